import type { SourceKind } from './formats/index.ts';

/** The result of an import. */
export interface SourceImport {
  kind: SourceKind;
  /** Records in the file. */
  read: number;
  /** Entries of companies that are kept, now and before. */
  kept: number;
  before: number;
  websites: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day that publishers write into the name of a file: `20261115`, `2026-11-15` or `15_November_2026`. */
export function dayInFileName(name: string): string | null {
  const numeric = /(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(name);
  if (numeric) return dayOf(numeric[1], numeric[2], numeric[3]);
  const words = /(?<!\d)(\d{1,2})[-_ ]([a-z]{3})[a-z]*[-_ ](20\d\d)(?!\d)/i.exec(name);
  const month = MONTHS.indexOf(words?.[2]?.toLowerCase() ?? '') + 1;
  return month > 0 ? dayOf(words?.[3], String(month), words?.[1]) : null;
}

/** Null where the calendar has no such day. */
function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}
