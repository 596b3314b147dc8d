import { createOpenIndex, EXPORT_FORMATS, type ExportFormat } from '../modules/open-index/index.ts';
import { createSources, formatOf } from '../modules/sources/index.ts';
import { systemClock } from '../shared/clock.ts';
import { OperatorError } from '../shared/problem.ts';
import { parseDay } from './shared-options.ts';
import { count, progressLine } from './standard-error.ts';
import { withService } from './with-service.ts';

interface ExportLinksOptions {
  format: string;
  since?: string;
  output: string;
}

/** `domesday export links`: every current link, as a table or as a folder of JSON files. */
export async function exportLinksCommand({ format, since, output }: ExportLinksOptions): Promise<void> {
  const known = [...EXPORT_FORMATS, 'site'];
  if (!known.includes(format))
    throw new OperatorError(`--format is one of ${known.join(', ')}, and not ${format}.`);
  const sinceDay = since === undefined ? null : parseDay('--since', since);
  const line = progressLine(process.stderr);
  try {
    await withService(async ({ db }) => {
      const index = createOpenIndex({ db, clock: systemClock, listSources: () => listSources(db) });
      const options = {
        since: sinceDay,
        onProgress: (written: number) => line.show(`Writing ${count(written)} links`),
      };
      const { links } =
        format === 'site'
          ? await index.exportStatic(output, options)
          : await index.exportTable(output, format as ExportFormat, options);
      line.end();
      const beside = format === 'site' ? '' : `, with ${output}.README.md and ${output}.manifest.json`;
      process.stdout.write(`${count(links)} ${links === 1 ? 'link' : 'links'} in ${output}${beside}.\n`);
    });
  } finally {
    line.end();
  }
}

async function listSources(db: Parameters<typeof createSources>[0]['db']) {
  const held = await createSources({ db, clock: systemClock }).listStatus();
  return held.map(({ kind }) => formatOf(kind));
}
