import { describe, expect, it } from 'vitest';
import { judge, rates, type SiteAnswer, tally } from './scoring.ts';
import type { ExpectedAnswer } from './site-file.ts';
import { expectMatch, expectStatus } from './test-support/make-site.ts';

const RIGHT = '01234567';
const OTHER = '07654321';

function answer(status: SiteAnswer['status'], changes: Partial<SiteAnswer> = {}): SiteAnswer {
  return { status, number: null, confidence: null, candidates: [], explanation: '', ...changes };
}
const matched = (number: string) => answer('matched', { number, confidence: 0.97 });
const review = (...candidates: string[]) => answer('needs_review', { candidates });

const nameOnly: ExpectedAnswer = {
  ...expectMatch(RIGHT),
  acceptable_statuses: ['matched', 'needs_review'],
};
const openReview = expectStatus('needs_review', 'no_match');

describe('whether a site passes', () => {
  it.each<[string, ExpectedAnswer, SiteAnswer, boolean]>([
    ['matched with an accepted company', expectMatch(RIGHT), matched(RIGHT), true],
    ['matched with another company', expectMatch(RIGHT), matched(OTHER), false],
    ['reviewed where only a match is accepted', expectMatch(RIGHT), review(RIGHT), false],
    ['reviewed with an accepted company anywhere in the list', nameOnly, review(OTHER, RIGHT), true],
    ['reviewed without an accepted company', nameOnly, review(OTHER), false],
    ['reviewed with any list where no company is named', openReview, review(OTHER), true],
    ['not matched where that is accepted', openReview, answer('no_match'), true],
    ['foreign where that is not accepted', openReview, answer('non_uk_entity'), false],
    ['matched where no match is accepted', openReview, matched(OTHER), false],
    ['without a result', expectStatus('scrape_failed', 'no_match'), answer('error'), false],
  ])('%s', (_, expected, given, isPass) => {
    expect(judge(expected, given).isPass).toBe(isPass);
  });
});

describe('a wrong match', () => {
  it('is every match outside the accepted list', () => {
    expect(judge(expectMatch(RIGHT), matched(OTHER)).isWrongMatch).toBe(true);
    expect(judge(expectStatus('no_match'), matched(OTHER)).isWrongMatch).toBe(true);
  });

  it('is not an accepted company that should only have been reviewed, which fails all the same', () => {
    const expected: ExpectedAnswer = {
      ...expectMatch(RIGHT),
      match_status: 'needs_review',
      acceptable_statuses: ['needs_review'],
    };
    expect(judge(expected, matched(RIGHT))).toMatchObject({ isWrongMatch: false, isPass: false });
  });

  it('is never a review, whatever it lists', () => {
    expect(judge(expectMatch(RIGHT), review(OTHER)).isWrongMatch).toBe(false);
  });
});

describe('the tally', () => {
  it('takes precision of what was matched and coverage of what should be matched', () => {
    const figures = tally([
      judge(expectMatch(RIGHT), matched(RIGHT)),
      judge(expectMatch(RIGHT), matched(OTHER)),
      judge(nameOnly, review(RIGHT)),
      judge(nameOnly, matched(RIGHT)),
      judge(expectStatus('no_match'), matched(OTHER)),
    ]);
    expect(figures).toEqual({
      sites: 5,
      passed: 3,
      matched: 4,
      wrongMatches: 2,
      matchable: 4,
      covered: 2,
    });
    expect(rates(figures)).toEqual({ pass: 0.6, precision: 0.5, coverage: 0.5 });
  });

  it('has no rates without sites', () => {
    expect(rates(tally([]))).toEqual({ pass: undefined, precision: undefined, coverage: undefined });
  });
});
