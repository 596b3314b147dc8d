import { expect, it } from 'vitest';
import { titleWithoutCompany } from './outcomes.ts';

const one = { company_name: 'ACME LIMITED' };

it.each([
  ['Perhaps ACME LIMITED', { match_status: 'needs_review', review_candidates: [one] }],
  ['Several companies are possible', { match_status: 'needs_review', review_candidates: [one, one] }],
  ['Several companies are possible', { match_status: 'needs_review', review_candidates: [] }],
  [
    'Acme GmbH',
    { match_status: 'non_uk_entity', foreign_operator: { name: 'Acme GmbH' }, review_candidates: [] },
  ],
  ['Run from outside the United Kingdom', { match_status: 'non_uk_entity', review_candidates: [] }],
  ['The website could not be read', { match_status: 'scrape_failed', review_candidates: [] }],
  ['No UK company found', { match_status: 'no_match', review_candidates: [] }],
])('an answer without a company is called “%s”', (title, answer) => {
  expect(titleWithoutCompany(answer)).toBe(title);
});
