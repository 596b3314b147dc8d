import type { PlannedPage, SitePlan } from '../templates/template.ts';
import { phoneNumber } from '../world/particulars.ts';
import { oneLine } from '../world/world.ts';
import { longSections, sectionsAbout, type Wording } from './long-text.ts';
import { esc, paragraphs } from './prose.ts';
import type { ParticularsKind } from './site-text.ts';

/** The number of pages that the crawler reads, including the home page. */
const PAGES_MAX = 7;

/** All pages of a site but the home page: the plan's own, and those that most sites have. */
export function pagesOf(plan: SitePlan, wording: Wording, isFull: boolean): PlannedPage[] {
  const own = (plan.pages ?? []).map((page) => lengthen(page, plan, wording));
  const { particulars } = plan;
  const taken = new Set([...own.map(({ kind }) => kind), ...(particulars ? [particulars.kind] : [])]);
  const room = PAGES_MAX - own.length - (particulars ? 1 : 0);
  const usual = plan.bare
    ? []
    : usualKinds(wording, isFull)
        .filter((kind) => !taken.has(kind))
        .slice(0, room);
  return [
    ...usual.map((kind) => PAGES[kind](plan, wording, '')),
    ...(particulars ? [PAGES[particulars.kind](plan, wording, particulars.html)] : []),
    ...own,
  ];
}

function usualKinds({ random }: Wording, isFull: boolean): ParticularsKind[] {
  const often = (kind: ParticularsKind, share: number) => (isFull || random.chance(share) ? [kind] : []);
  return [
    'contact',
    ...often('privacy', 0.8),
    ...often('about', 0.7),
    ...often('terms', 0.55),
    ...(random.chance(0.2) ? (['delivery'] as const) : []),
  ];
}

/** A template writes the sentences that matter; the rest of a policy is the same everywhere. */
function lengthen(page: PlannedPage, plan: SitePlan, wording: Wording): PlannedPage {
  if (page.isWhole || (page.kind !== 'privacy' && page.kind !== 'terms')) return page;
  if (!(plan.lang ?? 'en').startsWith('en')) return page;
  return { ...page, main: amid(wording, longSections(page.kind, wording), page.main) };
}

/** Puts the part that matters at the top of the page, after some sections, or at its end. */
function amid({ random }: Wording, sections: string[], main: string): string {
  const before = random.weighted([
    [0, 50],
    [random.int(1, Math.max(1, sections.length - 1)), 30],
    [sections.length, 20],
  ]);
  return [...sections.slice(0, before), main, ...sections.slice(before)].join('\n');
}

type MakePage = (plan: SitePlan, wording: Wording, particulars: string) => PlannedPage;

const PAGES: Record<ParticularsKind, MakePage> = {
  contact(plan, { random }, particulars) {
    const address = plan.contactAddress
      ? `<address>${esc(oneLine(plan.contactAddress)).replaceAll(', ', random.pick([',<br>', ', ']))}</address>`
      : '';
    return {
      kind: 'contact',
      path: random.pick(['/contact', '/contact-us/', '/get-in-touch']),
      title: random.pick(['Contact', 'Contact us', 'Get in touch']),
      main: `${paragraphs(random, plan, 'sales', 1)}<p>Tel: <a href="tel:">${phoneNumber(random)}</a><br>E-mail: <a href="mailto:hello@${plan.domain}">hello@${plan.domain}</a></p>${address}${particulars}`,
    };
  },
  about: (plan, { random }, particulars) => ({
    kind: 'about',
    path: random.pick(['/about', '/about-us/', '/our-story']),
    title: random.pick(['About us', 'Our story', 'Who we are']),
    main: paragraphs(random, plan, 'sales', random.int(3, 9)) + particulars,
  }),
  privacy: (plan, wording, particulars) => ({
    kind: 'privacy',
    path: wording.random.pick(['/privacy', '/privacy-policy/', '/policies/privacy-policy']),
    title: wording.random.pick(['Privacy policy', 'Privacy notice']),
    main: amid(
      wording,
      longSections('privacy', wording),
      particulars || `<p>This page says what we at ${esc(plan.brand)} do with what you tell us.</p>`,
    ),
  }),
  terms(plan, wording, particulars) {
    const [path, title] = wording.random.pick(wording.text.termsPages);
    const usual = paragraphs(wording.random, plan, 'terms', 1);
    const main = amid(wording, longSections('terms', wording), particulars || usual);
    return { kind: 'terms', path, title, main };
  },
  delivery(_, wording, particulars) {
    const [path, title] = wording.random.pick(wording.text.deliveryPages);
    return {
      kind: 'delivery',
      path,
      title,
      main: sectionsAbout(/deliver|cancel|fault/i, wording) + particulars,
    };
  },
  legal(plan, wording, particulars) {
    const [path, title] = wording.random.pick(wording.text.legalPages);
    const usual = paragraphs(wording.random, plan, 'terms', wording.random.int(0, 2));
    return { kind: 'legal', path, title, main: particulars + usual };
  },
};
