import { expect, it, vi } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { useStreamFixture } from '../test-support/stream-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useStreamFixture();
const { companyFor, change, watch, signals } = fixture;
const noStream = { streamAccess: () => undefined };

it('watched companies are asked for again after an hour if only a REST key is set', async () => {
  const process = await fixture.startProcess(noStream);
  const [one, two] = [companyFor('charge_registered'), companyFor('charge_registered', 1)];
  for (const number of [one, two]) await watch(process, number);
  await change(one, 'charge_registered');
  await change(two, 'registered_office_changed');
  await process.runTask('poll_watched');
  expect(await signals(process)).toEqual([]);
  fixture.clock.advance({ minutes: 61 });
  await process.runTask('poll_watched');
  expect((await signals(process)).map(({ signal_type, source }) => [signal_type, source]).sort()).toEqual([
    ['charge_registered', 'poll'],
    ['registered_office_changed', 'poll'],
  ]);
  const asked = fixture.companiesHouse.requests();
  await process.runTask('poll_watched');
  expect(fixture.companiesHouse.requests()).toBe(asked);
});

it('a round asks for few, those of longest ago first, and the next one goes on', async () => {
  const process = await fixture.startProcess(noStream);
  const numbers = Array.from({ length: 20 }, (_, at) => companyFor('registered_office_changed', at));
  for (const number of numbers) await watch(process, number);
  fixture.clock.advance({ minutes: 61 });
  for (const number of numbers) await change(number, 'registered_office_changed');
  await process.runTask('poll_watched');
  expect(await signals(process)).toHaveLength(15);
  await process.runTask('poll_watched');
  expect(await signals(process)).toHaveLength(20);
});

it('a company is polled once a day only while a stream delivers changes; when it falls silent, hourly', async () => {
  const process = await fixture.startProcess();
  await fixture.primeStreams();
  await watch(process, companyFor('registered_office_changed'));
  await process.runTask('poll_watched');
  fixture.clock.advance({ minutes: 90 });
  await fixture.db.execute(sql`update stream_positions set heard_at = ${fixture.clock.now()}`);
  const asked = fixture.companiesHouse.requests();
  await process.runTask('poll_watched');
  expect(fixture.companiesHouse.requests()).toBe(asked);
  await process.streams.close();
  fixture.clock.advance({ minutes: 6 });
  await process.runTask('poll_watched');
  expect(fixture.companiesHouse.requests()).toBeGreaterThan(asked);
});

it('a live source that is away ends the round, and a company that is gone does not come again and again', async () => {
  const process = await fixture.startProcess(noStream);
  const number = companyFor('registered_office_changed');
  await watch(process, number);
  fixture.clock.advance({ minutes: 61 });
  fixture.quirk({ htmlErrors: 1_000 });
  await process.runTask('poll_watched');
  fixture.quirk({ htmlErrors: 0 });
  fixture.clock.advance({ minutes: 2 });
  await fixture.db.execute(sql`
    update tracked_companies set company_number = '79999999' where company_number = ${number}`);
  const asked = fixture.companiesHouse.requests();
  await process.runTask('poll_watched');
  await process.runTask('poll_watched');
  expect(fixture.companiesHouse.requests()).toBe(asked + 1);
});

it('a company that cannot be stored is logged for the operator, and does not block the others', async () => {
  const [bad, good] = [companyFor('charge_registered'), companyFor('charge_registered', 1)];
  const process = await fixture.startProcess({
    ...noStream,
    async onSignals(tx) {
      await tx.execute(sql`
        select 1 / (length(company_number) - 8) from signals where company_number = ${bad}`);
    },
  });
  for (const number of [bad, good]) {
    await watch(process, number);
    await change(number, 'charge_registered');
    fixture.clock.advance({ minutes: 1 });
  }
  fixture.clock.advance({ minutes: 61 });
  await process.runTask('poll_watched');
  expect((await signals(process)).map(({ company_number: number }) => number)).toEqual([good]);
  expect(process.log.text()).toContain('a watched company could not be stored');
  const asked = fixture.companiesHouse.requests();
  await process.runTask('poll_watched');
  expect(fixture.companiesHouse.requests()).toBe(asked);
});

it('a look-up of a watched company finds its changes too', async () => {
  const process = await fixture.startProcess(noStream);
  const number = companyFor('director_appointed');
  await watch(process, number);
  await change(number, 'director_appointed');
  fixture.clock.advance({ hours: 25 });
  await process.live.getCompany(number as never);
  expect(await signals(process)).toMatchObject([{ signal_type: 'director_appointed', source: 'poll' }]);
});

it('a poll does nothing without a REST key', async () => {
  const process = await fixture.startProcess({ ...noStream, rest: undefined });
  await process.runTask('poll_watched');
  await process.runTask('refresh_company', { company_number: '07654321' });
  expect(fixture.companiesHouse.requests()).toBe(0);
});
