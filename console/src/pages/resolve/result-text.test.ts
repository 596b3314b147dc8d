import { describe, expect, it } from 'vitest';
import { countryName, describeFailure, describeForeignOperator } from './result-text.ts';

describe('the text of a result', () => {
  it('names countries in words', () => {
    expect([countryName('DE'), countryName('GG'), countryName('several')]).toEqual([
      'Germany',
      'Guernsey',
      'several',
    ]);
  });

  it('says the code, the status and the page of a failure, as far as there are any', () => {
    const failure = { code: 'refused', message: '', can_retry: true } as const;
    expect(describeFailure({ ...failure, http_status: 403, page_url: 'https://a.test/' })).toBe(
      'Refused · status 403 · https://a.test/',
    );
    expect(describeFailure({ ...failure, http_status: null, page_url: null })).toBe('Refused');
  });

  it('says what is known of an operator abroad', () => {
    const operator = { name: 'Larch GmbH', legal_form: 'GmbH', country: 'DE', quote: '', page_url: '' };
    expect(describeForeignOperator({ ...operator, country_name: 'Germany', registration: 'HRB 1' })).toBe(
      'GmbH · Germany · HRB 1',
    );
    const unnamed = { ...operator, name: null, legal_form: null, country_name: null, registration: null };
    expect(describeForeignOperator(unnamed)).toBe('');
  });
});
