import type { PageKind } from '../../../../src/modules/resolution/crawl/crawled-site.ts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import type { Category } from '../categories.ts';
import { esc } from '../html/prose.ts';
import { coinedWord, placeWord, tradingName } from '../world/names.ts';
import { charityNumber, fcaNumber } from '../world/particulars.ts';
import type { CompanyOptions } from '../world/world.ts';
import { define, type Printed, page, print, type SiteTemplate, siteOf } from './template.ts';

/** One way to say, on a page of the site, which company runs it. */
interface Relation {
  category: Category;
  page: [kind: PageKind, path: string, title: string];
  /** As HTML. */
  text(words: RelationWords): string;
  /** By default a name unlike the company's. */
  brand?: 'own' | ((random: Random) => string);
  wish?: (random: Random) => CompanyOptions;
  /** Another company that the text names. */
  other?: (random: Random) => CompanyOptions;
  ending?: string;
  lang?: string;
  /** The footer as HTML, where it says more than the usual. */
  footer?(words: RelationWords): string;
}

interface RelationWords {
  /** The company that runs the site. */
  p: Printed;
  brand: string;
  domain: string;
  other: Printed;
  random: Random;
}

/** How sites say who runs them. */
const RELATIONS: Record<string, Relation> = {
  'trading-style': {
    category: 'trading_name_of',
    page: ['legal', '/legal', 'Legal'],
    text: ({ p, brand }) =>
      `<p>${brand} is a trading style of ${p.name}. ${p.name} is a private company limited by shares, its number is ${p.number} and its registered office is ${p.office}.</p>`,
  },
  'owned-and-operated': {
    category: 'brand_unlike_company',
    page: ['terms', '/terms-of-use', 'Terms of use'],
    text: ({ p, domain }) =>
      `<p>The website at www.${domain} is owned and operated by ${p.name}, whose company number is ${p.number} (${p.where}).</p>`,
  },
  promoter: {
    category: 'brand_unlike_company',
    page: ['terms', '/competition-terms', 'Competition terms'],
    text: ({ p }) =>
      `<h3>The promoter</h3><p>All competitions on this site are run by us: ${p.name}, ${p.office}, company number ${p.number}.</p><p>Entrants must be eighteen or over. Entries by post cost no more than the stamp.</p>`,
  },
  'contract-is-with': {
    category: 'trading_name_of',
    page: ['terms', '/booking-conditions', 'Booking conditions'],
    text: ({ p, brand }) =>
      `<p>When you book, your contract is with ${p.name} (registered in ${p.where}, ${p.number}), which sells holidays under the name ${brand}, and with nobody else.</p>`,
  },
  'definition-list': {
    category: 'number_on_legal_page',
    page: ['legal', '/company-details', 'Company details'],
    text: ({ p, brand }) =>
      `<dl><dt>Trading name</dt><dd>${brand}</dd><dt>Legal entity</dt><dd>${p.name}</dd><dt>Registered number</dt><dd>${p.number}</dd><dt>VAT</dt><dd>${p.vat}</dd></dl>`,
  },
  'table-on-contact-page': {
    category: 'number_on_legal_page',
    page: ['contact', '/contact', 'Contact'],
    text: ({ p }) =>
      `<h3>Company details</h3><table><tr><th>Name</th><td>${p.name}</td></tr><tr><th>Number</th><td>${p.number}</td></tr><tr><th>Office</th><td>${p.office}</td></tr><tr><th>Telephone</th><td>${p.phone}</td></tr></table>`,
  },
  'welsh-policy': {
    category: 'number_welsh',
    page: ['privacy', '/preifatrwydd', 'Polisi preifatrwydd'],
    lang: 'cy',
    brand: 'own',
    wish: () => ({ kind: 'welsh' }),
    text: ({ p }) =>
      `<p>Yn y polisi hwn, ystyr &ldquo;ni&rdquo; yw ${p.name}, cwmni a gofrestrwyd yng Nghymru a Lloegr o dan y rhif ${p.number}. Ein cyfeiriad yw ${p.office}.</p><p>Nid ydym yn gwerthu eich manylion i neb.</p>`,
  },
  'welsh-terms': {
    category: 'number_welsh',
    page: ['terms', '/telerau', 'Telerau ac amodau'],
    lang: 'cy',
    wish: () => ({ kind: 'welsh' }),
    text: ({ p, brand }) =>
      `<p>Enw masnachu ${p.name} yw ${brand}. Rhif cofrestru&rsquo;r cwmni: ${p.number}. Swyddfa: ${p.office}.</p>`,
  },
  'representative-of-a-network': {
    category: 'regulated_firm',
    page: ['legal', '/regulatory-information', 'Regulatory information'],
    other: (random) => ({ base: `${coinedWord(random)} Mortgage Network` }),
    text: ({ p, brand, other, random }) =>
      `<p>${brand} is a trading name of ${p.name}, registered in ${p.where} under ${p.number}. ${p.name} is an appointed representative of ${other.name} (company number ${other.number}), which the Financial Conduct Authority authorises under reference ${fcaNumber(random)}.</p>`,
  },
  'local-franchise': {
    category: 'trading_name_of',
    page: ['privacy', '/privacy', 'Privacy'],
    brand: (random) => `${coinedWord(random)} ${placeWord(random)}`,
    other: (random) => ({ base: `${coinedWord(random)} Franchise Group` }),
    text: ({ p, brand, other }) =>
      `<p>Your local office, ${brand}, is a franchise and is run by ${p.name} (company number ${p.number}), which decides how your details are used. The name is licensed to us by ${other.name} (company number ${other.number}).</p>`,
  },
  'charity-shop-site': {
    category: 'web_shop',
    page: ['delivery', '/delivery', 'Delivery and returns'],
    other: (random) => ({ kind: 'guarantee', base: `${placeWord(random)} Hospice Care` }),
    text: ({ p, brand, other, random }) =>
      `<p>Everything on the ${brand} website is sold by ${p.name}, company number ${p.number}. We are the trading company of ${other.name} (registered charity ${charityNumber(random)}) and give it our profits.</p>`,
  },
  'charity-with-trading-arm': {
    category: 'number_charity_or_society',
    page: ['about', '/about-us', 'About us'],
    brand: 'own',
    wish: () => ({ kind: 'guarantee' }),
    ending: 'org.uk',
    other: (random) => ({ base: `${placeWord(random)} Trading` }),
    text: ({ p, other, random }) =>
      `<p>${p.name} is a charity (${charityNumber(random)}) and a company limited by guarantee, number ${p.number}. Our caf&eacute; and shop are run by ${other.name} (number ${other.number}), which we own.</p>`,
  },
  'the-company-means': {
    category: 'number_on_legal_page',
    page: ['terms', '/terms', 'Terms'],
    text: ({ p, brand }) =>
      `<p>In these terms &ldquo;the Company&rdquo; means ${p.name} (company registration ${p.number}), known as ${brand}, and &ldquo;the Customer&rdquo; means whoever places an order.</p>`,
  },
  'when-we-say-we': {
    category: 'number_in_privacy_policy',
    page: ['privacy', '/privacy-policy', 'Privacy policy'],
    text: ({ p, brand }) =>
      `<p>When these pages say &ldquo;we&rdquo;, &ldquo;us&rdquo; or &ldquo;${brand}&rdquo;, they mean ${p.name} of ${p.office}. Our number at Companies House is ${p.short}.</p>`,
  },
  'name-on-your-statement': {
    category: 'web_shop',
    page: ['delivery', '/returns', 'Returns'],
    text: ({ p, brand }) =>
      `<p>Your bank statement will show ${p.name}, because that is the company behind ${brand} (no. ${p.number}, registered in ${p.where}).</p>`,
  },
  'operator-and-landlord': {
    category: 'brand_unlike_company',
    page: ['terms', '/terms', 'Terms of stay'],
    brand: (random) => `The ${placeWord(random)} Arms`,
    text: ({ p, brand, other }) =>
      `<p>${brand} is operated by ${p.name} (company number ${p.number}), to which all bookings are made. The building belongs to ${other.name} (company number ${other.number}), which takes no part in running it.</p>`,
  },
  'bought-from': {
    category: 'brand_unlike_company',
    page: ['legal', '/legal-notice', 'Legal notice'],
    text: ({ p, brand, other }) =>
      `<p>In May 2022 ${p.name} (company number ${p.number}) bought the business and the name ${brand} from ${other.name} (company number ${other.number}). The seller has had nothing to do with this website since.</p>`,
  },
  'made-by-a-team': {
    category: 'platform_operator',
    page: ['about', '/about', 'About'],
    text: ({ p, brand }) =>
      `<p>${brand} is made by a small team at ${p.name} (no. ${p.number} at Companies House). We have no investors.</p>`,
    ending: 'app',
  },
  'licence-holder': {
    category: 'number_on_legal_page',
    page: ['legal', '/licences', 'Legal and licences'],
    text: ({ p, brand }) =>
      `<p>Licences for ${brand} are held by ${p.name}, company ${p.number}, in whose name we also send invoices.</p>`,
  },
  'complaints-in-law': {
    category: 'number_on_legal_page',
    page: ['complaints', '/complaints', 'Complaints'],
    text: ({ p, brand }) =>
      `<p>Write to the manager of ${brand}, ${p.office}. In law ${brand} is ${p.name}, a company registered in ${p.where} with the number ${p.number}.</p>`,
  },
  publisher: {
    category: 'platform_operator',
    page: ['contact', '/contact-us', 'Contact us'],
    brand: (random) => `The ${placeWord(random)} Gazette`,
    text: ({ p }) =>
      `<p>Publisher: ${p.name}<br>Company number: ${p.number}<br>Office: ${p.office}<br>News desk: ${p.phone}</p>`,
  },
  'practice-belongs-to': {
    category: 'professional_firm',
    page: ['privacy', '/privacy-notice', 'Privacy notice for patients'],
    brand: (random) => `${placeWord(random)} Dental Studio`,
    text: ({ p, brand }) =>
      `<p>${brand} belongs to ${p.name} (registered number ${p.number}), which is the controller of patients' records. The dentists are self-employed.</p>`,
  },
  'in-capitals': {
    category: 'trading_name_of',
    page: ['terms', '/terms-of-sale', 'Terms of sale'],
    text: ({ p, brand }) =>
      `<p>THIS IS AN AGREEMENT BETWEEN YOU AND ${p.name.toUpperCase()} (COMPANY NUMBER ${p.number}), WHICH ITS CUSTOMERS KNOW AS ${brand.toUpperCase()}.</p>`,
  },
  'several-trading-names': {
    category: 'trading_name_of',
    page: ['legal', '/company-information', 'Company information'],
    text: ({ p, brand, random }) =>
      `<p>${p.name} (company number ${p.number}) trades as ${coinedWord(random)}, ${brand} and ${coinedWord(random)} Direct. Registered office: ${p.office}.</p>`,
  },
  'licensee-of-a-brand': {
    category: 'trading_name_of',
    page: ['terms', '/terms', 'Website terms'],
    text: ({ p, brand, other }) =>
      `<p>The ${brand} trade mark is the property of ${other.name} (company number ${other.number}). ${p.name} (company number ${p.number}) uses it under licence and runs this website.</p>`,
  },
};

export const RELATION_TEMPLATES: SiteTemplate[] = Object.entries(RELATIONS).map(([id, relation]) =>
  define(relation.category)(`relation-${id}`, (draw) => planRelation(draw, relation), 4),
);

function planRelation(draw: Parameters<SiteTemplate['plan']>[0], relation: Relation) {
  const { random } = draw;
  const company = draw.company(relation.wish?.(random));
  const other = draw.company({ neighbours: false, ...relation.other?.(random) });
  const brand = relation.brand === 'own' ? company.brand : (relation.brand ?? tradingName)(random);
  const domain = draw.domain(brand, relation.ending);
  const [kind, path, title] = relation.page;
  const words = { p: print(draw, company), brand: esc(brand), domain, other: print(draw, other), random };
  return siteOf(draw, company, {
    brand,
    domain,
    ...(relation.lang !== undefined && { lang: relation.lang }),
    ...(relation.footer && { footer: [relation.footer(words)] }),
    pages: [page(kind, path, title, relation.text(words))],
  });
}
