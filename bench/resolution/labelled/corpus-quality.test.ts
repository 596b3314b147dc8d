import { beforeAll, describe, expect, test } from 'vitest';
import { createMemoryRegister } from '../sites/index.ts';
import { crawlSites } from './crawl-sites.ts';
import { answerOf, judgeCrawled } from './judge-crawled.ts';
import { makeNamesakes } from './namesakes.ts';
import { readRegisterFile } from './register-file.ts';
import { judge, rates, type SiteAnswer, tally } from './scoring.ts';
import { readSiteFile } from './site-file.ts';

/**
 * The labelled sites of real facts in fictional form. The model was fitted on them: unseen folds are in
 * docs/quality.md.
 */
const corpus = new URL('../corpus/', import.meta.url);
/** Every fourth site: enough to see a fall. `npm run bench:resolution` measures them all. */
const sites = readSiteFile(new URL('sites.jsonl', corpus).pathname).filter((_, i) => i % 4 === 0);
const register = readRegisterFile(new URL('register.csv', corpus).pathname);
/** The test with namesakes takes every second of them, which is enough to see whether they matter. */
const sampled = sites.map((_, i) => i).filter((i) => i % 2 === 0);
let answers: SiteAnswer[];
let withNamesakes: SiteAnswer[];

beforeAll(async () => {
  const crawled = await crawlSites(sites);
  const namesakes = makeNamesakes(
    sampled.map((i) => sites[i]!),
    register,
  );
  const judgeWith = async (some: typeof crawled, companies: typeof register) =>
    (await judgeCrawled(some, createMemoryRegister(companies))).map(answerOf);
  answers = await judgeWith(crawled, register);
  withNamesakes = await judgeWith(
    sampled.map((i) => crawled[i]!),
    [...register, ...namesakes],
  );
}, 600_000);

const judged = (all: readonly SiteAnswer[]) => all.map((answer, i) => judge(sites[i]!.expected, answer));

describe('the labelled sites of the corpus', () => {
  test('at least 95 of 100 pass, and at least 99 of 100 matches name an accepted company', () => {
    const { pass, precision } = rates(tally(judged(answers)));
    expect(pass).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.99);
  });

  test('a company named like the brand, the title and the domain of a site turns no answer wrong', () => {
    const before = judged(answers);
    const turned = sampled.flatMap((i, place) => {
      const { domain, expected } = sites[i]!;
      const [was, is] = [answers[i]!, withNamesakes[place]!];
      const { isPass, isWrongMatch } = judge(expected, is);
      // Where a UK company has a foreign operator's whole legal name, a person may be asked.
      const mayReview = expected.match_status === 'non_uk_entity' && is.status === 'needs_review';
      const isTurned =
        (before[i]!.isPass && !isPass && !mayReview) || (isWrongMatch && !before[i]!.isWrongMatch);
      return isTurned ? [`${domain}: ${was.status} became ${is.status} ${is.number}`] : [];
    });
    expect(turned).toEqual([]);
  });

  test('the namesake itself is matched nowhere', () => {
    const known = new Set(register.map(({ company_number: number }) => number));
    const matched = withNamesakes.flatMap(({ number }) => number ?? []);
    expect(matched.filter((number) => !known.has(number))).toEqual([]);
  });
});
