import { createRandom } from '../../../../src/sandbox/world/random.ts';
import { CATEGORIES, type Category } from '../categories.ts';
import type { SiteText } from '../html/site-text.ts';
import type { Draw, SitePlan, SiteTemplate } from '../templates/template.ts';
import type { SiteCompany } from '../world/company.ts';
import { tradingName } from '../world/names.ts';
import type { RecurringFirms } from '../world/recurring-firms.ts';
import type { World } from '../world/world.ts';
import type { DrawDomain } from './domains.ts';
import { moveFooter } from './move-footer.ts';
import { planText } from './plan-text.ts';

export interface PlanningContext {
  world: World;
  drawDomain: DrawDomain;
  firms: RecurringFirms;
  text: SiteText;
  seed: number;
}

/** The share of the sites that could trade under a name unlike that of their company, and do. */
const UNLIKE = 0.12;
/** Here the brand is what ties the number to the site. */
const NEEDS_BRAND: ReadonlySet<Category> = new Set([
  'number_without_name',
  'certificate',
  'number_in_script',
]);

/** Seeds what is drawn for a site; with another label the sites, and a fit on them, would be others. */
export const siteLabel = ({ id }: SiteTemplate, copy: number) => `fit/${id}/${copy}`;

export function planSite(template: SiteTemplate, copy: number, context: PlanningContext): SitePlan {
  const { category } = template;
  const label = siteLabel(template, copy);
  const look = createRandom(context.seed, `look/${label}`);
  const mayBeUnlike = CATEGORIES[category] === 'number' && !NEEDS_BRAND.has(category);
  const isUnlike = mayBeUnlike && look.chance(UNLIKE);
  const plan =
    (isUnlike && planUnlike(template, copy, context)) || template.plan(drawOf(label, copy, context));
  return moveFooter(plan, category, context.text, look);
}

/** Undefined where the site would not say the name of its company: nothing would tie the two together. */
function planUnlike(template: SiteTemplate, copy: number, context: PlanningContext): SitePlan | undefined {
  const draw = drawOf(`${siteLabel(template, copy)}/unlike`, copy, context);
  let operator: SiteCompany | undefined;
  const plan = template.plan({
    ...draw,
    company(wish) {
      const company = draw.company(wish);
      operator ??= company;
      // A template that gives its company a name builds the brand from it.
      if (company === operator && wish?.base === undefined) company.brand = tradingName(draw.random);
      return company;
    },
  });
  const isNamed = operator && planText(plan).toLowerCase().includes(operator.styled.toLowerCase());
  const isOperator = operator?.company_number === plan.expected.company_number;
  return isNamed && isOperator ? plan : undefined;
}

function drawOf(
  label: string,
  copy: number,
  { world, drawDomain, firms, text, seed }: PlanningContext,
): Draw {
  const random = createRandom(seed, label);
  return {
    random,
    world,
    copy,
    firms,
    text,
    company: (wish) => world.company(random, wish),
    domain: (words, ending) => drawDomain(random, words, ending),
  };
}
