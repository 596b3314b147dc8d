import { expect, it } from 'vitest';
import { isClosed, shownStatus } from './company-status.ts';

it.each([
  ['active', null, 'active', false],
  ['liquidation', null, 'liquidation', false],
  ['active', '2026-10-01', 'removed', true],
  ['liquidation', '2026-10-01', 'removed', true],
  ['dissolved', '2026-10-01', 'dissolved', true],
  ['dissolved', null, 'dissolved', true],
  ['closed', null, 'closed', true],
  ['converted-closed', null, 'converted-closed', true],
  ['converted-closed', '2026-10-01', 'converted-closed', true],
  ['removed', null, 'removed', true],
])(
  'a company that is %s and missing since %s is shown as %s; closed: %s',
  (company_status, removed_on, shown, closed) => {
    expect(shownStatus({ company_status, removed_on })).toBe(shown);
    expect(isClosed({ company_status, removed_on })).toBe(closed);
  },
);
