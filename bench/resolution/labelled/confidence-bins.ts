/** The confidence of one answer, from 0 to 1, and whether the answer is right: 1 or 0. */
export interface ConfidencePoint {
  said: number;
  came: number;
}

interface Bin {
  from: number;
  to: number;
  count: number;
  /** The mean confidence. */
  said: number;
  /** The share of right answers. */
  came: number;
}

export interface Calibration {
  bins: Bin[];
  /** Expected calibration error over ten bins of equal width. */
  error: number;
  count: number;
}

/** Finer where most of the sites are. */
const SHOWN = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1];
const TENTHS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** How far stated confidences agree with how often the answers were right. */
export function calibratePoints(points: readonly ConfidencePoint[]): Calibration {
  const error = inBins(points, TENTHS).reduce(
    (sum, { count, said, came }) => sum + count * Math.abs(said - came),
    0,
  );
  return {
    bins: inBins(points, SHOWN),
    error: points.length === 0 ? 0 : error / points.length,
    count: points.length,
  };
}

function inBins(points: readonly ConfidencePoint[], edges: readonly number[]): Bin[] {
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] ?? 0;
    const held = points.filter(({ said }) => said >= from && (said < to || (to === 1 && said === 1)));
    const mean = (of: (point: ConfidencePoint) => number) =>
      held.reduce((sum, point) => sum + of(point), 0) / held.length;
    return held.length === 0
      ? []
      : [{ from, to, count: held.length, said: mean(({ said }) => said), came: mean(({ came }) => came) }];
  });
}
