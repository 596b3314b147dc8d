import { readFile } from 'node:fs/promises';
import { OperatorError } from '../../shared/problem.ts';
import { type IndexManifest, shardOf } from './static-index.ts';

/** A link as the files of a static index have it. */
interface IndexedLink {
  domain: string;
  company_number: string;
  company_name: string | null;
  match_confidence: number;
  evidence_kinds: string[];
  first_read: string;
  last_read: string;
}

interface IndexAnswer {
  domain: string;
  /** The likeliest first. */
  links: IndexedLink[];
  exported_at: string;
}

/** Reads one file below an address; undefined where there is none. */
type ReadIndexFile = (path: string) => Promise<string | undefined>;

/** Looks a domain up in a static index, which is a folder or on a web server. */
export async function lookUpInIndex(
  place: string,
  domain: string,
  download: (url: string) => Promise<string | undefined>,
): Promise<IndexAnswer> {
  const read = readerOf(place, download);
  const manifest = parsed<IndexManifest>(place, await read('index.json'));
  if (manifest?.kind !== 'domesday-link-index')
    throw new OperatorError(`${place} is no index of links: it has no index.json of one.`);
  if (manifest.version !== 1)
    throw new OperatorError(
      `${place} is an index of version ${manifest.version}; this release reads version 1.`,
    );
  const links = parsed<IndexedLink[]>(place, await read(shardOf(domain, manifest.prefix_length))) ?? [];
  return {
    domain,
    links: links
      .filter((link) => link.domain === domain)
      .sort((a, b) => b.match_confidence - a.match_confidence),
    exported_at: manifest.exported_at,
  };
}

function readerOf(place: string, download: (url: string) => Promise<string | undefined>): ReadIndexFile {
  if (/^https?:\/\//i.test(place)) return (path) => download(`${place.replace(/\/+$/, '')}/${path}`);
  return async (path) => {
    try {
      return await readFile(`${place}/${path}`, 'utf8');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return undefined;
      throw new OperatorError(`${place}/${path} cannot be read (${code}).`);
    }
  };
}

function parsed<T>(place: string, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new OperatorError(`${place} is damaged: a file of it is not JSON.`);
  }
}
