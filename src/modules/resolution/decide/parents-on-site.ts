import type { Entity } from '../match/entity.ts';
import type { ScoredSite } from '../score/score-site.ts';
import type { EntityOnSite, Verdict } from '../verdict.ts';
import type { Outcome } from './choose-outcome.ts';

const WINDOW = 60;
/** The words before the name of a parent: "part of", "a wholly owned subsidiary of", "our parent company is". */
const OWNER_BEFORE =
  /\b(?:part of|subsidiar(?:y|ies) of|owned by|division of|(?:belongs?|belonging) to|(?:ultimate |our |the |its )*(?:parent|holding) (?:company|undertaking)(?: is| being|,|:)*)\s+(?:the\s+)?$/i;
/** Also said of trade bodies and schemes. */
const MEMBER_BEFORE = /\b(?:members?|group) of\s+(?:the\s+)?$/i;

/** Companies of the operator's group that the pages call its parent. */
export function parentsOnSite(
  { view }: ScoredSite,
  outcome: Outcome,
  named: readonly EntityOnSite[],
): Verdict['parents_on_site'] {
  if (outcome.status !== 'matched') return [];
  const inGroup = new Set(named.filter(({ role }) => role === 'group').map(keyOf));
  return view.entities
    .filter(
      (entity) => entity !== outcome.best.entity && (isCalledOwner(entity) || follows(entity, MEMBER_BEFORE)),
    )
    .map((entity) => ({ name: entity.name, company_number: entity.company?.company_number ?? null }))
    .filter((entity) => inGroup.has(keyOf(entity)));
}

function keyOf({ name, company_number: number }: { name: string; company_number: string | null }): string {
  return number ?? name;
}

/** "Part of Larch Holdings plc": the words themselves say that it owns the operator. */
export function isCalledOwner(entity: Entity): boolean {
  return follows(entity, OWNER_BEFORE);
}

function follows({ mentions }: Entity, words: RegExp): boolean {
  return mentions.some(
    ({ page, start, full }) => full && words.test(page.text.slice(Math.max(0, start - WINDOW), start)),
  );
}
