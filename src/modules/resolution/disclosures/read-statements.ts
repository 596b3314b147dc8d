import { nameSpelling } from '../../../shared/companies/company-name.ts';
import { anyOf } from '../../../shared/join-patterns.ts';
import { memoizeByWord } from '../../../shared/memoize.ts';
import type { ExtractedPage } from '../extract/extracted-page.ts';
import { isCompanyLabel, numberLabelOf } from '../extract/number-labels.ts';
import { quoteAround } from '../extract/quote.ts';
import type { TextRange } from '../html/index.ts';
import { blockAt, type Entity, isCompanyNumber, isVerifiedNumber, type Mention } from '../match/entity.ts';
import type { RegisteredCompany } from '../match/register-lookup.ts';
import { OFFICE_LABEL, placeStatements, regulatorStatements } from './page-statements.ts';
import type { Said, SiteStatements } from './site-statements.ts';

/** How many different statements of a kind are kept. */
const EACH_MAX = 8;

/** Reads the statements of the pages about a company: only what a visitor can read. */
export function readStatements({ company, mentions }: Entity): SiteStatements | null {
  if (!company) return null;
  const visible = mentions.filter(isVisible);
  return {
    names: readNames(visible),
    numbers: readNumbers(company, visible),
    places: readPlaces(visible),
    offices: readOffices(visible),
    charity: readCharity(visible),
    regulator: readRegulator(visible),
    record: { company_name: company.company_name, registered_address: company.registered_address },
  };
}

/** Whether the mention is in the visible text, not in the markup or the certificate. */
function isVisible({ page, block, start }: Mention): boolean {
  return start < page.visibleLength && block.source !== 'certificate';
}

interface Place extends TextRange {
  page: ExtractedPage;
}

function said({ page, start, end }: Place): Said {
  const quote = quoteAround(page.text, { start, end }, blockAt(page, start)).text;
  return { quote, page_url: page.url };
}

/** The first statement for each key. */
function different<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()].slice(0, EACH_MAX);
}

function readNames(mentions: readonly Mention[]): SiteStatements['names'] {
  const names = mentions
    .filter(({ form, full }) => form !== 'number' && full)
    .map((mention) => ({
      printed: mention.page.text.slice(mention.start, mention.end).replace(/\s+/g, ' '),
      mention,
    }));
  const spellingOf = memoizeByWord(nameSpelling);
  return different(names, ({ printed }) => spellingOf(printed)).map(({ printed, mention }) => ({
    printed,
    ...said(mention),
  }));
}

/** A number at most this many characters after the name counts as the company's own. */
const NUMBER_WINDOW = 250;

function readNumbers(company: RegisteredCompany, mentions: readonly Mention[]): SiteStatements['numbers'] {
  const own = mentions.find(
    (mention) => isCompanyNumber(mention) && (isVerifiedNumber(mention) || isCalledCompanyNumber(mention)),
  );
  if (own) return [{ isOwn: true, ...said(own) }];
  for (const { form, page, end } of mentions) {
    if (form === 'number') continue;
    const other = page.numbers.find(
      (token) =>
        token.start >= end &&
        token.start - end < NUMBER_WINDOW &&
        token.readings.every(({ number }) => number !== company.company_number) &&
        isCompanyLabel(numberLabelOf(page.text, token)) &&
        !isOtherNamed(page, { start: end, end: token.start }),
    );
    if (other) return [{ isOwn: false, ...said({ page, start: other.start, end: other.end }) }];
  }
  return [];
}

/** The words beside it say that it is a company number. */
function isCalledCompanyNumber({ number }: Mention): boolean {
  return number !== undefined && isCompanyLabel(number.label);
}

/** The text before and after a mention that may belong to it. */
const BEFORE = 300;
const AFTER = 400;

function readPlaces(mentions: readonly Mention[]): SiteStatements['places'] {
  // Footers have the same words around the same name on every page.
  const read = memoizeByWord(placeStatements);
  const found = mentions.flatMap(({ page, ...mention }) => {
    const { start: from, end: to } = around(mention);
    const statements = read(page.text.slice(from, Math.min(to, page.visibleLength)));
    return statements.map((statement) => {
      const [start, end] = [statement.start + from, statement.end + from];
      const isSure = start >= mention.end && !isOtherNamed(page, { start: mention.end, end: start });
      return { part: statement.part, start, end, page, isSure };
    });
  });
  return different(found, ({ part, isSure }) => `${part} ${isSure}`).map(({ part, isSure, ...place }) => ({
    part,
    isSure,
    ...said(place),
  }));
}

/** An address is about as long as this. */
const ADDRESS_WINDOW = 220;
/** The lines of an address before its postcode. */
const BEFORE_POSTCODE = 150;

