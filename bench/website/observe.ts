import { type Derivation, deriveLabels } from '../../src/modules/website/candidates/derive-labels.ts';
import {
  labelFeatures,
  registerFeatures,
  tldFeatures,
} from '../../src/modules/website/candidates/features.ts';
import { readName } from '../../src/modules/website/candidates/read-name.ts';
import type { Pair } from './read-pairs.ts';

/** One pair as numbers: of all derivations of its name, those that give the label that was really taken. */
export interface Observation {
  pair: Pair;
  weight: number;
  /** The features of all derivations, one after another; `ends` says where each one stops. */
  features: Int32Array;
  ends: Int32Array;
  isRight: Uint8Array;
  /** The facts that the TLD depends on. */
  tldFeatures: Int32Array;
}

export interface Observed {
  common: string[];
  labelFeatures: string[];
  tldFeatures: string[];
  observations: Observation[];
}

/** Words in fewer names than this have no weight of their own. */
const COMMON_MIN = 6;
/** A domain shared by a group, or not named after the company, says less about how names become domains. */
const TIER_WEIGHTS: Readonly<Record<string, number>> = { A: 1, B: 0.6, C: 0.25 };

export function observePairs(pairs: readonly Pair[]): Observed {
  const common = commonWords(pairs);
  const isCommon = (text: string) => common.has(text);
  const labels = createIndex();
  const tlds = createIndex();
  const observations = pairs.flatMap((pair): Observation[] => {
    const read = readName(pair.name);
    const derivations = deriveLabels(read);
    const right = derivations.find(({ label }) => label === pair.label);
    if (!right) return [];
    const features: number[] = [];
    const ends = derivations.map((derivation: Derivation) => {
      for (const feature of labelFeatures(read, derivation, isCommon)) features.push(labels.idOf(feature));
      return features.length;
    });
    return [
      {
        pair,
        weight: TIER_WEIGHTS[pair.tier] ?? 0,
        features: Int32Array.from(features),
        ends: Int32Array.from(ends),
        isRight: Uint8Array.from(derivations, ({ label }) => (label === pair.label ? 1 : 0)),
        tldFeatures: Int32Array.from(
          [...registerFeatures(pair), ...tldFeatures(read, right, isCommon)],
          tlds.idOf,
        ),
      },
    ];
  });
  return {
    common: [...common].sort(),
    labelFeatures: labels.names(),
    tldFeatures: tlds.names(),
    observations,
  };
}

function createIndex() {
  const ids = new Map<string, number>();
  return {
    idOf(name: string): number {
      const known = ids.get(name);
      if (known !== undefined) return known;
      ids.set(name, ids.size);
      return ids.size - 1;
    },
    names: () => [...ids.keys()],
  };
}

function commonWords(pairs: readonly Pair[]): Set<string> {
  const counts = new Map<string, number>();
  for (const pair of new Map(pairs.map((one) => [one.name, one])).values())
    for (const text of new Set(readName(pair.name).words.map((word) => word.text)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= COMMON_MIN).map(([text]) => text));
}
