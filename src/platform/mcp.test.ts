import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Progress, waitForJob } from './mcp.ts';

/** A job that takes one of these steps at each poll and has ended after the last. */
function jobOf(...steps: number[]) {
  const rest = [...steps];
  const first = rest.shift() ?? 0;
  return {
    first,
    read: async () => rest.shift() ?? -1,
    waitForEnd: ({ timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal }) =>
      sleep(Math.min(timeoutMs, 20), undefined, { signal }).catch(() => undefined),
    hasEnded: (step: number) => step < 0,
    readProgress: (step: number): Progress => ({ done: step, total: 9, message: `step ${step}` }),
  };
}
const neverAborted = new AbortController().signal;

describe('waiting for a job', () => {
  it('ends with the job, and reports each step once and never backwards', async () => {
    const reported: number[] = [];
    const reportProgress = async ({ done }: Progress) => void reported.push(done);
    const job = jobOf(0, 0, 2, 1, 2, 3);
    const end = await waitForJob({ signal: neverAborted, reportProgress }, { ...job, timeoutMs: 60_000 });
    expect(end).toBe(-1);
    expect(reported).toEqual([0, 2, 3]);
  });

  it('reads no progress when the client did not ask for it', async () => {
    const readProgress = () => {
      throw new Error('not expected');
    };
    expect(await waitForJob({ signal: neverAborted }, { ...jobOf(0), readProgress, timeoutMs: 60_000 })).toBe(
      -1,
    );
  });

  it('returns the job in its current state when the time is up', async () => {
    const job = { ...jobOf(0), read: async () => 4 };
    expect(await waitForJob({ signal: neverAborted }, { ...job, timeoutMs: 20 })).toBe(4);
  });

  it('does not poll a job that has already ended', async () => {
    const read = () => {
      throw new Error('it has ended');
    };
    expect(await waitForJob({ signal: neverAborted }, { ...jobOf(-1), read, timeoutMs: 60_000 })).toBe(-1);
  });

  it('ends when the client has disconnected', async () => {
    const gone = new AbortController();
    const job = { ...jobOf(0), read: async () => 4 };
    const waiting = waitForJob({ signal: gone.signal }, { ...job, timeoutMs: 60_000 });
    gone.abort();
    expect(await waiting).toBe(4);
  });
});
