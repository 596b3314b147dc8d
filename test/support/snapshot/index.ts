/**
 * Synthetic snapshots of any size in the exact format of the real ones: the same columns, prose, quirks and
 * proportions, invented companies. The same seed gives the same bytes; a row does not depend on how many
 * there are.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeCompany } from './company.ts';
import { HEADER, writeRow } from './csv-row.ts';
import { liveThroughMonth, type MonthlyChange, USUAL_CHANGE } from './next-month.ts';
import { Random } from './random.ts';

export { HEADER } from './csv-row.ts';

export interface SnapshotOptions {
  rows: number;
  seed?: number;
  /** 0: the first snapshot; 1: the one a month later, and so on. */
  month?: number;
  change?: Partial<MonthlyChange>;
}

/** 1 November 2026, in days since 1970. */
const FIRST_DAY = 20_758;
const DAYS_A_MONTH = 30;
const ROWS_A_CHUNK = 500;

const random = new Random();

/** One company's line; undefined for one that has vanished. */
function snapshotRow(
  row: number,
  options: Required<SnapshotOptions>,
  change: MonthlyChange,
): string | undefined {
  const { seed, month } = options;
  let company: ReturnType<typeof liveThroughMonth> = makeCompany(random.reset(seed, row), row, FIRST_DAY);
  for (let passed = monthAdded(row, options.rows, change) + 1; passed <= month && company; passed++) {
    const today = FIRST_DAY + passed * DAYS_A_MONTH;
    company = liveThroughMonth(company, random.reset(seed, row, passed), { change, today });
  }
  return company && writeRow(company);
}

function* snapshotChunks(given: SnapshotOptions): Generator<Buffer> {
  const options = { seed: 1, month: 0, change: {}, ...given };
  const change = { ...USUAL_CHANGE, ...options.change };
  const rows = options.rows + Math.floor(options.rows * change.added) * options.month;
  let text = HEADER;
  for (let row = 0; row < rows; row++) {
    text += snapshotRow(row, options, change) ?? '';
    if (row % ROWS_A_CHUNK === ROWS_A_CHUNK - 1) {
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(text);
}

export async function writeSnapshot(file: string, options: SnapshotOptions): Promise<void> {
  await pipeline(Readable.from(snapshotChunks(options), { highWaterMark: 16 }), createWriteStream(file));
}

/** Rows beyond the first snapshot's join in equal numbers every month. */
function monthAdded(row: number, rows: number, change: MonthlyChange): number {
  return row < rows ? 0 : 1 + Math.floor((row - rows) / Math.max(1, Math.floor(rows * change.added)));
}
