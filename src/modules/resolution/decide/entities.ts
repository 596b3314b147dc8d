import { nameKey } from '../../../shared/company-name.ts';
import { compareWithCompany } from '../match/compare-names.ts';
import { isOwn, isSameStatement, type Mention } from '../match/mention.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { Ranked } from '../score/index.ts';
import type { EntityOnSite } from './verdict.ts';

const ENTITIES_MAX = 30;
const ROLE_ORDER: EntityOnSite['role'][] = ['operator', 'group', 'agency', 'third_party'];

/** Every company that the pages name, each once, with the clearest role they give it. */
export function entitiesOnSite(
  facts: SiteFacts,
  ranked: readonly Ranked[],
  matched: Ranked | null,
): EntityOnSite[] {
  const entities: EntityOnSite[] = [];
  const add = (entity: EntityOnSite) => {
    const held = entities.find((other) => isSameEntity(other, entity));
    if (!held) {
      entities.push(entity);
      return;
    }
    if (ROLE_ORDER.indexOf(entity.role) < ROLE_ORDER.indexOf(held.role)) held.role = entity.role;
    if (held.company_number === null && entity.company_number !== null) {
      held.company_number = entity.company_number;
      held.name = entity.name;
    }
  };
  if (matched) add(entityOf(matched, 'operator'));
  for (const mention of facts.mentions.filter(({ claim }) => claim.kind === 'legal_name')) {
    const known = holderOf(mention, ranked, facts);
    const role = roleOf(mention, matched, known);
    add(
      known
        ? entityOf(known, role)
        : { name: mention.claim.value, company_number: null, country: countryOf(mention, facts), role },
    );
  }
  for (const mention of facts.numbers) {
    const holder = ranked.find(({ sighted }) =>
      [...sighted.ownNumbers, ...sighted.otherNumbers].includes(mention),
    );
    if (!holder || (matched && isMisprint(holder))) continue;
    // It belongs to the agency or partner whose name stands by it, and was added with that.
    if (isOwn(mention) && !holder.sighted.ownNumbers.includes(mention)) continue;
    add(entityOf(holder, roleOf(mention, matched, holder)));
  }
  return entities
    .sort((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role) || (a.name < b.name ? -1 : 1))
    .slice(0, ENTITIES_MAX);
}

/** A name without a number is the company's of that name, unless one of the two is of another country. */
function isSameEntity(one: EntityOnSite, other: EntityOnSite): boolean {
  if (one.company_number !== null && other.company_number !== null)
    return one.company_number === other.company_number;
  return one.country === other.country && nameKey(one.name) === nameKey(other.name);
}

/** The site names another company beside the number, and that one was matched: the number's holder is nobody on the site. */
function isMisprint({ sighted }: Ranked): boolean {
  return sighted.standing === 'contradicted';
}

/** The register's company of that name: the one whose number stands there, or the only one of the name. */
function holderOf(mention: Mention, ranked: readonly Ranked[], facts: SiteFacts): Ranked | undefined {
  const alike = ranked.filter(({ sighted }) => {
    const { likeness } = compareWithCompany(mention.claim.value, sighted.candidate.company);
    return likeness === 'same' || likeness === 'near';
  });
  const numbered = alike.find(({ sighted }) =>
    [...sighted.ownNumbers, ...sighted.otherNumbers].some((number) => isSameStatement(number, mention)),
  );
  if (numbered) return numbered;
  return countryOf(mention, facts) === null && alike.length === 1 ? alike[0] : undefined;
}

function roleOf({ claim }: Mention, matched: Ranked | null, known: Ranked | undefined): EntityOnSite['role'] {
  if (claim.role !== 'unknown') return claim.role;
  // A name without a word about its part is the operator's when it is the one we matched.
  return known !== undefined && known === matched ? 'operator' : 'third_party';
}

function countryOf(mention: Mention, facts: SiteFacts): string | null {
  const abroad = facts.mentions.find(
    (other) =>
      (other.claim.kind === 'foreign_registration' || other.claim.kind === 'foreign_form') &&
      isOwn(other) === isOwn(mention) &&
      isSameStatement(other, mention),
  );
  return mention.claim.country ?? abroad?.claim.country ?? null;
}

function entityOf({ sighted }: Ranked, role: EntityOnSite['role']): EntityOnSite {
  const { company_name: name, company_number } = sighted.candidate.company;
  return { name, company_number, country: null, role };
}
