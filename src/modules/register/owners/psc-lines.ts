/**
 * Reads the lines of the snapshot of persons with significant control. Nine lines in ten are people, whose
 * bytes are only searched for the end of the line and the kind; the lines of owners are parsed.
 */
import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { normaliseSignificantPerson } from '../live/normalise-lists.ts';
import { objectOf, textOf, wholeNumberOf } from '../live/official-values.ts';
import { isOwnerKind, type Owner, ownerOf } from './owner.ts';

const NEWLINE = 0x0a;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const SPACE = 0x20;
const BACKSLASH_ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const KIND = Buffer.from('"kind":"');
/** Longer than any real line (about 1 kB); a longer one is damaged. */
const LINE_BYTES_MAX = 1024 * 1024;
const DAMAGED_SHOWN = 20;

/** The meaning of each line, by the first letters of its kind. */
const PREFIXES: [string, LineKind][] = [
  ['individual-', 'person'],
  ['super-secure-', 'person'],
  ['persons-with-significant-control-statement', 'statement'],
  ['exemptions', 'exemption'],
];
const PREFIX_BYTES = PREFIXES.map(([prefix, kind]) => ({ bytes: Buffer.from(prefix), kind }));

type LineKind = 'person' | 'statement' | 'exemption';

/** The last line of a snapshot. */
interface SnapshotTotals {
  persons: number | null;
  statements: number | null;
  exemptions: number | null;
  generatedAt: string | null;
}

export interface PscTally {
  persons: number;
  statements: number;
  exemptions: number;
  /** Companies and legal persons, which are stored. */
  owners: number;
  /** Owners with a number of the UK register. */
  registered: number;
  /** Not included in the other counts. */
  damaged: number;
}

/** The records of the snapshot, readable or not. */
export function countLines({ persons, statements, exemptions, damaged }: PscTally): number {
  return persons + statements + exemptions + damaged;
}

export interface DamagedLine {
  part: string;
  line: number;
  reason: string;
}

/** The columns of a row for `COPY`, in this order. */
export const OWNER_COLUMNS = [
  'company_number',
  'owner_id',
  'kind',
  'owner_name',
  'owner_key',
  'registration_number',
  'country_registered',
  'place_registered',
  'natures_of_control',
  'notified_on',
  'ceased_on',
  'ceased',
] as const;

export class PscLineReader {
  readonly tally: PscTally = {
    persons: 0,
    statements: 0,
    exemptions: 0,
    owners: 0,
    registered: 0,
    damaged: 0,
  };
  /** The first of the damaged lines. */
  readonly damagedLines: DamagedLine[] = [];
  totals: SnapshotTotals | undefined;
  private part = '';
  private line = 0;
  private rest: Buffer | undefined;
  private rows: string[] = [];

  begin(part: string): void {
    this.part = part;
    this.line = 0;
    this.rest = undefined;
  }

  push(chunk: Buffer): void {
    // Only the line that two chunks share is copied.
    const first = this.rest ? chunk.indexOf(NEWLINE) + 1 : 0;
    if (this.rest && first > 0) {
      this.readLines(Buffer.concat([this.rest, chunk.subarray(0, first)]));
      this.rest = undefined;
    }
    const bytes = this.rest ? Buffer.concat([this.rest, chunk]) : chunk.subarray(first);
    const used = this.readLines(bytes);
    this.rest = used < bytes.length ? bytes.subarray(used) : undefined;
    if (this.rest && this.rest.length > LINE_BYTES_MAX) {
      this.line += 1;
      this.damage('it does not end');
      this.rest = undefined;
    }
  }

  /** The last line of a part may lack its line break. */
  end(): void {
    const { rest } = this;
    this.rest = undefined;
    if (rest) this.readLines(Buffer.concat([rest, Buffer.from('\n')]));
  }

  /** Returns and clears the rows since the last call, as text for `COPY`. */
  takeRows(): Buffer | undefined {
    if (this.rows.length === 0) return undefined;
    const text = Buffer.from(this.rows.join(''), 'utf8');
    this.rows = [];
    return text;
  }

  /** Returns where the first incomplete line begins. */
  private readLines(bytes: Buffer): number {
    let start = 0;
    let kindAt = -1;
    for (;;) {
      const end = bytes.indexOf(NEWLINE, start);
      if (end === -1) return start;
      this.line += 1;
      // The position of the next match is kept: without any match, every line would search the rest of the
      // file.
      if (kindAt < start) {
        const found = bytes.indexOf(KIND, start);
        kindAt = found === -1 ? bytes.length : found;
      }
      this.readLine(bytes, { start, end, kindAt: kindAt + KIND.length });
      start = end + 1;
    }
  }

