import { preferVisited, rankDomains } from '../../src/modules/website/candidates/list-candidates.ts';
import type { DomainModel } from '../../src/modules/website/candidates/model.ts';
import { fitModel } from './fit-model.ts';
import type { Observed } from './observe.ts';
import type { Pair } from './read-pairs.ts';

export const FIRST = [1, 5, 12, 40] as const;
const FOLDS = 5;
/** More than any name has candidates. */
const ALL = 10_000;

/** The knowledge beside name and register: nothing, half of the answer, or which websites people visit. */
export type Known = 'nothing' | 'tld' | 'label' | 'visits';

export type IsVisited = (domain: string) => boolean;

/** The place of each pair's true domain among the candidates, from 1; infinity when it is not there. */
function placesOf(
  model: DomainModel,
  pairs: readonly Pair[],
  known: Known = 'nothing',
  isVisited: IsVisited = () => false,
): number[] {
  return pairs.map((pair) => {
    const { label, tld } = pair;
    const fits = (domain: string) =>
      known === 'tld'
        ? domain.endsWith(`.${tld}`) && domain.split('.').length === tld.split('.').length + 1
        : known !== 'label' || domain.startsWith(`${label}.`);
    const ranked = rankDomains(model, pair, ALL);
    const place = (known === 'visits' ? preferVisited(ranked, isVisited) : ranked)
      .filter(({ domain }) => fits(domain))
      .slice(0, Math.max(...FIRST))
      .findIndex(({ domain }) => domain === `${label}.${tld}`);
    return place === -1 ? Number.POSITIVE_INFINITY : place + 1;
  });
}

export function measureModel(model: DomainModel, pairs: readonly Pair[]): number[] {
  return placesOf(model, tierA(pairs));
}

/**
 * Each company is judged by a model that has seen neither it nor anything else on its domains, so that the
 * figures hold for companies nobody has looked at.
 */
export function crossValidate(
  pairs: readonly Pair[],
  observed: Observed,
  isVisited: IsVisited,
): Record<Known, number[]> {
  const folds = assignFolds(pairs);
  const parts = Array.from({ length: FOLDS }, (_, fold) => {
    const unseen = new Set(pairs.filter((_pair, i) => folds[i] === fold));
    return { model: fitModel(observed, ({ pair }) => !unseen.has(pair)), pairs: tierA([...unseen]) };
  });
  const places = (known: Known) =>
    parts.flatMap((part) => placesOf(part.model, part.pairs, known, isVisited));
  return {
    nothing: places('nothing'),
    tld: places('tld'),
    label: places('label'),
    visits: places('visits'),
  };
}

export function shareWithin(places: readonly number[], first: number): number {
  return places.filter((place) => place <= first).length / Math.max(1, places.length);
}

export function tierA(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(({ tier }) => tier === 'A');
}

/** Companies that share a label, and labels that share a company, stay together. */
function assignFolds(pairs: readonly Pair[]): number[] {
  const parent = new Map<string, string>();
  const find = (key: string): string => {
    let root = key;
    while ((parent.get(root) ?? root) !== root) root = parent.get(root) ?? root;
    return root;
  };
  for (const { companyNumber, label } of pairs) parent.set(find(`c ${companyNumber}`), find(`l ${label}`));
  return pairs.map(({ companyNumber }) => foldOf(find(`c ${companyNumber}`)));
}

function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % FOLDS;
}
