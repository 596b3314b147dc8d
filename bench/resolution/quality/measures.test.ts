import { describe, expect, test } from 'vitest';
import type { MatchStatus, Verdict } from '../../../src/modules/resolution/verdict.ts';
import type { SiteLabel } from '../sites/index.ts';
import { type Baseline, dropsBelow } from './baseline.ts';
import { holdAgainst } from './judge-sites.ts';
import { measure } from './measure.ts';

const label = (expected: SiteLabel['expected'], category: SiteLabel['category'] = 'number_in_footer') => ({
  id: 'test/one/0',
  template: 'one',
  split: 'test' as const,
  category,
  expected,
});

function verdict(status: MatchStatus, company: string | null, confidence: number | null = 0.99): Verdict {
  const candidate = {
    company_number: company ?? '',
    company_name: '',
    company_status: 'active',
    registered_postcode: null,
    incorporated_on: null,
    match_confidence: confidence ?? 0,
    reasons: [],
    would_settle: '',
  };
  return {
    match_status: status,
    match_confidence: confidence,
    company_number: status === 'matched' ? company : null,
    evidence: [],
    quote_offsets: [],
    review_candidates: status === 'needs_review' && company !== null ? [candidate] : [],
    entities_on_site: [],
    parents_on_site: [],
    statements: null,
    grounds: null,
    failure: null,
    foreign_operator: null,
    explanation: '',
    model_version: 'v0',
  };
}

const wanted = { match_status: 'matched' as const, company_number: '01111111' };

describe('a verdict held against its label', () => {
  test('is a wrong match when it names another company, or any company where the answer cannot be known', () => {
    expect(holdAgainst(label(wanted), verdict('matched', '02222222')).isMatchedWrongly).toBe(true);
    const untold = { match_status: 'needs_review' as const, company_number: null };
    expect(holdAgainst(label(untold), verdict('matched', '01111111')).isMatchedWrongly).toBe(true);
  });

  test('is right when it is acceptable and shows the company', () => {
    const either = label({ ...wanted, acceptable: ['needs_review'] });
    expect(holdAgainst(either, verdict('needs_review', '01111111')).isOutcomeRight).toBe(true);
    expect(holdAgainst(either, verdict('needs_review', '02222222')).isOutcomeRight).toBe(false);
    expect(holdAgainst(label(wanted), verdict('needs_review', '01111111')).isOutcomeRight).toBe(false);
  });
});

describe('figures', () => {
  const good = measure([
    holdAgainst(label(wanted), verdict('matched', '01111111')),
    holdAgainst(label(wanted, 'name_unique'), verdict('needs_review', '01111111', 0.5)),
  ]);
  const bad = measure([
    holdAgainst(label(wanted), verdict('matched', '02222222')),
    holdAgainst(label(wanted, 'name_unique'), verdict('no_match', null, null)),
  ]);
  const baseline: Baseline = {
    precision: 1,
    numberCoverage: 1,
    nameFirst: 1,
    otherRight: 1,
    calibrationError: good.calibration.error,
    categories: {
      number_in_footer: { reached: 1, wronglyMatched: 0 },
      name_unique: { reached: 1, wronglyMatched: 0 },
      parked: { reached: 1, wronglyMatched: 0 },
    },
  };

  test('count matches, first candidates and confidence', () => {
    expect(good).toMatchObject({ precision: 1, numberCoverage: 1, nameFirst: 1 });
    expect(bad).toMatchObject({ precision: 0, numberCoverage: 0, nameFirst: 0 });
    expect(bad.calibration.error).toBeCloseTo(0.99);
    expect(good.calibration.error).toBeCloseTo(0.255);
  });

  test('that became worse are named one by one; a category that lost its sites is one of them', () => {
    expect(dropsBelow(baseline, good)).toEqual(['parked has no sites any more']);
    expect(dropsBelow(baseline, bad)).toEqual([
      'precision fell from 1 to 0',
      'numberCoverage fell from 1 to 0',
      'nameFirst fell from 1 to 0',
      expect.stringContaining('the calibration error rose'),
      'number_in_footer fell from 1 to 0',
      'name_unique fell from 1 to 0',
      'parked has no sites any more',
    ]);
  });
});
