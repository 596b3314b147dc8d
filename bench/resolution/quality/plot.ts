import type { Calibration } from './confidence-bins.ts';

const SIZE = 360;
const EDGE = 44;
const SPAN = SIZE - 2 * EDGE;

const at = (share: number) => EDGE + share * SPAN;
const x = (share: number) => at(share).toFixed(1);
const y = (share: number) => (SIZE - at(share)).toFixed(1);

/** A reliability diagram: the nearer the dots are to the line, the more the stated confidence can be believed. */
export function plotCalibration({ bins, count, error }: Calibration): string {
  const dots = bins.map(({ said, came, count: held }) => {
    const radius = (3 + 9 * Math.sqrt(held / Math.max(1, count))).toFixed(1);
    return `<circle cx="${x(said)}" cy="${y(came)}" r="${radius}" fill="#2563eb" fill-opacity="0.7"><title>said ${said.toFixed(3)}, came true ${came.toFixed(3)}, ${held} sites</title></circle>`;
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<line x1="${x(share)}" y1="${y(0)}" x2="${x(share)}" y2="${y(1)}" stroke="#e5e7eb"/>`,
    `<line x1="${x(0)}" y1="${y(share)}" x2="${x(1)}" y2="${y(share)}" stroke="#e5e7eb"/>`,
    `<text x="${x(share)}" y="${SIZE - EDGE + 16}" text-anchor="middle">${share}</text>`,
    `<text x="${EDGE - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${share}</text>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" font-family="sans-serif" font-size="11" fill="#374151">
<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>
${ticks.join('\n')}
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#9ca3af" stroke-dasharray="4 4"/>
${dots.join('\n')}
<text x="${SIZE / 2}" y="16" text-anchor="middle" font-size="12">Confidence and truth, ${count} sites, error ${(error * 100).toFixed(1)}%</text>
<text x="${SIZE / 2}" y="${SIZE - 8}" text-anchor="middle">confidence that was stated</text>
<text x="12" y="${SIZE / 2}" text-anchor="middle" transform="rotate(-90 12 ${SIZE / 2})">share that was right</text>
</svg>
`;
}
