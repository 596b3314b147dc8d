import { describe, expect, it, vi } from 'vitest';
import { useStreamFixture } from '../test-support/stream-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useStreamFixture();
const { companyFor, change, watch, signals, types, quirk } = fixture;
const within = { timeout: 15_000, interval: 20 };

describe('whatever the connection does', () => {
  it.each([
    ['lines come in pieces', { splitLines: true }],
    ['every event is sent twice', { resend: true }],
    ['every answer is slow', { slowMs: 120 }],
    ['the first answers are web pages', { htmlErrors: 9 }],
    ['streams are cut in the middle of an event', { cutAfterEvents: 1 }],
  ] as const)('%s: each change becomes one signal', async (_, quirks) => {
    const process = await fixture.startProcess();
    await fixture.primeStreams();
    const numbers = [0, 1, 2, 3].map((skip) => companyFor('charge_registered', skip));
    for (const number of numbers) await watch(process, number);
    quirk(quirks);
    fixture.companiesHouse.cutStreams();
    for (const number of numbers) {
      await change(number, 'charge_registered');
      await change(number, 'director_appointed');
    }
    await fixture.untilAllRead();
    for (const number of numbers) {
      expect((await types(process, number)).sort()).toEqual(['charge_registered', 'director_appointed']);
    }
  });

  it('a stream that says nothing is opened again', async () => {
    // Primed by another process: a stream without any event yet starts again when it is reopened.
    const other = await fixture.startProcess();
    await fixture.primeStreams();
    await fixture.stop(other);
    const process = await fixture.startProcess({ idleMs: 300 });
    await fixture.untilStreaming();
    const number = companyFor('sic_codes_changed');
    await watch(process, number);
    quirk({ silent: true });
    await change(number, 'sic_codes_changed');
    const silences = () => process.log.text().split('said nothing for 300 ms').length;
    const [before, asked] = [silences(), fixture.companiesHouse.requests()];
    await expect.poll(silences, within).toBeGreaterThan(before);
    await expect.poll(() => fixture.companiesHouse.requests(), within).toBeGreaterThan(asked);
    expect(await types(process, number)).toEqual([]);
    quirk({ silent: false });
    await expect.poll(() => types(process, number), within).toEqual(['sic_codes_changed']);
  });

  it('too many connections are waited out, not hurried', async () => {
    quirk({ connectionsMax: 0 });
    const limitedMs = 300;
    const process = await fixture.startProcess({ timings: { limitedMs } });
    const refusals = (stream: string) =>
      process.log
        .lines()
        .filter((line) => line.stream === stream && String(line.msg).includes('too many streams open'))
        .map(({ time }) => Date.parse(String(time)));
    for (const stream of Object.keys(await fixture.store.bounds())) {
      await expect.poll(() => refusals(stream).length, within).toBeGreaterThan(1);
      const [first = 0, second = 0] = refusals(stream);
      // The timer and the log each cut their time to whole milliseconds.
      expect(second - first).toBeGreaterThanOrEqual(limitedMs - 2);
    }
    quirk({ connectionsMax: 12 });
    await fixture.untilStreaming();
  });

  it('a key that is refused is logged for the operator, without the key itself', async () => {
    const process = await fixture.startProcess({
      streamAccess: () => ({ ...fixture.access(), keys: ['wrong-key'] }),
    });
    await expect.poll(() => process.log.text(), within).toContain('COMPANIES_HOUSE_STREAM_KEY');
    expect(process.log.text()).not.toContain('wrong-key');
  });
});

describe('with one key, and so two connections', () => {
  it('the filings replace the other streams, and the REST API is asked', async () => {
    quirk({ connectionsMax: 2 });
    const process = await fixture.startProcess({ streamAccess: () => fixture.access(2) });
    await fixture.untilStreaming(2);
    const number = companyFor('director_appointed');
    await watch(process, number);
    await change(number, 'director_appointed');
    await expect
      .poll(() => fixture.waitingJobs('refresh_company'), within)
      .toEqual([{ company_number: number }]);
    await process.runTask('refresh_company', { company_number: number });
    expect(await signals(process, number)).toMatchObject([
      { signal_type: 'director_appointed', source: 'poll' },
    ]);
    await change(number, 'accounts_filed');
    await expect.poll(() => types(process, number), within).toContain('accounts_filed');
  });
});

describe('at an address that may have room for more than two connections', () => {
  const start = (limitedMs?: number) =>
    fixture.startProcess({
      streamAccess: () => fixture.access(2, true),
      ...(limitedMs !== undefined && { timings: { limitedMs } }),
    });

  it('all streams are read where it has it', async () => {
    const process = await start();
    await fixture.untilStreaming(6);
    const number = companyFor('director_appointed');
    await watch(process, number);
    await change(number, 'director_appointed');
    await expect
      .poll(() => signals(process, number), within)
      .toMatchObject([{ signal_type: 'director_appointed', source: 'stream' }]);
    await fixture.untilAllRead();
    expect(await fixture.waitingJobs('refresh_company')).toEqual([]);
  });

  it('where it has none, companies and filings have the two, and the REST API is asked for the rest', async () => {
    quirk({ connectionsMax: 2 });
    const process = await start(100);
    // The four others were refused, and asked again.
    await expect.poll(() => fixture.companiesHouse.requests(), within).toBeGreaterThan(2 + 4);
    expect(fixture.companiesHouse.openStreams()).toBe(2);
    const number = companyFor('director_appointed');
    await watch(process, number);
    await change(number, 'director_appointed');
    await expect
      .poll(() => fixture.waitingJobs('refresh_company'), within)
      .toEqual([{ company_number: number }]);
  });
});

it('a stop waits for no stream that is open', async () => {
  const process = await fixture.startProcess();
  await fixture.untilStreaming();
  // They say nothing more, and would be given a minute for it.
  quirk({ silent: true });
  const startedAt = performance.now();
  await process.streams.close();
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  await fixture.untilStreaming(0);
});
