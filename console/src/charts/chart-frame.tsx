import './charts.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { formatNumber } from '../lib/format.ts';
import {
  type AxisLabel,
  type ChartPoint,
  describePoint,
  nearestPoint,
  pointAfterKey,
  shownValues,
} from './chart-points.ts';
import { PointTable } from './point-table.tsx';

interface ChartFrameProps {
  /** A description of the chart in words. */
  label: string;
  points: ChartPoint[];
  /** The values that the lines across have, from 0 upwards. */
  ticks: number[];
  axisLabels: AxisLabel[];
  /** The height of the plot, without the labels below it. */
  height: number;
  /** The name of the axis from left to right, for the table. */
  axisName: string;
  /** The bars or the line, drawn over the whole plot. */
  children: ReactNode;
}

/**
 * A plot with its axes. Pointer and arrow keys move a tooltip from point to point, and a table has the same
 * numbers.
 */
export function ChartFrame({
  label,
  points,
  ticks,
  axisLabels,
  height,
  axisName,
  children,
}: ChartFrameProps) {
  const [chosen, setChosen] = useState<number>();
  const top = ticks.at(-1) || 1;
  const current = chosen === undefined ? undefined : points[chosen];
  const last = points.at(-1);

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(nearestPoint(points, (event.clientX - left) / width));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return setChosen(undefined);
    const next = pointAfterKey(event.key, chosen, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  return (
    <figure className="chart" aria-label={label}>
      <div className="chart-body">
        <div className="chart-ticks tabular" style={{ height }} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
              {formatNumber(tick)}
            </span>
          ))}
        </div>
        <div className="chart-plot">
          {/* A slider is what screen readers know that arrow keys move, and whose value they read aloud. */}
          <div
            className="chart-area"
            style={{ height }}
            role="slider"
            tabIndex={0}
            aria-label={`${label}. The arrow keys move through it`}
            aria-valuemin={0}
            aria-valuemax={points.length - 1}
            aria-valuenow={chosen ?? points.length - 1}
            aria-valuetext={current || last ? describePoint((current ?? last) as ChartPoint) : undefined}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setChosen(points.length - 1)}
            onBlur={() => setChosen(undefined)}
            onPointerMove={onPointerMove}
            onPointerLeave={() => setChosen(undefined)}
          >
            {ticks.map((tick) => (
              <div key={tick} className="chart-line" style={{ bottom: `${(tick / top) * 100}%` }} />
            ))}
            {current && <div className="chart-mark" style={{ left: `${current.at * 100}%` }} />}
            {children}
            {current && <Tooltip point={current} />}
          </div>
          <div className="chart-labels" aria-hidden>
            {axisLabels.map(({ at, text }) => (
              <span key={at} style={{ left: `${at * 100}%` }}>
                {text}
              </span>
            ))}
          </div>
        </div>
      </div>
      <PointTable caption={label} points={points} axisName={axisName} />
    </figure>
  );
}

/** Beside its point, on the side that has more room. */
function Tooltip({ point }: { point: ChartPoint }) {
  const side = point.at > 0.5 ? { right: `${(1 - point.at) * 100}%` } : { left: `${point.at * 100}%` };
  return (
    <div className="chart-tooltip" style={side} aria-hidden>
      <strong>{point.label}</strong>
      {shownValues(point.values).map(({ name, color, value }) => (
        <div key={name}>
          <span className="chart-swatch" style={{ background: color }} />
          {name}: <span className="tabular">{formatNumber(value)}</span>
        </div>
      ))}
    </div>
  );
}
