import { expect, test } from 'vitest';
import { limitConcurrency } from '../../../shared/concurrency.ts';
import { smallRegister } from '../test-support/small-register.ts';
import { writtenSite } from '../test-support/written-site.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { examineSite } from './examine-site.ts';

const { site } = writtenSite({ domain: 'fern.co.uk', pages: [{ html: '<title>Fern</title>' }] });
const crawler = { crawlSite: async () => site };
const live = { enabled: false, getCompany: () => Promise.reject(new Error('not asked')) };

/** Judgements that end when the test says so. */
function heldJudge() {
  const ends: (() => void)[] = [];
  const judge = () =>
    new Promise<Verdict>((resolve) => ends.push(() => resolve({ match_status: 'no_match' } as Verdict)));
  const examine = (how: { signal: AbortSignal; inTurn?: ReturnType<typeof limitConcurrency> }) =>
    examineSite({ crawler, judge, register: smallRegister([]), live }, 'fern.co.uk', how);
  return { ends, examine };
}

test('judges the websites of a caller in turn, and those of others at once', async () => {
  const { ends, examine } = heldJudge();
  const inTurn = limitConcurrency({ concurrency: 1, waitingMax: 9, onRefused: () => new Error('full') });
  const { signal } = new AbortController();
  const [first, second] = [examine({ signal, inTurn }), examine({ signal, inTurn })];
  await expect.poll(() => ends.length).toBe(1);
  const other = examine({ signal });
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await other;
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  expect((await second).verdict.match_status).toBe('no_match');
});

test('does not judge a website that was given up while it waited for its turn', async () => {
  const { ends, examine } = heldJudge();
  const inTurn = limitConcurrency({ concurrency: 1, waitingMax: 9, onRefused: () => new Error('full') });
  const abort = new AbortController();
  const first = examine({ signal: new AbortController().signal, inTurn });
  const second = examine({ signal: abort.signal, inTurn });
  await expect.poll(() => ends.length).toBe(1);
  abort.abort(new Error('others wait'));
  ends[0]?.();
  await first;
  await expect(second).rejects.toThrow('others wait');
  expect(ends).toHaveLength(1);
});
