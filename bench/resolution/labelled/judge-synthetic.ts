import type { Verdict } from '../../../src/modules/resolution/verdict/verdict.ts';
import { createMemoryRegister, labelledSites } from '../sites/index.ts';
import { answerOf, judgeCrawled } from './judge-crawled.ts';
import type { AnsweredSite } from './report.ts';

export interface JudgedSynthetic extends AnsweredSite {
  verdict: Verdict;
}

/** Judges the synthetic sites; their category is their shape in reports. */
export async function judgeSynthetic(): Promise<{ answered: JudgedSynthetic[]; companies: number }> {
  const { sites, companies } = labelledSites();
  const verdicts = await judgeCrawled(
    sites.map(({ site }) => site),
    createMemoryRegister(companies),
  );
  const answered = sites.map(({ site: { domain }, category, expected }, i) => ({
    site: { domain, expected, shape: category },
    answer: answerOf(verdicts[i]!),
    verdict: verdicts[i]!,
  }));
  return { answered, companies: companies.length };
}
