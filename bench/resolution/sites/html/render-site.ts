import { createHash } from 'node:crypto';
import type { CrawledPage, CrawledSite } from '../../../../src/modules/resolution/crawl/crawled-site.ts';
import { guessPage } from '../../../../src/modules/resolution/crawl/page-kind.ts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import type { PlannedPage, SitePlan } from '../templates/template.ts';
import type { RecurringFirms } from '../world/recurring-firms.ts';
import { bodyBulk, headBulk } from './bulk.ts';
import type { Layout, NavLink } from './layout.ts';
import { homeParagraphs, type Wording } from './long-text.ts';
import { esc, usualSentences } from './prose.ts';
import type { SiteText } from './site-text.ts';
import { pagesOf } from './usual-pages.ts';

const CAPTURED_AT = '2026-11-01T09:00:00.000Z';

export interface Look {
  layout: Layout;
  text: SiteText;
  firms: RecurringFirms;
  /** How many times as heavy as usual its pages are. */
  weight: number;
  /** With all the usual pages. */
  isFull: boolean;
}

/** A few sites are very heavy, most are not. */
const BULKS = [0, 500, 1_000, 3_000, 10_000];
const HOME_WORDS = { min: 200, max: 600 };
/** Themes link these at the foot of the page. */
const SMALL_PRINT: ReadonlySet<string> = new Set([
  'legal',
  'terms',
  'privacy',
  'cookies',
  'delivery',
  'complaints',
  'modern_slavery',
]);

/** A planned site as the crawl would have found it. */
export function renderSite(plan: SitePlan, look: Look, random: Random): CrawledSite {
  const condition = plan.condition ?? 'read';
  const bulk = random.pick(BULKS) * look.weight;
  const origin = `https://www.${plan.finalDomain ?? plan.domain}`;
  const pages = condition === 'unreachable' ? [] : renderPages(plan, { look, random, origin, bulk });
  return {
    domain: plan.domain,
    finalDomain: plan.finalDomain ?? plan.domain,
    condition,
    pages,
    certificate: plan.certificate ? { ...plan.certificate, pageUrl: `${origin}/` } : null,
    failure: plan.failure ?? null,
  };
}

interface Setting {
  look: Look;
  /** Bytes of a page without meaning. */
  bulk: number;
  random: Random;
  origin: string;
}

function renderPages(plan: SitePlan, { look, random, origin, bulk }: Setting): CrawledPage[] {
  const wording: Wording = { text: look.text, firms: look.firms, random, subject: plan };
  const pages = plan.rawHome === undefined ? pagesOf(plan, wording, look.isFull) : (plan.pages ?? []);
  const linkTo = ({ path, title }: PlannedPage): NavLink => ({ href: path, text: esc(title) });
  const nav = pages.filter(({ kind }) => !SMALL_PRINT.has(kind)).map(linkTo);
  const smallPrint = pages.filter(({ kind }) => SMALL_PRINT.has(kind)).map(linkTo);
  const year = random.int(2016, 2026);
  const render = ({ title, main }: Pick<PlannedPage, 'title' | 'main'>) =>
    look.layout.render(
      {
        lang: plan.lang ?? 'en-GB',
        title,
        brand: plan.brand,
        domain: plan.domain,
        head: (plan.head ?? '') + headBulk(random, bulk * 0.4),
        nav,
        smallPrint,
        main,
        footer: plan.footer ?? [`&copy; ${year}. All rights reserved.`],
        credit: plan.credit ?? '',
        year,
      },
      random,
    );
  const home =
    plan.rawHome ?? render({ title: plan.title ?? plan.brand, main: homeMain(plan, wording, bulk) });
  return [
    crawled(`${origin}/`, 'home', home, plan.status),
    ...pages.map((page) => crawled(`${origin}${page.path}`, kindOf(page), render(page))),
  ];
}

function homeMain(plan: SitePlan, wording: Wording, bulk: number): string {
  const { random } = wording;
  const words = random.int(HOME_WORDS.min, HOME_WORDS.max);
  const paragraphs = homeParagraphs(wording, usualSentences(random, plan), words);
  const middle = random.int(1, paragraphs.length);
  return [
    ...paragraphs.slice(0, middle),
    plan.home ?? '',
    ...paragraphs.slice(middle),
    bodyBulk(random, bulk * 0.6),
  ].join('\n');
}

/** The crawl takes the kind of a page from the link to it, so this does too. */
function kindOf({ path, title }: PlannedPage): CrawledPage['kind'] {
  return guessPage(path, title)?.kind ?? 'other';
}

function crawled(url: string, kind: CrawledPage['kind'], html: string, status = 200): CrawledPage {
  const sha256 = createHash('sha256').update(html).digest('hex');
  return { url, kind, status, html, sha256, capturedAt: CAPTURED_AT, truncated: false };
}
