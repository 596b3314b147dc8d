import type { PageKind } from '../../../../src/modules/resolution/crawl/crawled-site.ts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import { longSections } from '../html/long-text.ts';
import { esc } from '../html/prose.ts';
import type { Split } from '../labelled-site.ts';
import type { SiteCompany } from '../world/company.ts';
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

/** A page on which another firm speaks as "we": its terms, printed on the site of somebody who uses its service. */
export interface EmbeddedTerms {
  page: [kind: PageKind, path: string, title: string];
  partner(random: Random): string;
  brand(random: Random): string;
  /** As HTML. */
  text(partner: Printed, brand: string): string;
}

/** How the operator itself prints its number on another page. */
export interface OwnStatement {
  page: [kind: PageKind, path: string, title: string];
  text(own: Printed, brand: string): string;
}

/** Headings of sections that only make sense for who sells goods. */
const OF_A_SHOP = /deliver|premises|cancel|fault|job|recruit/i;

/**
 * Each of them twice. Without the operator's own particulars nobody can say who runs the site, and the firm that speaks
 * is not the answer. With them the operator is.
 */
export function embeddedTemplates(
  split: Split,
  all: Record<string, EmbeddedTerms>,
  statements: readonly OwnStatement[],
): SiteTemplate[] {
  return Object.entries(all).flatMap(([id, terms]) => [
    define(split, 'third_party_only')(`embedded-${id}`, (draw) => planNobody(draw, terms), 4),
    define(split, 'number_on_legal_page')(
      `embedded-${id}`,
      (draw) => planOperator(draw, terms, statements[draw.copy % statements.length]!),
      4,
    ),
  ]);
}

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
