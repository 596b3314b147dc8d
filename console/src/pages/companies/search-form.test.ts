import { describe, expect, it } from 'vitest';
import { readSearch, searchOfForm } from './search-form.ts';

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
