import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Clock } from '../../shared/clock.ts';
import { OperatorError } from '../../shared/problem.ts';
import type { LinkRow } from './link-row.ts';
import { exportNotes } from './notes.ts';
import { writeStaticIndex } from './static-index.ts';
import { type ExportFormat, writeTable } from './write-table.ts';

export interface ExportDeps {
  clock: Clock;
  /** Reads the links page by page. */
  readLinks: (options: { since: Date | null }) => AsyncIterable<LinkRow[]>;
  /** The registers whose data is in the links. */
  listSources: () => Promise<{ name: string; licence: string; attribution: string }[]>;
}

export interface ExportOptions {
  /** Only links that were read since then. */
  since: Date | null;
  /** Called with the number of links written so far. */
  onProgress: (links: number) => void;
}

/** Writes a file, with notes and a manifest of checksums beside it. The file appears when it is complete. */
export async function exportTable(
  { clock, readLinks, listSources }: ExportDeps,
  { path, format }: { path: string; format: ExportFormat },
  options: ExportOptions,
): Promise<{ links: number }> {
  const exportedAt = clock.now();
  const unfinished = `${path}.part`;
  try {
    const links = await writeTable(unfinished, format, pagesOf(readLinks, options));
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
}

/** Writes a folder of JSON files. It must be new or empty, so that nothing of an older export stays in it. */
export async function exportStatic(
  { clock, readLinks, listSources }: ExportDeps,
  folder: string,
  options: ExportOptions,
): Promise<{ links: number }> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0)
      throw new OperatorError(`${folder} is not empty. Name a new folder for the index.`);
    const exportedAt = clock.now();
    const sources = await listSources();
    const notes = 'README.md';
    const { links } = await writeStaticIndex(folder, pagesOf(readLinks, options), { exportedAt, notes });
    await writeFile(`${folder}/${notes}`, exportNotes(sources, { links, exportedAt }));
    return { links };
  } catch (error) {
    throw toOperatorError(folder, error);
  }
}

async function* pagesOf(readLinks: ExportDeps['readLinks'], { since, onProgress }: ExportOptions) {
  let links = 0;
  for await (const rows of readLinks({ since })) {
    yield rows;
    links += rows.length;
    onProgress(links);
  }
}

async function describeFile(path: string) {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return { name: basename(path), bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

function toOperatorError(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isFileError = typeof code === 'string' && /^E[A-Z]+$/.test(code);
  return isFileError ? new OperatorError(`${path} cannot be written (${code}).`) : error;
}
