import { expect, it } from 'vitest';
import { regulationsOf } from './regulations.ts';

it('says a title that several rules share once, and leaves the others whole', () => {
  const items = [
    { item: 'name', regulation: 'Company Names, LLPs (Disclosures) Regulations 2015, regulation 24(2)' },
    { item: 'number', regulation: 'Company Names, LLPs (Disclosures) Regulations 2015, regulation 25(2)(b)' },
    { item: 'charity', regulation: 'Charities Act 2011, section 194' },
    { item: 'office', regulation: '' },
  ];
  const { title, rules } = regulationsOf(items);
  expect(title).toBe('Company Names, LLPs (Disclosures) Regulations 2015');
  expect(Object.fromEntries(rules)).toEqual({
    name: 'regulation 24(2)',
    number: 'regulation 25(2)(b)',
    charity: 'Charities Act 2011, section 194',
    office: '',
  });
  expect(regulationsOf(items.slice(2)).title).toBeNull();
});
