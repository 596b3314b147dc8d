import { describe, expect, it } from 'vitest';
import { awaitEnd } from './await-end.ts';
import type { Progress } from './tool.ts';

/** A job that takes these steps, one at each look, and has ended with the last. */
function jobOf(...steps: number[]) {
  const rest = [...steps];
  const first = rest.shift() ?? 0;
  return {
    first,
    read: async () => rest.shift() ?? -1,
    hasEnded: (step: number) => step < 0,
    readProgress: (step: number): Progress => ({ done: step, total: 9, message: `step ${step}` }),
  };
}
const nobodyLeft = new AbortController().signal;

describe('waiting for a job', () => {
  it('ends with the job, and tells each step once and never backwards', async () => {
    const told: number[] = [];
    const reportProgress = async ({ done }: Progress) => void told.push(done);
    const job = jobOf(0, 0, 2, 1, 2, 3);
    const end = await awaitEnd({ signal: nobodyLeft, reportProgress }, { ...job, patienceMs: 60_000 });
    expect(end).toBe(-1);
    expect(told).toEqual([0, 2, 3]);
  });

  it('asks for no progress when nobody wants it', async () => {
    const readProgress = () => {
      throw new Error('nobody asked');
    };
    expect(await awaitEnd({ signal: nobodyLeft }, { ...jobOf(0), readProgress, patienceMs: 60_000 })).toBe(
      -1,
    );
  });

  it('ends when patience does, with the job as it stands', async () => {
    const job = { ...jobOf(0), read: async () => 4 };
    expect(await awaitEnd({ signal: nobodyLeft }, { ...job, patienceMs: 20 })).toBe(4);
  });

  it('does not look at all at what has ended already', async () => {
    const read = () => {
      throw new Error('it has ended');
    };
    expect(await awaitEnd({ signal: nobodyLeft }, { ...jobOf(-1), read, patienceMs: 60_000 })).toBe(-1);
  });

  it('ends when the client has gone', async () => {
    const gone = new AbortController();
    const job = { ...jobOf(0), read: async () => 4 };
    const waiting = awaitEnd({ signal: gone.signal }, { ...job, patienceMs: 60_000 });
    gone.abort();
    expect(await waiting).toBe(4);
  });
});
