import { beforeEach, describe, expect, it } from 'vitest';
import { type Statement, sql } from '../../platform/postgres/index.ts';
import { insertAccount, useLedger } from './test-support/ledger-fixture.ts';

// The database itself refuses these: statements here bypass the module on purpose.
const { clock, test, ledger } = useLedger();
let account: string;
let hold: string;
/** Owns 5, of which 2 are held. */
beforeEach(async () => {
  account = await ledger.account(5);
  hold = `hold-of-${account}`;
  await ledger.hold({ accountId: account, holdId: hold, subject: 'domain:acme.co.uk', credits: 2 });
});

interface Raw {
  kind: string;
  credits?: number;
  holdId?: string;
  subject?: string;
  links?: string[];
  reason?: string;
  key?: string;
  paidUntil?: string;
  accountId?: string;
}
let made = 0;
function insertRaw(raw: Raw): Promise<number> {
  made += 1;
  return test.db.execute(sql`
    insert into credit_entries
      (id, account_id, kind, credits, hold_id, subject, links, reason, grant_key, paid_until, created_at)
    values (${`ce_raw_${made}`}, ${raw.accountId ?? account}, ${raw.kind}, ${raw.credits ?? 1}, ${raw.holdId},
      ${raw.subject}, ${raw.links ?? []}::text[], ${raw.reason}, ${raw.key}, ${raw.paidUntil}, '2026-11-15T09:00:00Z')`);
}
const charge = { kind: 'charge', subject: 'domain:b.co.uk', reason: 'x', paidUntil: '2026-12-15T09:00:00Z' };

async function expectRefused(attempt: Promise<unknown>, refusal: { code: string; constraint?: string }) {
  await expect(attempt).rejects.toMatchObject(refusal);
  expect(await ledger.balance(account)).toEqual({ balance: 5, held: 2, available: 3 });
  expect(await ledger.kinds(account)).toEqual(['grant', 'hold']);
}
const CHECK = '23514';
const UNIQUE = '23505';
const RESTRICT = '23001';
const FOREIGN_KEY = '23503';

