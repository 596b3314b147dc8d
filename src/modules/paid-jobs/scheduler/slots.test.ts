import { beforeEach, describe, expect, it } from 'vitest';
import { createSlots, type Slots } from './slots.ts';

const SLOW_AFTER_MS = 2_000;
let now: number;
let slots: Slots;
let interrupted: string[];

beforeEach(() => {
  now = 0;
  interrupted = [];
  slots = createSlots({ count: 4, slowAfterMs: SLOW_AFTER_MS, now: () => now });
});

function start(accountId: string, { weight = 1, knownSlow = false } = {}): () => void {
  expect(slots.reserve()).toBe(true);
  return slots.use({ accountId, weight, knownSlow, interrupt: () => interrupted.push(accountId) });
}

const newcomer = { accountId: 'newcomer', weight: 1, running: 0 };

describe('slots', () => {
  it('are as many as the process has workers, and reserved ones count', () => {
    for (const account of ['a', 'b', 'c']) start(account);
    expect(slots.reserve()).toBe(true);
    expect([slots.freeCount() > 0, slots.reserve()]).toEqual([false, false]);
    slots.release();
    expect(slots.freeCount() > 0).toBe(true);
  });

  it('are freed once, however often that is said', () => {
    const end = start('a');
    for (const account of ['a', 'a', 'a']) start(account);
    end();
    end();
    expect([slots.reserve(), slots.reserve()]).toEqual([true, false]);
  });
});

describe('an attempt that is slow', () => {
  it('keeps its slot while nobody else wants it: an account that is alone has them all', () => {
    for (const account of ['a', 'a', 'a', 'a']) start(account);
    now = 60_000;
    expect(slots.takeOver({ accountId: 'a', weight: 1, running: 4 })).toBe(false);
    expect(interrupted).toEqual([]);
  });

  it('is interrupted for an account with fewer attempts: the newest of the account with the most', () => {
    start('a');
    for (const at of [10, 20]) {
      now = at;
      start('b');
    }
    now = 30;
    start('c');
    now = 30 + SLOW_AFTER_MS;
    expect(slots.takeOver(newcomer)).toBe(true);
    expect(interrupted).toEqual(['b']);
    expect(slots.freeCount() > 0).toBe(false);
  });

  it('is not interrupted before it is slow', () => {
    for (const account of ['a', 'a', 'a', 'a']) start(account);
    now = SLOW_AFTER_MS - 1;
    expect([slots.hasSlowToSpare(), slots.takeOver(newcomer)]).toEqual([false, false]);
  });

  it('runs to its end in half of the slots, so that slow websites are read too', () => {
    for (const at of [0, 1, 2, 3]) {
      now = at;
      start('a');
    }
    now = 60_000;
    for (const account of ['b', 'c', 'd', 'e']) {
      const isTaken = slots.takeOver({ ...newcomer, accountId: account });
      if (isTaken) slots.use({ accountId: account, weight: 1, knownSlow: false, interrupt: () => {} });
    }
    expect(interrupted).toEqual(['a', 'a']);
    expect(slots.hasRoomForSlow()).toBe(false);
  });

  it('is interrupted at any time when it was before, if others wait', () => {
    for (let index = 0; index < 4; index += 1) start('a', { knownSlow: true });
    expect(slots.takeOver(newcomer)).toBe(true);
  });

  it('gives way by weight: four attempts of an account of weight 4 are as one of another', () => {
    for (let index = 0; index < 4; index += 1) start('large', { weight: 4 });
    now = 60_000;
    expect(slots.takeOver({ accountId: 'small', weight: 1, running: 1 })).toBe(false);
    expect(slots.takeOver({ accountId: 'small', weight: 1, running: 0 })).toBe(true);
  });
});

describe('idle work', () => {
  function startIdle(name: string): (() => void) | undefined {
    return slots.useIdle({ interrupt: () => interrupted.push(name) });
  }

  it('has only the slots that no account uses', () => {
    start('a');
    start('a');
    expect(slots.reserve()).toBe(true);
    expect([startIdle('one') !== undefined, startIdle('two')]).toEqual([true, undefined]);
    slots.release();
    expect(startIdle('two')).toBeDefined();
  });

  it('keeps no account waiting: it is interrupted, the newest first, as soon as a slot is needed', () => {
    for (const name of ['one', 'two', 'three', 'four']) startIdle(name);
    expect([slots.freeCount() > 0, slots.isUsed()]).toEqual([true, false]);
    start('a');
    expect(slots.isUsed()).toBe(true);
    expect(interrupted).toEqual(['four']);
    slots.reserveAnyway();
    expect(interrupted).toEqual(['four', 'three']);
    for (const account of ['a', 'b']) start(account);
    expect(interrupted).toEqual(['four', 'three', 'two', 'one']);
    expect(slots.reserve()).toBe(false);
  });

  it('may be several pieces in the place of one attempt', () => {
    slots = createSlots({ count: 2, idlePerSlot: 3, slowAfterMs: SLOW_AFTER_MS, now: () => now });
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    for (const name of names) expect(startIdle(name)).toBeDefined();
    expect(startIdle('seven')).toBeUndefined();
    start('a');
    expect(interrupted).toEqual(['six', 'five', 'four']);
    expect([slots.freeCount() > 0, startIdle('four')]).toEqual([true, undefined]);
    start('a');
    expect(interrupted).toEqual(['six', 'five', 'four', 'three', 'two', 'one']);
    expect(slots.reserve()).toBe(false);
  });

  it('frees its slot once, also after it was interrupted', () => {
    const [end] = ['one', 'two', 'three', 'four'].map(startIdle);
    end?.();
    end?.();
    expect([startIdle('five') !== undefined, startIdle('six')]).toEqual([true, undefined]);
  });
});
