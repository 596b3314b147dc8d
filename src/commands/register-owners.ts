import type { OwnersImportResult, OwnersState } from '../modules/register/index.ts';
import { count, duration } from './progress-line.ts';

/** What `domesday register import` says about a snapshot of persons with significant control. */
export function describeOwnersImport(result: OwnersImportResult): string[] {
  const asOf = result.asOf === null ? '' : ` as of ${result.asOf}`;
  if (result.outcome === 'unchanged') {
    return [
      `This snapshot was imported already: ${count(result.owners)} owners of companies${asOf}. Nothing was changed.`,
    ];
  }
  const { tally, damagedLines, newer, durationMs } = result;
  const lines = [
    `${count(result.owners)} owners of companies${asOf}, imported in ${duration(durationMs)}.`,
    `  ${count(tally.registered)} of them are on the UK register; ${count(tally.persons - tally.owners)} people and ${count(tally.statements + tally.exemptions)} statements left out`,
  ];
  if (newer > 0) lines.push(`  ${count(newer)} entries that are newer than the snapshot stayed`);
  if (tally.damaged > 0) {
    lines.push(`  ${count(tally.damaged)} damaged lines left out:`);
    for (const { part, line, reason } of damagedLines)
      lines.push(`    ${part}, line ${count(line)}: ${reason}`);
    const more = tally.damaged - damagedLines.length;
    if (more > 0) lines.push(`    and ${count(more)} more`);
  }
  if (result.asOf === null)
    lines.push('  its date is unknown; set it with --as-of, such as --as-of 2026-11-01');
  return lines;
}

export function describeOwnersState({ owners, as_of: asOf, source }: OwnersState): string {
  if (source === null)
    return 'none; `domesday register import <file>` also takes the PSC snapshot of Companies House';
  return `${count(owners)}, as of ${asOf ?? 'unknown'}, from ${source}`;
}
