import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type LinkRow, linkJson } from './link-row.ts';

/** Describes a folder of JSON files, so that other releases can change how it is divided. */
export interface IndexManifest {
  kind: 'domesday-link-index';
  version: 1;
  /** How many characters of a domain name its file. */
  prefix_length: number;
  links: number;
  files: number;
  exported_at: string;
  notes: string;
}

/** With 12 million domains a file has about 300 of them, 60 kB. */
const PREFIX_LENGTH = 3;

/** The file of a domain: its first characters, `_` where the name is shorter or has another character. */
export function shardOf(domain: string, prefixLength: number): string {
  const prefix = domain
    .slice(0, prefixLength)
    .replace(/[^a-z0-9-]/g, '_')
    .padEnd(prefixLength, '_');
  return `${prefix.slice(0, 1)}/${prefix}.json`;
}

/**
 * One JSON file for each beginning of domains, from links in the order of domains. A plain web server can
 * serve it.
 */
export async function writeStaticIndex(
  folder: string,
  pages: AsyncIterable<readonly LinkRow[]>,
  { exportedAt, notes }: { exportedAt: Date; notes: string },
): Promise<IndexManifest> {
  let shard: { path: string; links: LinkRow[] } | undefined;
  let links = 0;
  const files = new Set<string>();
  const flush = async () => {
    if (!shard) return;
    const path = join(folder, shard.path);
    await mkdir(dirname(path), { recursive: true });
    // Names with characters of their own share a file with others, which come later.
    const before = files.has(shard.path) ? (JSON.parse(await readFile(path, 'utf8')) as object[]) : [];
    files.add(shard.path);
    await writeFile(path, `${JSON.stringify([...before, ...shard.links.map(linkJson)])}\n`);
  };
  for await (const rows of pages)
    for (const row of rows) {
      const path = shardOf(row.domain, PREFIX_LENGTH);
      if (shard?.path !== path) {
        await flush();
        shard = { path, links: [] };
      }
      shard.links.push(row);
      links += 1;
    }
  await flush();
  const manifest: IndexManifest = {
    kind: 'domesday-link-index',
    version: 1,
    prefix_length: PREFIX_LENGTH,
    links,
    files: files.size,
    exported_at: exportedAt.toISOString(),
    notes,
  };
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
