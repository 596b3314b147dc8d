import { Value } from '@sinclair/typebox/value';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createChanger } from '../changes/apply-change.ts';
import { createMemoryStore, FIRST_TIMEPOINTS, type SandboxStore } from '../store/sandbox-store.ts';
import { StreamedCharge, StreamedProfile } from '../test-support/official-schemas.ts';
import { readStream, type StreamReader } from '../test-support/stream-reader.ts';
import { generateWorld } from '../world/generate-world.ts';
import type { Stream } from './events.ts';
import { type FakeCompaniesHouse, startFakeCompaniesHouse } from './fake-server.ts';

const clock = createTestClock('2026-11-15T09:30:00.250Z');
const world = generateWorld({ seed: 12, referenceDay: '2026-11-15', size: 90 });
const NUMBER = '73816452';
const first = (stream: Stream) => FIRST_TIMEPOINTS[stream] + 1;
let store: SandboxStore;
let companiesHouse: FakeCompaniesHouse;
let readers: StreamReader[] = [];

beforeEach(async () => {
  store = createMemoryStore(world, { eventsKept: 6 });
  companiesHouse = await startFakeCompaniesHouse({
    store,
    clock,
    apiKey: 'rest-key',
    streamKey: 'key',
    heartbeatMs: 20,
    pollEveryMs: 20,
  });
});
afterEach(async () => {
  for (const reader of readers) reader.close();
  readers = [];
  await companiesHouse.close();
});

async function read(path: string, key = 'key'): Promise<StreamReader> {
  const reader = await readStream(`${companiesHouse.url}${path}`, key);
  readers.push(reader);
  return reader;
}
const change = (type: string, number = NUMBER) => createChanger({ store, clock }).changeCompany(number, type);
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 5 });
const timepoints = ({ events }: StreamReader) => events.map(({ event }) => event.timepoint);

