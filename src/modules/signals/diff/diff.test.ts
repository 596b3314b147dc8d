import { describe, expect, it } from 'vitest';
import type { CompanyState } from '../company-state.ts';
import type { SignalDraft } from '../signal.ts';
import { diff } from './diff.ts';
import {
  charge,
  companyState,
  director,
  insolvencyCase,
  significantPerson,
} from './test-support/company-states.ts';

const before = companyState();
const after = (changes: Partial<CompanyState>) => companyState({ day: '2026-11-15', ...changes });
const found = (changes: Partial<CompanyState>, from: Partial<CompanyState> = {}) =>
  diff(companyState(from), after(changes));
const types = (drafts: SignalDraft[]) => drafts.map((draft) => draft.signal_type);

describe('a change of the company itself', () => {
  it('is reported for a new name, on the day the old one ceased', () => {
    const changes = {
      company_name: 'FERNHOLLOW SAILS LIMITED',
      previous_name: { name: 'FERNHOLLOW KITES LIMITED', ceased_on: '2026-11-12' },
    };
    expect(found(changes)).toEqual([
      {
        signal_type: 'company_name_changed',
        severity: 'notice',
        summary: 'FERNHOLLOW KITES LIMITED changed its name to FERNHOLLOW SAILS LIMITED.',
        occurred_on: '2026-11-12',
        previous: { company_name: 'FERNHOLLOW KITES LIMITED' },
        current: { company_name: 'FERNHOLLOW SAILS LIMITED' },
        identity: '2026-11-12|FERNHOLLOW KITES LIMITED|FERNHOLLOW SAILS LIMITED',
      },
    ]);
  });

  it('is not reported for a name that a source is behind with', () => {
    const renamed = { previous_name: { name: 'FH 123 LIMITED', ceased_on: '2012-01-09' } };
    expect(found({ company_name: 'FH 123 LIMITED', previous_name: null }, renamed)).toEqual([]);
  });

  it('ends with one full stop, also after a name that has its own', () => {
    expect(found({ company_name: 'FERNHOLLOW SAILS LTD.' })).toMatchObject([
      { summary: 'FERNHOLLOW KITES LIMITED changed its name to FERNHOLLOW SAILS LTD.' },
    ]);
  });

  it.each([
    ['dissolved', 'critical'],
    ['liquidation', 'critical'],
    ['voluntary-arrangement', 'critical'],
    ['open', 'notice'],
  ])('is reported by the status %s as %s', (company_status, severity) => {
    const [signal] = found({ company_status });
    expect(signal).toMatchObject({
      signal_type: 'company_status_changed',
      severity,
      previous: { company_status: 'active' },
      current: { company_status },
    });
  });

  it('is reported for a dissolution on its own day', () => {
    expect(found({ company_status: 'dissolved', dissolved_on: '2026-11-10' })).toMatchObject([
      {
        occurred_on: '2026-11-10',
        summary:
          'The status of FERNHOLLOW KITES LIMITED changed from active to dissolved on 10 November 2026.',
      },
    ]);
  });

  it('is reported once for a company that left the snapshot, also when it is learnt later how', () => {
    const removed = { removed_on: '2026-11-15' };
    expect(found(removed)).toMatchObject([
      { signal_type: 'company_status_changed', current: { company_status: 'removed' } },
    ]);
    expect(found({ ...removed, company_status: 'dissolved', dissolved_on: '2026-11-02' }, removed)).toEqual(
      [],
    );
    expect(types(found({}, removed))).toEqual(['company_status_changed']);
  });

  it('is reported for a proposal to strike off, and for its end', () => {
    const proposed = { company_status_detail: 'active-proposal-to-strike-off' };
    expect(found(proposed)).toMatchObject([
      { signal_type: 'strike_off_proposed', severity: 'warning', occurred_on: '2026-11-15' },
    ]);
    expect(types(found({}, proposed))).toEqual(['strike_off_withdrawn']);
    expect(types(found({ company_status: 'dissolved' }, proposed))).toEqual(['company_status_changed']);
  });

  it('is reported for a new office', () => {
    const office = { ...before.office, address_line_1: '7 Quay Street', postal_code: 'BS1 4QA' };
    expect(found({ office })).toMatchObject([
      {
        signal_type: 'registered_office_changed',
        summary:
          'FERNHOLLOW KITES LIMITED moved its registered office to 7 Quay Street, Thornby, Northampton, Northamptonshire, BS1 4QA, England.',
        previous: { registered_address: expect.stringContaining('4 Mill Lane') },
        current: { registered_office_address: office },
      },
    ]);
  });

  it('is reported for other SIC codes', () => {
    expect(found({ sic_codes: ['47650', '01110'] })).toMatchObject([
      { signal_type: 'sic_codes_changed', current: { sic_codes: ['01110', '47650'] } },
    ]);
  });
});

