import { FIGURES } from '../period.ts';
import type { Reading } from './read-packed.ts';

/** The rows of documents and of their periods, in the text format of COPY. Nothing in them needs escaping. */
export function copyRows(readings: readonly Reading[]): { documents: Buffer; periods: Buffer } {
  const documents: string[] = [];
  const periods: string[] = [];
  for (const { position, name, accounts } of readings) {
    if (!accounts) continue;
    const { sha256, companyNumber, taxonomy, accountsType, website, doubts, currency, consolidated } =
      accounts;
    const end = accounts.periods[0].end;
    documents.push(
      line([
        position,
        sha256,
        name,
        companyNumber,
        end,
        taxonomy,
        accountsType,
        website,
        `{${doubts.join(',')}}`,
      ]),
    );
    for (const period of accounts.periods) {
      const figures = FIGURES.map((figure) => period.figures[figure]);
      periods.push(
        line([
          sha256,
          companyNumber,
          period.end,
          period.start,
          currency,
          consolidated,
          period.dormant,
          ...figures,
        ]),
      );
    }
  }
  return { documents: Buffer.from(documents.join('')), periods: Buffer.from(periods.join('')) };
}

function line(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map((cell) => cell ?? '\\N').join('\t')}\n`;
}
