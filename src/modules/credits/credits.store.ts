import { sql } from '../../platform/postgres/index.ts';
import type { LedgerStore } from './ledger-store.ts';
import type { Settlement } from './settlement.ts';

const PAGE_MAX = 200;

/**
 * Entries are inserted, nothing else: the trigger on `credit_entries` moves balance and held with them. Every
 * insert locks its account first, which puts the writes of one account in a row. `no key update` is the lock
 * that the trigger's own update takes, so it never has to be raised.
 */
export const creditsStore: LedgerStore = {
  async insertAccount(tx, accountId) {
    await tx.execute(
      sql`insert into credit_accounts (account_id) values (${accountId}) on conflict (account_id) do nothing`,
    );
  },

  insertGrant: (tx, grant) =>
    tx.first(sql`
      with account as (
        select account_id, balance, held from credit_accounts
        where account_id = ${grant.accountId} for no key update
      ), entry as (
        insert into credit_entries (id, account_id, kind, credits, reason, grant_key, created_at)
        select ${grant.id}, account_id, 'grant', ${grant.credits}::integer, ${grant.reason}, ${grant.key},
          ${grant.at}::timestamptz
        from account
        on conflict (account_id, grant_key) where grant_key is not null do nothing
        returning balance_change
      )
      select balance + coalesce(balance_change, 0) as balance, held, balance_change is not null as granted
      from account left join entry on true`),

  insertHold: (tx, hold) =>
    tx.first(sql`
      with account as (
        select account_id, balance, held from credit_accounts
        where account_id = ${hold.accountId} for no key update
      ), entry as (
        insert into credit_entries (id, account_id, kind, credits, hold_id, subject, created_at)
        select ${hold.id}, account_id, 'hold', ${hold.credits}::integer, ${hold.holdId}, ${hold.subject},
          ${hold.at}::timestamptz
        from account where balance - held >= ${hold.credits}::integer
        on conflict (hold_id) where kind = 'hold' do nothing
        returning id
      )
      select balance, held, entry.id is not null as inserted from account left join entry on true`),

  lockAccount: (tx, accountId) =>
    tx.first(
      sql`select balance, held from credit_accounts where account_id = ${accountId} for no key update`,
    ),

  lockAccountOfHold: (tx, holdId) =>
    tx.first(sql`
      select account.account_id as "accountId", hold.subject, hold.credits, account.balance, account.held
      from credit_entries as hold join credit_accounts as account on account.account_id = hold.account_id
      where hold.hold_id = ${holdId} and hold.kind = 'hold'
      for no key update of account`),

  async findStanding(tx, { holdId, accountId, subject, at }) {
    const row = await tx.first<{ settlement: Settlement | null; paid: boolean }>(sql`
      select
        (select json_build_object('kind', kind, 'reason', reason) from credit_entries
         where hold_id = ${holdId} and kind in ('charge', 'release')) as settlement,
        exists (select from credit_purchases
         where account_id = ${accountId} and subject = ${subject} and paid_until > ${at}) as paid`);
    return { settlement: row?.settlement ?? null, paid: row?.paid ?? false };
  },

  async isPaid(db, accountId, subject, at) {
    const row = await db.first(sql`
      select 1 from credit_purchases
      where account_id = ${accountId} and subject = ${subject} and paid_until > ${at}`);
    return row !== undefined;
  },

  async insertSettlement(tx, entry) {
    await tx.execute(sql`
      insert into credit_entries
        (id, account_id, kind, credits, hold_id, subject, reason, paid_until, created_at)
      values (${entry.id}, ${entry.accountId}, ${entry.kind}, ${entry.credits}, ${entry.holdId},
        ${entry.subject}, ${entry.reason}, ${entry.paidUntil}, ${entry.at})`);
  },

  async insertCharge(tx, entry) {
    await tx.execute(sql`
      insert into credit_entries (id, account_id, kind, credits, subject, reason, paid_until, created_at)
      values (${entry.id}, ${entry.accountId}, 'charge', ${entry.credits}, ${entry.subject},
        ${entry.reason}, ${entry.paidUntil}, ${entry.at})`);
  },

  findTotals: (db, accountId) =>
    db.first(sql`select balance, held from credit_accounts where account_id = ${accountId}`),

  listEntries: (db, accountId, page) =>
    db.query(sql`
      select id, kind, credits, balance_change as "balanceChange", held_change as "heldChange",
        hold_id as "holdId", subject, reason, created_at as "createdAt"
      from credit_entries
      where account_id = ${accountId} and number < case
        when ${page.before}::text is null then 9223372036854775807
        else (select number from credit_entries where account_id = ${accountId} and id = ${page.before})
      end
      order by number desc limit ${Math.min(page.limit, PAGE_MAX)}`),

  listHoldsOlderThan: (db, at, limit) =>
    db.query(sql`
      select hold_id as "holdId", account_id as "accountId", subject, credits, held_at as "heldAt"
      from credit_holds where held_at < ${at} order by held_at, hold_id limit ${limit}`),
};
