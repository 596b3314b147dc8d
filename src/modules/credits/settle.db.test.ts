import { describe, expect, it } from 'vitest';
import { useLedger } from './test-support/ledger-fixture.ts';

const { clock, test, ledger } = useLedger();

const subject = 'domain:acme.co.uk';
const matched = { outcome: 'charge', reason: 'matched' } as const;
const noMatch = { outcome: 'release', reason: 'no_match_free' } as const;

describe('settling a hold', () => {
  it('takes the credits if it charges', async () => {
    const accountId = await ledger.account(3);
    await ledger.hold({ accountId, holdId: 'takes', subject, credits: 2 });
    expect(await ledger.settle({ holdId: 'takes', ...matched })).toEqual({
      charged: true,
      reason: 'charged',
      recordedReason: 'matched',
      repeated: false,
      balance: 1,
      held: 0,
      available: 1,
    });
    expect(await ledger.balance(accountId)).toEqual({ balance: 1, held: 0, available: 1 });
    expect((await ledger.entries(accountId)).at(-1)).toMatchObject({
      kind: 'charge',
      hold_id: 'takes',
      subject,
      balance_change: -2,
      held_change: -2,
    });
  });

  it('returns the credits if it releases', async () => {
    const accountId = await ledger.account(1);
    await ledger.hold({ accountId, holdId: 'gives', subject });
    expect(await ledger.settle({ holdId: 'gives', ...noMatch })).toMatchObject({
      charged: false,
      reason: 'released',
      recordedReason: 'no_match_free',
      available: 1,
    });
    expect(await ledger.balance(accountId)).toEqual({ balance: 1, held: 0, available: 1 });
  });

  it('returns the first outcome and changes nothing if it is repeated', async () => {
    const accountId = await ledger.account(2);
    await ledger.hold({ accountId, holdId: 'again-1', subject });
    await ledger.hold({ accountId, holdId: 'again-2', subject: 'company:01234567' });
    await ledger.settle({ holdId: 'again-1', ...matched });
    await ledger.settle({ holdId: 'again-2', ...noMatch });
    const after = { repeated: true, balance: 1, held: 0 };
    expect(await ledger.settle({ holdId: 'again-1', ...noMatch })).toMatchObject({
      ...after,
      reason: 'charged',
      recordedReason: 'matched',
    });
    expect(await ledger.settle({ holdId: 'again-2', ...matched })).toMatchObject({
      ...after,
      reason: 'released',
      recordedReason: 'no_match_free',
    });
    expect(await ledger.kinds(accountId)).toEqual(['grant', 'hold', 'hold', 'charge', 'release']);
  });

  it('is refused if the hold does not exist', async () => {
    await expect(ledger.settle({ holdId: 'nobody', ...matched })).rejects.toThrow(
      'there is no credit hold nobody',
    );
  });

  it('is rolled back with the transaction of the result, and can be repeated', async () => {
    const accountId = await ledger.account(1);
    await ledger.hold({ accountId, holdId: 'shared', subject });
    const failing = test.db.transaction(async (tx) => {
      await ledger.credits.settle(tx, { holdId: 'shared', ...matched });
      throw new Error('the result could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await ledger.balance(accountId)).toEqual({ balance: 1, held: 1, available: 0 });
    expect(await ledger.settle({ holdId: 'shared', ...matched })).toMatchObject({ repeated: false });
  });
});

describe('charging now', () => {
  it('takes one credit and records its subject', async () => {
    const accountId = await ledger.account(2);
    expect(await ledger.chargeNow({ accountId, subject, reason: 'matched' })).toEqual({
      charged: true,
      reason: 'charged',
      balance: 1,
      held: 0,
      available: 1,
    });
    expect((await ledger.entries(accountId)).at(-1)).toMatchObject({
      kind: 'charge',
      hold_id: null,
      subject,
      balance_change: -1,
    });
  });

  it('costs nothing for a subject that is paid for, even if no credit is left', async () => {
    const accountId = await ledger.account(1);
    await ledger.chargeNow({ accountId, subject, reason: 'matched' });
    expect(await ledger.chargeNow({ accountId, subject, reason: 'matched' })).toMatchObject({
      charged: false,
      reason: 'already_charged',
      balance: 0,
    });
  });

  it('is refused if every credit is held', async () => {
    const accountId = await ledger.account(1);
    await ledger.hold({ accountId, holdId: 'all', subject: 'domain:other.co.uk' });
    await expect(ledger.chargeNow({ accountId, subject, reason: 'matched' })).rejects.toMatchObject({
      code: 'no_credits',
      details: { credits_available: 0 },
    });
    expect(await ledger.kinds(accountId)).toEqual(['grant', 'hold']);
  });

  it('pays for one account only', async () => {
    const [one, other] = [await ledger.account(1), await ledger.account(1)];
    await ledger.chargeNow({ accountId: one, subject, reason: 'matched' });
    expect(await ledger.chargeNow({ accountId: other, subject, reason: 'matched' })).toMatchObject({
      charged: true,
    });
  });
});

describe('a charge pays for thirty days', () => {
  it.each([
    { after: { days: 29, hours: 23 }, reason: 'already_charged' },
    { after: { days: 30, seconds: -1 }, reason: 'already_charged' },
    { after: { days: 30 }, reason: 'charged' },
    { after: { days: 30, seconds: 1 }, reason: 'charged' },
  ])('counts a new one after $after as $reason', async ({ after, reason }) => {
    const [direct, byHold] = [await ledger.account(2), await ledger.account(2)];
    const holdId = `window-${byHold}`;
    await ledger.chargeNow({ accountId: direct, subject, reason: 'matched' });
    await ledger.chargeNow({ accountId: byHold, subject, reason: 'matched' });
    clock.advance(after);
    const paid = reason === 'already_charged';
    expect(await ledger.chargeNow({ accountId: direct, subject, reason: 'matched' })).toMatchObject({
      reason,
    });
    expect(await ledger.kinds(direct)).toEqual(['grant', 'charge', ...(paid ? [] : ['charge'])]);
    await ledger.hold({ accountId: byHold, holdId, subject });
    const settled = { charged: !paid, reason, balance: paid ? 1 : 0, held: 0 };
    expect(await ledger.settle({ holdId, ...matched })).toMatchObject(settled);
    expect(await ledger.settle({ holdId, ...matched })).toMatchObject({ ...settled, repeated: true });
  });

  it('a release pays for nothing', async () => {
    const accountId = await ledger.account(1);
    await ledger.hold({ accountId, holdId: 'pays-nothing', subject });
    await ledger.settle({ holdId: 'pays-nothing', ...noMatch });
    expect(await ledger.kinds(accountId)).toEqual(['grant', 'hold', 'release']);
    expect(await ledger.chargeNow({ accountId, subject, reason: 'matched' })).toMatchObject({
      charged: true,
    });
  });
});

describe('holds left behind', () => {
  it('are listed oldest first until they are settled', async () => {
    const accountId = await ledger.account(3);
    const holds = ['left-1', 'left-2', 'left-3'];
    for (const holdId of holds) {
      await ledger.hold({ accountId, holdId, subject });
      clock.advance({ minutes: 1 });
    }
    await ledger.settle({ holdId: 'left-1', ...noMatch });
    const mine = async (at: Date) =>
      (await ledger.credits.listOpenHoldsOlderThan(test.db, at, 100)).filter(
        (hold) => hold.account_id === accountId,
      );
    expect((await mine(clock.now())).map((hold) => hold.hold_id)).toEqual(['left-2', 'left-3']);
    const heldAt = new Date(clock.now().getTime() - 60_000);
    expect(await mine(heldAt)).toMatchObject([{ hold_id: 'left-2', subject, credits: 1 }]);
    expect(await ledger.credits.listOpenHoldsOlderThan(test.db, clock.now(), 1)).toHaveLength(1);
  });
});
