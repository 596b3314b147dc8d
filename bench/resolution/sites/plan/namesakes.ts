import { parse } from 'tldts';
import type { Random } from '../../../../src/sandbox/world/random.ts';
import { joinedKey, nameKey } from '../../../../src/shared/companies/company-name.ts';
import type { SitePlan } from '../templates/template.ts';
import type { World } from '../world/world.ts';
import { planText } from './plan-text.ts';

/** The share of all brands that get a namesake. */
const SHARE = 0.5;
const LETTERS_MIN = 3;
/** The word that a namesake adds where a company of the very name would be the right answer, or is. */
const ADDITIONS = ['Services', 'Solutions', 'Trading', 'Properties', '(Northern)', 'Associates'];
const LEGAL_FORM = /[\s,]+(?:limited|ltd|plc|llp|cic|c\.i\.c|cyf|cyfyngedig)\.?$/i;

/**
 * Companies that have the name of a site and have nothing to do with it, as a register of millions has them.
 * They change no label, because a company that only has the name is never the answer. A name that the pages
 * print with a legal form is not used again: nobody could distinguish the two. A foreign company says where
 * it is registered, so it may have a namesake here.
 */
export function addNamesakes(world: World, plans: readonly SitePlan[], random: Random): void {
  const taken = new Set(
    world
      .companies()
      .flatMap(({ company_name: name, previous_names: previous }) => [name, ...previous].map(keyOf)),
  );
  for (const plan of plans) {
    if (!random.chance(SHARE)) continue;
    const name = namesOf(plan, random).find((candidate) => isFree(candidate, plan, taken));
    if (name === undefined) continue;
    taken.add(keyOf(name));
    world.company(random, {
      base: name,
      suffix: 'LIMITED',
      kind: 'ltd',
      status: 'active',
      neighbours: false,
    });
  }
}

/** Without spaces, because the register refuses names that differ in spaces only. */
function keyOf(name: string): string {
  return joinedKey(nameKey(name));
}

function namesOf({ brand, domain }: SitePlan, random: Random): string[] {
  const plain = brand.replace(LEGAL_FORM, '');
  const label = (parse(domain).domainWithoutSuffix ?? '').replaceAll('-', ' ');
  const same = random.chance(0.75) ? [plain, label] : [label, plain];
  return [...same, ...ADDITIONS.map((addition) => `${plain} ${addition}`)];
}

function isFree(name: string, plan: SitePlan, taken: ReadonlySet<string>): boolean {
  const key = keyOf(name);
  if (key.length < LETTERS_MIN || taken.has(key)) return false;
  return plan.expected.match_status === 'non_uk_entity' || !printsLegalName(planText(plan), name);
}

function printsLegalName(text: string, name: string): boolean {
  const spoken = nameKey(text);
  return ['LIMITED', 'LTD', 'PLC', 'LLP', 'CIC', 'CYF'].some((form) =>
    spoken.includes(`${nameKey(name)} ${form}`),
  );
}
