import { createHash } from 'node:crypto';
import type { CrawledPage, CrawledSite } from '../../../../src/modules/resolution/crawl/crawled-site.ts';
import { guessPage } from '../../../../src/modules/resolution/crawl/page-guess.ts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import type { PlannedPage, SitePlan } from '../templates/template.ts';
import { phoneNumber } from '../world/particulars.ts';
import { oneLine } from '../world/world.ts';
import { bodyBulk, headBulk } from './bulk.ts';
import type { Layout } from './layout.ts';
import { esc, paragraphs } from './prose.ts';

const CAPTURED_AT = '2026-11-01T09:00:00.000Z';

export interface Look {
  layout: Layout;
  /** How many times as heavy as usual its pages are. */
  weight: number;
  /** With all the usual pages. */
  isFull: boolean;
}

/** A few sites are very heavy, most are not. */
const BULKS = [0, 500, 1_000, 3_000, 10_000];

/** A planned site as the crawl would have found it. */
export function renderSite(plan: SitePlan, { layout, weight, isFull }: Look, random: Random): CrawledSite {
  const condition = plan.condition ?? 'read';
  const bulk = random.pick(BULKS) * weight;
  const origin = `https://www.${plan.finalDomain ?? plan.domain}`;
  const pages =
    condition === 'unreachable' ? [] : renderPages(plan, { layout, random, origin, bulk, isFull });
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
  isFull: boolean;
  /** Bytes of a page that say nothing. */
  bulk: number;
  layout: Layout;
  random: Random;
  origin: string;
}

function renderPages(plan: SitePlan, setting: Setting): CrawledPage[] {
  const { layout, random, origin } = setting;
  const planned = plan.rawHome === undefined ? withUsualPages(plan, setting) : (plan.pages ?? []);
  const nav = planned.map(({ path, title }) => ({ href: path, text: esc(title) }));
  const year = random.int(2016, 2026);
  const render = ({ title, main }: Pick<PlannedPage, 'title' | 'main'>) =>
    layout.render(
      {
        lang: plan.lang ?? 'en-GB',
        title,
        brand: plan.brand,
        domain: plan.domain,
        head: (plan.head ?? '') + headBulk(random, setting.bulk * 0.4),
        nav,
        main,
        footer: plan.footer ?? [`&copy; ${year}. All rights reserved.`],
        credit: plan.credit ?? '',
        year,
      },
      random,
    );
  const homeMain = () =>
    `${paragraphs(random, plan, 'sales', random.int(2, 6))}${plan.home ?? ''}${paragraphs(random, plan, 'sales', random.int(1, 4))}${bodyBulk(random, setting.bulk * 0.6)}`;
  const home = plan.rawHome ?? render({ title: plan.title ?? plan.brand, main: homeMain() });
  return [
    crawled(`${origin}/`, 'home', home, plan.status),
    ...planned.map((page) => crawled(`${origin}${page.path}`, kindOf(page), render(page))),
  ];
}

/** The crawl goes by the link, and so do we. */
function kindOf({ path, title }: PlannedPage): CrawledPage['kind'] {
  return guessPage(path, title)?.kind ?? 'other';
}

function crawled(url: string, kind: CrawledPage['kind'], html: string, status = 200): CrawledPage {
  const sha256 = createHash('sha256').update(html).digest('hex');
  return { url, kind, status, html, sha256, capturedAt: CAPTURED_AT, truncated: false };
}

/** Pages that most sites have, unless the plan has its own of that kind. */
function withUsualPages(plan: SitePlan, { random, isFull }: Setting): PlannedPage[] {
  const own = plan.pages ?? [];
  if (plan.bare) return own;
  const usual: PlannedPage[] = [contactPage(plan, random)];
  if (isFull || random.chance(0.7)) usual.push(aboutPage(plan, random));
  if (isFull || random.chance(0.7)) usual.push(privacyPage(plan, random));
  if (isFull) usual.push(termsPage(plan, random));
  return [...usual.filter(({ kind }) => !own.some((page) => page.kind === kind)), ...own];
}

function contactPage(plan: SitePlan, random: Random): PlannedPage {
  const address = plan.contactAddress
    ? `<address>${esc(oneLine(plan.contactAddress)).replaceAll(', ', random.pick([',<br>', ', ']))}</address>`
    : '';
  return {
    kind: 'contact',
    path: random.pick(['/contact', '/contact-us/', '/get-in-touch']),
    title: random.pick(['Contact', 'Contact us', 'Get in touch']),
    main: `${paragraphs(random, plan, 'sales', 1)}<p>Tel: <a href="tel:">${phoneNumber(random)}</a><br>E-mail: <a href="mailto:hello@${plan.domain}">hello@${plan.domain}</a></p>${address}`,
  };
}

function aboutPage(plan: SitePlan, random: Random): PlannedPage {
  return {
    kind: 'about',
    path: random.pick(['/about', '/about-us/', '/our-story']),
    title: random.pick(['About us', 'Our story', 'Who we are']),
    main: paragraphs(random, plan, 'sales', random.int(3, 9)),
  };
}

function privacyPage(plan: SitePlan, random: Random): PlannedPage {
  return {
    kind: 'privacy',
    path: random.pick(['/privacy', '/privacy-policy/', '/policies/privacy-policy']),
    title: random.pick(['Privacy policy', 'Privacy notice']),
    main: `<p>This page says what we at ${esc(plan.brand)} do with what you tell us.</p>${paragraphs(random, plan, 'policy', random.int(4, 12))}`,
  };
}

function termsPage(plan: SitePlan, random: Random): PlannedPage {
  return {
    kind: 'terms',
    path: '/terms-of-use',
    title: 'Terms of use',
    main: paragraphs(random, plan, 'terms', random.int(5, 12)),
  };
}
