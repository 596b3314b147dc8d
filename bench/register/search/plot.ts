import type { SizeFigures } from './figures.ts';
import type { QueryKind } from './queries.ts';

/** The p50 of a few kinds by the size of the register, both scales logarithmic, as an SVG. */
const SHOWN: { label: string; colour: string; p50(size: SizeFigures): number | undefined }[] = [
  { label: 'exact', colour: '#1b6ca8', p50: named('exact') },
  { label: 'prefix', colour: '#2a9d8f', p50: named('prefix') },
  { label: 'one typing error', colour: '#e76f51', p50: named('one typing error') },
  { label: 'two typing errors', colour: '#9b2226', p50: named('two typing errors') },
  { label: 'two common words', colour: '#6a4c93', p50: listed('two common words') },
  { label: 'filters, page 50', colour: '#8d6e00', p50: listed('filters, page 50') },
];

const LEFT = 60;
const TOP = 20;
const WIDTH = 420;
const HEIGHT = 260;
const MS_MIN = 0.1;
const MS_MAX = 100;

function named(kind: QueryKind) {
  return ({ names }: SizeFigures) => names[kind]?.p50;
}

function listed(list: string) {
  return ({ lists }: SizeFigures) => lists[list]?.p50;
}

export function renderPlot(figures: SizeFigures[]): string {
  const sizes = figures.map(({ rows }) => rows).sort((a, b) => a - b);
  const span = Math.log((sizes.at(-1) ?? 1) / (sizes[0] ?? 1)) || 1;
  const x = (rows: number) => LEFT + (Math.log(rows / (sizes[0] ?? 1)) / span) * WIDTH;
  const y = (ms: number) => TOP + HEIGHT * (1 - Math.log(ms / MS_MIN) / Math.log(MS_MAX / MS_MIN));
  const grid = [0.1, 1, 10, 100].map(
    (ms) => `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ddd"/>
<text x="${LEFT - 8}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`,
  );
  const ticks = sizes.map(
    (rows) =>
      `<text x="${x(rows)}" y="${TOP + HEIGHT + 20}" text-anchor="middle">${rows.toLocaleString('en-GB')}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" font-family="sans-serif" font-size="12">
<rect width="640" height="320" fill="#fff"/>
${grid.join('\n')}
${ticks.join('\n')}
${lines(figures, x, y).join('\n')}
<text x="${LEFT}" y="12">Search, p50 by the number of companies</text>
</svg>
`;
}

function lines(figures: SizeFigures[], x: (rows: number) => number, y: (ms: number) => number): string[] {
  const bySize = [...figures].sort((a, b) => a.rows - b.rows);
  const drawn = SHOWN.map(({ label, colour, p50 }) => ({
    label,
    colour,
    points: bySize.flatMap((size) => {
      const ms = p50(size);
      return ms === undefined ? [] : [{ x: x(size.rows), y: y(ms) }];
    }),
  })).sort((a, b) => (a.points.at(-1)?.y ?? 0) - (b.points.at(-1)?.y ?? 0));
  let lastLabel = 0;
  return drawn.map(({ label, colour, points }) => {
    // Labels of lines that end close together are placed below one another.
    lastLabel = Math.max(lastLabel + 14, (points.at(-1)?.y ?? 0) + 4);
    const path = points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ');
    const dots = points.map(
      (point) => `<circle cx="${point.x.toFixed(1)}" cy="${point.y.toFixed(1)}" r="3" fill="${colour}"/>`,
    );
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}
<text x="${LEFT + WIDTH + 10}" y="${lastLabel.toFixed(1)}" fill="${colour}">${label}</text>`;
  });
}
