/**
 * The open index: every current link between a domain and a company, for anybody, with nothing that belongs to an account. As a table
 * (CSV, JSON lines, Parquet) with its data dictionary and checksums, and as a folder of JSON files that any web server can serve
 * and `domesday resolve --index` reads.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { OperatorError } from '../../shared/problem.ts';
import { readLinks } from './links.store.ts';
import { exportNotes } from './notes.ts';
import { writeStaticIndex } from './static-index.ts';
import { type ExportFormat, writeTable } from './write-table.ts';

export { lookUpInIndex } from './look-up.ts';
export { EXPORT_FORMATS, type ExportFormat } from './write-table.ts';

interface OpenIndexOptions {
  db: Database;
  clock: Clock;
  /** The registers whose data is in the links. */
  listSources: () => Promise<{ name: string; licence: string; attribution: string }[]>;
}

interface ExportOptions {
  /** Only links that were read since then. */
  since: Date | null;
  onProgress: (links: number) => void;
}

export function createOpenIndex({ db, clock, listSources }: OpenIndexOptions) {
  const pages = async function* ({ since, onProgress }: ExportOptions) {
    let links = 0;
    for await (const rows of readLinks(db, { since })) {
      yield rows;
      links += rows.length;
      onProgress(links);
    }
  };
  return {
    /** A file, with notes and a manifest of checksums beside it. The file appears when it is whole. */
    async exportTable(
      path: string,
      format: ExportFormat,
      options: ExportOptions,
    ): Promise<{ links: number }> {
      const exportedAt = clock.now();
      const unfinished = `${path}.part`;
      try {
        const links = await writeTable(unfinished, format, pages(options));
        const notes = exportNotes(await listSources(), { links, exportedAt });
        await writeFile(`${path}.README.md`, notes);
        await rename(unfinished, path);
        const files = await Promise.all([path, `${path}.README.md`].map(describeFile));
        const since = options.since?.toISOString() ?? null;
        const manifest = { exported_at: exportedAt.toISOString(), since, format, links, files };
        await writeFile(`${path}.manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
        return { links };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw toOperatorError(path, error);
      }
    },
    /** A folder of JSON files. It must be new or empty, so that nothing of an older export stays in it. */
    async exportStatic(folder: string, options: ExportOptions): Promise<{ links: number }> {
      try {
        await mkdir(folder, { recursive: true });
        if ((await readdir(folder)).length > 0)
          throw new OperatorError(`${folder} is not empty. Name a new folder for the index.`);
        const exportedAt = clock.now();
        const sources = await listSources();
        const notes = 'README.md';
        const { links } = await writeStaticIndex(folder, pages(options), { exportedAt, notes });
        await writeFile(`${folder}/${notes}`, exportNotes(sources, { links, exportedAt }));
        return { links };
      } catch (error) {
        throw toOperatorError(folder, error);
      }
    },
  };
}

async function describeFile(path: string) {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return { name: basename(path), bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

function toOperatorError(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isOfFile = typeof code === 'string' && /^E[A-Z]+$/.test(code);
  return isOfFile ? new OperatorError(`${path} cannot be written (${code}).`) : error;
}
