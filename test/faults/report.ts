import type { RoundReport } from './database-rounds.ts';
import type { MixedReport } from './mixed-rounds.ts';

/** One line for each kind of round: how many held, and the slowest figures. */
export function printTable(reports: readonly RoundReport[]): void {
  if (reports.length === 0) return;
  const kinds = [...new Set(reports.map(kindOf))];
  const lines = kinds.map((kind) => {
    const of = reports.filter((report) => kindOf(report) === kind);
    const held = of.filter(({ faults }) => faults.length === 0).length;
    const figures = [
      median(of.map(({ awayMs }) => awayMs)),
      median(of.map(({ goesOnAfterMs }) => goesOnAfterMs)),
      Math.max(...of.map(({ goesOnAfterMs }) => goesOnAfterMs)),
      Math.max(...of.map(({ allDoneAfterMs }) => allDoneAfterMs)),
    ].map(seconds);
    return `| ${[kind, `${held} of ${of.length}`, ...figures].join(' | ')} |`;
  });
  process.stdout.write(
    [
      '| database, fault | held | away, median | next job, median | next job, slowest | all jobs, slowest |',
      '|---|---|---|---|---|---|',
      ...lines,
      '',
      ...reports.flatMap((report) => report.faults.map((fault) => `${kindOf(report)}: ${fault}`)),
      '',
    ].join('\n'),
  );
}

export function printMixed(reports: readonly MixedReport[]): void {
  if (reports.length === 0) return;
  const kinds = [...new Set(reports.map(({ fault }) => fault))];
  const lines = kinds.map((kind) => {
    const of = reports.filter(({ fault }) => fault === kind);
    const held = of.filter(({ faults }) => faults.length === 0).length;
    const slowest = Math.max(...of.map(({ tookMs }) => tookMs));
    return `| ${[kind, `${held} of ${of.length}`, seconds(slowest)].join(' | ')} |`;
  });
  process.stdout.write(
    [
      '| fault | held | slowest round |',
      '|---|---|---|',
      ...lines,
      '',
      ...reports.flatMap(({ fault, faults }) => faults.map((each) => `${fault}: ${each}`)),
      '',
    ].join('\n'),
  );
}

const kindOf = ({ database, fault }: RoundReport) => `${database}, ${fault}`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