describe('the database refuses', () => {
  it('a charge that would take the balance below zero', async () => {
    const constraint = 'credit_accounts_balance_not_negative';
    const empty = await ledger.account();
    await expectRefused(insertRaw({ ...charge, accountId: empty }), { code: CHECK, constraint });
  });

  it('a charge that would spend held credits', async () => {
    const constraint = 'credit_accounts_held_within_balance';
    await expectRefused(insertRaw({ ...charge, credits: 4 }), { code: CHECK, constraint });
  });

  it('a hold of more than is free', async () => {
    const raw = { kind: 'hold', credits: 4, holdId: `${hold}-2`, subject: 'domain:b.co.uk' };
    await expectRefused(insertRaw(raw), { code: CHECK, constraint: 'credit_accounts_held_within_balance' });
  });

  it('a second hold of the same id', async () => {
    const raw = { kind: 'hold', holdId: hold, subject: 'domain:b.co.uk' };
    await expectRefused(insertRaw(raw), { code: UNIQUE, constraint: 'credit_entries_hold_once' });
  });

  it.each(['charge', 'release'] as const)('a second settlement after a %s', async (outcome) => {
    await ledger.settle({ holdId: hold, outcome, reason: 'first' });
    const refusal = { code: UNIQUE, constraint: 'credit_entries_settled_once' };
    const same = { holdId: hold, subject: 'domain:acme.co.uk', credits: 2 };
    await expect(insertRaw({ ...charge, ...same })).rejects.toMatchObject(refusal);
    await expect(insertRaw({ kind: 'release', reason: 'x', ...same })).rejects.toMatchObject(refusal);
    expect(await ledger.kinds(account)).toEqual(['grant', 'hold', outcome]);
  });

  it('a settlement without a hold, or that differs from its hold in account, subject or credits', async () => {
    const fitting = {
      kind: 'release',
      reason: 'x',
      holdId: hold,
      subject: 'domain:acme.co.uk',
      credits: 2,
    };
    const refusal = { code: CHECK, constraint: 'credit_entries_settles_its_hold' };
    const rich = await ledger.account(9);
    await ledger.hold({ accountId: rich, holdId: `hold-of-${rich}`, subject: 'domain:b.co.uk', credits: 3 });
    await expectRefused(insertRaw({ ...fitting, accountId: rich }), refusal);
    await expectRefused(insertRaw({ ...fitting, subject: 'domain:b.co.uk' }), refusal);
    await expectRefused(insertRaw({ ...fitting, credits: 1 }), refusal);
    await expectRefused(insertRaw({ ...fitting, holdId: 'no such hold' }), refusal);
  });

  it('a charge for what is still paid for', async () => {
    await ledger.chargeNow({ accountId: account, subject: 'domain:b.co.uk', reason: 'matched' });
    await expect(insertRaw(charge)).rejects.toMatchObject({
      code: UNIQUE,
      constraint: 'credit_purchases_paid_once',
    });
  });

  it('a charge for a link that is still paid for', async () => {
    const link = { domain: 'linked.co.uk', companyNumber: '01234567' };
    await ledger.chargeNow({
      accountId: account,
      subject: 'domain:linked.co.uk',
      links: [link],
      reason: 'matched',
    });
    const other = { ...charge, subject: 'company:01234567' };
    await expect(insertRaw({ ...other, links: ['link:linked.co.uk/01234567'] })).rejects.toMatchObject({
      code: UNIQUE,
      constraint: 'credit_purchases_paid_once',
    });
  });

  it('links on anything but a charge', async () => {
    const refusal = { code: CHECK, constraint: 'credit_entries_links_of_charges' };
    await expectRefused(insertRaw({ kind: 'grant', reason: 'x', links: ['link:a.co.uk/01234567'] }), refusal);
  });

  it('a second grant under one key', async () => {
    const grant = { kind: 'grant', reason: 'plan', key: 'plan:2026-11-15' };
    await insertRaw(grant);
    await expect(insertRaw(grant)).rejects.toMatchObject({
      code: UNIQUE,
      constraint: 'credit_entries_granted_once',
    });
  });

  it('an entry of an account without a ledger', async () => {
    const accountId = await insertAccount(test.db, clock);
    await expectRefused(insertRaw({ kind: 'grant', reason: 'x', accountId }), { code: FOREIGN_KEY });
  });

  const subject = 'domain:b.co.uk';
  const { paidUntil } = charge;
  it.each<Raw>([
    { kind: 'gift', reason: 'x' },
    { kind: 'grant' },
    { kind: 'grant', reason: 'x', subject },
    { kind: 'grant', reason: 'x', holdId: 'h' },
    { kind: 'hold', subject },
    { kind: 'hold', holdId: 'h' },
    { kind: 'hold', holdId: 'h', subject, reason: 'x' },
    { kind: 'hold', holdId: 'h', subject, key: 'k' },
    { kind: 'charge', subject, reason: 'x' },
    { kind: 'charge', subject, paidUntil },
    { kind: 'charge', reason: 'x', paidUntil },
    { kind: 'charge', subject, reason: 'x', paidUntil: '2026-11-15T09:00:00Z' },
    { kind: 'release', subject, reason: 'x' },
    { kind: 'release', holdId: 'h', subject, reason: 'x', paidUntil },
  ])('an entry of the wrong shape: %j', async (raw) => {
    await expectRefused(insertRaw(raw), { code: CHECK, constraint: 'credit_entries_shape' });
  });

  it.each([0, -1])('an entry of %s credits', async (credits) => {
    const constraint = 'credit_entries_credits_positive';
    await expectRefused(insertRaw({ kind: 'grant', reason: 'x', credits }), { code: CHECK, constraint });
  });

  it('an entry that claims another effect than its kind has', async () => {
    const claim = test.db.execute(sql`
      insert into credit_entries (id, account_id, kind, credits, reason, balance_change, created_at)
      values ('ce_claim', ${account}, 'grant', 1, 'x', 1000, now())`);
    await expectRefused(claim, { code: '428C9' });
  });

  it.each<[string, () => Statement]>([
    [
      'an entry being changed',
      () => sql`update credit_entries set reason = 'y' where account_id = ${account}`,
    ],
    ['an entry being deleted', () => sql`delete from credit_entries where account_id = ${account}`],
    ['the entries being emptied', () => sql`truncate credit_entries`],
    ['totals being set', () => sql`update credit_accounts set balance = 9 where account_id = ${account}`],
    ['an open hold being dropped', () => sql`delete from credit_holds where account_id = ${account}`],
    [
      'an open hold being moved',
      () => sql`update credit_holds set credits = 1 where account_id = ${account}`,
    ],
    ['the open holds being emptied', () => sql`truncate credit_holds`],
    ['a purchase out of nothing', () => sql`insert into credit_purchases values (${account}, 'x', now())`],
    ['the purchases being emptied', () => sql`truncate credit_purchases`],
    ['a ledger opened with credits', () => sql`insert into credit_accounts values ('new', 5, 0)`],
  ])('%s', async (_, statement) => {
    await expectRefused(test.db.execute(statement()), { code: RESTRICT });
  });

  it('an account being deleted when its ledger has entries, and only then', async () => {
    const gone = await ledger.account();
    await expectRefused(test.db.execute(sql`delete from accounts where id = ${account}`), { code: RESTRICT });
    expect(await test.db.execute(sql`delete from accounts where id = ${gone}`)).toBe(1);
    await expect(ledger.balance(gone)).rejects.toThrow('has no credit ledger');
  });
});