describe('spelling', () => {
  it.each<[string, Partial<CompanyState>]>([
    ['capitals', { company_name: 'Fernhollow Kites Limited' }],
    ['spaces', { company_name: 'FERNHOLLOW  KITES LIMITED ' }],
    [
      'a snapshot address in capitals, without county and country',
      {
        office: {
          ...before.office,
          address_line_1: '4 MILL LANE',
          address_line_2: 'THORNBY',
          locality: 'NORTHAMPTON',
          region: null,
          country: 'ENGLAND',
        },
      },
    ],
    [
      'lines that are broken elsewhere',
      { office: { ...before.office, address_line_1: '4', address_line_2: 'Mill Lane, Thornby.' } },
    ],
    ['the order of SIC codes', { sic_codes: ['47650', '32300'] }],
    ['an address that a source leaves out', { office: emptyOffice() }],
  ])('%s makes no signal', (_, changes) => {
    expect(found(changes)).toEqual([]);
  });

  it('care of is the same in a field of its own and in the first line', () => {
    const own = { ...before.office, care_of: 'Marsh & Co' };
    const inLine = { ...before.office, address_line_1: 'C/O MARSH AND CO, 4 MILL LANE' };
    expect(found({ office: inLine }, { office: own })).toEqual([]);
  });

  it('a name of a person does not matter where the id is the same', () => {
    const items = [director(1, { name: 'Person 1 TESTER' }), director(2)];
    expect(found({ directors: { whole: true, items } })).toEqual([]);
  });
});

describe('filings', () => {
  it('are reported for accounts, by the day they are made up to', () => {
    const accounts = { ...before.accounts, made_up_to: '2026-06-30', next_due: '2028-03-31' };
    expect(found({ accounts })).toMatchObject([
      {
        signal_type: 'accounts_filed',
        severity: 'info',
        occurred_on: '2026-11-15',
        summary: 'FERNHOLLOW KITES LIMITED filed accounts made up to 30 June 2026.',
        current: { last_made_up_to: '2026-06-30', next_due: '2028-03-31', accounts_type: 'micro-entity' },
        identity: '2026-06-30',
      },
    ]);
    expect(found({ accounts: { ...accounts, filed_on: '2026-11-13' } })).toMatchObject([
      { occurred_on: '2026-11-13', identity: '2026-06-30' },
    ]);
  });

  it('are not reported by a source that is behind', () => {
    expect(found({ accounts: { ...before.accounts, made_up_to: '2024-06-30' } })).toEqual([]);
  });

  it('are reported for a confirmation statement', () => {
    const confirmation = { ...before.confirmation, made_up_to: '2026-11-10', next_due: '2027-11-24' };
    expect(types(found({ confirmation }))).toEqual(['confirmation_statement_filed']);
  });

  it('are in time on the day they are due and overdue on the next', () => {
    const accounts = { ...before.accounts, next_due: '2026-11-15' };
    expect(found({ accounts }, { accounts })).toEqual([]);
    expect(found({ accounts, day: '2026-11-16' }, { accounts, day: '2026-11-15' })).toMatchObject([
      {
        signal_type: 'accounts_overdue',
        severity: 'warning',
        occurred_on: '2026-11-16',
        current: { next_due: '2026-11-15', overdue: true },
        identity: '2026-11-15',
      },
    ]);
    const confirmation = { ...before.confirmation, next_due: '2026-11-14' };
    expect(types(found({ confirmation }, { confirmation }))).toEqual(['confirmation_statement_overdue']);
  });

  it('are not reported again if they are overdue already, nor for a closed company', () => {
    const accounts = { ...before.accounts, next_due: '2026-10-01' };
    expect(found({ accounts }, { accounts })).toEqual([]);
    expect(
      types(found({ accounts: { ...accounts, next_due: '2026-11-14' }, company_status: 'dissolved' })),
    ).toEqual(['company_status_changed']);
  });
});

