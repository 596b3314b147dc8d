import { type Derivation, deriveLabels } from './derive-labels.ts';
import { labelFeatures, type RegisterFacts, registerFeatures, tldFeatures } from './features.ts';
import type { DomainModel } from './model.ts';
import { readName } from './read-name.ts';

/** How much likelier a domain is that people visit. Measured by `bench/website`: from 8 to 30 the order is as good. */
const VISITED_ODDS = 12;

export interface LikelyDomain {
  domain: string;
  /** That this is the website's domain, as far as name and register can tell. */
  likelihood: number;
}

/** Further labels are too unlikely to matter. */
const LABELS_MAX = 60;

/** The domains a company of this name may have, the likeliest first. */
export function rankDomains(
  model: DomainModel,
  { name, ...facts }: RegisterFacts & { name: string },
  limit: number,
): LikelyDomain[] {
  const read = readName(name);
  const common = new Set(model.common);
  const isCommon = (text: string) => common.has(text);
  const derivations = deriveLabels(read);
  const scores = derivations.map((derivation) =>
    sumOf(model.labels, labelFeatures(read, derivation, isCommon)),
  );
  const likelihoods = softmax(scores);
  const labels = new Map<string, { likelihood: number; best: Derivation; most: number }>();
  for (const [index, derivation] of derivations.entries()) {
    const likelihood = likelihoods[index] ?? 0;
    const same = labels.get(derivation.label);
    if (!same) labels.set(derivation.label, { likelihood, best: derivation, most: likelihood });
    else {
      same.likelihood += likelihood;
      if (likelihood > same.most) Object.assign(same, { best: derivation, most: likelihood });
    }
  }
  const tlds = Object.keys(model.tlds);
  const known = registerFeatures(facts);
  return [...labels]
    .sort(([, a], [, b]) => b.likelihood - a.likelihood)
    .slice(0, LABELS_MAX)
    .flatMap(([label, { likelihood, best }]) => {
      const features = [...known, ...tldFeatures(read, best, isCommon)];
      const shares = softmax(tlds.map((tld) => sumOf(model.tlds[tld] ?? {}, features)));
      return tlds.map((tld, i) => ({
        domain: `${label}.${tld}`,
        likelihood: likelihood * (shares[i] ?? 0),
      }));
    })
    .sort(byLikelihood)
    .slice(0, limit);
}

export function byLikelihood(a: LikelyDomain, b: LikelyDomain): number {
  return b.likelihood - a.likelihood || (a.domain < b.domain ? -1 : 1);
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - most));
  const all = masses.reduce((sum, mass) => sum + mass, 0);
  return masses.map((mass) => mass / all);
}

function sumOf(weights: Readonly<Record<string, number>>, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

/** The same domains, those that people are known to visit further up. */
export function preferVisited(
  likely: readonly LikelyDomain[],
  isVisited: (domain: string) => boolean,
): LikelyDomain[] {
  return likely
    .map(({ domain, likelihood }) => ({
      domain,
      likelihood: isVisited(domain) ? likelihood * VISITED_ODDS : likelihood,
    }))
    .sort(byLikelihood);
}
