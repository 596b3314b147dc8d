import { expect, it } from 'vitest';
import { shownStatus } from './company-status.ts';

it.each([
  ['active', null, 'active'],
  ['active', '2026-10-01', 'removed'],
  ['liquidation', '2026-10-01', 'removed'],
  ['dissolved', '2026-10-01', 'dissolved'],
  ['converted-closed', '2026-10-01', 'converted-closed'],
  ['removed', null, 'removed'],
])('a company that is %s and missing since %s is shown as %s', (company_status, removed_on, shown) => {
  expect(shownStatus({ company_status, removed_on })).toBe(shown);
});
