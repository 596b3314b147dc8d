import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompanyRow } from '../search-types.ts';
import { compareRanked, type RankedCompany, rank } from './rank.ts';

function entry(
  id: number,
  fields: Partial<CompanyRow> = {},
  rest: Partial<RankedCompany> = {},
): RankedCompany {
  const company = {
    id,
    company_number: String(id).padStart(8, '0'),
    company_name: 'ACME LIMITED',
    company_status: 'active',
    company_type: 'ltd',
    postal_code: null,
    incorporated_on: null,
    accounts_type: null,
    removed_on: null,
    ...fields,
  };
  return { company, matchedName: null, score: 1, isExact: false, byNumber: false, ...rest };
}

const ids = (ranked: RankedCompany[]) => ranked.map(({ company }) => company.id);

describe('the order', () => {
  test('is by score, then active, then in trouble, then gone, then the shorter name, then the number', () => {
    const ranked = rank([
      entry(1, { company_name: 'ACME LONGER LIMITED' }),
      entry(2, { company_status: 'dissolved' }),
      entry(3, { removed_on: '2026-01-01' }),
      entry(4, { company_status: 'liquidation' }),
      entry(6),
      entry(5),
      entry(7, {}, { score: 0.5 }),
      entry(8, { company_status: 'dissolved' }, { byNumber: true }),
    ]);
    expect(ids(ranked)).toEqual([8, 5, 6, 1, 4, 2, 3, 7]);
  });

  test('puts the exact spelling before others of the same score, whatever their status', () => {
    const exact = entry(2, { company_status: 'dissolved' }, { isExact: true });
    expect(ids(rank([entry(1), exact, entry(3, {}, { score: 0.9 })]))).toEqual([2, 1, 3]);
  });

  test('puts who has the name before those that had it, unless it is gone', () => {
    const former = entry(1, { company_name: 'ACE LTD' }, { matchedName: 'ACME LIMITED', isExact: true });
    const current = entry(2, {}, { isExact: true });
    const gone = entry(3, { company_status: 'dissolved' }, { isExact: true });
    expect(ids(rank([former, current, gone]))).toEqual([2, 1, 3]);
  });

  test('is total: it does not depend on the order in which companies were found', () => {
    const some = fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      company_status: fc.constantFrom('active', 'dissolved', 'liquidation'),
      score: fc.constantFrom(1, 0.95, 0.5),
    });
    fc.assert(
      fc.property(fc.uniqueArray(some, { selector: ({ id }) => id, maxLength: 30 }), (companies) => {
        const found = companies.map(({ id, company_status, score }) =>
          entry(id, { company_status }, { score }),
        );
        expect(ids(rank([...found].reverse()))).toEqual(ids(rank(found)));
        for (const a of found) for (const b of found) if (a !== b) expect(compareRanked(a, b)).not.toBe(0);
      }),
    );
  });
});

test('a company is in the list once, by its best name, and of equal names by its current one', () => {
  const [previous, current] = [entry(1, {}, { matchedName: 'OLD ACME' }), entry(1)];
  expect(rank([previous, current])).toEqual([current]);
  expect(rank([entry(1, {}, { score: 0.7 }), previous])).toEqual([previous]);
});