describe('the fake streams', () => {
  it('send a change at once, each in the official envelope', async () => {
    const companies = await read('/companies');
    const charges = await read('/charges');
    await change('company_name_changed');
    await change('charge_registered');
    await until(() => expect(charges.events).toHaveLength(1));
    await until(() => expect(companies.events.length).toBeGreaterThan(0));
    const [profile] = companies.events;
    expect(Object.keys(profile!).sort()).toEqual([
      'data',
      'event',
      'resource_id',
      'resource_kind',
      'resource_uri',
    ]);
    expect(profile).toMatchObject({
      resource_kind: 'company-profile',
      resource_uri: `/company/${NUMBER}`,
      resource_id: NUMBER,
      event: {
        timepoint: first('companies'),
        type: 'changed',
        fields_changed: ['company_name', 'previous_company_names'],
      },
    });
    expect([...Value.Errors(StreamedProfile, profile?.data)]).toEqual([]);
    const [charge] = charges.events;
    expect(charge?.resource_uri).toBe(`/company/${NUMBER}/charges/${charge?.resource_id}`);
    expect([...Value.Errors(StreamedCharge, charge?.data)]).toEqual([]);
  });

  it('send a bare line while nothing happens', async () => {
    const reader = await read('/officers');
    await until(() => expect(reader.heartbeats()).toBeGreaterThan(1));
    expect(reader.events).toEqual([]);
  });

  it('replay from a timepoint, itself included, and go on from there', async () => {
    for (let i = 0; i < 3; i++) await change('registered_office_changed');
    const reader = await read(`/companies?timepoint=${first('companies') + 1}`);
    await until(() => expect(timepoints(reader)).toEqual([first('companies') + 1, first('companies') + 2]));
    await change('company_name_changed');
    await until(() => expect(reader.events.length).toBeGreaterThanOrEqual(3));
    expect(timepoints(reader)[2]).toBe(first('companies') + 3);
  });

  it('send some events twice with two timepoints', async () => {
    const reader = await read('/companies');
    for (let i = 0; i < 4; i++) await change('registered_office_changed');
    await until(() => expect(reader.events).toHaveLength(5));
    const [a, b] = reader.events.slice(-2);
    expect(a?.data).toEqual(b?.data);
    expect(b?.event.timepoint).toBe(a!.event.timepoint + 1);
  });

  it('write the time in three ways that mean the same', async () => {
    const reader = await read('/companies');
    for (let i = 0; i < 3; i++) await change('registered_office_changed');
    await until(() => expect(reader.events).toHaveLength(3));
    const written = reader.events.map(({ event }) => event.published_at);
    expect(written.sort()).toEqual([
      '2026-11-15T09:30:00',
      '2026-11-15T09:30:00.250000Z',
      '2026-11-15T10:30:00.250000+01:00',
    ]);
  });

  it('refuse timepoints that are no longer kept, or of another stream', async () => {
    for (let i = 0; i < 10; i++) await change('registered_office_changed');
    expect((await read(`/companies?timepoint=${first('companies')}`)).status).toBe(416);
    expect((await read(`/companies?timepoint=${first('filings')}`)).status).toBe(416);
    expect((await read('/companies?timepoint=x')).status).toBe(400);
    const { oldest, newest } = (await store.bounds()).companies;
    expect(newest - oldest).toBe(5);
    companiesHouse.quirks.connectionsMax = 9;
    expect((await read(`/companies?timepoint=${oldest}`)).status).toBe(200);
    expect((await read(`/companies?timepoint=${newest + 1}`)).status).toBe(200);
  });

  it('refuse a third connection, until one of the two is closed', async () => {
    const one = await read('/companies');
    expect((await read('/filings')).status).toBe(200);
    expect((await read('/officers')).status).toBe(429);
    one.close();
    await until(async () => expect((await read('/officers')).status).toBe(200));
  });

  it('refuse the key of the REST API', async () => {
    expect((await read('/companies', 'rest-key')).status).toBe(401);
  });

  it('can send an event in pieces', async () => {
    companiesHouse.quirks.splitLines = true;
    const reader = await read('/companies');
    // The pieces of one may come together after all; those of all do not.
    await until(async () => {
      await change('registered_office_changed');
      expect(reader.chunks.some((chunk) => !chunk.endsWith('\n'))).toBe(true);
    });
    const { newest } = (await store.bounds()).companies;
    await until(() => expect(timepoints(reader).at(-1)).toBe(newest));
    expect(timepoints(reader)).toHaveLength(newest - first('companies') + 1);
  });

  it('can send an event twice under one timepoint', async () => {
    companiesHouse.quirks.resend = true;
    const reader = await read('/companies');
    await change('registered_office_changed');
    await until(() => expect(timepoints(reader)).toEqual([first('companies'), first('companies')]));
  });

  it('can be cut in the middle of an event, which a reader then gets by its timepoint', async () => {
    companiesHouse.quirks.cutAfterEvents = 1;
    const reader = await read('/companies');
    await change('registered_office_changed');
    await change('registered_office_changed');
    await until(() => expect(reader.isEnded()).toBe(true));
    expect(timepoints(reader)).toEqual([first('companies')]);
    companiesHouse.quirks.cutAfterEvents = 'never';
    const again = await read(`/companies?timepoint=${first('companies') + 1}`);
    await until(() => expect(timepoints(again)).toEqual([first('companies') + 1]));
  });

  it('can fall silent, send afterwards what it held back, be cut all at once, and answer with HTML', async () => {
    companiesHouse.quirks.silent = true;
    const reader = await read('/companies');
    await change('registered_office_changed');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(reader.chunks).toEqual([]);
    companiesHouse.quirks.silent = false;
    await until(() => expect(timepoints(reader)).toHaveLength(1));
    companiesHouse.cutStreams();
    await until(() => expect(reader.isEnded()).toBe(true));
    companiesHouse.quirks.htmlErrors = 1;
    expect((await read('/companies')).status).toBe(502);
  });
});
