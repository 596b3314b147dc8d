import { OperatorError } from '../../../shared/problem.ts';
import { parseRecord } from './csv-record.ts';
import type { FilePosition } from './record-reader.ts';
import { readChunks, type SnapshotPart } from './snapshot-files.ts';

export interface PartLayout {
  columns: SnapshotColumns;
  /** Where the first company begins. */
  start: FilePosition;
}

/** The real header has 1,400 bytes. */
const HEADER_BYTES_MAX = 64 * 1024;
/** A byte order mark, each byte as one character. */
const MARK = '\xef\xbb\xbf';

/** Reads the header of a part. Refuses a file that is not part of a snapshot. */
export async function readLayout(part: SnapshotPart): Promise<PartLayout> {
  const beginning = await readBeginning(part);
  const skipped = beginning.startsWith(MARK) ? MARK.length : 0;
  const header = parseRecord(beginning, skipped, true);
  const columns = header && findColumns(header.fields);
  if (!columns || 'missing' in columns) {
    const lacks = columns ? `has no column ${columns.missing}` : 'does not begin with a header';
    throw new OperatorError(
      `${part.name} is not a snapshot of the register: it ${lacks}. Nothing was changed.`,
    );
  }
  return { columns, start: { byteOffset: header.end, line: header.lines + 1 } };
}

async function readBeginning(part: SnapshotPart): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of readChunks(part, 0)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEADER_BYTES_MAX) break;
  }
  return Buffer.concat(chunks).toString('latin1', 0, HEADER_BYTES_MAX);
}

/** The columns of a snapshot by their names in the header, trimmed because some have a leading space. */
const NAMES = {
  name: 'CompanyName',
  number: 'CompanyNumber',
  careOf: 'RegAddress.CareOf',
  poBox: 'RegAddress.POBox',
  addressLine1: 'RegAddress.AddressLine1',
  addressLine2: 'RegAddress.AddressLine2',
  town: 'RegAddress.PostTown',
  county: 'RegAddress.County',
  country: 'RegAddress.Country',
  postcode: 'RegAddress.PostCode',
  category: 'CompanyCategory',
  status: 'CompanyStatus',
  countryOfOrigin: 'CountryOfOrigin',
  dissolvedOn: 'DissolutionDate',
  incorporatedOn: 'IncorporationDate',
  accountsDay: 'Accounts.AccountRefDay',
  accountsMonth: 'Accounts.AccountRefMonth',
  accountsDue: 'Accounts.NextDueDate',
  accountsMadeUp: 'Accounts.LastMadeUpDate',
  accounts: 'Accounts.AccountCategory',
  charges: 'Mortgages.NumMortCharges',
  chargesOutstanding: 'Mortgages.NumMortOutstanding',
  chargesPartSatisfied: 'Mortgages.NumMortPartSatisfied',
  chargesSatisfied: 'Mortgages.NumMortSatisfied',
  sic1: 'SICCode.SicText_1',
  sic2: 'SICCode.SicText_2',
  sic3: 'SICCode.SicText_3',
  sic4: 'SICCode.SicText_4',
  previousNames: 'PreviousName_1.CONDATE',
} as const;

/** Missing in files from before 2016. */
const LATER_NAMES = {
  confirmationDue: 'ConfStmtNextDueDate',
  confirmationMadeUp: 'ConfStmtLastMadeUpDate',
} as const;

export const PREVIOUS_NAMES_MAX = 10;

/** Where each column is; -1 for one that the file does not have. */
export type SnapshotColumns = Record<keyof typeof NAMES | keyof typeof LATER_NAMES, number> & {
  /** The number of columns. */
  count: number;
};

/** The positions of the columns, or the first missing one. */
export function findColumns(header: string[]): SnapshotColumns | { missing: string } {
  const places = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  const find = (name: string) => places.get(name.toLowerCase()) ?? -1;
  const entries = Object.entries({ ...NAMES, ...LATER_NAMES }).map(
    ([key, name]) => [key, find(name)] as const,
  );
  const columns = { ...Object.fromEntries(entries), count: header.length } as SnapshotColumns;
  const missing = Object.values(NAMES).find((name) => find(name) === -1) ?? missingPreviousName(find);
  return missing === undefined ? columns : { missing };
}

/** The ten previous names are read as pairs that follow one another, date first. */
function missingPreviousName(find: (name: string) => number): string | undefined {
  const first = find(NAMES.previousNames);
  for (let number = 1; number <= PREVIOUS_NAMES_MAX; number++) {
    const place = first + 2 * (number - 1);
    if (find(`PreviousName_${number}.CONDATE`) !== place) return `PreviousName_${number}.CONDATE`;
    if (find(`PreviousName_${number}.CompanyName`) !== place + 1) return `PreviousName_${number}.CompanyName`;
  }
  return undefined;
}
