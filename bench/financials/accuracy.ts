import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isZip, unpackAccounts } from '../../src/modules/financials/import/unpack-package.ts';
import type { Figure } from '../../src/modules/financials/period.ts';
import { readFileName } from '../../src/modules/financials/read/file-name.ts';
import { readDocument } from '../../src/modules/financials/read/read-document.ts';

/** A document with the figures that its page shows, as people and scripts have noted them. */
interface Label {
  file: string;
  company_number: string;
  period_start: string | null;
  period_end: string;
  previous_end: string | null;
  period_start_stated: boolean;
  dormant: boolean | null;
  currency: string;
  scope: 'company' | 'group';
  cur: Record<string, number | null>;
  prev: Record<string, number | null> | null;
  /** `cur.equity`: on the page, and not in the tags. */
  text_only: string[];
  inferred: Record<string, unknown>;
}

const OUR_NAMES: Record<string, Figure> = { equity: 'shareholder_funds', average_employees: 'employees' };

export interface Accuracy {
  documents: number;
  tagged: number;
  right: number;
  missing: number;
  wrong: number;
  wrongSign: number;
  wrongScale: number;
  textOnly: number;
  textOnlyRead: number;
  numbersRight: number;
  periodsRight: number;
  websites: number;
  failures: string[];
}

/** Reads every labelled document of the folder and counts what the reader says of it. */
export async function measureAccuracy(folder: string): Promise<Accuracy> {
  const result: Accuracy = {
    ...{ documents: 0, tagged: 0, right: 0, missing: 0, wrong: 0, wrongSign: 0, wrongScale: 0 },
    ...{ textOnly: 0, textOnlyRead: 0, numbersRight: 0, periodsRight: 0, websites: 0, failures: [] },
  };
  for (const label of readLabels(folder)) await measureDocument(folder, label, result);
  return result;
}

/** The labelled documents themselves, out of their packages. */
export function readLabelled(folder: string): Promise<Buffer[]> {
  return Promise.all(readLabels(folder).map(({ file }) => bytesOf(join(folder, 'docs', file))));
}

function readLabels(folder: string): Label[] {
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Label);
}

async function measureDocument(folder: string, label: Label, result: Accuracy): Promise<void> {
  const { companyNumber, balanceSheetDate } = readFileName(label.file);
  const document = readDocument(await bytesOf(join(folder, 'docs', label.file)), balanceSheetDate);
  const [current, previous] = document.periods;
  const fail = (what: string) => result.failures.push(`${label.file} ${what}`);
  result.documents += 1;
  if (document.website) result.websites += 1;
  const number = companyNumber ?? document.companyNumber;
  if (number === label.company_number) result.numbersRight += 1;
  else fail(`number ${number}, not ${label.company_number}`);
  const isStartRight = !label.period_start_stated || current.start === label.period_start;
  if (current.end === label.period_end && isStartRight) result.periodsRight += 1;
  else fail(`period ${current.start} to ${current.end}, not ${label.period_start} to ${label.period_end}`);
  if ((previous?.end ?? null) !== label.previous_end)
    fail(`previous ${previous?.end}, not ${label.previous_end}`);
  for (const [which, stated, labelled] of [
    ['cur', current, label.cur],
    ['prev', previous, label.prev],
  ] as const) {
    for (const [name, expected] of Object.entries(labelled ?? {})) {
      const figure = OUR_NAMES[name] ?? (name as Figure);
      const key = `${which}.${name}`;
      const read = stated?.figures[figure] ?? null;
      const isTextOnly = label.text_only.includes(key) || key in label.inferred;
      if (expected !== null && isTextOnly) {
        result.textOnly += 1;
        if (read === Math.round(expected)) result.textOnlyRead += 1;
      } else if (expected !== null) result.tagged += 1;
      if (expected === null ? read === null : isRight(figure, read, expected)) {
        if (expected !== null && !isTextOnly) result.right += 1;
        continue;
      }
      if (read === null) {
        if (isTextOnly) continue;
        result.missing += 1;
        fail(`${key} missing: ${expected}`);
        continue;
      }
      result.wrong += 1;
      if (expected !== null && isRight(figure, -read, expected)) result.wrongSign += 1;
      if (expected !== null && expected !== 0 && isPowerOfTen(read / expected)) result.wrongScale += 1;
      fail(`${key} WRONG${isTextOnly ? ' (text only)' : ''}: ${read}, not ${expected}`);
    }
  }
}

/** Amounts may be rounded another way; people are whole. */
function isRight(figure: Figure, read: number | null, expected: number): boolean {
  return read !== null && Math.abs(read - expected) <= (figure === 'employees' ? 0.5 : 1);
}

function isPowerOfTen(ratio: number): boolean {
  const power = Math.log10(Math.abs(ratio));
  return Math.abs(ratio) !== 1 && Math.abs(power - Math.round(power)) < 1e-9;
}

/** The document itself, or the accounts in the zip of a community interest company. */
async function bytesOf(path: string): Promise<Buffer> {
  const bytes = readFileSync(path);
  return isZip(bytes) ? unpackAccounts(bytes) : bytes;
}
