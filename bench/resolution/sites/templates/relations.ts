import type { PageKind } from '../../../../src/modules/resolution/crawl/crawled-site.ts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import type { Category } from '../categories.ts';
import { esc } from '../html/prose.ts';
import type { Split } from '../labelled-site.ts';
import { tradingName } from '../world/names.ts';
import type { CompanyWish } from '../world/world.ts';
import { define, type Printed, page, print, type SiteTemplate, siteOf } from './template.ts';

/** One way to say, on a page of the site, which company runs it. */
export interface Relation {
  category: Category;
  page: [kind: PageKind, path: string, title: string];
  /** As HTML. */
  text(words: RelationWords): string;
  /** By default a name unlike the company's. */
  brand?: 'own' | ((random: Random) => string);
  wish?: (random: Random) => CompanyWish;
  /** Another company that the text names. */
  other?: (random: Random) => CompanyWish;
  ending?: string;
  lang?: string;
  /** The footer as HTML, where it says more than the usual. */
  footer?(words: RelationWords): string;
}

export interface RelationWords {
  /** The company that runs the site. */
  p: Printed;
  brand: string;
  domain: string;
  other: Printed;
  random: Random;
}

export function relationTemplates(split: Split, relations: Record<string, Relation>): SiteTemplate[] {
  return Object.entries(relations).map(([id, relation]) =>
    define(split, relation.category)(`relation-${id}`, (draw) => planRelation(draw, relation), 4),
  );
}

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
