import { createPauses } from './concurrency.ts';
import { type CsvLimits, readCsvRows } from './csv-rows.ts';

/**
 * One column of a CSV file. Without a header that has one of these names, in lower case, it is the first
 * column. Empty lines are skipped. Throws as `readCsvRows` does.
 */
export function readCsvColumn(text: string, names: readonly string[], limits: CsvLimits): string[] {
  const [head, ...rows] = readCsvRows(text, limits);
  if (!head) return [];
  const column = head.findIndex((cell) => names.includes(cell.trim().toLowerCase()));
  return column === -1 ? [head, ...rows].map((row) => row[0] ?? '') : rows.map((row) => row[column] ?? '');
}

/** All rows of a large file, read in turns so that other work can run. */
export async function parseLargeCsv(text: string, limits: CsvLimits): Promise<string[][]> {
  const pause = createPauses();
  const rows: string[][] = [];
  for (const row of readCsvRows(text, limits)) {
    rows.push(row);
    const paused = pause();
    if (paused) await paused;
  }
  return rows;
}
