import type { Fact } from './facts.ts';

export type FactsByTag = ReadonlyMap<string, readonly Fact[]>;

export function groupByTag(facts: readonly Fact[]): FactsByTag {
  const byTag = new Map<string, Fact[]>();
  for (const fact of facts) {
    const same = byTag.get(fact.name);
    if (same) same.push(fact);
    else byTag.set(fact.name, [fact]);
  }
  return byTag;
}
