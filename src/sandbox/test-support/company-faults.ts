import { joinedKey, nameKey } from '../../shared/companies/company-name.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { parsePostcode } from '../../shared/companies/postcode.ts';
import { addYears, type Day } from '../world/days.ts';
import { isDirecting } from '../world/officers.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
/** The fields that may be in the future; `made_up_date` in filings that shorten a period. */
const MAY_COME = new Set(
  [
    'next_due due_on next_made_up_to period_end_on period_start_on made_up_date',
    'appointment_verification_statement_due_on appointment_verification_statement_date appointment_verification_end_on',
  ]
    .join(' ')
    .split(' '),
);

/** Describes each fault of a company of the fictional register; empty for one that could be real. */
export function companyFaults(company: SandboxCompany, today: Day): string[] {
  const { profile, officers, charges, insolvency_cases: cases } = company;
  const faults: string[] = [];
  const check = (ok: boolean, fault: string) => {
    if (!ok) faults.push(`${profile.company_number} ${profile.company_name}: ${fault}`);
  };
  check(parseCompanyNumber(profile.company_number) === profile.company_number, 'its number is not one');
  check(joinedKey(nameKey(profile.company_name)) !== '', 'its name has no key');
  const { postal_code } = profile.registered_office_address;
  check(
    postal_code !== undefined && parsePostcode(postal_code)?.whole === postal_code,
    'its postcode is not one',
  );
  for (const [path, value] of days(company)) {
    check(DAY.test(value) && !Number.isNaN(Date.parse(value)), `${path} ${value} is not a day`);
    const name = path.split('.').at(-1) ?? '';
    check(value <= today || MAY_COME.has(name), `${path} ${value} lies ahead`);
  }
  const { date_of_creation: created, date_of_cessation: ended, accounts, confirmation_statement } = profile;
  check(ended === undefined || ended > created, 'it ended before it began');
  check(
    (ended !== undefined) === /^(dissolved|closed|converted-closed|removed)$/.test(profile.company_status),
    'its status and its end disagree',
  );
  const next = accounts?.next_accounts;
  if (accounts && next) {
    check(
      next.period_start_on < next.period_end_on && next.period_end_on < next.due_on,
      'its next accounts are out of order',
    );
    check(
      next.due_on === accounts.next_due && next.period_end_on === accounts.next_made_up_to,
      'its next accounts contradict themselves',
    );
    check((accounts.last_accounts.made_up_to ?? created) <= next.period_end_on, 'its accounts overlap');
  }
  if (confirmation_statement)
    check(
      confirmation_statement.next_due > confirmation_statement.next_made_up_to,
      'its statement is due too early',
    );
  for (const { name, appointed_on, resigned_on, date_of_birth } of officers) {
    check(appointed_on >= created || created < addYears(appointed_on, -20), `${name} came before it`);
    check(resigned_on === undefined || resigned_on >= appointed_on, `${name} left before coming`);
    check(
      date_of_birth === undefined || Number(today.slice(0, 4)) - date_of_birth.year < 95,
      `${name} is too old`,
    );
  }
  check(officers.some(isDirecting), 'nobody ever directed it');
  for (const { charge_number, created_on, delivered_on, satisfied_on, status } of charges) {
    check(created_on >= created && delivered_on >= created_on, `charge ${charge_number} came before it`);
    check(
      (satisfied_on !== undefined) === (status === 'fully-satisfied'),
      `charge ${charge_number} contradicts itself`,
    );
    check(
      satisfied_on === undefined || satisfied_on >= created_on,
      `charge ${charge_number} ended before it began`,
    );
  }
  for (const { number, dates } of cases)
    for (const { date } of dates) check(date >= created, `case ${number} came before it`);
  const ids = [...officers, ...charges, ...company.pscs]
    .map(({ id }) => id)
    .concat(company.filings.map((filing) => filing.transaction_id));
  check(new Set(ids).size === ids.length, 'two of its parts have one id');
  return faults;
}

function days(value: unknown, path = ''): [path: string, day: string][] {
  if (typeof value === 'string') return DAY.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => days(inner, path === '' ? key : `${path}.${key}`));
}
