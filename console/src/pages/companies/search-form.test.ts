import { describe, expect, it } from 'vitest';
import {
  addressOfSaved,
  countFilters,
  narrowed,
  readSearch,
  savedQuery,
  searchOfForm,
} from './search-form.ts';

describe('the search in the address', () => {
  it('has the name, the filters and the page', () => {
    const search = new URLSearchParams('name=acme&company_status=active&incorporated_from=2020-01-01&page=2');
    expect(readSearch(search)).toEqual({
      name: 'acme',
      company_status: 'active',
      incorporated_from: '2020-01-01',
      page: '2',
    });
  });

  it('leaves out what is empty or no part of a search', () => {
    expect(readSearch(new URLSearchParams('name=&postcode=+&utm_source=mail'))).toEqual({});
  });
});

describe('the search of a form', () => {
  it('is trimmed and begins at the first page', () => {
    const form = new FormData();
    form.set('name', ' acme ');
    form.set('accounts_type', '');
    form.set('page', '7');
    expect(searchOfForm(form)).toEqual({ name: 'acme' });
  });
});

describe('a search', () => {
  it('is narrowed by filters, and begins at the first page', () => {
    const search = { name: 'acme', town: 'LEEDS', sort: 'name', page: '3' };
    expect(narrowed(search, { town: 'YORK', sort: '' })).toEqual({ name: 'acme', town: 'YORK' });
  });

  it('has as many filters as are filled in', () => {
    expect(countFilters({ name: 'acme', page: '2', sort: 'name' })).toBe(0);
    expect(countFilters({ town: 'York', has_website: 'true' })).toBe(2);
  });

  it('is saved with flags, numbers and codes as the API has them, and opened again', () => {
    const search = { sic_code: '62, 63', has_website: 'false', employees_min: '10', sort: 'name', page: '2' };
    const query = savedQuery(search);
    expect(query).toEqual({ sic_code: ['62', '63'], has_website: false, employees_min: 10, sort: 'name' });
    const { page: _, ...rest } = search;
    const opened = new URL(addressOfSaved(query), 'http://console.test').searchParams;
    expect(readSearch(opened)).toEqual({ ...rest, sic_code: '62,63' });
  });

  it('takes repeated codes of an address', () => {
    expect(readSearch(new URLSearchParams('sic_code=62&sic_code=63'))).toEqual({ sic_code: '62,63' });
  });
});
