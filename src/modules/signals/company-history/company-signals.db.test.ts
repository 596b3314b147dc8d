import { expect, it, vi } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { useStreamFixture } from '../test-support/stream-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useStreamFixture();
const { companyFor, change, watch, signals } = fixture;
const noStream = { streamAccess: () => undefined };

type Process = Awaited<ReturnType<typeof fixture.startProcess>>;

/** A request for the signals of a company. */
async function list(process: Process, number: string, limit = 100) {
  const company = await process.live.getCompany(number as never);
  if (!company) throw new Error('no such company');
  const companySignals = process.signals.createCompanySignals({
    live: process.live,
    log: process.log.log,
    waitMs: 60_000,
  });
  return companySignals.list('acc_reader', company, limit);
}

const emptyHistories = () => fixture.db.execute(sql`delete from company_histories`);

it('a company that nobody watches has what its record shows of the last 24 months, asked for once a day', async () => {
  await emptyHistories();
  const process = await fixture.startProcess(noStream);
  const number = companyFor('director_resigned');
  for (const type of ['director_resigned', 'accounts_filed', 'charge_registered'] as const)
    await change(number, type);
  const first = await list(process, number);
  expect(first.complete_since).toBe('2024-11-15');
  expect(first.signals.map(({ signal_type }) => signal_type)).toEqual(
    expect.arrayContaining(['director_resigned', 'accounts_filed', 'charge_registered']),
  );
  expect(new Set(first.signals.map(({ source }) => source))).toEqual(new Set(['history']));
  const ids = first.signals.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort().reverse());
  const asked = fixture.companiesHouse.requests();
  expect(await list(process, number)).toEqual(first);
  expect(fixture.companiesHouse.requests()).toBe(asked);
  fixture.clock.advance({ hours: 25 });
  expect((await list(process, number)).signals.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(fixture.companiesHouse.requests()).toBeGreaterThan(asked);
  expect((await list(process, number, 1)).signals).toHaveLength(1);
});

it.each(['director_resigned', 'charge_registered', 'insolvency_started', 'company_status_changed'] as const)(
  'a change that arrives by stream for an unwatched company is at once among its signals: %s',
  async (type) => {
    await emptyHistories();
    const process = await fixture.startProcess();
    await fixture.primeStreams();
    const number = companyFor(type);
    const before = await list(process, number);
    fixture.clock.advance({ hours: 1 });
    await change(number, type);
    await fixture.untilAllRead();
    const asked = fixture.companiesHouse.requests();
    const after = await list(process, number);
    const known = before.signals.map(({ id }) => id);
    const added = after.signals.filter(({ id }) => !known.includes(id));
    expect(added.map(({ signal_type }) => signal_type)).toContain(type);
    expect(after.complete_since).toBe('2024-11-15');
    expect(fixture.companiesHouse.requests()).toBeGreaterThan(asked);
    const askedAgain = fixture.companiesHouse.requests();
    expect(await list(process, number)).toEqual(after);
    expect(fixture.companiesHouse.requests()).toBe(askedAgain);
  },
);

it('signals of a history are not doubled when the company is watched later, and are not in feeds or pushed', async () => {
  await emptyHistories();
  const pushed: string[] = [];
  const process = await fixture.startProcess({
    ...noStream,
    onSignals: async (_, ids) => void pushed.push(...ids),
  });
  const number = companyFor('director_resigned');
  await change(number, 'director_resigned');
  const before = await list(process, number);
  await watch(process, number);
  expect(await signals(process)).toEqual([]);
  fixture.clock.advance({ hours: 2 });
  await change(number, 'director_appointed');
  await process.runTask('poll_watched');
  expect((await signals(process)).map(({ signal_type }) => signal_type)).toEqual(['director_appointed']);
  expect(pushed).toHaveLength(1);
  fixture.clock.advance({ hours: 25 });
  const after = await list(process, number);
  const facts = after.signals.map(
    ({ signal_type, occurred_on, summary }) => `${signal_type} ${occurred_on} ${summary}`,
  );
  expect(new Set(facts).size).toBe(facts.length);
  expect(
    after.signals.filter(({ signal_type }) => signal_type === 'director_appointed' && pushed.length),
  ).toContainEqual(expect.objectContaining({ id: pushed[0], source: 'poll' }));
  const keptIds = before.signals.map(({ id }) => id);
  expect(after.signals.map(({ id }) => id)).toEqual(expect.arrayContaining(keptIds));
});

it('a live source that fails leaves what is known, which is not called complete, and is asked again later', async () => {
  await emptyHistories();
  const process = await fixture.startProcess(noStream);
  const number = companyFor('director_resigned');
  await change(number, 'director_resigned');
  await process.live.getCompany(number as never);
  fixture.quirk({ htmlErrors: 1_000 });
  const found = await list(process, number);
  expect(found.complete_since).toBeNull();
  expect(found.signals.map(({ signal_type }) => signal_type)).toContain('director_resigned');
  fixture.quirk({ htmlErrors: 0 });
  fixture.clock.advance({ minutes: 16 });
  expect((await list(process, number)).complete_since).toBe('2024-11-15');
});