  private readLine(
    bytes: Buffer,
    { start, end, kindAt }: { start: number; end: number; kindAt: number },
  ): void {
    let last = end - 1;
    while (last >= start && (bytes[last] as number) <= SPACE) last--;
    if (last < start) return;
    const looksWhole = bytes[start] === OPEN && bytes[last] === CLOSE;
    const kind = looksWhole && kindAt < end ? skippedKind(bytes, kindAt) : undefined;
    if (kind !== undefined) {
      this.count(kind);
      return;
    }
    const reason = this.parseLine(bytes.toString('utf8', start, last + 1));
    if (reason !== undefined) this.damage(reason);
  }

  private count(kind: LineKind): void {
    if (kind === 'person') this.tally.persons += 1;
    else if (kind === 'statement') this.tally.statements += 1;
    else this.tally.exemptions += 1;
  }

  /** Returns why the line is damaged, if it is. */
  private parseLine(text: string): string | undefined {
    const record = parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    if (!record) return 'it is not JSON';
    const data = objectOf(record.data);
    const kind = textOf(data.kind) ?? '';
    if (kind.startsWith('totals#')) {
      this.totals = totalsOf(data);
      return undefined;
    }
    const filed = textOf(record.company_number);
    if (filed === null) return 'it has no company number';
    if (kind === '') return 'it has no kind';
    const skipped = PREFIXES.find(([prefix]) => kind.startsWith(prefix))?.[1];
    const person = skipped === undefined && isOwnerKind(kind) ? normaliseSignificantPerson(data) : undefined;
    const owner = person && ownerOf(person);
    if (person && !owner) return 'the owner has no name';
    this.count(skipped ?? 'person');
    if (owner) this.keep(parseCompanyNumber(filed) ?? filed.toUpperCase(), owner);
    return undefined;
  }

  private keep(companyNumber: string, owner: Owner): void {
    this.tally.owners += 1;
    if (!owner.owner_key.startsWith('~')) this.tally.registered += 1;
    this.rows.push(
      `${copyText(companyNumber)}\t${copyText(owner.owner_id)}\t${copyText(owner.kind)}\t${copyText(owner.owner_name)}\t${copyText(owner.owner_key)}\t${copyText(owner.registration_number)}\t${copyText(owner.country_registered)}\t${copyText(owner.place_registered)}\t${copyList(owner.natures_of_control)}\t${owner.notified_on ?? '\\N'}\t${owner.ceased_on ?? '\\N'}\t${owner.ceased ? 't' : 'f'}\n`,
    );
  }

  private damage(reason: string): void {
    this.tally.damaged += 1;
    if (this.damagedLines.length < DAMAGED_SHOWN) {
      this.damagedLines.push({ part: this.part, line: this.line, reason });
    }
  }
}

/** The kind of a line that needs no parsing. */
function skippedKind(bytes: Buffer, offset: number): LineKind | undefined {
  for (const prefix of PREFIX_BYTES) {
    if (startsWith(bytes, offset, prefix.bytes)) return prefix.kind;
  }
  return undefined;
}

function startsWith(bytes: Buffer, offset: number, prefix: Buffer): boolean {
  for (let i = 0; i < prefix.length; i++) if (bytes[offset + i] !== prefix[i]) return false;
  return true;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? objectOf(value) : undefined;
  } catch {
    return undefined;
  }
}

function totalsOf(data: Record<string, unknown>): SnapshotTotals {
  return {
    persons: wholeNumberOf(data.persons_of_significant_control_count),
    statements: wholeNumberOf(data.statements_count),
    exemptions: wholeNumberOf(data.exemptions_count),
    generatedAt: textOf(data.generated_at),
  };
}

const NEEDS_ESCAPE = /[\\\t\n\r]/;

function copyText(text: string | null): string {
  if (text === null) return '\\N';
  return NEEDS_ESCAPE.test(text) ? text.replace(/[\\\t\n\r]/g, (c) => BACKSLASH_ESCAPES[c] ?? c) : text;
}

const PLAIN_WORD = /^[\w-]+$/;

function copyList(items: readonly string[]): string {
  return `{${items.map((item) => (PLAIN_WORD.test(item) ? item : copyText(quoted(item)))).join(',')}}`;
}

function quoted(item: string): string {
  return `"${item.replace(/["\\]/g, (c) => `\\${c}`)}"`;
}
