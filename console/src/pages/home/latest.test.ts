import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../api/shapes.ts';
import { latestOfEach } from './latest.ts';

const entry = (id: string, asked: string, direction = 'domain_to_company') =>
  ({ id, asked, direction }) as HistoryEntry;

it('calls that asked the same are left out after the first of the list', () => {
  const entries = [
    entry('3', 'a.test'),
    entry('2', 'b.test'),
    entry('1', 'a.test'),
    entry('0', 'a.test', 'company_to_website'),
  ];
  expect(latestOfEach(entries).map(({ id }) => id)).toEqual(['3', '2', '0']);
});
