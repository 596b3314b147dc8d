import { type Entity, isVerifiedNumber } from '../match/entity.ts';
import { hasPhrase, type MentionRow } from '../score/mention-features.ts';
import type { ScoredSite } from '../score/score-site.ts';
import type { EntityOnSite } from '../verdict.ts';
import type { Outcome } from './choose-outcome.ts';
import { isCalledOwner } from './parents-on-site.ts';

const ENTITIES_MAX = 200;
const ROLES = ['operator', 'group', 'third_party'] as const;
const ROLE_ORDER: EntityOnSite['role'][] = ['operator', 'group', 'agency', 'third_party'];

/** Every company that the pages name in full or by its number, each once, with its likeliest role. */
export function entitiesOnSite(scored: ScoredSite, outcome: Outcome): EntityOnSite[] {
  const rows = new Map<Entity, MentionRow[]>();
  for (const row of scored.rows) rows.set(row.entity, [...(rows.get(row.entity) ?? []), row]);
  const foreign = outcome.status === 'non_uk_entity' ? outcome.foreign.entity : null;
  return scored.view.entities
    .filter((entity) => isNamed(entity) && isShownOnce(entity, foreign))
    .map((entity) => ({
      name: entity.name,
      company_number: entity.company?.company_number ?? null,
      country: entity.country,
      role: roleOf(entity, rows.get(entity) ?? [], outcome),
    }))
    .sort((a, b) => ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role) || (a.name < b.name ? -1 : 1))
    .slice(0, ENTITIES_MAX);
}

function isNamed({ mentions }: Entity): boolean {
  return mentions.some((mention) => mention.full || isVerifiedNumber(mention));
}

/** Of a company and its foreign twin only one is shown: the twin when it was chosen. */
function isShownOnce(entity: Entity, foreign: Entity | null): boolean {
  if (entity.twinOf !== null) return entity === foreign;
  return foreign?.twinOf !== entity.id;
}

const OPERATOR = ROLES.indexOf('operator');

function roleOf(entity: Entity, rows: readonly MentionRow[], outcome: Outcome): EntityOnSite['role'] {
  if (outcome.status === 'matched' && outcome.best.entity === entity) return 'operator';
  if (outcome.status === 'non_uk_entity' && outcome.foreign.entity === entity) return 'operator';
  const sums = ROLES.map((_, role) => rows.reduce((sum, { roles }) => sum + (roles[role] ?? 0), 0));
  // Beside the operator that was chosen, another must be clearly one to be called so too.
  const isChosen = outcome.status === 'matched' || outcome.status === 'non_uk_entity';
  if (isChosen && (sums[OPERATOR] ?? 0) < rows.length / 2) sums[OPERATOR] = 0;
  const likeliest = ROLES[sums.indexOf(Math.max(...sums))] ?? 'third_party';
  if (likeliest === 'third_party' && outcome.status === 'matched' && isCalledOwner(entity)) return 'group';
  if (likeliest === 'third_party' && hasPhrase(rows, ['websiteBy'])) return 'agency';
  return likeliest;
}
