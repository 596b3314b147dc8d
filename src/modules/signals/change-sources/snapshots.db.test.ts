import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CapturedLog, captureLog } from '../../../../test/support/captured-log.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createIdSource } from '../../../shared/ids.ts';
import {
  createRegisterFixture,
  type RegisterFixture,
} from '../../register/import/test-support/register-fixture.ts';
import { csvRow } from '../../register/import/test-support/snapshot-fixture.ts';
import { createSignals, type Signals } from '../index.ts';
import { signalStore } from '../signals.store.ts';
import { drainSnapshots } from './drain-snapshots.ts';
import { passDueDates } from './scheduled.ts';

vi.setConfig({ testTimeout: 60_000 });
/** So long the signals of a snapshot that removes much are held. */
const HOLD = { hours: 1 };
let fixture: RegisterFixture;
let signals: Signals;
let captured: CapturedLog;
/** No signal can be stored about this company. */
let unstorable: string;
beforeEach(async () => {
  fixture = await createRegisterFixture();
  captured = captureLog();
  unstorable = '';
  signals = createSignals({
    db: fixture.db,
    clock: fixture.clock,
    ids: createIdSource(),
    async onSignals(tx, ids) {
      await tx.execute(sql`
        select 1 / (length(company_number) - 8) from signals
        where id = any(${ids}) and company_number = ${unstorable}`);
    },
  });
});
afterEach(() => fixture.drop());

const working = () => ({ log: captured.log, signal: new AbortController().signal });
const drain = () =>
  drainSnapshots(
    {
      db: fixture.db,
      store: signalStore,
      register: fixture.register,
      recorder: signals.recorder,
      clock: fixture.clock,
    },
    working(),
  );
const passDays = () =>
  passDueDates(
    { db: fixture.db, store: signalStore, recorder: signals.recorder, clock: fixture.clock },
    working(),
  );
const track = (number: string) => fixture.db.transaction((tx) => signals.tracking.begin(tx, number));
const storedSignals = () =>
  fixture.db.query<Record<string, unknown>>(sql`
    select company_number, signal_type, source, occurred_on, previous, current from signals order by id`);

describe('a snapshot', () => {
  it('makes signals of what it changed about companies that are watched, once', async () => {
    await fixture.importRows(
      'Basic-2026-11-01.csv',
      csvRow('00000001'),
      csvRow('00000002'),
      csvRow('00000003'),
    );
    await track('00000001');
    await track('00000003');
    const changed = {
      CompanyName: 'BRIGHT WORKS LTD',
      CompanyStatus: 'Liquidation',
      'PreviousName_1.CONDATE': '20/11/2026',
      'PreviousName_1.CompanyName': 'QUENBY MARROW LIMITED',
    };
    await fixture.importRows(
      'Basic-2026-12-01.csv',
      csvRow('00000001', changed),
      csvRow('00000002', changed),
    );
    fixture.clock.advance(HOLD);
    expect(await drain()).toEqual({ changes: 3, signals: 4 });
    expect(await storedSignals()).toMatchObject([
      {
        company_number: '00000001',
        signal_type: 'company_name_changed',
        source: 'snapshot',
        occurred_on: '2026-11-20',
        current: { company_name: 'BRIGHT WORKS LTD' },
      },
      { signal_type: 'company_status_changed', current: { company_status: 'liquidation' } },
      { signal_type: 'insolvency_started', occurred_on: '2026-12-01' },
      {
        company_number: '00000003',
        signal_type: 'company_status_changed',
        current: { company_status: 'removed' },
      },
    ]);
    expect(await drain()).toEqual({ changes: 0, signals: 0 });
  });

  it('makes no signal if it only spells differently what the live source sent', async () => {
    await fixture.importRows('Basic-2026-11-01.csv', csvRow('00000001'));
    await fixture.db.execute(sql`
      update companies set company_name = 'Quenby Marrow Limited', address_line_1 = '4 Tallow Street',
        locality = 'Bristol', region = 'Avon', country = 'England', sic_codes = '{62012}', row_hash = 0,
        live_at = '2026-11-15'`);
    await track('00000001');
    await fixture.importRows('Basic-2026-12-01.csv', csvRow('00000001'));
    expect(await drain()).toEqual({ changes: 1, signals: 0 });
  });
});

