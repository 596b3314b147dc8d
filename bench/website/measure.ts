import type { DomainModel } from '../../src/modules/resolution/website/candidates/model.ts';
import { rankDomains } from '../../src/modules/resolution/website/candidates/rank-domains.ts';
import { fitModel } from './fit-model.ts';
import type { Observed } from './observe.ts';
import type { Pair } from './read-pairs.ts';

export const FIRST = [1, 5, 12, 40] as const;
const FOLDS = 5;

/** The place of each pair's true domain among the candidates, from 1; infinity when it is not there. */
function placesOf(model: DomainModel, pairs: readonly Pair[]): number[] {
  return pairs.map((pair) => {
    const { label, ending } = pair;
    const place = rankDomains(model, pair, Math.max(...FIRST)).findIndex(
      ({ domain }) => domain === `${label}.${ending}`,
    );
    return place === -1 ? Number.POSITIVE_INFINITY : place + 1;
  });
}

export function measureModel(model: DomainModel, pairs: readonly Pair[]): number[] {
  return placesOf(model, tierA(pairs));
}

/**
 * Each company is judged by a model that has seen neither it nor anything else on its domains, so that the figures
 * hold for companies nobody has looked at.
 */
export function crossValidate(pairs: readonly Pair[], observed: Observed): number[] {
  const folds = assignFolds(pairs);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const unseen = new Set(pairs.filter((_pair, i) => folds[i] === fold));
    const model = fitModel(observed, ({ pair }) => !unseen.has(pair));
    return placesOf(model, tierA([...unseen]));
  }).flat();
}

export function shareWithin(places: readonly number[], first: number): number {
  return places.filter((place) => place <= first).length / Math.max(1, places.length);
}

function tierA(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(({ tier }) => tier === 'A');
}

/** Companies that share a label, and labels that share a company, stay together. */
function assignFolds(pairs: readonly Pair[]): number[] {
  const parent = new Map<string, string>();
  const find = (key: string): string => {
    let at = key;
    while ((parent.get(at) ?? at) !== at) at = parent.get(at) ?? at;
    return at;
  };
  for (const { companyNumber, label } of pairs) parent.set(find(`c ${companyNumber}`), find(`l ${label}`));
  return pairs.map(({ companyNumber }) => foldOf(find(`c ${companyNumber}`)));
}

function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % FOLDS;
}
