import { expect, it } from 'vitest';
import { judgedRecord } from './present-verdict.ts';

it.each([
  ['active', false],
  ['active-proposal-to-strike-off', false],
  ['liquidation', false],
  ['dissolved', true],
  ['closed', true],
  ['converted-closed', true],
  ['removed', true],
])('statements of a company that is %s are judged as those of a closed one: %s', (company_status, closed) => {
  const company = {
    company_number: '07381645',
    company_name: 'TARNWICK JOINERY LIMITED',
    company_type: 'ltd',
    company_status,
    registered_address: null,
    registered_postcode: null,
    previous_names: [],
  };
  expect(judgedRecord(company, []).isClosed).toBe(closed);
});