describe('directors', () => {
  const with_ = (...items: ReturnType<typeof director>[]) => ({ directors: { whole: true, items } });
  it('make signals when they come and when they go', () => {
    const changes = with_(
      director(1, { resigned_on: '2026-11-11' }),
      director(2),
      director(3, { appointed_on: '2026-11-12' }),
    );
    expect(found(changes)).toMatchObject([
      {
        signal_type: 'director_resigned',
        occurred_on: '2026-11-11',
        summary: 'Person 1 TESTER resigned as a director of FERNHOLLOW KITES LIMITED on 11 November 2026.',
        previous: { resigned_on: null },
        current: { resigned_on: '2026-11-11' },
      },
      {
        signal_type: 'director_appointed',
        occurred_on: '2026-11-12',
        summary: 'Person 3 TESTER was appointed a director of FERNHOLLOW KITES LIMITED on 12 November 2026.',
        previous: null,
      },
    ]);
  });

  it('make two signals if they came and went between two comparisons, but not if that was long ago', () => {
    const short = director(3, { appointed_on: '2026-11-12', resigned_on: '2026-11-13' });
    const old = director(4, { appointed_on: '1999-01-01', resigned_on: '2003-01-01' });
    expect(types(found(with_(director(1), director(2), short, old)))).toEqual([
      'director_appointed',
      'director_resigned',
    ]);
  });

  it('make no signal if they vanish from the list, nor do secretaries who come', () => {
    expect(found(with_(director(1)))).toEqual([]);
  });

  it('are news on a list that was not known only if they came since the company is watched', () => {
    const unknown = { directors: { whole: false, items: [] } };
    const changes = with_(
      director(1),
      director(3, { appointed_on: '2026-11-12' }),
      director(4, { resigned_on: '2026-11-02' }),
    );
    expect(types(found(changes, unknown))).toEqual(['director_appointed', 'director_resigned']);
  });

  it('are matched by name and day if only one source has their ids', () => {
    const changes = with_(director(1, { id: null, name: 'Person 1 Tester' }), director(2));
    expect(found(changes)).toEqual([]);
  });
});

describe('persons with significant control', () => {
  const with_ = (...items: ReturnType<typeof significantPerson>[]) => ({
    significant_persons: { whole: true, items },
  });
  it('make signals when they begin, cease, or hold another kind of control', () => {
    const other = { natures_of_control: ['ownership-of-shares-25-to-50-percent'] };
    expect(found(with_(significantPerson(1, other)))).toMatchObject([
      { signal_type: 'psc_changed', summary: expect.stringContaining('changed'), current: other },
    ]);
    const ceased = significantPerson(1, { ceased_on: '2026-11-13', ceased: true });
    const fresh = significantPerson(2, { notified_on: '2026-11-13' });
    expect(found(with_(ceased, fresh))).toMatchObject([
      { signal_type: 'psc_changed', occurred_on: '2026-11-13', current: { ceased: true } },
      { signal_type: 'psc_changed', occurred_on: '2026-11-13', previous: null },
    ]);
  });

  it('have no name if they are protected', () => {
    const protectedPerson = significantPerson(2, { name: null, notified_on: '2026-11-13' });
    expect(found(with_(significantPerson(1), protectedPerson))).toMatchObject([
      { summary: expect.stringMatching(/^A protected person became/) },
    ]);
  });
});

