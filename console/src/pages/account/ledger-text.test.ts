import { expect, it } from 'vitest';
import { entryName, reasonText } from './ledger-text.ts';

it.each([
  ['matched', 'Company matched'],
  ['non_uk_entity_free', 'Not a UK company, so it is free'],
  ['sign-up', 'Welcome credits'],
  ['plan growth', 'Growth plan'],
  ['Refund for a wrong match', 'Refund for a wrong match'],
])('the reason “%s” is shown as “%s”', (reason, text) => {
  expect(reasonText(reason)).toBe(text);
});

it('entries are named for people', () => {
  expect(['grant', 'hold', 'charge', 'release'].map(entryName)).toEqual([
    'Added',
    'Reserved',
    'Charged',
    'Returned',
  ]);
});
