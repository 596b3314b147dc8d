import { describe, expect, test } from 'vitest';
import { type Baseline, dropsBelow } from './baseline.ts';
import { expectStatus, makeSite } from './test-support/make-site.ts';

const answer = (status: 'matched' | 'no_match', number: string | null) => ({
  status,
  number,
  confidence: null,
  candidates: [],
  explanation: '',
});
const right = { site: makeSite('right.test', { shape: 'footer' }), answer: answer('matched', '01234567') };
const missed = { ...right, answer: answer('no_match', null) };
const nobody = {
  site: makeSite('nobody.test', { shape: 'parked', expected: expectStatus('no_match') }),
  answer: answer('no_match', null),
};
const wrong = { ...nobody, answer: answer('matched', '07654321') };

describe('the baseline of the synthetic sites', () => {
  const baseline: Baseline = {
    footer: { sites: 1, passed: 1, wrongMatches: 0 },
    parked: { sites: 1, passed: 0, wrongMatches: 0 },
  };

  test('holds while nothing became worse', () => {
    expect(dropsBelow(baseline, [right, nobody])).toEqual([]);
  });

  test('names each category that became worse, and one that lost its sites', () => {
    expect(dropsBelow(baseline, [missed, wrong])).toEqual([
      'footer passes 0 sites, not 1',
      'parked has 1 wrong matches, not 0',
    ]);
    expect(dropsBelow(baseline, [right])).toEqual(['parked has 0 sites, not 1']);
  });
});
