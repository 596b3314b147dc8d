/** Commands `domesday register …`. */
import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import {
  createRegister,
  type ImportProgress,
  type ImportResult,
  type OwnersImportResult,
  type OwnersState,
  type PreviousRegister,
} from '../modules/register/index.ts';
import { systemClock, ukDay } from '../shared/clock.ts';
import { OperatorError } from '../shared/problem.ts';
import { onStopSignal } from '../stop-signals.ts';
import { count, duration, type ProgressLine, progressLine, timeLeft } from './standard-error.ts';
import { withService } from './with-service.ts';

interface ImportCommandOptions {
  asOf?: string;
  allowShrink?: boolean;
}

const DATE = /^\d{4}-\d\d-\d\d$/;

export async function importRegisterCommand(path: string, options: ImportCommandOptions): Promise<void> {
  const { asOf, allowShrink } = options;
  if (asOf !== undefined && !(DATE.test(asOf) && new Date(asOf).toJSON()?.startsWith(asOf))) {
    throw new OperatorError(`--as-of must be a date like 2026-11-01, not "${asOf}".`);
  }
  // Later changes would count as older than the register, and be left out.
  if (asOf !== undefined && asOf > ukDay(systemClock.now())) {
    throw new OperatorError(`--as-of must not be in the future, as ${asOf} is. Nothing was changed.`);
  }
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    await withService(async ({ db, noticeImport }) => {
      const register = createRegister({ db, clock: systemClock });
      const settings = {
        path,
        signal: stop.signal,
        onProgress: reportTo(line),
        ...(asOf !== undefined && { asOf }),
        ...(allowShrink !== undefined && { allowShrink }),
      };
      // The content shows which of the two snapshots it is.
      const owners = await register.importOwners(settings);
      if (owners) {
        line.end();
        process.stdout.write(`${describeOwnersImport(owners).join('\n')}\n`);
        return;
      }
      const rejectDir = join(loadConfig().dataDir, 'register-rejects');
      const result = await register.importSnapshot({ ...settings, rejectDir });
      await noticeImport();
      line.end();
      process.stdout.write(`${describeImport(result).join('\n')}\n`);
    });
  } finally {
    line.end();
  }
}

export async function rollbackCommand(): Promise<void> {
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    await withService(async ({ db, signals }) => {
      line.show('Restoring the register before the last import');
      let withdrawal = { withdrawn: 0, sent: 0 };
      const previous = await createRegister({ db, clock: systemClock }).rollBack({
        signal: stop.signal,
        async onRolledBack(tx, restored) {
          withdrawal = await signals.withdrawImport(tx, restored);
        },
      });
      line.end();
      process.stdout.write(`${describeRollback(previous, withdrawal).join('\n')}\n`);
    });
  } finally {
    line.end();
  }
}

export async function registerStatusCommand(options: { json?: boolean }): Promise<void> {
  await withService(async ({ db }) => {
    const register = createRegister({ db, clock: systemClock });
    const state = await register.state();
    const previous = await register.previous();
    const owners = await register.ownersState();
    if (options.json) {
      const { companies, as_of, source, fingerprint, imported_at, import_ms } = state;
      const shown = {
        companies,
        as_of,
        source,
        fingerprint,
        imported_at,
        import_ms,
        previous: previous
          ? { companies: previous.companies, as_of: previous.as_of, source: previous.source }
          : null,
        owners: { owners: owners.owners, as_of: owners.as_of, source: owners.source },
      };
      process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
      return;
    }
    const imported = state.imported_at
      ? `${state.imported_at.toISOString()}${state.import_ms === null ? ', rolled back' : `, in ${duration(state.import_ms)}`}`
      : 'never; `domesday register import <file>` takes a snapshot of Companies House';
    process.stdout.write(
      [
        `companies    ${count(state.companies)}`,
        `as of        ${state.as_of ?? 'unknown'}`,
        `source       ${state.source ?? 'none'}`,
        `last import  ${imported}`,
        ...(previous
          ? [`before that  ${previousText(previous)}; \`domesday register rollback\` returns to it`]
          : []),
        `owners       ${describeOwnersState(owners)}`,
        '',
      ].join('\n'),
    );
  });
}

