import type { SiteAnswer } from './scoring.ts';
import type { ExpectedAnswer } from './site-file.ts';

export interface ScoredAnswer {
  expected: ExpectedAnswer;
  answer: SiteAnswer;
}

/** The result of accepting the likeliest company of every answer at this confidence or above. */
export interface CurvePoint {
  confidence: number;
  precision: number;
  coverage: number;
}

/** From the surest answers to all of them; reviews count with the confidence of their first candidate. */
export function precisionCurve(scored: readonly ScoredAnswer[]): CurvePoint[] {
  const matchable = scored.filter(({ expected }) => expected.match_status === 'matched').length;
  const offers = scored
    .flatMap(({ expected, answer: { number, candidates, confidence } }) => {
      const offered = number ?? candidates[0];
      if (offered === undefined || confidence === null) return [];
      const isRight = expected.acceptable_numbers.includes(offered);
      return [{ confidence, isRight, isCovered: isRight && expected.match_status === 'matched' }];
    })
    .sort((a, b) => b.confidence - a.confidence);
  let right = 0;
  let covered = 0;
  const points = offers.map(({ confidence, isRight, isCovered }, i) => {
    right += Number(isRight);
    covered += Number(isCovered);
    return { confidence, precision: right / (i + 1), coverage: covered / Math.max(1, matchable) };
  });
  // Answers of the same confidence can only be accepted all together.
  return points.filter(({ confidence }, i) => points[i + 1]?.confidence !== confidence);
}

/** The point of the service: the answers that it calls matched. */
export function todaysPoint(scored: readonly ScoredAnswer[]): Omit<CurvePoint, 'confidence'> {
  const matched = scored.filter(({ answer }) => answer.status === 'matched');
  const isRight = ({ expected, answer }: ScoredAnswer) =>
    expected.acceptable_numbers.includes(answer.number ?? '-');
  const matchable = scored.filter(({ expected }) => expected.match_status === 'matched');
  const covered = matchable.filter((one) => one.answer.status === 'matched' && isRight(one));
  return {
    precision: matched.filter(isRight).length / Math.max(1, matched.length),
    coverage: covered.length / Math.max(1, matchable.length),
  };
}

const [WIDTH, HEIGHT, EDGE] = [460, 320, 48];
const PRECISION_FROM = 0.9;
const x = (coverage: number) => (EDGE + coverage * (WIDTH - 2 * EDGE)).toFixed(1);
const y = (precision: number) => {
  const share = (Math.max(PRECISION_FROM, precision) - PRECISION_FROM) / (1 - PRECISION_FROM);
  return (HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1);
};

/** Precision against coverage as a picture, with today's decision marked. */
export function plotPrecision(scored: readonly ScoredAnswer[]): string {
  const line = precisionCurve(scored)
    .map(({ precision, coverage }) => `${x(coverage)},${y(precision)}`)
    .join(' ');
  const today = todaysPoint(scored);
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
    const precision = PRECISION_FROM + share * (1 - PRECISION_FROM);
    return [
      `<text x="${x(share)}" y="${HEIGHT - EDGE + 16}" text-anchor="middle">${share * 100}%</text>`,
      `<text x="${EDGE - 6}" y="${Number(y(precision)) + 4}" text-anchor="end">${(precision * 100).toFixed(1)}%</text>`,
      `<line x1="${x(0)}" y1="${y(precision)}" x2="${x(1)}" y2="${y(precision)}" stroke="#e5e7eb"/>`,
    ];
  });
  const label = `today: ${(today.precision * 100).toFixed(1)}% right, ${(today.coverage * 100).toFixed(1)}% covered`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="11" fill="#374151">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${ticks.join('\n')}
<polyline points="${line}" fill="none" stroke="#2563eb" stroke-width="1.5"/>
<circle cx="${x(today.coverage)}" cy="${y(today.precision)}" r="5" fill="#dc2626"/>
<text x="${Number(x(today.coverage)) - 10}" y="${Number(y(today.precision)) + 22}" text-anchor="end" fill="#dc2626">${label}</text>
<text x="${WIDTH / 2}" y="20" text-anchor="middle" font-size="12">Precision against coverage, ${scored.length} sites</text>
<text x="${WIDTH / 2}" y="${HEIGHT - 10}" text-anchor="middle">share of the matchable sites whose company is accepted</text>
</svg>
`;
}
