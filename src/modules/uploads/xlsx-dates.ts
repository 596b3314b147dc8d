import type { Readable } from 'node:stream';
import { scanXml } from '../../platform/spreadsheets/scan-xml.ts';

/** Whether a number format of a workbook shows a day, a time of a day, or no date at all. */
export type DateKind = 'none' | 'day' | 'moment' | 'time';

/** Formats that every workbook has without declaring them. */
const BUILT_IN: [from: number, to: number, kind: DateKind][] = [
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'moment'],
  [27, 31, 'day'],
  [32, 35, 'time'],
  [36, 36, 'day'],
  [45, 47, 'time'],
  [50, 58, 'day'],
];

/** The kind of each cell style, by the number by which cells refer to it. */
export async function readDateStyles(
  stylesXml: Readable | undefined,
  bytesMax: number,
): Promise<readonly DateKind[]> {
  if (!stylesXml) return [];
  const declared = new Map<number, DateKind>();
  const styles: DateKind[] = [];
  let isInCellStyles = false;
  await scanXml(
    stylesXml,
    {
      open(name, attributes) {
        if (name === 'cellXfs') isInCellStyles = true;
        else if (name === 'numFmt')
          declared.set(Number(attributes.numFmtId), kindOfFormat(attributes.formatCode ?? ''));
        else if (name === 'xf' && isInCellStyles) {
          const id = Number(attributes.numFmtId ?? 0);
          styles.push(declared.get(id) ?? builtIn(id));
        }
      },
      close(name) {
        if (name === 'cellXfs') isInCellStyles = false;
      },
    },
    bytesMax,
  );
  return styles;
}

function builtIn(id: number): DateKind {
  return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'none';
}

/**
 * By the letters of `dd/mm/yyyy hh:mm`, without quoted text, escapes, and colours and currencies in brackets.
 */
export function kindOfFormat(code: string): DateKind {
  const [bare = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1);
  if (/general/i.test(bare) || /[#0?]/.test(bare.replace(/s\.0+/gi, ''))) return 'none';
  const hasDay = /[dy]/i.test(bare);
  const hasTime = /[hs]/i.test(bare);
  if (hasDay) return hasTime ? 'moment' : 'day';
  if (hasTime) return 'time';
  return /m/i.test(bare) ? 'day' : 'none';
}

const DAY_MS = 86_400_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** The last day of the year 9999, beyond which spreadsheets have no dates. */
const SERIAL_MAX = 2_958_465;

/** A day number as `2026-03-31`, with the time where the format shows one. */
export function formatSerial(serial: number, kind: DateKind, dates1904: boolean): string {
  if (kind === 'none' || serial < 0 || serial > SERIAL_MAX) return String(serial);
  const seconds = Math.round(serial * 86_400) * 1_000;
  const at = new Date((dates1904 ? EPOCH_1904 : EPOCH_1900) + seconds).toISOString();
  if (kind === 'time' && serial < 1) return at.slice(11, 19);
  const hasTime = seconds % DAY_MS !== 0;
  return kind === 'day' || !hasTime ? at.slice(0, 10) : `${at.slice(0, 10)} ${at.slice(11, 19)}`;
}
