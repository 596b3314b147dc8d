import { HEADER } from '../../../../../test/support/snapshot/index.ts';
import { COMPANY_COLUMNS, findColumns, type SnapshotColumns } from '../company-row.ts';
import { emptyTally, SeenNumbers, SnapshotReader } from '../snapshot-reader.ts';

const columns = findColumns(HEADER.trim().split(',')) as SnapshotColumns;

/** Reads rows of a snapshot. The values of companies are as `COPY` takes them, by their column. */
export function readRows(...rows: (string | Buffer)[]) {
  const tally = emptyTally();
  const start = { byteOffset: 0, line: 2 };
  const reader = new SnapshotReader({ part: 'part.csv', columns, tally, seen: new SeenNumbers(), start });
  for (const row of rows) reader.push(Buffer.from(row));
  reader.end();
  const { companies, names, rejects } = reader.take();
  const lines = (pieces: Buffer[]) => Buffer.concat(pieces).toString().split('\n').slice(0, -1);
  return {
    tally,
    rejects,
    hashes: lines(companies).map((line) => line.split('\t').at(-1)),
    companies: lines(companies).map((line) =>
      Object.fromEntries(
        line
          .split('\t')
          .slice(1, -1)
          .map((value, index) => [COMPANY_COLUMNS[index], value]),
      ),
    ),
    names: lines(names).map((line) => line.split('\t')),
  };
}