/** Addresses that are called the registered office, and all others on the pages that name the company. */
function readOffices(mentions: readonly Mention[]): SiteStatements['offices'] {
  const called = mentions.flatMap(({ page, ...mention }) => {
    const { start: from, end: to } = around(mention);
    return [...page.text.slice(from, Math.min(to, page.visibleLength)).matchAll(OFFICE_LABEL)].map((label) =>
      addressAfter(page, { start: from + label.index, end: from + label.index + label[0].length }),
    );
  });
  const others = [...new Set(mentions.map(({ page }) => page))].flatMap((page) =>
    page.postcodes
      .filter(({ start }) => start < page.visibleLength)
      .map(({ start, end }, index, visible) => {
        const after = Math.max(visible[index - 1]?.end ?? 0, start - BEFORE_POSTCODE);
        return {
          isCalledOffice: false,
          place: { page, start: Math.max(after, addressStart(page.text, start)), end },
          address: page.text.slice(after, end),
        };
      }),
  );
  const key = (address: string) => address.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const all = [
    ...different(called, ({ address }) => key(address)),
    ...different(others, ({ address }) => key(address)),
  ];
  return all.map(({ place, address, isCalledOffice }) => ({
    address: address.trim(),
    isCalledOffice,
    ...said(place),
  }));
}

const ADDRESS_LINES_MAX = 5;
const ADDRESS_LINE_MAX = 60;

/**
 * Where an address in lines of its own begins, above its postcode; the postcode itself where it is in a
 * sentence.
 */
function addressStart(text: string, postcode: number): number {
  let start = text.lastIndexOf('\n', postcode - 1) + 1;
  for (let lines = 0; lines < ADDRESS_LINES_MAX && start > 0; lines++) {
    const above = text.lastIndexOf('\n', start - 2) + 1;
    const line = text.slice(above, start - 1).trim();
    if (line === '' || line.length > ADDRESS_LINE_MAX || /[.!?:]$/.test(line)) break;
    start = above;
    // The line with the number of the house is the first.
    if (/^(?:\p{L}+ )?\d/u.test(line)) break;
  }
  return start;
}

/**
 * The words after "Registered office" up to the postcode, or to the end of the sentence where none follows.
 */
function addressAfter(page: ExtractedPage, label: TextRange) {
  const postcode = page.postcodes.find(
    ({ start }) => start >= label.end && start - label.end < ADDRESS_WINDOW && start < page.visibleLength,
  );
  const until = Math.min(label.end + ADDRESS_WINDOW, page.visibleLength);
  const words = page.text.slice(label.end, postcode?.end ?? until);
  const sentence = postcode ? words : (/^[^\n]*?(?=\n|\.\s|\.$|$)/.exec(words)?.[0] ?? words);
  const place = postcode
    ? { page, start: postcode.start, end: postcode.end }
    : { page, start: label.start, end: label.end };
  return { isCalledOffice: true, place, address: sentence.replace(/^[\s:,-]*(?:(?:is|at|:)\s+)*/i, '') };
}

const CHARITY = anyOf(
  /\bregistered charity\b|\bcharity (?:registered|registration|number|no\b|reg\b)|\bscottish charity\b/i,
  /\belusen gofrestredig\b/i,
);

function readCharity(mentions: readonly Mention[]): SiteStatements['charity'] {
  for (const { page, ...mention } of mentions) {
    const { start, end } = around(mention);
    const found = CHARITY.exec(page.text.slice(start, Math.min(end, page.visibleLength)));
    if (!found) continue;
    const printedFrom = start + found.index;
    return said({ page, start: printedFrom, end: printedFrom + found[0].length });
  }
  return null;
}

function readRegulator(mentions: readonly Mention[]): SiteStatements['regulator'] {
  for (const page of new Set(mentions.map((mention) => mention.page))) {
    const own = mentions.filter((mention) => mention.page === page);
    const statement = regulatorStatements(page.text.slice(0, page.visibleLength)).find(
      (one) => own.some(({ start }) => isWithin(start, one.sentence)) || !isOtherNamed(page, one.sentence),
    );
    if (!statement) continue;
    const { hasNumber, sentence, regulation } = statement;
    return { regulation, hasNumber, ...said({ page, ...sentence }) };
  }
  return null;
}

function around({ start, end }: TextRange): TextRange {
  return { start: Math.max(0, start - BEFORE), end: end + AFTER };
}

const isWithin = (position: number, { start, end }: TextRange) => position >= start && position < end;

/** A name with a legal form begins within the range. */
function isOtherNamed({ names }: ExtractedPage, range: TextRange): boolean {
  return names.some(({ printedStart }) => isWithin(printedStart, range));
}
