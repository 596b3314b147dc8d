import { isUtf8 } from 'node:buffer';
import { nameKey } from '../../../shared/companies/company-name.ts';
import { hasNumberForm, parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { type Postcode, parsePostcode } from '../../../shared/companies/postcode.ts';
import type { FieldSpans } from './csv-record.ts';
import {
  type ByteWriter,
  type CountField,
  DamagedField,
  escapeText,
  isBlank,
  quoted,
  tidy,
  writeCount,
  writeDate,
  writeSicCode,
  writeText,
} from './field-values.ts';
import { accountsSlug, type Slug, SlugCache, statusSlug, typeByNumber, typeSlug } from './prose-slugs.ts';

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

const PREVIOUS_NAMES_MAX = 10;

/** The position of each column; -1 if the file does not have it. */
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

/** The ten previous names must be adjacent pairs of columns, date first. */
function missingPreviousName(find: (name: string) => number): string | undefined {
  const first = find(NAMES.previousNames);
  for (let number = 1; number <= PREVIOUS_NAMES_MAX; number++) {
    const place = first + 2 * (number - 1);
    if (find(`PreviousName_${number}.CONDATE`) !== place) return `PreviousName_${number}.CONDATE`;
    if (find(`PreviousName_${number}.CompanyName`) !== place + 1) return `PreviousName_${number}.CompanyName`;
  }
  return undefined;
}

/** The columns of `companies` that a snapshot fills, in the order they are written. */
export const COMPANY_COLUMNS = `company_number company_name company_status company_status_detail company_type
  country_of_origin care_of po_box address_line_1 address_line_2 locality region country postal_code outward_code
  incorporated_on dissolved_on accounts_reference_day accounts_reference_month accounts_next_due
  accounts_last_made_up accounts_type confirmation_next_due confirmation_last_made_up charges_total
  charges_outstanding charges_part_satisfied charges_satisfied sic_codes previous_names`.split(/\s+/);

export type UnknownProse = 'status' | 'category' | 'accounts';

/** Called for text that no table maps to a slug. */
type NoteUnknown = (kind: UnknownProse, prose: string) => void;

const REFERENCE_DAY: CountField = { name: 'Accounts.AccountRefDay', range: { min: 1, max: 31 } };
const REFERENCE_MONTH: CountField = { name: 'Accounts.AccountRefMonth', range: { min: 1, max: 12 } };
const CHARGES: CountField = { name: 'Mortgages.NumMortCharges' };
const CHARGES_OUTSTANDING: CountField = { name: 'Mortgages.NumMortOutstanding' };
const CHARGES_PART_SATISFIED: CountField = { name: 'Mortgages.NumMortPartSatisfied' };
const CHARGES_SATISFIED: CountField = { name: 'Mortgages.NumMortSatisfied' };
const SPACE = 0x20;
const COMMA = 0x2c;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;

/** Writes a company's columns except the previous names. */
export class CompanyWriter {
  private readonly statuses = new SlugCache(statusSlug);
  private readonly types = new SlugCache(typeSlug);
  private readonly accounts = new SlugCache(accountsSlug);
  private readonly columns: SnapshotColumns;
  private readonly noteUnknown: NoteUnknown;

  constructor(columns: SnapshotColumns, noteUnknown: NoteUnknown) {
    this.columns = columns;
    this.noteUnknown = noteUnknown;
  }

  /** Returns the district of the company. Throws `DamagedField` when the record cannot be stored. */
  write(out: ByteWriter, spans: FieldSpans, number: string): string | undefined {
    const c = this.columns;
    out.text(number);
    requireValue(spans, c.name, 'CompanyName');
    requireValue(spans, c.status, 'CompanyStatus');
    requireValue(spans, c.category, 'CompanyCategory');
    this.writeText(out, spans, c.name);
    const status = this.statuses.lookUp(spans, c.status);
    this.writeSlug(out, this.checked('status', status, spans, c.status).slug);
    this.writeSlug(out, status.detail);
    const type = this.checked('category', this.types.lookUp(spans, c.category), spans, c.category);
    this.writeSlug(out, typeByNumber(type.slug, number));
    this.writeText(out, spans, c.countryOfOrigin);
    this.writeText(out, spans, c.careOf);
    this.writeText(out, spans, c.poBox);
    this.writeText(out, spans, c.addressLine1);
    this.writeText(out, spans, c.addressLine2);
    this.writeText(out, spans, c.town);
    this.writeText(out, spans, c.county);
    this.writeText(out, spans, c.country);
    const outwardCode = writePostcode(out, spans, c.postcode);
    this.writeDate(out, spans, c.incorporatedOn, 'IncorporationDate');
    this.writeDate(out, spans, c.dissolvedOn, 'DissolutionDate');
    this.writeCount(out, spans, c.accountsDay, REFERENCE_DAY);
    this.writeCount(out, spans, c.accountsMonth, REFERENCE_MONTH);
    this.writeDate(out, spans, c.accountsDue, 'Accounts.NextDueDate');
    this.writeDate(out, spans, c.accountsMadeUp, 'Accounts.LastMadeUpDate');
    this.writeAccounts(out, spans, c.accounts);
    this.writeDate(out, spans, c.confirmationDue, 'ConfStmtNextDueDate');
    this.writeDate(out, spans, c.confirmationMadeUp, 'ConfStmtLastMadeUpDate');
    this.writeCount(out, spans, c.charges, CHARGES);
    this.writeCount(out, spans, c.chargesOutstanding, CHARGES_OUTSTANDING);
    this.writeCount(out, spans, c.chargesPartSatisfied, CHARGES_PART_SATISFIED);
    this.writeCount(out, spans, c.chargesSatisfied, CHARGES_SATISFIED);
    this.writeSicCodes(out, spans);
    return outwardCode;
  }

  private writeText(out: ByteWriter, spans: FieldSpans, column: number): void {
    out.tab();
    writeText(out, spans, column);
  }

  private writeDate(out: ByteWriter, spans: FieldSpans, column: number, name: string): void {
    out.tab();
    writeDate(out, spans, column, name);
  }

  private writeCount(out: ByteWriter, spans: FieldSpans, column: number, field: CountField): void {
    out.tab();
    writeCount(out, spans, column, field);
  }

  private writeSlug(out: ByteWriter, slug: string | undefined): void {
    out.tab();
    if (slug === undefined) out.null();
    else out.text(slug);
  }

  private writeAccounts(out: ByteWriter, spans: FieldSpans, column: number): void {
    if (isBlank(spans, column)) this.writeSlug(out, undefined);
    else
      this.writeSlug(out, this.checked('accounts', this.accounts.lookUp(spans, column), spans, column).slug);
  }

  private checked(kind: UnknownProse, found: Slug, spans: FieldSpans, column: number): Slug {
    if (found.known) return found;
    const prose = spans.text(column);
    if (found.slug === '') throw new DamagedField(`${quoted(prose)} is no ${kind}`);
    this.noteUnknown(kind, prose);
    return found;
  }

  private writeSicCodes(out: ByteWriter, spans: FieldSpans): void {
    const c = this.columns;
    out.tab();
    const start = out.length;
    let separator = BRACE_OPEN;
    if (writeSicCode(out, spans, c.sic1, separator)) separator = COMMA;
    if (writeSicCode(out, spans, c.sic2, separator)) separator = COMMA;
    if (writeSicCode(out, spans, c.sic3, separator)) separator = COMMA;
    writeSicCode(out, spans, c.sic4, separator);
    if (out.length === start) out.byte(BRACE_OPEN);
    out.byte(BRACE_CLOSE);
  }
}

function requireValue(spans: FieldSpans, column: number, name: string): void {
  const first = spans.bytes[spans.starts[column] as number] as number;
  if (isBlank(spans, column) || (first <= SPACE && tidy(spans.text(column)) === '')) {
    throw new DamagedField(`${name} is blank`);
  }
}

const EIGHT_DIGITS = /^\d{8}$/;

export function companyNumber(spans: FieldSpans, column: number): string {
  const field = spans.text(column);
  if (EIGHT_DIGITS.test(field) && field !== '00000000') return field;
  const number = parseCompanyNumber(field) ?? (hasNumberForm(field) ? field : undefined);
  if (number === undefined) throw new DamagedField(`CompanyNumber ${quoted(field)} is not a company number`);
  return number;
}

export function requireUtf8(raw: string): void {
  if (!isUtf8(Buffer.from(raw, 'latin1'))) throw new DamagedField('it is not UTF-8 text');
}

const USUAL_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/**
 * Writes the postcode in its standard form, and its district, which it returns. Other text is written
 * unchanged.
 */
function writePostcode(out: ByteWriter, spans: FieldSpans, column: number): string | undefined {
  const found = postcodeOf(spans, column);
  out.tab();
  if (found) {
    out.text(found.whole);
    out.tab();
    out.text(found.outward);
  } else {
    writeText(out, spans, column);
    out.tab();
    out.null();
  }
  return found?.outward;
}

function postcodeOf(spans: FieldSpans, column: number): Postcode | undefined {
  const field = spans.text(column);
  return USUAL_POSTCODE.test(field) ? { whole: field, outward: field.slice(0, -4) } : parsePostcode(field);
}

interface CompanyNames {
  /** The keys of the current name and of the previous ones, newest first. */
  keys: string[];
  /** The previous names as JSON for `COPY`. */
  previous: string;
}

const dates = new Map<string, string>();
/** Enough for every day of 130 years. */
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
export function writeNameKeys(
  out: ByteWriter,
  { id, keys, outwardCode }: { id: string; keys: string[]; outwardCode: string | undefined },
): void {
  for (let ordinal = 0; ordinal < keys.length; ordinal++) {
    const key = keys[ordinal] as string;
    out.text(id);
    out.tab();
    out.text(String(ordinal));
    out.tab();
    out.text(key);
    out.tab();
    out.textWithoutSpaces(key);
    out.tab();
    if (outwardCode === undefined) out.null();
    else out.text(outwardCode);
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
