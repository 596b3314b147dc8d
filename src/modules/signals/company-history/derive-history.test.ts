import { describe, expect, it } from 'vitest';
import { liveDetail, officer, snapshotRecord } from '../../register/profile/test-support/company-fixtures.ts';
import { charge, insolvencyCase, significantPerson } from '../diff/test-support/company-states.ts';
import { deriveHistory, type HistorySources, recordStamp } from './derive-history.ts';
import { historySignal, mergeHistory, withoutRecorded } from './stored-history.ts';

const TODAY = '2026-11-15';
const FROM = '2024-11-15';

function derive(
  parts: Parameters<typeof liveDetail>[0] | null,
  record: Parameters<typeof snapshotRecord>[0] = {},
  filings: HistorySources['filings'] = [],
) {
  const company = {
    record: snapshotRecord(record),
    detail: parts === null ? undefined : liveDetail(parts),
    snapshotAsOf: '2026-11-01',
  };
  return deriveHistory({ company, filings, from: FROM, today: TODAY, seenOn: '2026-11-01' });
}
const brief = (drafts: ReturnType<typeof deriveHistory>) =>
  drafts.map(({ signal_type, occurred_on }) => `${occurred_on} ${signal_type}`).sort();

const filing = (changes: Partial<NonNullable<HistorySources['filings']>[number]>) => ({
  filed_on: '2026-03-01',
  form: 'AA',
  category: 'accounts',
  made_up_to: null,
  address: null,
  ...changes,
});

describe('a history from the live record', () => {
  it('has officers who come and go, but not those of earlier times', () => {
    const officers = [
      officer({ id: 'o1' }),
      officer({ id: 'o2', appointed_on: '2025-02-03' }),
      officer({ id: 'o3', appointed_on: '2025-03-04', resigned_on: '2026-01-02' }),
      officer({ id: 'o4', resigned_on: '2026-05-06' }),
      officer({ id: 'o5', resigned_on: '2020-05-06' }),
      officer({ id: 'o6', resigned_on: '2027-01-01' }),
      officer({ id: 'o7', appointed_on: null, appointed_before: '1991-01-01' }),
    ];
    const drafts = derive({ officers });
    expect(brief(drafts)).toEqual([
      '2025-02-03 director_appointed',
      '2025-03-04 director_appointed',
      '2026-01-02 director_resigned',
      '2026-05-06 director_resigned',
    ]);
    // The same key as of a signal that is recorded while the company is watched.
    expect(drafts.map(({ identity }) => identity)).toContain('o2|2025-02-03');
  });

  it('has owners, charges and proceedings', () => {
    expect(
      brief(
        derive({
          persons_with_significant_control: [
            significantPerson(1),
            significantPerson(2, { notified_on: '2025-06-01' }),
            significantPerson(3, { ceased: true, ceased_on: '2025-07-01' }),
            significantPerson(4, { ceased: true }),
          ],
          charges: [
            charge(1),
            charge(2, { created_on: '2025-01-01', delivered_on: '2025-01-09' }),
            charge(3, { status: 'fully-satisfied', satisfied_on: '2025-08-01' }),
            charge(4, { status: 'fully-satisfied', satisfied_on: '2020-08-01' }),
          ],
          insolvency: {
            statuses: [],
            cases: [
              insolvencyCase(1, { dates: [{ type: 'wound-up-on', date: '2020-01-01' }], practitioners: [] }),
              insolvencyCase(2, { dates: [{ type: 'wound-up-on', date: '2026-02-01' }], practitioners: [] }),
            ],
          },
        }),
      ),
    ).toEqual([
      '2025-01-09 charge_registered',
      '2025-06-01 psc_changed',
      '2025-07-01 psc_changed',
      '2025-08-01 charge_satisfied',
      '2026-02-01 insolvency_started',
    ]);
  });

  it('has filings: accounts, statements, offices, strike-off', () => {
    const drafts = derive({}, {}, [
      filing({ made_up_to: '2025-06-30' }),
      filing({ form: 'AA01', made_up_to: '2025-06-30' }),
      filing({ form: 'CS01', category: 'confirmation-statement', made_up_to: '2026-02-20' }),
      filing({ form: 'AD01', category: 'address', address: { from: 'A', to: 'B', on: '2026-02-27' } }),
      filing({ form: 'GAZ1', category: 'gazette', filed_on: '2025-12-01' }),
      filing({ form: 'DISS40', category: 'gazette', filed_on: '2025-12-20' }),
      filing({ form: 'AA', made_up_to: '2023-06-30', filed_on: '2024-01-01' }),
    ]);
    expect(brief(drafts)).toEqual([
      '2025-12-01 strike_off_proposed',
      '2025-12-20 strike_off_withdrawn',
      '2026-02-27 registered_office_changed',
      '2026-03-01 accounts_filed',
      '2026-03-01 confirmation_statement_filed',
    ]);
    expect(drafts.find(({ signal_type: type }) => type === 'accounts_filed')?.identity).toBe('2025-06-30');
  });

  it('has former names, each change once', () => {
    const previous_names = [
      { name: 'SECOND LIMITED', ceased_on: '2026-02-01' },
      { name: 'FIRST LIMITED', ceased_on: '2025-02-01' },
      { name: 'OLD LIMITED', ceased_on: '2016-02-01' },
    ];
    expect(derive({}, { previous_names })).toMatchObject([
      { occurred_on: '2026-02-01', current: { company_name: 'FERNHOLLOW KITES LIMITED' } },
      {
        occurred_on: '2025-02-01',
        previous: { company_name: 'FIRST LIMITED' },
        current: { company_name: 'SECOND LIMITED' },
      },
    ]);
  });
});

