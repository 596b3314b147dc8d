import type { ExtractedPage, NumberReadingHow, NumberToken } from '../extract/extracted-page.ts';
import { isOtherLabel, numberLabelOf } from '../extract/number-labels.ts';
import { isDummyNumber } from '../extract/number-tokens.ts';
import type { TextRange } from '../html/index.ts';
import type { NumberMention } from './entity.ts';
import { holderNamed, type NumberWindow } from './holder-named.ts';
import { printedIdentifiers } from './printed-identifiers.ts';
import type { RegisteredCompany } from './register-lookup.ts';
import type { SquashedText } from './squashed-text.ts';

const HOLDER_WINDOW = 350;
const POSTCODE_WINDOW = 500;

/** The pages of a site, and the companies that the register finds for what is printed on them. */
export interface PagesAndRows {
  pages: readonly ExtractedPage[];
  companies: readonly RegisteredCompany[];
  squashed: ReadonlyMap<ExtractedPage, SquashedText>;
}

/** A printed number that belongs to a company on the register. */
export interface RegisteredNumber {
  page: ExtractedPage;
  token: NumberToken;
  how: NumberReadingHow;
  company: RegisteredCompany;
}

export function registeredNumbers({ pages, companies }: PagesAndRows): RegisteredNumber[] {
  const byNumber = new Map(companies.map((company) => [company.company_number, company]));
  const found: RegisteredNumber[] = [];
  for (const page of pages)
    for (const token of page.numbers)
      for (const { number, how } of token.readings) {
        const company = byNumber.get(number);
        if (company) found.push({ page, token, how, company });
      }
  return found;
}

/** A company's number where it may be meant as such. */
interface NumberPlace extends TextRange {
  company: RegisteredCompany;
  page: ExtractedPage;
  number: NumberMention;
}

/** Where the pages print numbers of companies: company numbers first, then those of other registers. */
export function numberPlaces(
  site: PagesAndRows,
  registered: readonly RegisteredNumber[],
  siteKey: string,
): NumberPlace[] {
  return [...registeredPlaces(site, registered, siteKey), ...identifierPlaces(site, siteKey)];
}

/**
 * If the site does not name the company, its number counts unless the label says that it is another kind of
 * number, such as a telephone's. A guess then counts only near the company's postcode and a word such as
 * "registered".
 */
function registeredPlaces(
  site: PagesAndRows,
  registered: readonly RegisteredNumber[],
  siteKey: string,
): NumberPlace[] {
  const windows = new Map<NumberToken, NumberWindow>();
  return registered.flatMap(({ page, token, how, company }) => {
    const { start, end, crowded, digits } = token;
    const window = windows.get(token) ?? windowAround(site, page, token);
    windows.set(token, window);
    const holder = holderNamed(company, window, siteKey);
    const isAtPostcode = page.postcodes.some(
      ({ value, start: postcodeFrom }) =>
        value === company.registered_postcode && Math.abs(postcodeFrom - start) < POSTCODE_WINDOW,
    );
    const isAnnounced = isAtPostcode && /compan|regist|SC|NI|LLP/i.test(window.text);
    const isGuess = how === 'guessed' && !isAnnounced;
    if (holder.near === 0 && (isGuess || crowded || isDummyNumber(digits))) return [];
    const label = numberLabelOf(page.text, token);
    if (holder.near === 0 && isOtherLabel(label)) return [];
    return { company, page, start, end, number: { how, label, crowded, digits, holder, isAtPostcode } };
  });
}

/**
 * A charity number or LEI counts as a company's number where a source gives it to the company and the site
 * names it.
 */
function identifierPlaces(site: PagesAndRows, siteKey: string): NumberPlace[] {
  const common = { how: 'direct', label: 'registered', crowded: false, isAtPostcode: false } as const;
  const printed = site.pages.flatMap((page) => printedIdentifiers(page).map((one) => ({ page, ...one })));
  return printed.flatMap(({ page, start, end, kind, value }) => {
    const company = site.companies.find(({ identifiers = [] }) =>
      identifiers.some((one) => one.kind === kind && one.value === value),
    );
    if (!company) return [];
    const holder = holderNamed(company, windowAround(site, page, { start, end }), siteKey);
    const number = { ...common, digits: value, holder, identifier: { kind, value } };
    return holder.onSite ? { company, page, start, end, number } : [];
  });
}

function windowAround({ squashed }: PagesAndRows, page: ExtractedPage, range: TextRange): NumberWindow {
  const start = Math.max(0, range.start - HOLDER_WINDOW);
  const end = range.end + HOLDER_WINDOW;
  return { text: page.text.slice(start, end), key: squashed.get(page)?.keyBetween({ start, end }) ?? '' };
}
