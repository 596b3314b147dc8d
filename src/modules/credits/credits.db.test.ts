import { describe, expect, it } from 'vitest';
import { insertAccount, useLedger } from './test-support/ledger-fixture.ts';

const { clock, test, ledger } = useLedger();

const subject = 'domain:acme.co.uk';

describe('opening a ledger', () => {
  it('starts with a balance of zero, and changes nothing if repeated', async () => {
    const accountId = await ledger.account();
    expect(await ledger.balance(accountId)).toEqual({ balance: 0, held: 0, available: 0 });
    await ledger.grant({ accountId, credits: 5, reason: 'signup' });
    await test.db.transaction((tx) => ledger.credits.openAccount(tx, accountId));
    expect(await ledger.balance(accountId)).toEqual({ balance: 5, held: 0, available: 5 });
  });

  it('comes before everything else', async () => {
    const accountId = await insertAccount(test.db, clock);
    const missing = `account ${accountId} has no credit ledger`;
    await expect(ledger.grant({ accountId, credits: 1, reason: 'x' })).rejects.toThrow(missing);
    await expect(ledger.hold({ accountId, holdId: 'unopened', subject })).rejects.toThrow(missing);
    await expect(ledger.chargeNow({ accountId, subject, reason: 'x' })).rejects.toThrow(missing);
    await expect(ledger.balance(accountId)).rejects.toThrow(missing);
  });
});

describe('a grant', () => {
  it('adds to the balance and returns it', async () => {
    const accountId = await ledger.account(2);
    expect(await ledger.grant({ accountId, credits: 3, reason: 'by hand' })).toEqual({
      granted: true,
      balance: 5,
      held: 0,
      available: 5,
    });
    expect((await ledger.entries(accountId)).at(-1)).toMatchObject({
      kind: 'grant',
      credits: 3,
      balance_change: 3,
      held_change: 0,
      reason: 'by hand',
      created_at: clock.now(),
    });
  });

  it('is made once per account and key', async () => {
    const [one, other] = [await ledger.account(), await ledger.account()];
    const monthly = { credits: 10, reason: 'plan', key: 'plan:2026-11-15' };
    expect(await ledger.grant({ accountId: one, ...monthly })).toMatchObject({ granted: true, balance: 10 });
    expect(await ledger.grant({ accountId: one, ...monthly })).toMatchObject({ granted: false, balance: 10 });
    expect(await ledger.grant({ accountId: other, ...monthly })).toMatchObject({ granted: true });
    expect(await ledger.grant({ accountId: one, ...monthly, key: 'plan:2026-12-15' })).toMatchObject({
      granted: true,
      balance: 20,
    });
  });

  it('is made every time if it has no key', async () => {
    const accountId = await ledger.account();
    for (const balance of [1, 2])
      expect(await ledger.grant({ accountId, credits: 1, reason: 'again' })).toMatchObject({ balance });
  });

  it.each([0, -1, 1.5])('is refused for %s credits', async (credits) => {
    const accountId = await ledger.account();
    await expect(ledger.grant({ accountId, credits, reason: 'x' })).rejects.toThrow(RangeError);
  });
});

describe('a hold', () => {
  it('keeps credits from being spent twice, without taking them', async () => {
    const accountId = await ledger.account(3);
    expect(await ledger.hold({ accountId, holdId: 'keeps-1', subject })).toEqual({
      balance: 3,
      held: 1,
      available: 2,
    });
    expect(await ledger.hold({ accountId, holdId: 'keeps-2', subject, credits: 2 })).toMatchObject({
      available: 0,
    });
    await expect(ledger.hold({ accountId, holdId: 'keeps-3', subject })).rejects.toMatchObject({
      code: 'no_credits',
      status: 402,
      details: { credits_available: 0 },
    });
    expect(await ledger.balance(accountId)).toEqual({ balance: 3, held: 3, available: 0 });
  });

  it('is refused if it exceeds the available credits', async () => {
    const accountId = await ledger.account(2);
    await expect(ledger.hold({ accountId, holdId: 'more', subject, credits: 3 })).rejects.toMatchObject({
      details: { credits_available: 2 },
    });
    expect(await ledger.kinds(accountId)).toEqual(['grant']);
  });

  it('is refused with an id that was used before, and changes nothing', async () => {
    const accountId = await ledger.account(5);
    await ledger.hold({ accountId, holdId: 'twice', subject });
    await expect(ledger.hold({ accountId, holdId: 'twice', subject })).rejects.toThrow('was made before');
    expect(await ledger.balance(accountId)).toMatchObject({ held: 1 });
  });

  it('is undone if its transaction is rolled back', async () => {
    const accountId = await ledger.account(1);
    const failing = test.db.transaction(async (tx) => {
      await ledger.credits.hold(tx, { accountId, holdId: 'undone', subject });
      throw new Error('the job could not be queued');
    });
    await expect(failing).rejects.toThrow('could not be queued');
    expect(await ledger.balance(accountId)).toMatchObject({ held: 0, available: 1 });
  });
});

describe('reading the ledger', () => {
  it('pages from the newest entry back, in the order of writing even within one moment', async () => {
    const accountId = await ledger.account();
    const reasons = ['a', 'b', 'c', 'd', 'e'];
    for (const reason of reasons) await ledger.grant({ accountId, credits: 1, reason });
    const read: (string | null)[] = [];
    const balances: number[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page++) {
      const entries = await ledger.credits.listEntries(test.db, accountId, {
        limit: 2,
        ...(before && { before }),
      });
      read.push(...entries.map((entry) => entry.reason));
      balances.push(...entries.map((entry) => entry.balance_after));
      before = entries.at(-1)?.id;
    }
    expect(read).toEqual([...reasons].reverse());
    expect(balances).toEqual([5, 4, 3, 2, 1]);
  });

  it('shows nothing of other accounts, and no page after the entry of another account', async () => {
    const [mine, other] = [await ledger.account(1), await ledger.account(1)];
    const [foreign] = await ledger.entries(other);
    expect(await ledger.entries(mine)).toHaveLength(1);
    const page = { before: foreign!.id, limit: 10 };
    expect(await ledger.credits.listEntries(test.db, mine, page)).toEqual([]);
  });
});
