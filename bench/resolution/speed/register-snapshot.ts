import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-lookup.ts';
import { isClosedStatus } from '../../../src/shared/companies/company-status.ts';
import { makeCompany } from '../../../test/support/snapshot/company.ts';
import { HEADER, writeRow } from '../../../test/support/snapshot/csv-row.ts';
import { Random } from '../../../test/support/snapshot/random.ts';
import { snapshotRow, TODAY } from '../service/snapshot-row.ts';

const SEED = 5;

/**
 * A snapshot of this many companies, including the companies that the sites are about. Closed companies are
 * in no snapshot.
 */
export async function writeRegister(
  file: string,
  rows: number,
  companies: readonly RegisteredCompany[],
): Promise<void> {
  const own = companies.filter(({ company_status: status }) => !isClosedStatus(status));
  await pipeline(Readable.from(lines(rows, own), { highWaterMark: 16 }), createWriteStream(file));
}

function* lines(rows: number, own: readonly RegisteredCompany[]): Generator<string> {
  const taken = new Set(own.map(({ company_number: number }) => number));
  const random = new Random();
  let text = HEADER + own.map(snapshotRow).join('');
  let written = own.length;
  for (let row = 0; written < rows; row++) {
    const company = makeCompany(random.reset(SEED, row), row, TODAY);
    if (taken.has(company.number)) continue;
    text += writeRow(company);
    written++;
    if (text.length > 100_000) {
      yield text;
      text = '';
    }
  }
  yield text;
}
