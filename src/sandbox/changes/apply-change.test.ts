import { describe, expect, it } from 'vitest';
import { REGISTER_SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';
import type { NewEvent } from '../companies-house/events.ts';
import { companyFaults } from '../test-support/company-faults.ts';
import { addDays } from '../world/days.ts';
import { generateWorld } from '../world/generate-world.ts';
import { isDirecting } from '../world/officers.ts';
import { createRandom } from '../world/random.ts';
import type { SandboxCompany } from '../world/sandbox-company.ts';
import { applyChange } from './apply-change.ts';
import { chooseChange } from './ticker.ts';

const today = '2026-11-15';
const world = generateWorld({ seed: 3, referenceDay: today, size: 400 });

interface Made {
  before: SandboxCompany;
  after: SandboxCompany;
  events: NewEvent[];
}

/** The change, made to the first company that can change like that. */
function make(type: SignalType, fits: (company: SandboxCompany) => boolean = () => true): Made {
  for (const before of world.filter(fits)) {
    const outcome = applyChange(before, type, today);
    if (outcome.done) return { before, after: outcome.company, events: outcome.events };
  }
  throw new Error(`no company can change by ${type}`);
}

const streamsOf = ({ events }: Made) => events.map(({ stream }) => stream).sort();
const settled = ({ profile }: SandboxCompany) =>
  profile.company_status === 'active' && profile.company_status_detail === undefined;
const inOffice = ({ officers }: SandboxCompany) =>
  officers.filter((officer) => isDirecting(officer) && !officer.resigned_on);
const open = ({ charges }: SandboxCompany) => charges.filter(({ status }) => status === 'outstanding');

describe('a change of the fictional register', () => {
  it.each(REGISTER_SIGNAL_TYPES)(
    '%s leaves the old company as it was, the new one complete, and makes events',
    (type) => {
      const { before, after, events } = make(type);
      const copy = structuredClone(before);
      expect(after.revision).toBe(before.revision + 1);
      expect(companyFaults(after, today)).toEqual([]);
      expect(events.length).toBeGreaterThan(0);
      for (const event of events)
        expect(event.resource_uri).toContain(`/company/${before.profile.company_number}`);
      expect(applyChange(before, type, today)).toEqual({ done: true, company: after, events });
      expect(before).toEqual(copy);
    },
  );

  it('keeps the old name among the previous, and comes with a certificate', () => {
    const made = make('company_name_changed', settled);
    expect(made.after.profile.company_name).not.toBe(made.before.profile.company_name);
    expect(made.after.profile.previous_company_names?.[0]).toMatchObject({
      name: made.before.profile.company_name,
      ceased_on: today,
    });
    expect(streamsOf(made)).toEqual(['companies', 'filings']);
    expect(made.events[0]).toMatchObject({ fields_changed: ['company_name', 'previous_company_names'] });
  });

  it('dissolves the live and restores the dissolved', () => {
    const dissolved = make('company_status_changed', settled);
    expect(dissolved.after.profile).toMatchObject({ company_status: 'dissolved', date_of_cessation: today });
    const restored = applyChange(dissolved.after, 'company_status_changed', addDays(today, 1));
    expect(restored).toMatchObject({ done: true, company: { profile: { company_status: 'active' } } });
  });

  it('proposes to strike off only the active, once, and withdraws only what was proposed', () => {
    const proposed = make('strike_off_proposed', settled);
    expect(proposed.after.profile.company_status_detail).toBe('active-proposal-to-strike-off');
    expect(applyChange(proposed.after, 'strike_off_proposed', today)).toMatchObject({ done: false });
    expect(applyChange(proposed.before, 'strike_off_withdrawn', today)).toMatchObject({ done: false });
    const withdrawn = applyChange(proposed.after, 'strike_off_withdrawn', today);
    expect(withdrawn.done && withdrawn.company.profile.company_status_detail).toBeUndefined();
  });

  it('moves the office, and sends both addresses', () => {
    const made = make('registered_office_changed');
    expect(made.after.profile.registered_office_address).not.toEqual(
      made.before.profile.registered_office_address,
    );
    expect(made.after.filings[0]?.description_values).toHaveProperty('new_address');
  });

  it('touches nothing else if it is of the trade codes', () => {
    const { before, after } = make('sic_codes_changed', settled);
    expect(after.profile.sic_codes).not.toEqual(before.profile.sic_codes);
    expect({ ...after.profile, sic_codes: 0 }).toEqual({ ...before.profile, sic_codes: 0 });
  });

  it('files accounts: the last are newer, the next are due later', () => {
    const { before, after } = make(
      'accounts_filed',
      ({ profile }) =>
        settled({ profile } as SandboxCompany) && profile.accounts?.last_accounts.type !== 'null',
    );
    const [then, now] = [before.profile.accounts, after.profile.accounts];
    expect(String(now?.last_accounts.made_up_to) > String(then?.last_accounts.made_up_to)).toBe(true);
    expect(String(now?.next_due) > today).toBe(true);
  });

  it('lets accounts and statements pass their due date, without filing them', () => {
    const accounts = make('accounts_overdue', settled);
    expect(accounts.after.profile.accounts?.next_due).toBe(addDays(today, -1));
    expect(accounts.after.profile.accounts?.last_accounts).toEqual(
      accounts.before.profile.accounts?.last_accounts,
    );
    const statement = make('confirmation_statement_overdue', settled);
    expect(statement.after.profile.confirmation_statement?.next_due).toBe(addDays(today, -1));
    expect(applyChange(statement.after, 'confirmation_statement_overdue', today)).toMatchObject({
      done: false,
    });
  });

  it.each([
    ['accounts_filed', 'accounts_overdue'],
    ['confirmation_statement_filed', 'confirmation_statement_overdue'],
  ] as const)('lets no company that made %s today be in %s within the same months', (filed, overdue) => {
    const { after } = make(filed, settled);
    expect(applyChange(after, overdue, today)).toMatchObject({
      done: false,
      reason: expect.stringContaining('lately'),
    });
    expect(applyChange(after, overdue, addDays(today, 30)).done).toBe(false);
  });

  it('files a confirmation statement: the next is due in a year', () => {
    const { before, after } = make('confirmation_statement_filed', settled);
    const [then, now] = [before.profile.confirmation_statement, after.profile.confirmation_statement];
    expect(String(now?.last_made_up_to) > String(then?.last_made_up_to ?? '')).toBe(true);
    expect(String(now?.next_due) > today).toBe(true);
  });

  it('appoints and lets resign directors, or members of a partnership', () => {
    const appointed = make('director_appointed', settled);
    expect(inOffice(appointed.after)).toHaveLength(inOffice(appointed.before).length + 1);
    expect(streamsOf(appointed)).toEqual(['filings', 'officers']);
    const resigned = make('director_resigned', settled);
    expect(inOffice(resigned.after)).toHaveLength(inOffice(resigned.before).length - 1);
    expect(resigned.events[0]?.data).toMatchObject({ resigned_on: today });
    const member = make('director_appointed', ({ profile }) => profile.type === 'llp');
    expect(member.events[0]?.data).toMatchObject({ officer_role: 'llp-member' });
  });

  it('passes control on: one ceases, the next time another is notified', () => {
    const ceased = make('psc_changed', ({ pscs }) => pscs.length === 1);
    expect(ceased.after.pscs[0]).toMatchObject({ ceased_on: today });
    const notified = applyChange(ceased.after, 'psc_changed', today);
    expect(notified.done && notified.company.pscs.at(-1)).toMatchObject({ notified_on: today });
  });

  it('registers and satisfies charges; the profile changes with the first only', () => {
    const first = make(
      'charge_registered',
      ({ charges, profile }) => charges.length === 0 && profile.company_status === 'active',
    );
    expect(streamsOf(first)).toEqual(['charges', 'companies', 'filings']);
    const second = applyChange(first.after, 'charge_registered', today);
    expect(second.done && second.events.map(({ stream }) => stream)).toEqual(['charges', 'filings']);
    const satisfied = make('charge_satisfied');
    expect(open(satisfied.after)).toHaveLength(open(satisfied.before).length - 1);
  });

  it('starts and carries on proceedings, sent on the insolvency stream without a name', () => {
    const started = make('insolvency_started', settled);
    expect(started.after.profile.company_status).not.toBe('active');
    expect(streamsOf(started)).toEqual(['companies', 'filings', 'insolvency-cases']);
    expect(started.events[0]?.data).not.toHaveProperty('company_name');
    const updated = applyChange(started.after, 'insolvency_updated', addDays(today, 3));
    expect(updated.done && updated.company.insolvency_cases.at(-1)?.practitioners).toHaveLength(2);
  });

  it('says why in a sentence if it cannot be', () => {
    const closed = world.find(({ profile }) => profile.company_status === 'dissolved');
    const outcome = closed && applyChange(closed, 'director_appointed', today);
    expect(outcome).toMatchObject({
      done: false,
      reason: expect.stringMatching(/is closed, so nobody can be appointed\.$/),
    });
  });
});

describe('a world that changes for months', () => {
  it('stays as it was at large: mostly active, mostly in time, no list without end', () => {
    const random = createRandom(9, 'months');
    const companies = world.filter(({ featured }) => featured === undefined).slice(0, 100);
    for (let step = 0; step < 3_000; step++) {
      const index = random.int(0, companies.length - 1);
      const company = companies[index]!;
      const day = addDays(today, Math.floor(step / 25));
      const type = chooseChange(random, company, day) as SignalType;
      const outcome = applyChange(company, type, day);
      if (outcome.done) companies[index] = outcome.company;
    }
    const end = addDays(today, 120);
    expect(
      companies.filter(({ profile }) => /^(active|open|registered)$/.test(profile.company_status)).length,
    ).toBeGreaterThan(60);
    expect(companies.flatMap((company) => companyFaults(company, end))).toEqual([]);
    for (const { officers, charges, filings, insolvency_cases } of companies) {
      expect(officers.length).toBeLessThanOrEqual(61);
      expect(charges.length).toBeLessThanOrEqual(45);
      expect(filings.length).toBeLessThanOrEqual(60);
      expect(insolvency_cases.length).toBeLessThanOrEqual(6);
    }
  });
});
