import { SEVERITIES, type Severity } from '../../../src/shared/signal-types.ts';
import { SEVERITY_COLORS } from '../components/badges.tsx';
import { words } from '../lib/format.ts';
import type { ChartValue } from './chart-points.ts';

export type BySeverity = Record<Severity, number>;

export const NO_SIGNALS: BySeverity = { info: 0, notice: 0, warning: 0, critical: 0 };

/** The severities that any of the bars has, the least severe first: it is the lowest part of a bar. */
export function usedSeverities(bars: readonly BySeverity[]): Severity[] {
  return SEVERITIES.filter((severity) => bars.some((bar) => bar[severity] > 0));
}

export function severityValues(bar: BySeverity, used: readonly Severity[]): ChartValue[] {
  return used.map((severity) => ({ ...severitySeries(severity), value: bar[severity] }));
}

export function severitySeries(severity: Severity): Omit<ChartValue, 'value'> {
  return { name: words(severity), color: `var(--mantine-color-${SEVERITY_COLORS[severity]}-6)` };
}
