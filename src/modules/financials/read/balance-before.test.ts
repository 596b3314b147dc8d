import { describe, expect, it } from 'vitest';
import type { TestDocument } from '../test-support/documents.ts';
import { fact, read, stated } from '../test-support/read-figures.ts';

const contexts: TestDocument['contexts'] = {
  firstDay: ['2025-01-01', {}],
  firstDayWithin: ['2025-01-01', { MaturitiesOrExpirationPeriodsDimension: 'WithinOneYear' }],
};
const now = fact('NetAssetsLiabilities', '900');

const yearBefore = (document: TestDocument) => {
  const [, period] = read({ ...document, contexts: { ...contexts, ...document.contexts } }).periods;
  return period && { end: period.end, figures: stated(period.figures) };
};

describe('a balance sheet of the year before that is dated on the first day of the period', () => {
  it('is that of the day before, on which the year before ends', () => {
    const facts = [
      now,
      fact('NetAssetsLiabilities', '700', { context: 'firstDay' }),
      fact('Creditors', '60', { context: 'firstDayWithin' }),
    ];
    expect(yearBefore({ facts })).toEqual({
      end: '2024-12-31',
      figures: { net_assets: 700, creditors_within_one_year: 60 },
    });
  });

  it('goes together with what is tagged for the year before', () => {
    const facts = [
      now,
      fact('NetAssetsLiabilities', '700', { context: 'firstDay' }),
      fact('AverageNumberEmployeesDuringPeriod', '4', { context: 'before' }),
    ];
    expect(yearBefore({ facts })).toEqual({ end: '2024-12-31', figures: { net_assets: 700, employees: 4 } });
  });

  it('is an opening balance, and no figure, where there is a balance sheet of an earlier day', () => {
    const facts = [
      now,
      fact('NetAssetsLiabilities', '700', { context: 'last' }),
      fact('Equity', '5', { context: 'firstDay' }),
    ];
    expect(yearBefore({ facts })).toEqual({ end: '2024-12-31', figures: { net_assets: 700 } });
    const earlier: TestDocument['contexts'] = { earlier: ['2024-12-29', {}] };
    const weeks = [
      now,
      fact('NetAssetsLiabilities', '700', { context: 'earlier' }),
      fact('Equity', '5', { context: 'firstDay' }),
    ];
    expect(yearBefore({ facts: weeks, contexts: earlier })).toEqual({
      end: '2024-12-29',
      figures: { net_assets: 700 },
    });
  });

  it('is not looked for in a period that says nothing of the year before', () => {
    expect(yearBefore({ facts: [now] })).toBeUndefined();
  });
});
