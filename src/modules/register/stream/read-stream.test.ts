import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { silentLogger } from '../../../platform/logger.ts';
import { readStream, STREAM_TIMINGS } from './read-stream.ts';

/** The timepoints of what a connection sent, each with whether it was taken for a replay. */
async function read(
  send: () => AsyncGenerator<string[]>,
  { last, quietMs = 60_000 }: { last?: number; quietMs?: number } = {},
): Promise<[timepoint: number, isReplay: boolean][]> {
  const stop = new AbortController();
  const taken: [number, boolean][] = [];
  async function* lines() {
    yield* send();
    stop.abort();
  }
  await readStream({
    client: { open: async () => ({ kind: 'open', lines: lines() }), close: async () => undefined },
    log: silentLogger,
    timings: { ...STREAM_TIMINGS, quietMs },
    source: 'test',
    streamUrl: 'http://127.0.0.1',
    planned: { stream: 'companies', key: 'key' },
    covered: new Set(),
    signal: stop.signal,
    findTimepoint: async () => last,
    forgetTimepoint: async () => undefined,
    touch: async () => undefined,
    onOpen: () => undefined,
    onLimited: () => undefined,
    onGap: async () => undefined,
    async onBatch({ events, isReplay }) {
      for (const { timepoint } of events) taken.push([timepoint, isReplay]);
    },
  });
  return taken;
}

const event = (timepoint: number) =>
  JSON.stringify({ resource_uri: '/company/07654321', data: {}, event: { timepoint, type: 'changed' } });

it('events before the first heartbeat are a replay, also where both come at once', async () => {
  async function* send() {
    yield [event(4), event(5)];
    yield [event(6), '', event(7)];
    yield [event(8)];
  }
  expect(await read(send, { last: 3 })).toEqual([
    [4, true],
    [5, true],
    [6, true],
    [7, false],
    [8, false],
  ]);
});

it('a replay that takes its time to begin is one, and a silence after it ends it', async () => {
  async function* send() {
    await sleep(30);
    yield [event(4)];
    await sleep(30);
    yield [event(5)];
  }
  expect(await read(send, { last: 3, quietMs: 10 })).toEqual([
    [4, true],
    [5, false],
  ]);
});

it('a stream that was not resumed replays nothing', async () => {
  async function* send() {
    yield [event(4)];
  }
  expect(await read(send)).toEqual([[4, false]]);
});