describe('a history from the register alone', () => {
  it('has due dates that passed, a proposal to strike off, a status, an end', () => {
    expect(
      brief(
        derive(
          null,
          {
            accounts_next_due: '2026-03-31',
            confirmation_next_due: '2024-01-01',
            company_status_detail: 'active-proposal-to-strike-off',
          },
          undefined,
        ),
      ),
    ).toEqual(['2026-04-01 accounts_overdue', '2026-11-01 strike_off_proposed']);
    expect(brief(derive(null, { company_status: 'liquidation' }, undefined))).toEqual([
      '2026-11-01 insolvency_started',
    ]);
    expect(
      brief(derive(null, { company_status: 'dissolved', dissolved_on: '2026-06-02' }, undefined)),
    ).toEqual(['2026-06-02 company_status_changed']);
    expect(brief(derive(null, { removed_on: '2026-06-02' }, undefined))).toEqual([
      '2026-06-02 company_status_changed',
    ]);
  });

  it('keeps for a fact without a day the day on which it was first seen', () => {
    const [first] = derive(null, { company_status: 'liquidation' }, undefined);
    if (!first) throw new Error('nothing was derived');
    const later = { ...first, occurred_on: '2026-12-01' };
    const of = { companyName: 'X', stamp: 'x' };
    const stored = mergeHistory(undefined, { ...of, derived: [first] });
    expect(mergeHistory(stored, { ...of, derived: [later] }).signals).toEqual([first]);
  });
});

describe('the stamp of a record', () => {
  const company = { record: snapshotRecord(), detail: liveDetail(), snapshotAsOf: '2026-11-01' };
  const { record, detail } = company;
  const stamp = recordStamp(company);

  it('is another one after each change that makes a signal', () => {
    const others = [
      { ...company, record: { ...record, company_status: 'dissolved' } },
      { ...company, record: { ...record, removed_on: '2026-11-01' } },
      { ...company, record: { ...record, previous_names: [{ name: 'OLD', ceased_on: '2026-01-01' }] } },
      { ...company, detail: { ...detail, officers: [officer({ id: 'new' })] } },
      { ...company, detail: { ...detail, charges: [charge(7)] } },
      { ...company, detail: { ...detail, insolvency: null } },
      { ...company, detail: undefined },
    ];
    expect(new Set([stamp, ...others.map(recordStamp)]).size).toBe(others.length + 1);
  });

  it('is the same for the same contents that were read at another time', () => {
    const at = new Date('2026-11-15T12:00:00Z');
    expect(
      recordStamp({
        record: { ...record, live_at: at },
        detail: { ...detail, fetched_at: at },
        snapshotAsOf: '2026-12-01',
      }),
    ).toBe(stamp);
  });
});

describe('a derived signal', () => {
  const [draft] = derive({ officers: [officer({ id: 'o2', appointed_on: '2025-02-03' })] });
  if (!draft) throw new Error('nothing was derived');
  const company = { companyNumber: '07654321', companyName: 'X' };

  it('has the same id whenever it is derived, which sorts by the day', () => {
    const signal = historySignal(draft, company);
    expect(signal).toEqual(historySignal({ ...draft }, company));
    expect(signal.id).toMatch(/^sig_[0-9a-z]{26}$/);
    expect(signal.source).toBe('history');
    expect(historySignal({ ...draft, occurred_on: '2025-02-04' }, company).id > signal.id).toBe(true);
  });

  it('gives way to the recorded one', () => {
    expect(withoutRecorded([draft], [])).toEqual([draft]);
    expect(withoutRecorded([draft], [{ ...draft }])).toEqual([]);
    const office = { ...draft, signal_type: 'registered_office_changed' as const };
    const recorded = { ...office, identity: 'another', occurred_on: '2025-02-09' };
    expect(withoutRecorded([office], [recorded])).toEqual([]);
    expect(withoutRecorded([office], [{ ...recorded, occurred_on: '2025-06-09' }])).toEqual([office]);
  });
});
