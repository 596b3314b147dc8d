import { isCompanyLabel, numberLabelOf } from '../extract/number-labels.ts';
import type { PageReading } from '../extract/page-reading.ts';
import { quoteAround } from '../extract/quote.ts';
import type { TextRange } from '../html/index.ts';
import { blockAt, type Entity, isCompanyNumber, isVerifiedNumber, type Mention } from '../match/entity.ts';
import type { RegisteredCompany } from '../match/register-reader.ts';
import type { DisclosureItem, DisclosureName, DisclosureStatus, Disclosures } from './disclosures.ts';
import { legalFormOf, partOfUk } from './legal-form.ts';
import { placeStatements, regulatorClaims } from './page-statements.ts';

interface Place extends TextRange {
  page: PageReading;
}

interface Finding {
  status: DisclosureStatus;
  place?: Place;
  /** Replaces the rule of the legal form. */
  regulation?: string;
}

const MISSING: Finding = { status: 'missing' };
const NOT_APPLICABLE: Finding = { status: 'not_applicable' };

type Check = (company: RegisteredCompany, mentions: readonly Mention[]) => Finding;

const CHECKS: Record<DisclosureName, Check> = {
  registered_name: checkName,
  registered_number: checkNumber,
  place_of_registration: checkPlace,
  registered_office: checkOffice,
  charity_status: checkCharity,
  regulator_number: checkRegulator,
};

/** Compares what the pages state about the company that runs the website with the register. */
export function checkDisclosures({ company, mentions }: Entity): Disclosures | null {
  if (!company) return null;
  const { id, rules } = legalFormOf(company);
  const visible = mentions.filter(isVisible);
  const items = Object.entries(CHECKS).map(([name, check]) => {
    const item = name as DisclosureName;
    const found = check(company, visible);
    const regulation = found.regulation ?? rules[item] ?? '';
    return describe(item, regulation === '' ? NOT_APPLICABLE : found, regulation);
  });
  const complete = items.every(({ status }) => status === 'present' || status === 'not_applicable');
  return { legal_form: id, complete, items };
}

function describe(item: DisclosureName, { status, place }: Finding, regulation: string): DisclosureItem {
  const shown = status === 'not_applicable' ? undefined : place;
  const quote = shown && quoteAround(shown.page.text, shown, blockAt(shown.page, shown.start)).text;
  return { item, status, quote: quote || null, page_url: shown?.page.url ?? null, regulation };
}

/** Whether a visitor can read it: it is in the text, not in the markup or the certificate. */
function isVisible({ page, block, start }: Mention): boolean {
  return start < page.visibleLength && block.source !== 'certificate';
}

function checkName(_: RegisteredCompany, mentions: readonly Mention[]): Finding {
  const full = mentions.filter(({ form, full }) => form !== 'number' && full);
  const current = full.find(({ kind }) => kind === 'current' || kind === 'loose');
  const place = current ?? full.find(({ kind }) => kind === 'former') ?? full[0];
  if (!place) return MISSING;
  if (current) return { status: 'present', place };
  return place.kind === 'former' ? { status: 'outdated', place } : { status: 'missing', place };
}

/** A number within this distance after the name is taken as the company's own. */
const NUMBER_WINDOW = 250;

function checkNumber(company: RegisteredCompany, mentions: readonly Mention[]): Finding {
  const own = mentions.find((mention) => isCompanyNumber(mention) && isVerifiedNumber(mention));
  if (own) return { status: 'present', place: own };
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
    if (other) return { status: 'contradicts_register', place: { page, start: other.start, end: other.end } };
  }
  return MISSING;
}

/** The text before and after a mention that may belong to it. */
const BEFORE = 300;
const AFTER = 400;

