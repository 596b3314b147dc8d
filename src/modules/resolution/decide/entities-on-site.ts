import { anyOf } from '../../../shared/join-patterns.ts';
import { type Entity, isVerifiedNumber } from '../match/entity.ts';
import { hasPhrase, type MentionRow, ROLES, type Role } from '../observe/mention-row.ts';
import type { ScoredSite } from '../score/score-site.ts';
import type { EntityOnSite, Verdict } from '../verdict/verdict.ts';
import type { Outcome } from './choose-outcome.ts';
import { unregisteredNames } from './unregistered-names.ts';

const ENTITIES_MAX = 200;
/** The roles of organisations. The last of ROLES, `brand`, is that of the site's own name. */
const ROLES_OF_ENTITIES = ['operator', 'group', 'third_party'] as const satisfies readonly Role[];
const ROLE_ORDER: EntityOnSite['role'][] = ['operator', 'group', 'agency', 'third_party'];

/**
 * Every company that the pages name in full or by its number, each once, with its likeliest role; and the
 * operator's parents.
 */
export function entitiesOnSite(
  scored: ScoredSite,
  outcome: Outcome,
): Pick<Verdict, 'entities_on_site' | 'parents_on_site'> {
  const rows = new Map<Entity, MentionRow[]>();
  for (const row of scored.rows) rows.set(row.entity, [...(rows.get(row.entity) ?? []), row]);
  const foreign = outcome.status === 'non_uk_entity' ? outcome.foreign.entity : null;
  const [unregistered] = unregisteredNames(outcome, scored);
  const inDoubt = outcome.status === 'needs_review' ? (outcome.best.entity?.mentions ?? []) : [];
  const context = { outcome, unregistered, chosenPlaces: new Set(inDoubt.map(placeKey)) };
  const named = scored.view.entities
    .filter((entity) => isNamed(entity) && isShownOnce(entity, foreign))
    .map((entity) => ({ entity, role: roleOf(entity, rows.get(entity) ?? [], context) }))
    .sort(
      (a, b) =>
        ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role) || (a.entity.name < b.entity.name ? -1 : 1),
    )
    .slice(0, ENTITIES_MAX);
  const identify = ({ name, company }: Entity) => ({ name, company_number: company?.company_number ?? null });
  const parents = named.filter(
    ({ entity, role }) => outcome.status === 'matched' && role === 'group' && isCalledParent(entity),
  );
  return {
    entities_on_site: named.map(({ entity, role }) => ({
      ...identify(entity),
      country: entity.country,
      role,
    })),
    parents_on_site: parents.map(({ entity }) => identify(entity)),
  };
}

function isNamed({ mentions }: Entity): boolean {
  return mentions.some((mention) => mention.full || isVerifiedNumber(mention));
}

/** Only one of a company and its foreign twin is shown: the twin when it was chosen. */
function isShownOnce(entity: Entity, foreign: Entity | null): boolean {
  if (entity.twinOf !== null) return entity === foreign;
  return foreign?.twinOf !== entity.id;
}

/**
 * Whether the organisation can be the operator: only the one that the outcome chose, or would choose if it
 * were sure.
 */
function mayOperate(entity: Entity, outcome: Outcome, unregistered: string | undefined): boolean {
  switch (outcome.status) {
    case 'matched':
    case 'needs_review':
      return outcome.best.entity === entity;
    case 'non_uk_entity':
      return outcome.foreign.entity === entity;
    case 'no_match':
      return entity.company === null && entity.name === unregistered;
    default:
      return false;
  }
}

/**
 * Whether all words that name it are read as another company of that name: then they cannot name it as one of
 * the group.
 */
function isNamesake({ mentions }: Entity, chosenPlaces: ReadonlySet<string>): boolean {
  return mentions.every((mention) => chosenPlaces.has(placeKey(mention)));
}

const placeKey = ({ page, start }: Entity['mentions'][number]) => `${start} ${page.url}`;

interface RoleContext {
  outcome: Outcome;
  /** The name that the site states as its own and that is not on the register. */
  unregistered: string | undefined;
  /** Where the likeliest company of a review is named. */
  chosenPlaces: ReadonlySet<string>;
}

function roleOf(
  entity: Entity,
  rows: readonly MentionRow[],
  { outcome, unregistered, chosenPlaces }: RoleContext,
): EntityOnSite['role'] {
  const isOperator = mayOperate(entity, outcome, unregistered);
  if (isOperator && outcome.status !== 'needs_review') return 'operator';
  if (!isOperator && isNamesake(entity, chosenPlaces)) return 'third_party';
  const likeliest = likeliestRole(rows, isOperator);
  if (likeliest !== 'third_party') return likeliest;
  if (outcome.status === 'matched' && isCalledOwner(entity)) return 'group';
  return hasPhrase(rows, ['websiteBy']) || isCalledMaker(entity) ? 'agency' : likeliest;
}

/** The role with the largest sum of probabilities, over all mentions. */
function likeliestRole(rows: readonly MentionRow[], mayBeOperator: boolean) {
  const sums = ROLES_OF_ENTITIES.map((role) => {
    if (role === 'operator' && !mayBeOperator) return 0;
    const index = ROLES.indexOf(role);
    return rows.reduce((sum, { roles }) => sum + (roles[index] ?? 0), 0);
  });
  return ROLES_OF_ENTITIES[sums.indexOf(Math.max(...sums))] ?? 'third_party';
}

const WINDOW = 60;
const OWNER_BEFORE = anyOf(
  /\b(?:part of|subsidiar(?:y|ies) of|owned by|division of|(?:belongs?|belonging) to)\s+(?:the\s+)?$/i,
  /\b(?:(?:ultimate |our |the |its )*(?:parent|holding) (?:company|undertaking)(?: is| being|,|:)*)\s+(?:the\s+)?$/i,
);
/** Words before the names of trade bodies and schemes, which own no member. */
const MEMBER_BEFORE = /\b(?:members?|group) of\s+(?:the\s+)?$/i;

/** "Part of Larch Holdings plc": the words themselves say that it owns the operator. */
const isCalledOwner = (entity: Entity) => follows(entity, OWNER_BEFORE);
const isCalledParent = (entity: Entity) => isCalledOwner(entity) || follows(entity, MEMBER_BEFORE);
/** "Website by Larch – Larch Media Ltd": the brand of the agency stands before its name. */
const MAKER_BEFORE = new RegExp(
  `\\b(?:${['web ?site', 'site', 'web ?design', 'designed', 'built', 'developed', 'hosted'].join('|')})` +
    '(?: (?:and|&) \\w+)? (?:by|with) [^.;:|\\n]{1,40}[–—|(,-]\\s*$',
  'i',
);
const isCalledMaker = (entity: Entity) => follows(entity, MAKER_BEFORE);

function follows({ mentions }: Entity, words: RegExp): boolean {
  return mentions.some(
    ({ page, start, full }) => full && words.test(page.text.slice(Math.max(0, start - WINDOW), start)),
  );
}
