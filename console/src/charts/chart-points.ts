/** A number of a chart, with the name and the colour of its series. */
export interface ChartValue {
  name: string;
  color: string;
  value: number;
}

/** A place on the axis from left to right, and what the chart shows there. */
export interface ChartPoint {
  key: string;
  /** From 0 at the left end to 1 at the right one. */
  at: number;
  /** The day or moment, in full. */
  label: string;
  values: ChartValue[];
}

export interface AxisLabel {
  at: number;
  text: string;
}

/** The text about a point: series without anything are left out unless all are. */
export function describePoint({ label, values }: Pick<ChartPoint, 'label' | 'values'>): string {
  return `${label}: ${shownValues(values)
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ')}`;
}

export function shownValues(values: readonly ChartValue[]): ChartValue[] {
  const some = values.filter(({ value }) => value !== 0);
  return some.length > 0 ? some : values.slice(0, 1);
}

/** The point closest to a place on the axis. */
export function nearestPoint(points: readonly ChartPoint[], at: number): number {
  const distances = points.map((point) => Math.abs(point.at - at));
  return distances.indexOf(Math.min(...distances));
}

/**
 * The point that a key leads to, undefined for keys that lead nowhere. Without a point before, the last one
 * comes first.
 */
export function pointAfterKey(key: string, before: number | undefined, count: number): number | undefined {
  const last = count - 1;
  const from = before ?? last;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
