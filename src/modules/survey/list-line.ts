/**
 * One line of a list of domains. Lists have many formats, so each line is recognised by itself: a bare domain
 * or address, a row of a CSV file (Tranco: `rank,domain`; CrUX: `origin,rank`), or a record of a zone file.
 */
export type ListLine =
  | { kind: 'domains'; domains: readonly string[] }
  /** Blank, a comment, a heading, or a record that is not about a domain. */
  | { kind: 'nothing' }
  /** No domain can be read from it. */
  | { kind: 'damaged' };

/** The registrable domain of a name or an address; undefined when there is none. */
export type ReadDomain = (text: string) => string | undefined;

/** Reads the lines of one list, in order. */
export type ReadLine = (line: string) => ListLine;

export const NOTHING: ListLine = { kind: 'nothing' };
export const DAMAGED: ListLine = { kind: 'damaged' };

/** The domains of names, including names such as `*.acme.co.uk`; damaged if none is readable. */
export function domainsIn(names: readonly string[], readDomain: ReadDomain): ListLine {
  const domains = names.flatMap((name) => readDomain(name.trim().replace(/^\*\./, '')) ?? []);
  return domains.length === 0 ? DAMAGED : { kind: 'domains', domains: [...new Set(domains)] };
}

const LINE_MAX = 4_096;
const COMMENT = /^(?:#|;|\/\/)/;
const SEPARATOR = /[,;\t]/;
/** Headings of the column with the domain. */
const HEADING =
  /^(?:domains?|domain[ _-]?names?|host(?:name)?s?|origin|url|websites?|web[ _-]?address|sites?|homepage)$/i;
const ORIGIN = /^\$ORIGIN\s+(\S+)/i;
/** Owner, then time to live and class in any order, then the type and its data. */
const RECORD = /^(\S*)\s+(?:(?:\d+[smhdw]?|in|ch|hs)\s+){0,2}([a-z]+\d*(?:param)?)\s+(\S.*)$/i;
/** Types whose owner is a domain with something behind it. */
const ABOUT_DOMAINS = new Set(['ns', 'a', 'aaaa', 'cname', 'mx', 'txt', 'ds', 'caa', 'https', 'svcb']);
/** Types whose owner is the zone itself, or the hash of a name. */
const ABOUT_ZONES = new Set(
  'soa rrsig nsec nsec3 nsec3param dnskey cds cdnskey zonemd srv ptr tlsa naptr dname'.split(' '),
);
const NAME = /^[a-z0-9_*.-]+$/i;

/** Reads the lines of one list in order: a heading decides which column is read, `$ORIGIN` how names end. */
export function createLineReader(readDomain: ReadDomain): ReadLine {
  let isFirst = true;
  let column: number | undefined;
  let zone = '';
  let isInParentheses = false;

  const found = (name: string): ListLine => domainsIn([name], readDomain);

  function readRecord(owner: string, data: string, type: string): ListLine {
    isInParentheses = data.includes('(') && !data.includes(')');
    if (!ABOUT_DOMAINS.has(type) || owner === '' || owner === '@') return NOTHING;
    if (!NAME.test(owner)) return DAMAGED;
    const name = owner.endsWith('.') || zone === '' ? owner : `${owner}.${zone}`;
    const domain = found(name);
    // The name of the zone itself, such as `co.uk.`
    return domain === DAMAGED ? NOTHING : domain;
  }

  function readCells(cells: string[]): ListLine {
    if (column !== undefined) return found(cells[column] ?? '');
    for (const cell of cells) {
      const domain = cell.includes('.') ? found(cell) : DAMAGED;
      if (domain !== DAMAGED) return domain;
    }
    return DAMAGED;
  }

  /** Undefined if the line is no record of a zone file. */
  function readRecordLine(raw: string): ListLine | undefined {
    const [, owner, type = '', data] = RECORD.exec(raw) ?? [];
    if (owner === undefined || data === undefined) return undefined;
    if (zone === '' && owner !== '' && !owner.includes('.')) return undefined;
    const known = type.toLowerCase();
    return ABOUT_DOMAINS.has(known) || ABOUT_ZONES.has(known) ? readRecord(owner, data, known) : undefined;
  }

  function readRow(line: string, isHeading: boolean): ListLine {
    const cells = SEPARATOR.test(line) ? splitCells(line) : line.split(/\s+/);
    if (isHeading) {
      const index = cells.findIndex((cell) => HEADING.test(cell.trim()));
      if (index !== -1) column = index;
    }
    return isHeading && column !== undefined ? NOTHING : readCells(cells);
  }

  function readDirective(line: string): ListLine {
    zone = ORIGIN.exec(line)?.[1]?.replace(/\.$/, '') ?? zone;
    return NOTHING;
  }

  return (raw) => {
    if (raw.length > LINE_MAX) return DAMAGED;
    const line = raw.trim();
    if (isInParentheses) {
      isInParentheses = !line.includes(')');
      return NOTHING;
    }
    if (line === '' || COMMENT.test(line)) return NOTHING;
    if (line.startsWith('$')) return readDirective(line);
    const isHeading = isFirst;
    isFirst = false;
    const isSingle = !/[\s,;]/.test(line);
    const record = isSingle ? undefined : readRecordLine(raw);
    if (record) return record;
    const read = isSingle ? found(line) : readRow(line, isHeading);
    return isHeading && read === DAMAGED ? NOTHING : read;
  };
}

/** The cells of a row. Quoted cells may contain separators. */
function splitCells(line: string): string[] {
  if (!line.includes('"')) return line.split(SEPARATOR);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && SEPARATOR.test(character)) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}
