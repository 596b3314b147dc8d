import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { signalsOf } from '../../../sandbox/index.ts';
import { nameKey } from '../../../shared/companies/company-name.ts';
import { REGISTER_SIGNAL_TYPES } from '../../../shared/signal-types.ts';
import { readCompanyNumber } from '../../register/index.ts';
import { useStreamFixture } from '../test-support/stream-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useStreamFixture();
const { companyFor, change, watch, signals, types } = fixture;
const within = { timeout: 15_000, interval: 20 };

describe('a change on the streams', () => {
  it.each(REGISTER_SIGNAL_TYPES)('%s becomes its signals, each once, and no others', async (type) => {
    const process = await fixture.startProcess();
    await fixture.untilStreaming();
    const number = companyFor(type);
    await watch(process, number);
    await change(number, type);
    await expect.poll(() => types(process, number), within).toContain(type);
    await fixture.untilAllRead();
    const made = await signals(process, number);
    expect(made.map(({ signal_type }) => signal_type).sort()).toEqual(signalsOf(type).sort());
    const signal = made.find(({ signal_type }) => signal_type === type);
    expect(signal).toMatchObject({
      company_number: number,
      source: 'stream',
      detected_at: expect.any(String),
    });
    expect(signal?.summary).toMatch(/^[A-Z].*\.$/);
    expect(signal?.current).not.toBeNull();
  });

  it('makes no signal for a company that nobody watches, but what is held of it is kept current', async () => {
    const process = await fixture.startProcess();
    await fixture.untilStreaming();
    const [held, unknown] = [companyFor('director_appointed'), companyFor('director_appointed', 1)];
    await process.live.getCompany(readCompanyNumber(held)!);
    for (const number of [held, unknown]) {
      await change(number, 'director_appointed');
      await change(number, 'company_name_changed');
    }
    const record = (await fixture.store.find(held))!;
    await expect
      .poll(
        async () => (await process.live.findCompany(readCompanyNumber(held)!))?.record.company_name,
        within,
      )
      .toBe(record.profile.company_name);
    await expect
      .poll(async () => {
        const company = await process.live.findCompany(readCompanyNumber(held)!);
        return company?.detail?.officers?.length;
      }, within)
      .toBe(record.officers.length);
    await fixture.untilAllRead();
    expect(await process.live.findCompany(readCompanyNumber(unknown)!)).toBeUndefined();
    expect(await fixture.db.query(sql`select id from signals`)).toEqual([]);
    // Searches find it by its new name.
    const names = await fixture.db.query(sql`
      select name.name_key from company_names name join companies company on company.id = name.company_id
      where company.company_number = ${held} and name.ordinal = 0`);
    expect(names).toEqual([{ name_key: nameKey(record.profile.company_name) }]);
  });

  it('makes no signal if the record was only written again', async () => {
    const process = await fixture.startProcess();
    await fixture.untilStreaming();
    const number = companyFor('registered_office_changed');
    await watch(process, number);
    await fixture.store.change(number, fixture.clock.now(), (company) => ({
      company: { ...company, revision: company.revision + 1 },
      events: [
        deletedEvent(number),
        { ...deletedEvent(number), stream: 'filings' as const, type: 'changed' },
      ],
    }));
    await change(number, 'sic_codes_changed');
    await fixture.untilAllRead();
    expect(await types(process, number)).toEqual(['sic_codes_changed']);
  });
});

describe('a stream that is read again after a pause', () => {
  it('makes signals of what happened in the meantime, in order, and nothing twice', async () => {
    const first = await fixture.startProcess();
    await fixture.primeStreams();
    const number = companyFor('charge_registered');
    await watch(first, number);
    await change(number, 'charge_registered');
    await expect.poll(() => types(first, number), within).toEqual(['charge_registered']);
    await fixture.stop(first);
    await change(number, 'director_appointed');
    await change(number, 'company_name_changed');
    await change(number, 'company_name_changed');
    const second = await fixture.startProcess();
    await expect.poll(async () => (await types(second, number)).length, within).toBe(4);
    const names = (await signals(second, number)).filter((one) => one.signal_type === 'company_name_changed');
    expect(names[0]?.previous).toEqual(names[1]?.current);
  });

  it('causes a poll of all that is watched if it no longer has the timepoint', async () => {
    await fixture.restartRegister({ eventsKept: 2 });
    const first = await fixture.startProcess();
    await fixture.untilStreaming();
    const [number, other] = [companyFor('charge_registered'), companyFor('charge_registered', 1)];
    await watch(first, number);
    await change(number, 'charge_registered');
    await fixture.untilAllRead();
    expect(await types(first, number)).toEqual(['charge_registered']);
    await fixture.stop(first);
    await change(number, 'registered_office_changed');
    for (let i = 0; i < 3; i++) await change(other, 'registered_office_changed');
    const second = await fixture.startProcess();
    await expect.poll(() => second.log.text(), within).toContain('no longer has the events since then');
    await fixture.untilStreaming();
    await expect.poll(() => second.log.text(), within).toContain('polling the watched companies');
    expect((await fixture.waitingJobs('poll_watched')).length).toBeGreaterThan(0);
    await second.runTask('poll_watched');
    expect(await types(second, number)).toEqual(['registered_office_changed', 'charge_registered']);
    expect((await signals(second, number))[0]?.source).toBe('poll');
    // From here on the stream delivers again.
    await change(number, 'sic_codes_changed');
    await expect.poll(async () => (await types(second, number))[0], within).toBe('sic_codes_changed');
  });

  it('does not undo with older events what the REST API sent in the meantime', async () => {
    const first = await fixture.startProcess();
    await fixture.untilStreaming();
    const number = companyFor('registered_office_changed');
    await watch(first, number);
    await change(number, 'sic_codes_changed');
    await expect.poll(() => types(first, number), within).toEqual(['sic_codes_changed']);
    await fixture.stop(first);
    await change(number, 'registered_office_changed');
    fixture.clock.advance({ minutes: 5 });
    await change(number, 'registered_office_changed');
    fixture.clock.advance({ minutes: 5 });
    const second = await fixture.startProcess({ streamAccess: () => undefined });
    await second.live.refreshDetail(readCompanyNumber(number)!);
    expect(await types(second, number)).toEqual(['registered_office_changed', 'sic_codes_changed']);
    const third = await fixture.startProcess();
    await expect
      .poll(() => fixture.waitingJobs('refresh_company'), within)
      .toEqual([{ company_number: number }]);
    await third.runTask('refresh_company', { company_number: number });
    expect(await types(third, number)).toEqual(['registered_office_changed', 'sic_codes_changed']);
  });
});

