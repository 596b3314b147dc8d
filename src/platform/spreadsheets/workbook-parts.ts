import type { ZipEntry } from '../zip.ts';
import type { XmlHandler } from './scan-xml.ts';

/** The files of a workbook by their path in the archive. */
type Parts = ReadonlyMap<string, ZipEntry>;
type Scan = (part: ZipEntry, handler: XmlHandler) => Promise<void>;

/** Parts of real spreadsheets pack 10 to 60 times smaller; a bomb up to 1,000 times. */
const PACKED_RATIO_MAX = 200;
const SMALL_PART_BYTES = 1024 * 1024;

/** Whether a part has more bytes, unpacked, than the caller reads, or so many that it is a bomb. */
export function isTooLarge({ bytes, packedBytes }: ZipEntry, bytesMax: number): boolean {
  return bytes > Math.min(bytesMax, Math.max(SMALL_PART_BYTES, packedBytes * PACKED_RATIO_MAX));
}

/**
 * The sheets of an XLSX workbook that are not hidden, in their order. `scan` reads a part within the caller's
 * limits.
 */
export async function readWorkbook(
  parts: Parts,
  scan: Scan,
): Promise<{ sheets: ZipEntry[]; dates1904: boolean }> {
  const workbook = parts.get('xl/workbook.xml');
  const ids: string[] = [];
  let dates1904 = false;
  if (workbook)
    await scan(workbook, {
      open(name, attributes) {
        if (name === 'workbookPr') dates1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
        const id = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1];
        if (name === 'sheet' && id !== undefined && !/hidden/i.test(attributes.state ?? '')) ids.push(id);
      },
    });
  const targets = await readRelationships(parts.get('xl/_rels/workbook.xml.rels'), scan);
  const paths = ids.map((id) => targets.get(id) ?? '').filter((path) => path.includes('/worksheets/'));
  const named = paths.length > 0 ? paths : ['xl/worksheets/sheet1.xml'];
  return { sheets: named.flatMap((path) => parts.get(path) ?? []), dates1904 };
}

/** Paths in the archive by relationship id. */
async function readRelationships(part: ZipEntry | undefined, scan: Scan): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  if (!part) return targets;
  await scan(part, {
    open(name, { Id, Target }) {
      if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`);
    },
  });
  return targets;
}

/** `AB12` is column 27. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 4)
    .toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64;
  return Math.max(0, column - 1);
}

/** Control characters are written as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
