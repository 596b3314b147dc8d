/**
 * Labelled sites: fictional websites with a known answer, and the fictional register they are judged against. Made by
 * seed from templates, page layouts and drawn companies; the same seed makes the same sites on every machine.
 *
 * The two splits share neither templates nor wordings, layouts or companies. Fitting and tuning use `fit`; figures
 * are published on `test`.
 */
import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-reader.ts';
import { createRandom } from '../../../src/sandbox/world/random.ts';
import { FIT_TEXT } from './html/fit/index.ts';
import { FIT_LAYOUTS } from './html/layouts-fit.ts';
import { TEST_LAYOUTS } from './html/layouts-test.ts';
import { renderSite } from './html/render-site.ts';
import { TEST_TEXT } from './html/test/index.ts';
import type { LabelledSite, SiteLabel, Split } from './labelled-site.ts';
import { createDomains } from './plan/domains.ts';
import { addNamesakes } from './plan/namesakes.ts';
import { type PlanningContext, planSite } from './plan/plan-site.ts';
import { FIT_TEMPLATES } from './templates/fit/index.ts';
import type { SitePlan, SiteTemplate } from './templates/template.ts';
import { TEST_TEMPLATES } from './templates/test/index.ts';
import { addRecurringFirms } from './world/recurring-firms.ts';
import { createWorld } from './world/world.ts';

export type { LabelledSite, SiteLabel, Split } from './labelled-site.ts';
export { createMemoryRegister } from './memory-register.ts';

export const TEMPLATES: SiteTemplate[] = [...FIT_TEMPLATES, ...TEST_TEMPLATES];
const LAYOUTS = { fit: FIT_LAYOUTS, test: TEST_LAYOUTS };
const TEXTS = { fit: FIT_TEXT, test: TEST_TEXT };
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

interface Planned {
  template: SiteTemplate;
  copy: number;
  plan: SitePlan;
  context: PlanningContext;
}

/** All sites are planned, so that the register is whole; only those of the wanted split are handed out. */
export function planSites(options: SiteOptions = {}): {
  sites: PlannedSite[];
  companies: RegisteredCompany[];
} {
  const { split, seed = SEED, times = 1 } = options;
  const world = createWorld();
  const drawDomain = createDomains();
  const contextOf = (of: Split): PlanningContext => ({
    world,
    drawDomain,
    seed,
    text: TEXTS[of],
    firms: addRecurringFirms(world, of, seed),
  });
  const contexts = { fit: contextOf('fit'), test: contextOf('test') };
  const planned: Planned[] = [];
  for (const template of TEMPLATES) {
    const context = contexts[template.split];
    for (let copy = 0; copy < template.copies * times; copy++)
      planned.push({ template, copy, context, plan: planSite(template, copy, context) });
  }
  addNamesakes(
    world,
    planned.map(({ plan }) => plan),
    createRandom(seed, 'namesakes'),
  );
  world.addCrowd(CROWD, seed);
  const wanted = planned.filter(({ template }) => split === undefined || split === template.split);
  return { sites: wanted.map((one) => plannedSite(one, options)), companies: world.companies() };
}

function plannedSite(one: Planned, options: SiteOptions): PlannedSite {
  const { plan } = one;
  return {
    ...labelOf(one),
    domain: plan.domain,
    finalDomain: plan.finalDomain ?? plan.domain,
    write: () => labelled(one, options),
  };
}

function labelled(one: Planned, { weight = 1, isFull = false }: SiteOptions): LabelledSite {
  const { template, copy, plan, context } = one;
  const { seed, text, firms } = context;
  const random = createRandom(seed, `page/${template.split}/${template.id}/${copy}`);
  const layouts = LAYOUTS[template.split];
  const layout = layouts[(copy + random.int(0, 1) * 3) % layouts.length]!;
  const site = renderSite(plan, { layout, text, firms, weight, isFull }, random);
  return { ...labelOf(one), brand: plan.brand, site };
}

function labelOf({ template: { split, id, category }, copy, plan: { expected } }: Planned): SiteLabel {
  return { id: `${split}/${id}/${copy}`, category, template: id, split, expected };
}