describe('the same change', () => {
  it('is one signal by stream, by poll and by a stream that is read again from long ago', async () => {
    const first = await fixture.startProcess();
    await fixture.untilStreaming();
    const number = companyFor('insolvency_started');
    await watch(first, number);
    for (const type of ['insolvency_started', 'insolvency_updated', 'director_resigned'] as const) {
      await change(number, type);
    }
    await expect.poll(async () => (await types(first, number)).length, within).toBe(4);
    const before = await signals(first, number);
    await first.live.refreshDetail(readCompanyNumber(number)!);
    await fixture.stop(first);
    // As after a restore of the database from a copy.
    await fixture.db.execute(
      sql`update stream_positions set timepoint = timepoint - 3 where stream <> 'companies'`,
    );
    const second = await fixture.startProcess({ rest: undefined });
    await fixture.untilStreaming();
    await change(number, 'registered_office_changed');
    await expect.poll(async () => (await types(second, number)).length, within).toBe(5);
    expect((await signals(second, number)).slice(1)).toEqual(before);
  });
});

describe('a deletion', () => {
  it('makes no signal for an officer, and one for a company', async () => {
    const process = await fixture.startProcess();
    await fixture.untilStreaming();
    const number = companyFor('director_appointed');
    await watch(process, number);
    const officer = (await fixture.store.find(number))!.officers[0]!;
    await fixture.store.change(number, fixture.clock.now(), (company) => ({
      company,
      events: [
        {
          ...deletedEvent(number),
          stream: 'officers',
          resource_kind: 'company-officers',
          resource_uri: `/company/${number}/appointments/${officer.id}`,
          resource_id: officer.id,
        },
      ],
    }));
    await expect
      .poll(async () => {
        const company = await process.live.findCompany(readCompanyNumber(number)!);
        return company?.detail?.officers?.some(({ id }) => id === officer.id);
      }, within)
      .toBe(false);
    expect(await types(process, number)).toEqual([]);
    await fixture.store.change(number, fixture.clock.now(), (company) => ({
      company,
      events: [{ ...deletedEvent(number), stream: 'companies', resource_kind: 'company-profile' }],
    }));
    await expect
      .poll(() => signals(process, number), within)
      .toMatchObject([{ signal_type: 'company_status_changed', current: { company_status: 'removed' } }]);
  });
});

describe('streams without a REST key', () => {
  it('make signals of what they send about a company, also for lists that are not known', async () => {
    const number = companyFor('director_appointed');
    await fixture.db.execute(sql`
      insert into companies (company_number, company_name, company_status, company_type, row_hash)
      values (${number}, 'AS IN THE SNAPSHOT LIMITED', 'active', 'ltd', 7)`);
    const process = await fixture.startProcess({ rest: undefined });
    await fixture.untilStreaming();
    await watch(process, number);
    await change(number, 'director_appointed');
    await change(number, 'charge_registered');
    await expect
      .poll(async () => (await types(process, number)).sort(), within)
      .toEqual(expect.arrayContaining(['charge_registered', 'director_appointed']));
  });
});

describe('an event that cannot be stored', () => {
  it('is skipped and logged for the operator, and the others go on', async () => {
    const bad = companyFor('sic_codes_changed');
    const good = companyFor('sic_codes_changed', 1);
    const process = await fixture.startProcess({
      async onSignals(tx) {
        await tx.execute(sql`select 1 / (select count(*) from signals where company_number <> ${bad})::int
          from signals where company_number = ${bad}`);
      },
    });
    await fixture.untilStreaming();
    for (const number of [bad, good]) await watch(process, number);
    await change(bad, 'sic_codes_changed');
    await expect.poll(() => process.log.text(), within).toContain('an event could not be stored');
    await change(good, 'sic_codes_changed');
    await expect.poll(() => types(process, good), within).toEqual(['sic_codes_changed']);
    expect(await types(process, bad)).toEqual([]);
  });
});

function deletedEvent(number: string) {
  return {
    stream: 'charges' as const,
    resource_kind: 'company-charges',
    resource_uri: `/company/${number}`,
    resource_id: number,
    data: {},
    type: 'deleted' as 'deleted' | 'changed',
  };
}

it('changes of companies are processed first after an import, and once however many imports there were', async () => {
  const process = await fixture.startProcess();
  const atStart = await fixture.waitingJobs('drain_snapshots');
  await process.changeSources.noticeImport();
  await process.changeSources.noticeImport();
  expect(await fixture.waitingJobs('drain_snapshots')).toHaveLength(atStart.length + 1);
});
