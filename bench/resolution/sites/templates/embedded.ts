import type { PageKind } from '../../../../src/modules/resolution/crawl/crawled-site.ts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import { longSections } from '../html/long-text.ts';
import { esc } from '../html/prose.ts';
import type { SiteCompany } from '../world/company.ts';
import { coinedWord, placeWord, tradingName } from '../world/names.ts';
import { TRADES } from '../world/trades.ts';
import {
  type Draw,
  define,
  outcome,
  type PlannedPage,
  type Printed,
  page,
  print,
  type SiteTemplate,
  siteOf,
  siteWithout,
} from './template.ts';

/**
 * A page on which another firm speaks as "we": its terms, printed on the site of somebody who uses its
 * service.
 */
interface EmbeddedTerms {
  page: [kind: PageKind, path: string, title: string];
  partner(random: Random): string;
  brand(random: Random): string;
  /** As HTML. */
  text(partner: Printed, brand: string): string;
}

/** How the operator itself prints its number on another page. */
interface OwnStatement {
  page: [kind: PageKind, path: string, title: string];
  text(own: Printed, brand: string): string;
}

/** Headings of sections that only make sense for who sells goods. */
const OF_A_SHOP = /deliver|premises|cancel|fault|job|recruit/i;

const EMBEDDED: Record<string, EmbeddedTerms> = {
  'client-portal': {
    page: ['terms', '/portal-terms', 'Terms of the client portal'],
    partner: (random) => `${coinedWord(random)} Software`,
    brand: (random) => `${placeWord(random)} Bookkeeping`,
    text: (we, brand) =>
      `<p>We are ${we.name}, company number ${we.number}. We supply the portal that ${brand} offers to its clients.</p><p>By signing in you make an agreement with us about the use of our software. ${brand} remains responsible for the advice it gives.</p>`,
  },
  'mortgage-network': {
    page: ['privacy', '/privacy', 'Privacy notice'],
    partner: (random) => `${coinedWord(random)} Network Services`,
    brand: (random) => `${placeWord(random)} Mortgage Advice`,
    text: (we, brand) =>
      `<p>${we.name} (&ldquo;we&rdquo;, &ldquo;the Network&rdquo;), registered in ${we.where} no. ${we.number}, ${we.office}, provides compliance services to adviser firms such as ${brand}. This notice tells the clients of those firms how we use their details.</p><p>The firm that advises you has a notice of its own.</p>`,
  },
  'card-issuer': {
    page: ['terms', '/card-terms', 'Cardholder agreement'],
    partner: (random) => `${coinedWord(random)} Prepaid`,
    brand: (random) => `${tradingName(random)} Rewards`,
    text: (we, brand) =>
      `<p>Your ${brand} card is issued by us, ${we.name} (company number ${we.number}). The money on it is held by us and not by ${brand}, which only promotes the card.</p><p>We may refuse a payment that looks like fraud. Tell us at once if the card is lost.</p>`,
  },
  'booking-platform': {
    page: ['terms', '/booking-terms', 'Booking terms'],
    partner: (random) => `${coinedWord(random)} Reservations`,
    brand: (random) => `${tradingName(random)} Kitchen`,
    text: (we, brand) =>
      `<p>Tables at ${brand} are booked through our system. We, ${we.name} (registered in ${we.where} under ${we.number}), take the booking and pass it on; the meal is a matter between you and the restaurant.</p>`,
  },
  'competition-agency': {
    page: ['terms', '/competition-terms', 'Competition terms'],
    partner: (random) => `${coinedWord(random)} Promotions`,
    brand: (random) => `${placeWord(random)} Garden Centre`,
    text: (we, brand) =>
      `<p>The promoter of this competition is ${we.name}, company number ${we.number}, ${we.office}. We run it for the visitors of ${brand}, which supplies the prize but does not choose the winner.</p><p>Our decision is final.</p>`,
  },
  marketplace: {
    page: ['terms', '/marketplace-terms', 'Marketplace terms'],
    partner: (random) => `${coinedWord(random)} Marketplaces`,
    brand: (random) => `${tradingName(random)} Crafts`,
    text: (we, brand) =>
      `<p>This shop is one of many on our marketplace. We are ${we.name} (co. no. ${we.number}). We take the payment for ${brand} and hold it until the goods have arrived, but we are not the seller.</p>`,
  },
};

const STATEMENTS: OwnStatement[] = [
  {
    page: ['contact', '/contact', 'Contact'],
    text: (own, brand) =>
      `<p>${brand} is run by ${own.name}, ${own.office}.</p><p>Company number ${own.number}. Telephone ${own.phone}.</p>`,
  },
  {
    page: ['about', '/about', 'About us'],
    text: (own, brand) =>
      `<p>${brand} began as a hobby. Today we are a limited company, ${own.name}, registered in ${own.where} with number ${own.number}.</p>`,
  },
  {
    page: ['legal', '/legal', 'Legal'],
    text: (own) =>
      `<p>This website belongs to ${own.name}. Company number: ${own.number}. Registered office: ${own.office}.</p>`,
  },
];

/**
 * Each kind of terms makes two templates. Without the operator's own particulars nobody can say who runs the
 * site, and the firm that speaks is not the answer. With them, the operator is the answer.
 */
export const EMBEDDED_TERMS: SiteTemplate[] = Object.entries(EMBEDDED).flatMap(([id, terms]) => [
  define('third_party_only')(`embedded-${id}`, (draw) => planNobody(draw, terms), 4),
  define('number_on_legal_page')(
    `embedded-${id}`,
    (draw) => planOperator(draw, terms, STATEMENTS[draw.copy % STATEMENTS.length]!),
    4,
  ),
]);

function planNobody(draw: Draw, terms: EmbeddedTerms) {
  const brand = terms.brand(draw.random);
  return siteWithout(draw, brand, outcome('needs_review', 'no_match'), {
    pages: [partnerPage(draw, terms, brand)],
    footer: draw.random.chance(0.5) ? [`&copy; ${esc(brand)}`] : ['All rights reserved.'],
  });
}

function planOperator(draw: Draw, terms: EmbeddedTerms, { page: [kind, path, title], text }: OwnStatement) {
  const company = draw.company({ neighbours: false });
  const brand = draw.random.chance(0.6) ? terms.brand(draw.random) : company.brand;
  return siteOf(draw, company, {
    brand,
    domain: draw.domain(brand),
    pages: [partnerPage(draw, terms, brand), page(kind, path, title, text(print(draw, company), esc(brand)))],
  });
}

/** The whole page is the partner's, its usual sections included. */
function partnerPage(draw: Draw, { page: [kind, path, title], partner, text }: EmbeddedTerms, brand: string) {
  const { random } = draw;
  const firm: SiteCompany = draw.company({ base: partner(random), neighbours: false });
  const subject = { brand: firm.styled, trade: random.pick(TRADES), town: firm.address.town };
  const usual = longSections(kind === 'privacy' ? 'privacy' : 'terms', { ...draw, subject }, OF_A_SHOP);
  const main = [text(print(draw, firm), esc(brand)), ...usual].join('\n');
  return { ...page(kind, path, title, main), isWhole: true } satisfies PlannedPage;
}