function checkPlace(company: RegisteredCompany, mentions: readonly Mention[]): Finding {
  const expected = partOfUk(company.company_number);
  const statements = mentions.flatMap((mention) =>
    placeStatements(mention.page.text.slice(0, mention.page.visibleLength), around(mention)).map(
      (statement) => ({ ...statement, page: mention.page, mention }),
    ),
  );
  const right = statements.find(({ part }) => part === expected);
  if (right) return { status: 'present', place: right };
  const other = statements.find(
    ({ part, page, mention, start }) =>
      part !== null && start >= mention.end && !isOtherNamed(page, { start: mention.end, end: start }),
  );
  if (other) return { status: 'contradicts_register', place: other };
  const [vague] = statements.filter(({ part }) => part === null);
  return vague ? { status: 'missing', place: vague } : MISSING;
}

const OFFICE_LABEL =
  /\b(?:registered|reg\.?d?|regd\.?) (?:company )?(?:office|address)\b|\bswyddfa gofrestredig\b/gi;
/** An address is about as long as this. */
const ADDRESS_WINDOW = 220;

function checkOffice(company: RegisteredCompany, mentions: readonly Mention[]): Finding {
  const pages = [...new Set(mentions.map(({ page }) => page))];
  for (const page of pages) {
    const own = page.postcodes.find(
      ({ value, start }) => value === company.registered_postcode && start < page.visibleLength,
    );
    if (own) return { status: 'present', place: { page, start: own.start, end: own.end } };
  }
  for (const { page, ...mention } of mentions) {
    const { start: from, end: to } = around(mention);
    for (const label of page.text.slice(from, to).matchAll(OFFICE_LABEL)) {
      const start = from + label.index;
      const other = page.postcodes.find((one) => one.start > start && one.start - start < ADDRESS_WINDOW);
      if (other && company.registered_postcode !== null)
        return { status: 'outdated', place: { page, start: other.start, end: other.end } };
      // The register holds no postcode to compare with, or the page prints none.
      if (company.registered_postcode === null)
        return { status: 'present', place: { page, start, end: start + label[0].length } };
    }
  }
  return MISSING;
}

const CHARITY =
  /\bregistered charity\b|\bcharity (?:registered|registration|number|no\b|reg\b)|\bscottish charity\b|\belusen gofrestredig\b/i;

function checkCharity({ company_number }: RegisteredCompany, mentions: readonly Mention[]): Finding {
  for (const { page, ...mention } of mentions) {
    const { start, end } = around(mention);
    const found = CHARITY.exec(page.text.slice(start, Math.min(end, page.visibleLength)));
    if (!found) continue;
    const at = start + found.index;
    const isScottish = partOfUk(company_number) === 'Scotland';
    return {
      status: 'present',
      place: { page, start: at, end: at + found[0].length },
      regulation: isScottish
        ? 'Charities References in Documents (Scotland) Regulations 2007'
        : 'Charities Act 2011, section 194',
    };
  }
  return MISSING;
}

function checkRegulator(_: RegisteredCompany, mentions: readonly Mention[]): Finding {
  for (const page of new Set(mentions.map((mention) => mention.page))) {
    const own = mentions.filter((mention) => mention.page === page);
    const claim = regulatorClaims(page.text.slice(0, page.visibleLength)).find(
      ({ sentence }) => own.some(({ start }) => isWithin(start, sentence)) || !isOtherNamed(page, sentence),
    );
    if (!claim) continue;
    const { hasNumber, sentence, regulation } = claim;
    return { status: hasNumber ? 'present' : 'missing', place: { page, ...sentence }, regulation };
  }
  return NOT_APPLICABLE;
}

function around({ start, end }: TextRange): TextRange {
  return { start: Math.max(0, start - BEFORE), end: end + AFTER };
}

const isWithin = (position: number, { start, end }: TextRange) => position >= start && position < end;

/** A name with a legal form begins within the range. */
function isOtherNamed({ names }: PageReading, range: TextRange): boolean {
  return names.some(({ printedStart }) => isWithin(printedStart, range));
}