describe('a signal about debts', () => {
  it('is made of a charge that was registered, and of one that was satisfied', () => {
    const items = [
      charge(1, { status: 'fully-satisfied', satisfied_on: '2026-11-13' }),
      charge(2, { created_on: '2026-11-01', delivered_on: '2026-11-12' }),
    ];
    expect(found({ charges: { whole: true, items } })).toMatchObject([
      { signal_type: 'charge_satisfied', severity: 'info', occurred_on: '2026-11-13' },
      {
        signal_type: 'charge_registered',
        severity: 'warning',
        occurred_on: '2026-11-12',
        summary: 'A charge in favour of Imaginary Bank PLC was registered against FERNHOLLOW KITES LIMITED.',
      },
    ]);
  });

  it('is made of proceedings that began, and that moved on', () => {
    const started = { insolvency_cases: { whole: true, items: [insolvencyCase(1)] } };
    expect(found(started)).toMatchObject([
      { signal_type: 'insolvency_started', severity: 'critical', occurred_on: '2026-11-15' },
    ]);
    const items = [
      insolvencyCase(1, {
        practitioners: [
          { name: 'Winder, Una', role: null, appointed_on: '2026-11-15', ceased_to_act_on: '2026-11-20' },
          { name: 'Other, Olu', role: null, appointed_on: '2026-11-20', ceased_to_act_on: null },
        ],
      }),
    ];
    const moved = found({ insolvency_cases: { whole: true, items }, day: '2026-11-21' }, started);
    expect(moved).toMatchObject([
      {
        signal_type: 'insolvency_updated',
        severity: 'warning',
        occurred_on: '2026-11-20',
        summary:
          'Insolvency proceedings against FERNHOLLOW KITES LIMITED changed (creditors voluntary liquidation): Other, Olu appointed, Winder, Una ceased to act.',
      },
    ]);
  });

  it('is not made of a case of which a source leaves something out, as one that is behind does', () => {
    const first = insolvencyCase(1);
    const later = insolvencyCase(1, {
      dates: [...first.dates, { type: 'concluded-winding-up-on', date: '2026-11-20' }],
      practitioners: [
        ...first.practitioners,
        { name: 'Other, Olu', role: null, appointed_on: '2026-11-20', ceased_to_act_on: null },
      ],
    });
    const with_ = (item: typeof first) => ({ insolvency_cases: { whole: true, items: [item] } });
    expect(types(found(with_(later), with_(first)))).toEqual(['insolvency_updated']);
    expect(found(with_(first), with_(later))).toEqual([]);
  });

  it('is made of proceedings by the status if the cases are unknown, and the cases do not report it again', () => {
    const unknown = { insolvency_cases: { whole: false, items: [] } };
    const insolvent = { company_status: 'liquidation' };
    expect(types(found({ ...unknown, ...insolvent }, unknown))).toEqual([
      'company_status_changed',
      'insolvency_started',
    ]);
    const cases = { insolvency_cases: { whole: true, items: [insolvencyCase(1)] } };
    expect(found({ ...cases, ...insolvent }, { ...unknown, ...insolvent })).toEqual([]);
  });
});

describe('identity', () => {
  it('a change back and forth on different days is reported each time', () => {
    const there = { office: { ...before.office, postal_code: 'BS1 4QA' } };
    const identities = [
      ...diff(companyState(), companyState({ ...there, day: '2026-11-15' })),
      ...diff(companyState(there), companyState({ day: '2026-11-16' })),
      ...diff(companyState(), companyState({ ...there, day: '2026-11-17' })),
    ].map(({ identity }) => identity);
    expect(new Set(identities).size).toBe(3);
  });

  it('does not depend on the spelling of the source', () => {
    const live = { office: { ...before.office, address_line_1: '7 Quay Street', postal_code: 'BS1 4QA' } };
    const snapshot = {
      office: { ...live.office, address_line_1: '7 QUAY STREET', locality: 'NORTHAMPTON', region: null },
    };
    expect(found(live)[0]?.identity).toBe(found(snapshot)[0]?.identity);
  });
});

function emptyOffice(): CompanyState['office'] {
  return Object.fromEntries(
    Object.keys(before.office).map((field) => [field, null]),
  ) as unknown as CompanyState['office'];
}
