import { chooseOutcome, type Outcome } from '../../../src/modules/resolution/decide/choose-outcome.ts';
import type { ResolutionModel } from '../../../src/modules/resolution/model/resolution-model.ts';
import { type ScoredSite, scoreSite } from '../../../src/modules/resolution/score/score-site.ts';
import { type ChoiceExample, fitChoice } from './fit-choice.ts';
import { featuresOfRow, fitRoles, type RoleExample } from './fit-roles.ts';
import { foldOf } from './folds.ts';
import { labelledOrganisations } from './labelled-organisations.ts';
import { allowedRoles, rightOptions } from './labels.ts';
import { fitMatchMin, type MatchCandidate, matchCandidate } from './match-min.ts';
import type { Observation } from './observe.ts';
import { groupOfSet } from './set-groups.ts';

export type FittedModel = Pick<ResolutionModel, 'roles' | 'choice' | 'matchMin'>;

const INNER_FOLDS = 3;
const FOLDS = 5;

interface HeldOutChoice extends ChoiceExample {
  observation: Observation;
  fold: number;
  roles: ResolutionModel['roles'];
}

/**
 * Role probabilities of a site come from models that were fitted without that site. The minimum probability
 * of a match is fitted on probabilities from such models too.
 */
export function fitModel(observations: readonly Observation[]): FittedModel {
  const choices: HeldOutChoice[] = [];
  for (let fold = 0; fold < INNER_FOLDS; fold++) {
    const isHeldOut = ({ group }: Observation) => foldOf(`${group}#`, INNER_FOLDS) === fold;
    const roles = fitRoles(observations.filter((one) => !isHeldOut(one)).flatMap(roleExamples));
    for (const observation of observations.filter(isHeldOut)) {
      const { options } = scoreSite(observation, { roles, choice: {} });
      const right = rightOptions(observation.truth, options);
      const example = { options: options.map(({ features }) => features), right, weight: observation.weight };
      if (right.length > 0) choices.push({ ...example, observation, fold, roles });
    }
  }
  return {
    roles: fitRoles(observations.flatMap(roleExamples)),
    choice: fitChoice(choices),
    matchMin: fitMatchMin(heldOutCandidates(choices)),
  };
}

/**
 * Uses labelled sites in their natural mixture alone: sites of our own making, those chosen for difficulty
 * and those with more traps than the web has are no evidence of how often a match is wrong.
 */
function heldOutCandidates(choices: readonly HeldOutChoice[]): MatchCandidate[] {
  return Array.from({ length: INNER_FOLDS }, (_, fold) => {
    const choice = fitChoice(choices.filter((one) => one.fold !== fold));
    return choices
      .filter((one) => one.fold === fold && isNatural(one.observation))
      .flatMap(
        ({ observation, roles }) =>
          matchCandidate(observation, scoreSite(observation, { roles, choice })) ?? [],
      );
  }).flat();
}

const isNatural = ({ set }: Observation) => set !== null && groupOfSet(set) === 'natural';

const examplesOf = new WeakMap<Observation, RoleExample[]>();

/** Computed once for all models that are fitted on the site. */
export function roleExamples(observation: Observation): RoleExample[] {
  const known = examplesOf.get(observation);
  if (known) return known;
  const examples = makeRoleExamples(observation);
  examplesOf.set(observation, examples);
  return examples;
}

/** An organisation that is named many times counts less than as many organisations. */
function makeRoleExamples(observation: Observation): RoleExample[] {
  const { rows, truth, roleWeight, domain } = observation;
  const counts = new Map<unknown, number>();
  for (const { entity } of rows) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  const named = rows
    .filter(({ entity, leader }) => entity.twinOf === null && leader === null)
    .map((row) => ({
      features: featuresOfRow(row),
      allowed: allowedRoles(truth, row.entity),
      weight: roleWeight / Math.sqrt(counts.get(row.entity) ?? 1),
      site: domain,
    }))
    .filter(({ allowed }) => allowed.length > 0);
  return [...named, ...labelledOrganisations(observation)];
}

export interface HeldOutAnswer {
  observation: Observation;
  scored: ScoredSite;
  outcome: Outcome;
}

/**
 * Judges each site by models that were fitted without it. `tested` may be the same sites read with another
 * register.
 */
export function crossValidate(
  observations: readonly Observation[],
  tested: readonly Observation[] = observations,
): HeldOutAnswer[] {
  const answers: HeldOutAnswer[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitModel(observations.filter(({ group }) => foldOf(group, FOLDS) !== fold));
    for (const observation of tested.filter(({ group }) => foldOf(group, FOLDS) === fold))
      answers.push(answerOf(observation, model));
  }
  return answers;
}

export function answerOf(observation: Observation, model: FittedModel): HeldOutAnswer {
  const scored = scoreSite(observation, model);
  return { observation, scored, outcome: chooseOutcome(observation.site, scored, model.matchMin) };
}
