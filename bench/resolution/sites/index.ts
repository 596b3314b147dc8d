/**
 * Labelled sites: fictional websites with a known answer, and the fictional register they are judged against.
 * Made by seed from templates, page layouts and drawn companies; the same seed makes the same sites on every
 * machine.
 */
import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-lookup.ts';
import { createRandom } from '../../../src/sandbox/world/random.ts';
import { LAYOUTS } from './html/layouts.ts';
import { renderSite } from './html/render-site.ts';
import { SITE_TEXT } from './html/text/index.ts';
import type { LabelledSite, SiteLabel } from './labelled-site.ts';
import { createDomains } from './plan/domains.ts';
import { addNamesakes } from './plan/namesakes.ts';
import { type PlanningContext, planSite, siteLabel } from './plan/plan-site.ts';
import { TEMPLATES } from './templates/index.ts';
import type { SitePlan, SiteTemplate } from './templates/template.ts';
import { addRecurringFirms } from './world/recurring-firms.ts';
import { createWorld } from './world/world.ts';

export type { LabelledSite } from './labelled-site.ts';
export { createMemoryRegister } from './memory-register.ts';

/** Companies that no site is about. */
const CROWD = 4_000;
const SEED = 20_261_101;

export interface LabelledSites {
  sites: LabelledSite[];
  companies: RegisteredCompany[];
}

export interface SiteOptions {
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
}

export function planSites(options: SiteOptions = {}): {
  sites: PlannedSite[];
  companies: RegisteredCompany[];
} {
  const { seed = SEED, times = 1 } = options;
  const world = createWorld();
  const firms = addRecurringFirms(world, seed);
  const context: PlanningContext = { world, drawDomain: createDomains(), seed, text: SITE_TEXT, firms };
  const planned = TEMPLATES.flatMap((template) =>
    Array.from(
      { length: template.copies * times },
      (_, copy): Planned => ({
        template,
        copy,
        plan: planSite(template, copy, context),
      }),
    ),
  );
  addNamesakes(
    world,
    planned.map(({ plan }) => plan),
    createRandom(seed, 'namesakes'),
  );
  world.addCrowd(CROWD, seed);
  return {
    sites: planned.map((one) => plannedSite(one, context, options)),
    companies: world.companies(),
  };
}

function plannedSite(one: Planned, context: PlanningContext, options: SiteOptions): PlannedSite {
  const { plan } = one;
  return {
    ...labelOf(one),
    domain: plan.domain,
    finalDomain: plan.finalDomain ?? plan.domain,
    write: () => labelled(one, context, options),
  };
}

function labelled(
  one: Planned,
  { seed, text, firms }: PlanningContext,
  { weight = 1, isFull = false }: SiteOptions,
): LabelledSite {
  const { template, copy, plan } = one;
  const random = createRandom(seed, `page/${siteLabel(template, copy)}`);
  const layout = LAYOUTS[(copy + random.int(0, 1) * 3) % LAYOUTS.length]!;
  const site = renderSite(plan, { layout, text, firms, weight, isFull }, random);
  return { ...labelOf(one), brand: plan.brand, site };
}

function labelOf({ template: { id, category }, copy, plan: { expected } }: Planned): SiteLabel {
  const { match_status: status, company_number: number, acceptable = [] } = expected;
  return {
    id: `${id}/${copy}`,
    category,
    template: id,
    expected: {
      match_status: status,
      company_number: number,
      company_name: null,
      acceptable_statuses: [status, ...acceptable],
      acceptable_numbers: number === null ? [] : [number],
    },
  };
}
