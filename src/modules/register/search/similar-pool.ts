import { joinedKey } from '../../../shared/company-name.ts';
import type { NameReference, SpelledName, WordedName } from './lookups.ts';
import type { createSimilarity } from './similarity.ts';

/** Lower scores are not similar: one shared ordinary word, or a short name with half its letters wrong. */
const SCORE_MIN = 0.3;

interface Scored extends NameReference {
  score: number;
}

export type Pool = ReturnType<typeof createPool>;

/**
 * Names found by similarity, the best one of each company, scored by the name alone. Companies are read only for the best,
 * because that takes longer than finding the name.
 */
export function createPool(similarity: ReturnType<typeof createSimilarity>) {
  const byCompany = new Map<number, Scored>();
  let errorsMin = Number.POSITIVE_INFINITY;
  let scoreMax = 0;

  function add({ company_id, ordinal }: NameReference, joined: string, score: number): void {
    errorsMin = Math.min(errorsMin, similarity.errors(joined));
    scoreMax = Math.max(scoreMax, score);
    const held = byCompany.get(company_id);
    const isBetter = !held || score > held.score || (score === held.score && ordinal < held.ordinal);
    if (score >= SCORE_MIN && isBetter) byCompany.set(company_id, { company_id, ordinal, score });
  }

  return {
    addBySpelling(names: SpelledName[]): void {
      for (const name of names) add(name, name.joined_key, similarity.bySpelling(name.joined_key));
    },
    addByWords(names: WordedName[]): void {
      for (const name of names) {
        const joined = joinedKey(name.name_key);
        add(name, joined, Math.max(similarity.bySpelling(joined), similarity.byWords(name.name_key)));
      }
    },
    drop: (companyId: number) => byCompany.delete(companyId),
    scoreOf: (companyId: number) => byCompany.get(companyId)?.score ?? 0,
    /** This many of the best, and all that tie with the last of them. */
    best(atLeast: number): NameReference[] {
      const sorted = [...byCompany.values()].sort((a, b) => b.score - a.score);
      const last = sorted[atLeast - 1]?.score ?? 0;
      return sorted.filter(({ score }) => score >= last);
    },
    get size() {
      return byCompany.size;
    },
    /** Typing errors in the nearest name. */
    get errorsMin() {
      return errorsMin;
    },
    get scoreMax() {
      return scoreMax;
    },
  };
}
