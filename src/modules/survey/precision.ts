import { readCsvRows } from '../../shared/csv-rows.ts';
import { OperatorError } from '../../shared/problem.ts';

/** A match of the survey for a person to judge. */
export interface SampledMatch {
  domain: string;
  company_number: string;
  company_name: string | null;
  match_confidence: number | null;
  quote: string | null;
  page_url: string | null;
}

export const SHEET_COLUMNS = [
  'domain',
  'company_number',
  'company_name',
  'match_confidence',
  'quote',
  'page_url',
  'judgement',
] as const;

export interface Judgements {
  correct: number;
  wrong: number;
  unsure: number;
}

const WORDS: Readonly<Record<string, keyof Judgements>> = {
  right: 'correct',
  correct: 'correct',
  yes: 'correct',
  y: 'correct',
  wrong: 'wrong',
  no: 'wrong',
  n: 'wrong',
  unsure: 'unsure',
  '?': 'unsure',
};
const LIMITS = { rowsMax: 100_000, columnsMax: 100, cellsMax: 1_000_000 };

/**
 * Reads what a person wrote into the column `judgement` of a sheet: right, wrong or unsure. Throws sentences
 * for the operator.
 */
export function readJudgements(sheet: string): Judgements {
  const [header = [], ...rows] = [...readCsvRows(sheet, LIMITS)];
  const at = header.findIndex((name) => name.trim().toLowerCase() === 'judgement');
  if (at === -1) throw new OperatorError('The sheet has no column judgement; `survey sample` writes one.');
  const counts: Judgements = { correct: 0, wrong: 0, unsure: 0 };
  for (const [index, row] of rows.entries()) {
    const word = (row[at] ?? '').trim().toLowerCase();
    if (row.every((cell) => cell.trim() === '')) continue;
    const meaning = WORDS[word];
    if (meaning === undefined)
      throw new OperatorError(
        `Row ${index + 2} of the sheet says ${word === '' ? 'nothing' : `"${word.slice(0, 40)}"`} in the column judgement; write right, wrong or unsure into each row.`,
      );
    counts[meaning] += 1;
  }
  if (counts.correct + counts.wrong === 0)
    throw new OperatorError('No row of the sheet is judged right or wrong.');
  return counts;
}

/** The normal quantile of a two-sided 95% interval. */
const Z = 1.959_964;

export interface Precision {
  share: number;
  low: number;
  high: number;
}

/** The share of right matches among those that were judged, with Wilson's 95% interval. */
export function precisionOf({ correct, wrong }: Pick<Judgements, 'correct' | 'wrong'>): Precision {
  const n = correct + wrong;
  const share = correct / n;
  const centre = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
