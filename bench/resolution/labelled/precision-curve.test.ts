import { expect, it } from 'vitest';
import { plotPrecision, precisionCurve, type ScoredAnswer, todaysPoint } from './precision-curve.ts';

const site = (
  status: 'matched' | 'needs_review' | 'no_match',
  confidence: number | null,
  offered: string | null,
  right: string | null,
): ScoredAnswer => ({
  expected: {
    match_status: right === null ? 'no_match' : 'matched',
    company_number: right,
    company_name: null,
    acceptable_statuses: ['matched'],
    acceptable_numbers: right === null ? [] : [right],
  },
  answer: {
    status,
    number: status === 'matched' ? offered : null,
    confidence,
    candidates: status === 'needs_review' && offered !== null ? [offered] : [],
    explanation: '',
  },
});

const SITES = [
  site('matched', 0.99, '01', '01'),
  site('matched', 0.95, '02', '02'),
  site('needs_review', 0.7, '03', '03'),
  site('needs_review', 0.4, '09', '04'),
  site('no_match', null, null, null),
];

it('lower confidences cover more and are right less often', () => {
  expect(precisionCurve(SITES)).toEqual([
    { confidence: 0.99, precision: 1, coverage: 0.25 },
    { confidence: 0.95, precision: 1, coverage: 0.5 },
    { confidence: 0.7, precision: 1, coverage: 0.75 },
    { confidence: 0.4, precision: 0.75, coverage: 0.75 },
  ]);
});

it('answers of the same confidence are accepted together', () => {
  const same = [site('matched', 0.9, '01', '01'), site('matched', 0.9, '09', '02')];
  expect(precisionCurve(same)).toEqual([{ confidence: 0.9, precision: 0.5, coverage: 0.5 }]);
});

it('today’s point counts what is matched, and the picture marks it', () => {
  expect(todaysPoint(SITES)).toEqual({ precision: 1, coverage: 0.5 });
  expect(plotPrecision(SITES)).toContain('today: 100.0% right, 50.0% covered');
});
