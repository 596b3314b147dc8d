import { rates, tally } from '../labelled/scoring.ts';
import { compareLosses, mentionFigures } from './figures.ts';
import type { HeldOutFigures } from './hold-out.ts';

const percent = (share: number | undefined) => `${(100 * (share ?? 1)).toFixed(1)}%`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;

/** Mentions of each reading beside the first, which is that of the service. */
export function mentionTable(readings: readonly HeldOutFigures[]): string {
  return [
    '| features | accuracy | log loss | more than the first (standard error over sites) | weights | KB |',
    '|---|---|---|---|---|---|',
    ...readings.map(({ id, mentions, weights, kilobytes }, i) => {
      const { accuracy, logLoss } = mentionFigures(mentions);
      const { difference, error } = compareLosses(readings[0]?.mentions ?? [], mentions);
      const beside = i === 0 ? '' : `${signed(difference)} (${error.toFixed(3)})`;
      return `| ${id} | ${percent(accuracy)} | ${logLoss.toFixed(3)} | ${beside} | ${weights} | ${kilobytes.toFixed(0)} |`;
    }),
  ].join('\n');
}

export function siteTable(readings: readonly HeldOutFigures[]): string {
  return [
    '| features of the role model | sites | pass | wrong matches | coverage | unlike the first |',
    '|---|---|---|---|---|---|',
    ...readings.map(({ id, sites }) => {
      const counts = tally(sites);
      const { pass, coverage } = rates(counts);
      const first = readings[0]?.sites ?? [];
      const gained = sites.filter(({ isPass }, i) => isPass && !first[i]?.isPass).length;
      const lost = sites.filter(({ isPass }, i) => !isPass && first[i]?.isPass).length;
      return `| ${id} | ${counts.sites} | ${counts.passed} (${percent(pass)}) | ${counts.wrongMatches} of ${counts.matched} | ${counts.covered} of ${counts.matchable} (${percent(coverage)}) | ${gained} more pass, ${lost} no longer |`;
    }),
  ].join('\n');
}

export function dataLine({ mentions }: HeldOutFigures): string {
  const own = mentions.filter(({ isOperator }) => isOperator).length;
  const sites = new Set(mentions.map(({ site }) => site)).size;
  return `${mentions.length} mentions on ${sites} held-out sites, ${own} of them the operator's.`;
}