describe('one company that cannot be stored', () => {
  const numbers = Array.from({ length: 130 }, (_, at) => String(70_000_001 + at));
  const companies = async () => (await storedSignals()).map(({ company_number: number }) => number).sort();
  beforeEach(() => {
    unstorable = '70000003';
  });

  it('does not keep a snapshot from reporting all the others, and the snapshot does not come again with it', async () => {
    const some = numbers.slice(0, 6);
    await fixture.importRows('Basic-2026-11-01.csv', ...some.map((number) => csvRow(number)));
    for (const number of some) await track(number);
    const changed = { 'SICCode.SicText_1': '01110 - Growing of cereals' };
    await fixture.importRows('Basic-2026-12-01.csv', ...some.map((number) => csvRow(number, changed)));
    expect(await drain()).toEqual({ changes: 6, signals: 5 });
    expect(await companies()).toEqual(some.filter((number) => number !== unstorable));
    expect(captured.text()).toMatch(/"company":"70000003".*a change of a snapshot could not be stored/);
    expect(await drain()).toEqual({ changes: 0, signals: 0 });
  });

  it('does not keep the clock from reporting all the others, and is tried again the next time', async () => {
    const due = { 'Accounts.NextDueDate': '20/11/2026' };
    await fixture.importRows('Basic-2026-11-01.csv', ...numbers.map((number) => csvRow(number, due)));
    for (const number of numbers) await track(number);
    fixture.clock.set('2026-11-21T12:00:00Z');
    expect(await passDays()).toBe(129);
    expect(await companies()).toEqual(numbers.filter((number) => number !== unstorable));
    expect(captured.text()).toMatch(/"company":"70000003".*a due date could not be passed/);
    unstorable = '';
    expect(await passDays()).toBe(1);
  });
});

describe('the clock', () => {
  it('makes a due date overdue when its day is over in the UK, and only once', async () => {
    const due = { 'Accounts.NextDueDate': '20/11/2026', ConfStmtNextDueDate: '21/11/2026' };
    await fixture.importRows('Basic-2026-11-01.csv', csvRow('00000001', due));
    await track('00000001');
    fixture.clock.set('2026-11-20T23:59:00Z');
    expect(await passDays()).toBe(0);
    fixture.clock.set('2026-11-21T00:01:00Z');
    expect(await passDays()).toBe(1);
    expect(await passDays()).toBe(0);
    fixture.clock.set('2026-11-25T00:01:00Z');
    expect(await passDays()).toBe(1);
    expect(await storedSignals()).toMatchObject([
      { signal_type: 'accounts_overdue', source: 'clock', occurred_on: '2026-11-21' },
      { signal_type: 'confirmation_statement_overdue', source: 'clock', occurred_on: '2026-11-22' },
    ]);
  });

  it('counts days as the UK does in summer', async () => {
    fixture.clock.set('2027-06-01T09:00:00Z');
    await fixture.importRows(
      'Basic-2027-06-01.csv',
      csvRow('00000001', { 'Accounts.NextDueDate': '30/06/2027' }),
    );
    await track('00000001');
    fixture.clock.set('2027-06-30T22:59:00Z');
    expect(await passDays()).toBe(0);
    fixture.clock.set('2027-06-30T23:01:00Z');
    expect(await passDays()).toBe(1);
  });

  it('says nothing of what was overdue when the company was first watched, of closed companies, and of what was filed', async () => {
    const row = (number: string, fields = {}) =>
      csvRow(number, { 'Accounts.NextDueDate': '20/11/2026', ...fields });
    await fixture.importRows(
      'Basic-2026-11-01.csv',
      row('00000001', { 'Accounts.NextDueDate': '01/11/2026' }),
      row('00000002'),
      row('00000003'),
    );
    for (const number of ['00000001', '00000002', '00000003']) await track(number);
    fixture.clock.set('2026-11-20T12:00:00Z');
    // One leaves the register, and one files.
    await fixture.importRows(
      'Basic-2026-11-19.csv',
      row('00000001', { 'Accounts.NextDueDate': '01/11/2026' }),
      row('00000003', { 'Accounts.NextDueDate': '31/12/2027', 'Accounts.LastMadeUpDate': '31/03/2027' }),
    );
    fixture.clock.advance(HOLD);
    await drain();
    fixture.clock.set('2026-11-22T12:00:00Z');
    expect(await passDays()).toBe(0);
    expect((await storedSignals()).map(({ signal_type }) => signal_type).sort()).toEqual([
      'accounts_filed',
      'company_status_changed',
    ]);
  });

  it('passes more companies than it takes at a time', async () => {
    const numbers = Array.from({ length: 130 }, (_, at) => String(70_000_001 + at));
    await fixture.importRows(
      'Basic-2026-11-01.csv',
      ...numbers.map((number) => csvRow(number, { 'Accounts.NextDueDate': '20/11/2026' })),
    );
    for (const number of numbers) await track(number);
    fixture.clock.set('2026-11-21T12:00:00Z');
    expect(await passDays()).toBe(130);
  });
});
