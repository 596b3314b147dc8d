import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { StreamName } from './plan-streams.ts';
import type { ReadStreamOptions } from './read-stream.ts';
import { readPlanned } from './start-streams.ts';

type Reading = Pick<ReadStreamOptions, 'covered' | 'signal' | 'onOpen' | 'onLimited'>;

/** Two guaranteed and two optional streams, whose connections the test opens and refuses. */
function readTwoAndTwo() {
  const readings = new Map<StreamName, Reading>();
  const stop = new AbortController();
  const planned = (stream: StreamName) => ({ stream, key: 'k' });
  const done = readPlanned({
    plan: {
      guaranteed: [planned('companies'), planned('filings')],
      optional: [planned('officers'), planned('charges')],
    },
    signal: stop.signal,
    read({ stream }, reading) {
      readings.set(stream, reading);
      return new Promise((resolve) => {
        reading.signal.addEventListener('abort', () => {
          if (readings.get(stream) === reading) readings.delete(stream);
          resolve();
        });
      });
    },
  });
  const reading = (stream: StreamName) => readings.get(stream) as Reading;
  return { stop, done, reading, read: () => [...readings.keys()] };
}

const SURE = ['companies', 'filings'];

it('optional streams are opened once all guaranteed ones are open', () => {
  const { read, reading } = readTwoAndTwo();
  expect(read()).toEqual(SURE);
  reading('companies').onOpen();
  reading('companies').onOpen();
  expect(read()).toEqual(SURE);
  reading('filings').onOpen();
  expect(read()).toEqual([...SURE, 'officers', 'charges']);
});

it('further streams are covered while there is room for them', () => {
  const { reading } = readTwoAndTwo();
  for (const stream of SURE) reading(stream as StreamName).onOpen();
  const { covered } = reading('companies');
  expect([...covered]).toEqual(SURE);
  reading('officers').onOpen();
  expect([...covered]).toEqual([...SURE, 'officers']);
  reading('officers').onLimited();
  expect([...covered]).toEqual(SURE);
});

it('further streams close when a guaranteed stream gets no connection, and reopen after it', () => {
  const { read, reading } = readTwoAndTwo();
  for (const stream of SURE) reading(stream as StreamName).onOpen();
  reading('officers').onOpen();
  reading('filings').onLimited();
  expect(read()).toEqual(SURE);
  expect([...reading('companies').covered]).toEqual(SURE);
  reading('companies').onOpen();
  expect(read()).toEqual(SURE);
  reading('filings').onOpen();
  expect(read()).toEqual([...SURE, 'officers', 'charges']);
});

it('ends when the signal aborts, and not before all readers have ended', async () => {
  const { stop, done, read, reading } = readTwoAndTwo();
  let isDone = false;
  done.then(() => {
    isDone = true;
  });
  for (const stream of SURE) reading(stream as StreamName).onOpen();
  await turn();
  expect(isDone).toBe(false);
  stop.abort();
  await done;
  expect(read()).toEqual([]);
});
