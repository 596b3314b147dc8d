import type {
  CrawlFailure,
  PageKind,
  SiteCertificate,
  SiteCondition,
} from '../../../../src/modules/resolution/crawl/crawled-site.ts';
import type { MatchStatus } from '../../../../src/modules/resolution/verdict/verdict.ts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import type { Category } from '../categories.ts';
import { esc, type Subject } from '../html/prose.ts';
import type { ParticularsKind, SiteText } from '../html/site-text.ts';
import type { ExpectedOutcome } from '../labelled-site.ts';
import type { PostalAddress, SiteCompany } from '../world/company.ts';
import { phoneNumber, vatNumber, writeVat } from '../world/particulars.ts';
import type { RecurringFirms } from '../world/recurring-firms.ts';
import { TRADES, type Trade } from '../world/trades.ts';
import { type CompanyOptions, oneLine, type World } from '../world/world.ts';

/**
 * One way for a site to say, or not to say, who runs it. Drawn several times, with other companies each time.
 */
export interface SiteTemplate {
  id: string;
  category: Category;
  /** How often it is drawn. */
  copies: number;
  plan(draw: Draw): SitePlan;
}

export interface Draw {
  random: Random;
  world: World;
  /** Which of its copies it is, so that variants can take turns. */
  copy: number;
  company(wish?: CompanyOptions): SiteCompany;
  /** The suppliers that many sites name. */
  firms: RecurringFirms;
  text: SiteText;
  /** A domain that no other site has; `ending` without its first dot. */
  domain(words: string, ending?: string): string;
}

export interface PlannedPage {
  path: string;
  kind: PageKind;
  title: string;
  /** The HTML of the page's main part. */
  main: string;
  /** The usual sections of such a page are not added: it speaks for another company, or is complete. */
  isWhole?: boolean;
}

/** Everything is HTML but for names and titles. */
export interface SitePlan {
  domain: string;
  expected: ExpectedOutcome;
  brand: string;
  trade: Trade;
  town: string;
  footer?: string[];
  /** The text that other sites have in the footer, and the page that it stands on here. */
  particulars?: { kind: ParticularsKind; html: string };
  credit?: string;
  title?: string;
  lang?: string;
  /** For the head of every page. */
  head?: string;
  /** Beside the usual talk on the home page. */
  home?: string;
  pages?: PlannedPage[];
  /** The address on the contact page; none where it is left out. */
  contactAddress?: PostalAddress;
  /** No pages are added: neither contact nor about nor privacy. */
  bare?: boolean;
  /** The whole of the home page, instead of a layout. */
  rawHome?: string;
  finalDomain?: string;
  condition?: SiteCondition;
  status?: number;
  certificate?: Omit<SiteCertificate, 'pageUrl'>;
  failure?: CrawlFailure;
}

/** Templates of one category. */
export function define(category: Category) {
  return (id: string, plan: SiteTemplate['plan'], copies = 6): SiteTemplate => ({
    id: `${category}/${id}`,
    category,
    copies,
    plan,
  });
}

export const matched = (company: SiteCompany): ExpectedOutcome => ({
  match_status: 'matched',
  company_number: company.company_number,
});

/** A person would name this company, but may want to look twice. */
export const likely = (company: SiteCompany): ExpectedOutcome => ({
  ...matched(company),
  acceptable: ['needs_review'],
});

export const outcome = (status: MatchStatus, ...acceptable: MatchStatus[]): ExpectedOutcome => ({
  match_status: status,
  company_number: null,
  ...(acceptable.length > 0 && { acceptable }),
});

/** The site of a company that is easy to identify, unless the template says otherwise. */
export function siteOf(draw: Draw, company: SiteCompany, rest: Partial<SitePlan> = {}): SitePlan {
  const brand = rest.brand ?? company.brand;
  return {
    domain: draw.domain(brand),
    expected: matched(company),
    trade: company.trade,
    town: company.address.town,
    // Half of all companies trade where they are registered.
    contactAddress: draw.random.chance(0.5) ? company.address : draw.world.address(draw.random),
    ...rest,
    brand,
  };
}

/** The particulars of a company as HTML, ready to be put into sentences. */
export interface Printed {
  name: string;
  brand: string;
  number: string;
  /** Without its zeros. */
  short: string;
  where: string;
  office: string;
  /** One item per line. */
  officeLines: string[];
  postcode: string;
  vat: string;
  phone: string;
  year: number;
  mail: string;
}

export function print(draw: Draw, company: SiteCompany): Printed {
  const { random } = draw;
  const { address } = company;
  return {
    name: esc(company.styled),
    brand: esc(company.brand),
    number: company.company_number,
    short: company.company_number.replace(/^0+/, ''),
    where: partOfUk(random, company),
    office: esc(oneLine(address)),
    officeLines: [...address.lines, address.town, address.postcode].map(esc),
    postcode: address.postcode,
    vat: writeVat(random, vatNumber(random)),
    phone: phoneNumber(random),
    year: random.int(2015, 2026),
    mail: `info@${company.brand.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.co.uk`,
  };
}

function partOfUk(random: Random, { kind, address }: SiteCompany): string {
  if (address.nation === 'Scotland' || kind.startsWith('scottish')) return 'Scotland';
  if (address.nation === 'Northern Ireland') return 'Northern Ireland';
  if (kind === 'welsh') return random.pick(['Wales', 'England and Wales', 'England &amp; Wales']);
  return random.weighted([
    ['England and Wales', 50],
    ['England &amp; Wales', 25],
    ['England', 22],
    ['the United Kingdom', 3],
  ]);
}

export const page = (kind: PageKind, path: string, title: string, main: string): PlannedPage => ({
  kind,
  path,
  title,
  main,
});

export const subjectOf = ({ brand, trade, address }: SiteCompany): Subject => ({
  brand,
  trade,
  town: address.town,
});

/** The site of an owner that is on no register. */
export function siteWithout(
  draw: Draw,
  brand: string,
  expected: ExpectedOutcome,
  rest: Partial<SitePlan> = {},
): SitePlan {
  const address = draw.world.address(draw.random);
  return {
    domain: draw.domain(brand),
    brand,
    expected,
    trade: draw.random.pick(TRADES),
    town: address.town,
    contactAddress: address,
    ...rest,
  };
}
