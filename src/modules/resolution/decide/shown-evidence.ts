import type { ResolutionModel } from '../model/resolution-model.ts';
import type { ScoredOption, ScoredSite } from '../score/score-site.ts';
import type { Outcome } from './choose-outcome.ts';
import {
  evidenceFor,
  evidenceOfPerson,
  evidenceOfStranger,
  type PlacedEvidence,
  strongestFirst,
} from './evidence-items.ts';
import { registrationsOf } from './foreign-operator.ts';

const EVIDENCE_MAX = 12;
const EVIDENCE_EACH_MIN = 3;
const LIKELIEST_NAMED_MAX = 3;

/**
 * The evidence that an answer shows, strongest first:
 *
 * | outcome | about |
 * |---|---|
 * | `matched` | the company |
 * | `needs_review` | the candidates that the pages name |
 * | `non_uk_entity` | the foreign operator, and its registrations |
 * | `no_match` | the likeliest organisations that the pages name; if they name none, the person who runs it |
 * | `scrape_failed` | nothing |
 */
export function shownEvidence(
  outcome: Outcome,
  scored: ScoredSite,
  model: Pick<ResolutionModel, 'choice'>,
): PlacedEvidence[] {
  switch (outcome.status) {
    case 'matched':
      return strongest([outcome.best], model);
    case 'needs_review':
      return strongest(
        outcome.candidates.flatMap(({ option }) => option ?? []),
        model,
      );
    case 'non_uk_entity':
      return evidenceOfStranger(outcome.foreign, registrationsOf(outcome.foreign, scored), model);
    case 'no_match': {
      const named = likeliestNamed(scored);
      return named.length > 0 ? strongest(named, model) : evidenceOfPerson(scored);
    }
    case 'scrape_failed':
      return [];
  }
}

/** Chosen from the likeliest option first; of each, the strongest items. */
function strongest(shown: readonly ScoredOption[], model: Pick<ResolutionModel, 'choice'>): PlacedEvidence[] {
  const each = Math.max(EVIDENCE_EACH_MIN, Math.floor(EVIDENCE_MAX / Math.max(1, shown.length)));
  return shown
    .flatMap((option) =>
      option.type === 'company'
        ? evidenceFor(option, model).slice(0, each)
        : evidenceOfStranger(option, [], model).slice(0, 1),
    )
    .filter(isFirst)
    .slice(0, EVIDENCE_MAX)
    .sort(strongestFirst);
}

/** Evidence that is listed once, though the same words were read as two organisations. */
function isFirst(item: PlacedEvidence, index: number, all: readonly PlacedEvidence[]): boolean {
  const key = ({ supports, kind, value }: PlacedEvidence) => `${supports} ${kind} ${value}`;
  return all.findIndex((other) => key(other) === key(item)) === index;
}

/** The likeliest organisations that the site names, on the register or not. */
function likeliestNamed({ options }: ScoredSite): ScoredOption[] {
  return options
    .filter(({ type, entity }) => type !== 'nobody' && entity !== null)
    .slice(0, LIKELIEST_NAMED_MAX);
}
