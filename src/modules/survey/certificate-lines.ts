import { LINE_CHARACTERS_MAX } from '../../platform/file-lines.ts';
import { DAMAGED, domainsIn, NOTHING, type ReadDomain, type ReadLine } from './list-line.ts';

/**
 * Fields of the programs that follow certificate logs, and of crt.sh: the names for which a certificate was
 * issued.
 */
const NAMES = /"(?:all_domains|dns_names|name_value|common_name)"\s*:\s*(\[[^\]]*\]|"(?:[^"\\]|\\.)*")/g;

/**
 * Reads JSON objects of certificates, one per line, also as an array with a line for each. Chains of
 * certificates make long lines, which are cut; their names are at the beginning.
 */
export function openCertificateReader(
  firstLines: readonly string[],
  readDomain: ReadDomain,
): ReadLine | undefined {
  const first = firstLines.map((line) => line.trim()).find((line) => line !== '' && line !== '[');
  if (!first || !/^\[?\s*\{/.test(first)) return undefined;
  return (line) => {
    const text = line.trim();
    if (text === '' || text === '[' || text === ']') return NOTHING;
    // A whole array in one line would be read in part.
    if (text.startsWith('[') && text.length >= LINE_CHARACTERS_MAX) return DAMAGED;
    const values = [...text.matchAll(NAMES)].map(([, value = '""']) => value);
    const names = values.flatMap(namesIn);
    // Heartbeats and the like.
    if (names.length === 0) return text.includes('"message_type"') ? NOTHING : DAMAGED;
    return domainsIn(names, readDomain);
  };
}

function namesIn(json: string): string[] {
  try {
    const value = JSON.parse(json) as unknown;
    const texts = Array.isArray(value) ? value : [value];
    return texts.flatMap((text) => (typeof text === 'string' ? text.split('\n') : []));
  } catch {
    return [];
  }
}
