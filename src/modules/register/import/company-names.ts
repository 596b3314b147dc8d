import { nameKey } from '../../../shared/company-name.ts';
import type { ByteWriter } from './byte-writer.ts';
import type { FieldSpans } from './csv-record.ts';
import { DamagedField, escapeText, isBlank, quoted, tidy } from './field-values.ts';
import { PREVIOUS_NAMES_MAX, type SnapshotColumns } from './snapshot-layout.ts';

export interface CompanyNames {
  /** The keys of the current name and of the previous ones, newest first. */
  keys: string[];
  /** The previous names as JSON for `COPY`. */
  previous: string;
}

const dates = new Map<string, string>();
/** Every day of a century and a half. */
const DATES_MAX = 50_000;
const DATE = /^(\d\d)\/(\d\d)\/(\d{4})$/;

export function readNames(spans: FieldSpans, columns: SnapshotColumns): CompanyNames {
  const keys = [keyOf(spans, columns.name)];
  const first = columns.previousNames;
  // Nine in ten companies have no previous name.
  if (isBlank(spans, first + 1)) return { keys, previous: '[]' };
  const previous: { name: string; ceased_on: string | null }[] = [];
  for (let column = first; column < first + 2 * PREVIOUS_NAMES_MAX; column += 2) {
    if (isBlank(spans, column + 1)) continue;
    previous.push({ name: tidy(spans.text(column + 1)), ceased_on: dateOf(spans, column) });
    keys.push(keyOf(spans, column + 1));
  }
  return { keys, previous: escapeText(JSON.stringify(previous)) };
}

/** The joined key is the key without spaces (`joinedKey`); writing it directly is faster. */
export function writeNameKeys(out: ByteWriter, id: string, keys: string[]): void {
  for (let ordinal = 0; ordinal < keys.length; ordinal++) {
    const key = keys[ordinal] as string;
    out.text(id);
    out.tab();
    out.text(String(ordinal));
    out.tab();
    out.text(key);
    out.tab();
    out.textWithoutSpaces(key);
    out.byte(0x0a);
  }
}

function keyOf(spans: FieldSpans, column: number): string {
  const name = spans.text(column);
  return nameKey(spans.plain ? name : Buffer.from(name, 'latin1').toString('utf8'));
}

function dateOf(spans: FieldSpans, column: number): string | null {
  if (isBlank(spans, column)) return null;
  const field = spans.text(column);
  const known = dates.get(field);
  if (known !== undefined) return known;
  const [, day, month, year] = DATE.exec(field) ?? [];
  const date = `${year}-${month}-${day}`;
  if (new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) !== date) {
    throw new DamagedField(`PreviousName.CONDATE ${quoted(field)} is not a date`);
  }
  if (dates.size < DATES_MAX) dates.set(field, date);
  return date;
}
