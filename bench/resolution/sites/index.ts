/**
 * Labelled sites: fictional websites with a known answer, and the fictional register they are judged against. Made by
 * seed from templates, page layouts and drawn companies; the same seed makes the same sites on every machine.
 *
 * The two splits share neither templates nor wordings, layouts or companies. Whoever fits or tunes takes `fit`; figures
 * are published on `test`.
 */
import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-reader.ts';
import { createRandom } from '../../../src/sandbox/world/random.ts';
import { FIT_LAYOUTS } from './html/layouts-fit.ts';
import { TEST_LAYOUTS } from './html/layouts-test.ts';
import { renderSite } from './html/render-site.ts';
import type { LabelledSite, SiteLabel, Split } from './labelled-site.ts';
import { FIT_TEMPLATES } from './templates/fit/index.ts';
import type { Draw, SitePlan, SiteTemplate } from './templates/template.ts';
import { TEST_TEMPLATES } from './templates/test/index.ts';
import { createWorld, type World } from './world/world.ts';

export type { LabelledSite, SiteLabel, Split } from './labelled-site.ts';
export { createMemoryRegister } from './memory-register.ts';

export const TEMPLATES: SiteTemplate[] = [...FIT_TEMPLATES, ...TEST_TEMPLATES];
const LAYOUTS = { fit: FIT_LAYOUTS, test: TEST_LAYOUTS };
/** Companies that no site is about. */
const CROWD = 4_000;
const SEED = 20_261_101;

export interface LabelledSites {
  sites: LabelledSite[];
  companies: RegisteredCompany[];
}

export interface SiteOptions {
  split?: Split;
  seed?: number;
  /** How often each template is drawn, as a multiple of the usual. */
  times?: number;
  /** How heavy the pages are, as a multiple of the usual. */
  weight?: number;
  /** Every site has all the usual pages: five or more. */
  isFull?: boolean;
}

export function labelledSites(options: SiteOptions = {}): LabelledSites {
  const { sites, companies } = planSites(options);
  return { sites: sites.map(({ write }) => write()), companies };
}

export interface PlannedSite extends SiteLabel {
  domain: string;
  finalDomain: string;
  /** Its pages are text only from here on: ten thousand sites would not fit into memory. */
  write(): LabelledSite;
}

/** All sites are planned, so that the register is whole; only those of the wanted split are handed out. */
export function planSites(options: SiteOptions = {}): {
  sites: PlannedSite[];
  companies: RegisteredCompany[];
} {
  const { split, seed = SEED, times = 1 } = options;
  const world = createWorld();
  const domainOf = createDomains();
  const sites: PlannedSite[] = [];
  for (const template of TEMPLATES) {
    for (let copy = 0; copy < template.copies * times; copy++) {
      const random = createRandom(seed, `${template.split}/${template.id}/${copy}`);
      const plan = template.plan(drawOf(world, random, copy, domainOf));
      if (split !== undefined && split !== template.split) continue;
      sites.push({
        ...labelOf(template, copy, plan),
        domain: plan.domain,
        finalDomain: plan.finalDomain ?? plan.domain,
        write: () => labelled(template, copy, plan, { ...options, seed }),
      });
    }
  }
  world.addCrowd(CROWD, seed);
  return { sites, companies: world.companies() };
}

function labelled(
  template: SiteTemplate,
  copy: number,
  plan: SitePlan,
  { seed, weight = 1, isFull = false }: SiteOptions & { seed: number },
): LabelledSite {
  const random = createRandom(seed, `page/${template.split}/${template.id}/${copy}`);
  const layouts = LAYOUTS[template.split];
  const layout = layouts[(copy + random.int(0, 1) * 3) % layouts.length]!;
  const site = renderSite(plan, { layout, weight, isFull }, random);
  return { ...labelOf(template, copy, plan), site };
}

function labelOf({ split, id, category }: SiteTemplate, copy: number, { expected }: SitePlan): SiteLabel {
  return { id: `${split}/${id}/${copy}`, category, template: id, split, expected };
}

function drawOf(
  world: World,
  random: Draw['random'],
  copy: number,
  domainOf: ReturnType<typeof createDomains>,
): Draw {
  return {
    random,
    world,
    copy,
    company: (wish) => world.company(random, wish),
    domain: (words, ending) => domainOf(random, words, ending),
  };
}

/** Joined, hyphenated or shortened; none twice. */
function createDomains() {
  const taken = new Set<string>();
  return (random: Draw['random'], words: string, ending?: string): string => {
    const plain = words
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll('&', random.pick(['and', '']))
      .replaceAll(/\.co\.uk|[^a-z0-9 -]/g, '')
      .split(/[ -]+/)
      .filter((word) => word !== '');
    const end = ending ?? random.pick(['co.uk', 'co.uk', 'co.uk', 'com', 'com', 'uk', 'net', 'io', 'org.uk']);
    for (let attempt = 0; ; attempt++) {
      const label = random.chance(0.75) ? plain.join('') : plain.join('-');
      const domain = `${label}${attempt === 0 ? '' : attempt}.${end}`;
      if (taken.has(domain)) continue;
      taken.add(domain);
      return domain;
    }
  };
}
