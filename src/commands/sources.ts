/** Commands `domesday sources …`: data about companies from other registers. */
import { createSources, formatOf, SOURCE_KINDS, type SourceImport } from '../modules/sources/index.ts';
import { importVisitedSites } from '../modules/website/index.ts';
import { DAY_MS, systemClock } from '../shared/clock.ts';
import { onStopSignal } from '../stop-signals.ts';
import { count, progressLine } from './standard-error.ts';
import { withService } from './with-service.ts';

export async function importSourceCommand(path: string, options: { allowShrink?: boolean }): Promise<void> {
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    await withService(async ({ db }) => {
      const imported = await createSources({ db, clock: systemClock }).import({
        path,
        allowShrink: options.allowShrink,
        signal: stop.signal,
        onProgress: (read) => line.show(`Reading ${count(read)} records`),
      });
      line.end();
      process.stdout.write(`${describeImport(imported)}\n`);
    });
  } finally {
    line.end();
  }
}

function describeImport({ kind, read, kept, before, websites }: SourceImport): string {
  const { name, proves, attribution } = formatOf(kind);
  const instead = before > 0 ? `, instead of ${count(before)}` : '';
  const sites = proves === 'none' ? '' : ` They give ${count(websites)} websites.`;
  return `${name}: ${count(kept)} entries of UK companies in ${count(read)} records${instead}.${sites}\n${attribution}`;
}

/** Websites that a register gives to one company and our own reading to another. */
export async function contradictionsCommand(options: { json?: boolean; limit: number }): Promise<void> {
  await withService(async ({ db }) => {
    const sources = createSources({ db, clock: systemClock });
    const found = (await sources.listContradictions(options)).map(({ kind, value, ...rest }) => ({
      source: formatOf(kind).name,
      identifier: value,
      ...rest,
    }));
    if (options.json) {
      process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
      return;
    }
    const all = await sources.countContradictions();
    process.stdout.write(
      `${count(all)} ${all === 1 ? 'website is' : 'websites are'} registered for one company and read as another’s.\n`,
    );
    for (const { source, identifier, domain, registered_for, read_as, match_confidence } of found)
      process.stdout.write(
        `${domain}  ${source} ${identifier}: ${registered_for}; read as ${read_as} (${match_confidence})\n`,
      );
  });
}

export async function sourcesStatusCommand(options: { json?: boolean }): Promise<void> {
  await withService(async ({ db }) => {
    const held = await createSources({ db, clock: systemClock }).listStatus();
    const all = SOURCE_KINDS.map((kind) => ({ kind, status: held.find((one) => one.kind === kind) }));
    if (options.json) {
      const shown = all.map(({ kind, status }) => ({
        source: formatOf(kind).name,
        kind,
        companies: status?.companies ?? 0,
        websites: status?.websites ?? 0,
        trading_names: status?.trading_names ?? 0,
        records: status?.records_read ?? 0,
        file: status?.file ?? null,
        file_date: status?.file_date ?? null,
        imported_at: status?.imported_at ?? null,
        age_days: status ? ageInDays(status.imported_at) : null,
        licence: formatOf(kind).licence,
        attribution: formatOf(kind).attribution,
      }));
      process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
      return;
    }
    const width = Math.max(...SOURCE_KINDS.map((kind) => formatOf(kind).name.length));
    for (const { kind, status } of all) {
      const { name, file, fileKinds } = formatOf(kind);
      const text = status
        ? `${count(status.companies)} companies, ${count(status.websites)} websites, ${count(status.trading_names)} other names; ${status.file}, imported ${ageText(status.imported_at)}`
        : `not imported; ${file} (${fileKinds.join(', ')})`;
      process.stdout.write(`${name.padEnd(width)}  ${text}\n`);
    }
    const contradictions = await createSources({ db, clock: systemClock }).countContradictions();
    if (contradictions > 0)
      process.stdout.write(
        `${count(contradictions)} of the websites are read as another company’s; \`domesday sources contradictions\` lists them.\n`,
      );
  });
}

function ageInDays(at: Date): number {
  return Math.floor((systemClock.now().getTime() - at.getTime()) / DAY_MS);
}

function ageText(at: Date): string {
  const days = ageInDays(at);
  return days < 1 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'} ago`;
}

/** `domesday sites …`: the list of visited websites, which orders the candidates for a company's website. */
export async function importSitesCommand(path: string): Promise<void> {
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const line = progressLine(process.stderr);
  try {
    await withService(async ({ db }) => {
      const { before, now } = await importVisitedSites(db, {
        path,
        signal: stop.signal,
        onProgress: (read) => line.show(`Reading ${count(read)} websites`),
      });
      line.end();
      const instead = before > 0 ? ` instead of ${count(before)}` : '';
      process.stdout.write(`The list holds ${count(now)} ${now === 1 ? 'domain' : 'domains'}${instead}.\n`);
    });
  } finally {
    line.end();
  }
}
