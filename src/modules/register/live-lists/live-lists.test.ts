import { expect, it } from 'vitest';
import { describeFiling } from './live-lists.ts';

it.each([
  [
    'accounts-with-accounts-type-micro-entity',
    { made_up_date: '2026-03-31' },
    'Micro-entity accounts made up to 31 March 2026',
  ],
  ['accounts-with-accounts-type-brand-new', {}, 'Brand new accounts'],
  [
    'accounts-amended-with-accounts-type-full',
    { made_up_date: '2026-03-31' },
    'Amended full accounts made up to 31 March 2026',
  ],
  [
    'change-account-reference-date-company-current-extended',
    { made_up_date: '2026-03-31', new_date: '2026-06-30' },
    'Current accounting period extended from 31 March 2026 to 30 June 2026',
  ],
  [
    'confirmation-statement-with-no-updates',
    { made_up_date: '2026-02-01' },
    'Confirmation statement made on 1 February 2026, no updates',
  ],
  ['confirmation-statement-with-updates', {}, 'Confirmation statement, with updates'],
  [
    'appoint-person-director-company-with-name-date',
    { officer_name: 'Rowan Ashgill', appointment_date: '2026-01-02' },
    'Rowan Ashgill appointed as a director on 2 January 2026',
  ],
  ['appoint-corporate-secretary-company', {}, 'An officer appointed as a secretary'],
  [
    'termination-member-limited-liability-partnership-with-name-termination-date',
    { officer_name: 'Rowan Ashgill', termination_date: '2026-01-02' },
    'Rowan Ashgill ceased to be a member on 2 January 2026',
  ],
  [
    'change-person-director-company-with-change-date',
    { officer_name: 'Rowan Ashgill', change_date: '2026-01-02' },
    'Details of Rowan Ashgill changed on 2 January 2026',
  ],
  [
    'change-registered-office-address-company-with-date-old-address-new-address',
    { old_address: '1 Old Street', new_address: '2 New Street', change_date: '2026-01-02' },
    'Registered office moved from 1 Old Street to 2 New Street on 2 January 2026',
  ],
  [
    'notification-of-a-person-with-significant-control',
    { psc_name: 'Rowan Ashgill', notification_date: '2026-01-02' },
    'Rowan Ashgill became a person with significant control on 2 January 2026',
  ],
  [
    'notification-of-a-person-with-significant-control-statement',
    {},
    'Statement about persons with significant control',
  ],
  [
    'cessation-of-a-person-with-significant-control',
    { psc_name: 'ROWAN', cessation_date: '2026-01-02' },
    'ROWAN ceased to have significant control on 2 January 2026',
  ],
  [
    'second-filing-notification-of-a-person-with-significant-control',
    { psc_name: 'ROWAN' },
    'Second filing: ROWAN became a person with significant control',
  ],
  [
    'mortgage-create-with-deed-with-charge-number-charge-creation-date',
    { charge_number: '738164520001', charge_creation_date: '2026-01-02' },
    'Charge 738164520001 registered, created on 2 January 2026',
  ],
  ['mortgage-satisfy-charge-full', { charge_number: '738164520001' }, 'Charge 738164520001 satisfied'],
  ['certificate-change-of-name-company', {}, 'Company name changed'],
  ['incorporation-company', {}, 'Incorporation'],
  ['capital-allotment-shares', { date: '2026-01-02' }, 'Shares allotted on 2 January 2026'],
  ['gazette-notice-compulsory', {}, 'First Gazette notice of a compulsory strike-off'],
  ['gazette-notice-compulsary', {}, 'First Gazette notice of a compulsory strike-off'],
  ['gazette-notice-voluntary', {}, 'First Gazette notice of a voluntary strike-off'],
  ['legacy', { description: 'Return made up to 01/02/98' }, 'Return made up to 01/02/98'],
  ['move-registers-to-sail-company', {}, 'Move registers to sail company'],
  ['', {}, 'Form ZZ01'],
] as const)('%s is described', (description, values, text) => {
  expect(describeFiling({ description, form: 'ZZ01', values: { ...values } })).toBe(text);
});

it('a value that is no day is left as it is', () => {
  const values = { made_up_date: 'last spring' };
  expect(describeFiling({ description: 'accounts', form: 'AA', values })).toBe(
    'Accounts made up to last spring',
  );
});
