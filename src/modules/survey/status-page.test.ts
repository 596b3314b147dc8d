import { expect, it } from 'vitest';
import { renderStatusPage } from './status-page.ts';
import type { SurveyStatus } from './survey-status.ts';

const status: SurveyStatus = {
  state: 'running',
  domains: 1_200,
  done: 1_000,
  waiting: 150,
  working: 50,
  per_minute: 10,
  estimated_end: null,
  outcomes: {
    matched: 700,
    needs_review: 50,
    no_match: 100,
    non_uk_entity: 50,
    scrape_failed: 90,
    known: 10,
    failed: 0,
  },
  within_days: { '1': 100, '7': 300, '30': 900 },
  due: 40,
  failure_codes: { 'timeout<': 60, tls_error: 30 },
  judgement: {
    file: 'sheet.csv',
    correct: 198,
    wrong: 2,
    unsure: 0,
    judged_at: new Date('2026-11-10T00:00:00Z'),
    precision: { share: 0.99, low: 0.964, high: 0.997 },
  },
  lists: [],
};

it('shows counts by outcome, age and failure code, and the precision with its interval', () => {
  const page = renderStatusPage(status, new Date('2026-11-16T09:00:00Z'));
  const rows = [...page.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g)].map(
    ([, name, count]) => `${name}: ${count}`,
  );
  expect(rows).toEqual([
    ...['matched: 700', 'needs_review: 50', 'no_match: 100', 'non_uk_entity: 50', 'scrape_failed: 90'],
    ...['known: 10', 'failed: 0'],
    ...['0 to 1: 100', '1 to 7: 200', '7 to 30: 600', 'over 30: 100'],
    ...['timeout&lt;: 60', 'tls_error: 30'],
  ]);
  expect(page).toContain('1,200 domains, 1,000 read, 40 due');
  expect(page).toContain(
    'Of 200 matches that a person checked, 99.0% are right (95% interval 96.4% to 99.7%',
  );
});

it('numbers that are zero are left out of the status page', () => {
  const page = renderStatusPage({ ...status, failure_codes: {}, judgement: null }, new Date());
  expect(page).not.toContain('Why websites');
  expect(page).not.toContain('a person checked');
});
