import { readFileSync, writeFileSync } from 'node:fs';
import type { AnsweredSite } from './report.ts';
import { judge, tally } from './scoring.ts';

const FILE = new URL('baseline.json', import.meta.url);

/** The quality reached on the synthetic sites when this was written, by category; less fails the suite. */
export type Baseline = Record<string, { sites: number; passed: number; wrongMatches: number }>;

export const readBaseline = (): Baseline => JSON.parse(readFileSync(FILE, 'utf8'));

export function writeBaseline(answered: readonly AnsweredSite[]): void {
  const lines = Object.entries(baselineOf(answered)).map(
    ([category, { sites, passed, wrongMatches }]) =>
      `  "${category}": { "sites": ${sites}, "passed": ${passed}, "wrongMatches": ${wrongMatches} }`,
  );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

function baselineOf(answered: readonly AnsweredSite[]): Baseline {
  const categories = [...new Set(answered.map(({ site }) => site.shape))].sort();
  return Object.fromEntries(
    categories.map((category) => {
      const own = answered.filter(({ site }) => site.shape === category);
      const { sites, passed, wrongMatches } = tally(
        own.map(({ site, answer }) => judge(site.expected, answer)),
      );
      return [category, { sites, passed, wrongMatches }];
    }),
  );
}

/** A sentence for each category that became worse. */
export function dropsBelow(baseline: Baseline, answered: readonly AnsweredSite[]): string[] {
  const now = baselineOf(answered);
  return Object.entries(baseline).flatMap(([category, before]) => {
    const after = now[category];
    if (after?.sites !== before.sites)
      return [`${category} has ${after?.sites ?? 0} sites, not ${before.sites}`];
    if (after.passed < before.passed)
      return [`${category} passes ${after.passed} sites, not ${before.passed}`];
    if (after.wrongMatches > before.wrongMatches)
      return [`${category} has ${after.wrongMatches} wrong matches, not ${before.wrongMatches}`];
    return [];
  });
}