function reportTo(line: ProgressLine): (progress: ImportProgress) => void {
  let first: { at: number; bytes: number; companies: number } | undefined;
  return (progress) => {
    if (progress.step === 'comparing') line.show('Comparing with the register and writing what changed');
    else if (progress.step === 'indexing') {
      const { done, total } = progress;
      line.show(`Indexing ${Math.min(done + 1, total)} of ${total}`, done / total);
    } else {
      const { bytes, bytesTotal, companies } = progress;
      // Rows of an interrupted run do not count for the rate.
      first ??= { at: performance.now(), bytes, companies };
      const elapsedMs = performance.now() - first.at;
      const rate = elapsedMs > 0 ? Math.round(((companies - first.companies) / elapsedMs) * 1000) : 0;
      const left = timeLeft(elapsedMs, (bytes - first.bytes) / Math.max(1, bytesTotal - first.bytes));
      const parts = [
        `Reading ${Math.floor((bytes / bytesTotal) * 100)}%`,
        `${count(companies)} ${progress.unit ?? 'companies'}`,
      ];
      if (rate > 0) parts.push(`${count(rate)} a second`);
      if (left) parts.push(left);
      line.show(parts.join(', '), bytes / bytesTotal);
    }
  };
}

function describeImport(result: ImportResult): string[] {
  if (result.outcome === 'unchanged') {
    return [
      `This snapshot is the register already: ${count(result.companies)} companies${asOfText(result.asOf)}. Nothing was changed.`,
    ];
  }
  const { tally, rejectPath, resumedAt, durationMs } = result;
  const lines = [
    `The register holds ${count(result.companies)} companies${asOfText(result.asOf)}, imported in ${duration(durationMs)}.`,
  ];
  if (result.outcome === 'refreshed') {
    const { added, changed, removed, returned } = result;
    lines.push(
      added + changed + removed + returned === 0
        ? '  Nothing had changed.'
        : `  ${count(added)} added, ${count(changed)} changed, ${count(removed)} removed, ${count(returned)} returned`,
    );
  }
  if (result.outcome === 'refreshed' && result.signalsFrom) {
    lines.push(
      `  its signals are sent from ${result.signalsFrom.toISOString()}; \`domesday register rollback\` before then undoes the import without any`,
    );
  }
  if (resumedAt > 0) lines.push(`  continued after ${count(resumedAt)} companies of an interrupted import`);
  if (tally.rejected > 0) lines.push(`  ${count(tally.rejected)} damaged rows left out`);
  if (tally.duplicates > 0)
    lines.push(`  ${count(tally.duplicates)} rows left out whose number stood further up`);
  if (rejectPath) lines.push(`  those rows, with line and reason: ${rejectPath}`);
  const unknown = Object.entries(tally.unknown);
  if (unknown.length > 0) {
    lines.push(`  words that the Companies House API has no name for, taken as they are:`);
    for (const [prose, times] of unknown.slice(0, 20)) lines.push(`    ${prose} (${count(times)} rows)`);
    if (unknown.length > 20) lines.push(`    and ${unknown.length - 20} more`);
  }
  if (result.newerBefore) {
    lines.push(
      `  the register before was newer, as of ${result.newerBefore}; \`domesday register rollback\` returns to it`,
    );
  }
  if (result.asOf === null)
    lines.push('  its date is unknown; set it with --as-of, such as --as-of 2026-11-01');
  return lines;
}

function describeRollback(
  previous: PreviousRegister,
  { withdrawn, sent }: { withdrawn: number; sent: number },
): string[] {
  if (previous.companies === 0) {
    return [
      'No register is imported any more, as before the import. Without a Companies House key, the next start of the service brings a new sandbox.',
    ];
  }
  const lines = [`The register is the one before the import: ${previousText(previous)}.`];
  if (withdrawn > 0) lines.push(`  ${count(withdrawn)} signals withdrawn that had not been sent`);
  if (sent > 0) {
    lines.push(
      `  ${count(sent)} signals stay: they, or others about the same company, had been sent; the change back was signalled too`,
    );
  }
  return lines;
}

function previousText({ companies, as_of: asOf, source }: PreviousRegister): string {
  return companies === 0
    ? 'no imported register'
    : `${count(companies)} companies${asOfText(asOf)}, ${source ?? 'looked up one by one'}`;
}

function asOfText(asOf: string | null): string {
  return asOf === null ? '' : ` as of ${asOf}`;
}

/** The report of `domesday register import` about a snapshot of persons with significant control. */
function describeOwnersImport(result: OwnersImportResult): string[] {
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

function describeOwnersState({ owners, as_of: asOf, source }: OwnersState): string {
  if (source === null)
    return 'none; `domesday register import <file>` also takes the PSC snapshot of Companies House';
  return `${count(owners)}, as of ${asOf ?? 'unknown'}, from ${source}`;
}
