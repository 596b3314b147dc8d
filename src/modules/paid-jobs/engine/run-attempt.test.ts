import { expect, it } from 'vitest';
import { createProgressNotes } from './run-attempt.ts';

/** Writes that take a turn of the event loop each. */
function createNotes() {
  const written: number[] = [];
  const notes = createProgressNotes<number>(0, async (progress) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (progress < 0) throw new Error('the database is away');
    written.push(progress);
  });
  return { notes, written };
}

it('a flush is written after all that were asked for before it', async () => {
  const { notes, written } = createNotes();
  void notes.flush(1);
  await notes.flush(2);
  expect(written).toEqual([1, 2]);
});

it('progress that is reported in quick succession is not written, but is the latest', async () => {
  const { notes, written } = createNotes();
  notes.report(1);
  notes.report(2);
  expect(await notes.close()).toBe(2);
  expect(written).toEqual([]);
});

it('the latest report is written after a while, once', async () => {
  const { notes, written } = createNotes();
  notes.report(1);
  notes.report(2);
  await expect.poll(() => written, { timeout: 20_000 }).toEqual([2]);
  await notes.close();
  expect(written).toEqual([2]);
});

it('closing waits for the writes in progress, and nothing is written after it', async () => {
  const { notes, written } = createNotes();
  void notes.flush(1);
  await notes.close();
  expect(written).toEqual([1]);
  await notes.flush(2);
  expect(written).toEqual([1]);
});

it('a write that fails fails nothing else', async () => {
  const { notes, written } = createNotes();
  await notes.flush(-1);
  await notes.flush(1);
  expect(written).toEqual([1]);
});
