import { type Queryable, sql, type Transaction, type Writer } from '../../platform/postgres/index.ts';
import type {
  CreditEntry,
  CreditEntryId,
  CreditSubject,
  LinkSubject,
  OpenHold,
  Settlement,
  Totals,
} from './credit-entry.ts';

interface LockedHold extends Totals {
  account_id: string;
  subject: CreditSubject;
  credits: number;
}

/** The facts that decide how a hold is settled. */
interface HoldState {
  /** How the hold was settled before; null if it is open. */
  settlement: Settlement | null;
  /** Which subjects an earlier charge still pays for: that of the hold, and the others asked about. */
  paid: string[];
}

interface NewEntry {
  id: CreditEntryId;
  accountId: string;
  credits: number;
  at: Date;
}
type NewGrant = NewEntry & { reason: string; key: string | null };
type NewHold = NewEntry & { holdId: string; subject: CreditSubject };
type NewSettlement = NewHold & Settlement & { links: LinkSubject[]; paidUntil: Date | null };
type NewCharge = NewEntry & Bought & { reason: string; paidUntil: Date };

/** The subjects that one charge pays for. */
interface Bought {
  subject: CreditSubject;
  links: LinkSubject[];
}

const PAGE_MAX = 200;

export type CreditsStore = typeof creditsStore;

/**
 * Entries are only inserted: the trigger on `credit_entries` updates balance and held. Every insert locks its
 * account first, which serialises the writes of one account. `no key update` is the lock that the trigger's
 * own update takes, so it never has to be upgraded. Undefined means that the account has no ledger.
 */
export const creditsStore = {
  async insertAccount(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(
      sql`insert into credit_accounts (account_id) values (${accountId}) on conflict (account_id) do nothing`,
    );
  },

  /** Returns the totals after the grant. */
  insertGrant: (tx: Transaction, grant: NewGrant) =>
    tx.first<Totals & { granted: boolean }>(sql`
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

  listKeyedGrants: (db: Queryable, accountId: string, prefix: string) =>
    db.query<{ key: string; credits: number }>(sql`
      select grant_key as key, credits from credit_entries
      where account_id = ${accountId} and grant_key is not null and starts_with(grant_key, ${prefix})`),

  /** Returns the totals before the hold; `inserted` is false if they are too small or the id is taken. */
  insertHold: (tx: Transaction, hold: NewHold) =>
    tx.first<Totals & { inserted: boolean }>(sql`
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

  lockAccount: (tx: Transaction, accountId: string) =>
    tx.first<Totals>(
      sql`select balance, held from credit_accounts where account_id = ${accountId} for no key update`,
    ),

  /** Locks the account of a hold, settled or not. */
  lockAccountOfHold: (tx: Transaction, holdId: string) =>
    tx.first<LockedHold>(sql`
      select account.account_id, hold.subject, hold.credits, account.balance, account.held
      from credit_entries as hold join credit_accounts as account on account.account_id = hold.account_id
      where hold.hold_id = ${holdId} and hold.kind = 'hold'
      for no key update of account`),

  async findHoldState(
    tx: Transaction,
    { holdId, subjects, at }: { holdId: string; subjects: readonly string[]; at: Date },
  ): Promise<HoldState> {
    // The selected parameters hide their values from the planner, which would otherwise plan every call
    // again.
    const row = await tx.first<HoldState>(sql`
      select
        (select json_build_object('kind', kind, 'reason', reason) from credit_entries
         where hold_id = hold.hold_id and kind in ('charge', 'release')) as settlement,
        array(select subject from credit_purchases
         where account_id = hold.account_id
           and subject = any(array_prepend(hold.subject, (select ${[...subjects]}::text[])))
           and paid_until > (select ${at}::timestamptz)) as paid
      from credit_entries hold where hold.hold_id = ${holdId} and hold.kind = 'hold'`);
    return { settlement: row?.settlement ?? null, paid: row?.paid ?? [] };
  },

  /** Which of these subjects the account has paid for. */
  async listPaid(
    db: Queryable,
    accountId: string,
    { subjects, at }: { subjects: readonly string[]; at: Date },
  ): Promise<string[]> {
    const rows = await db.query<{ subject: string }>(sql`
      select subject from credit_purchases
      where account_id = ${accountId} and subject = any(${[...subjects]}::text[]) and paid_until > ${at}`);
    return rows.map(({ subject }) => subject);
  },

  /**
   * Whether the last charge for a company bought a link of it too. It reads all purchases of the account, for
   * the few companies that have another website than the one that was bought.
   */
  async isBoughtWithLink(db: Queryable, accountId: string, subject: CreditSubject): Promise<boolean> {
    const ending = subject.replace(/^company:/, '/');
    const row = await db.first(sql`
      select 1 from credit_purchases bought
      join credit_purchases link using (account_id, paid_until)
      where bought.account_id = ${accountId} and bought.subject = ${subject}
        and starts_with(link.subject, 'link:') and right(link.subject, ${ending.length}) = ${ending}
      limit 1`);
    return row !== undefined;
  },

  async insertSettlement(tx: Writer, entry: NewSettlement): Promise<void> {
    await tx.execute(sql`
      insert into credit_entries
        (id, account_id, kind, credits, hold_id, subject, links, reason, paid_until, created_at)
      values (${entry.id}, ${entry.accountId}, ${entry.kind}, ${entry.credits}, ${entry.holdId},
        ${entry.subject}, ${entry.links}::text[], ${entry.reason}, ${entry.paidUntil}, ${entry.at})`);
  },

  async insertCharge(tx: Transaction, entry: NewCharge): Promise<void> {
    await tx.execute(sql`
      insert into credit_entries (id, account_id, kind, credits, subject, links, reason, paid_until, created_at)
      values (${entry.id}, ${entry.accountId}, 'charge', ${entry.credits}, ${entry.subject},
        ${entry.links}::text[], ${entry.reason}, ${entry.paidUntil}, ${entry.at})`);
  },

  findTotals: (db: Queryable, accountId: string) =>
    db.first<Totals>(sql`select balance, held from credit_accounts where account_id = ${accountId}`),

  listEntries: (db: Queryable, accountId: string, page: { before: string | null; limit: number }) =>
    db.query<CreditEntry>(sql`
      with page as (
        select number, id, kind, credits, balance_change, held_change, hold_id, subject, reason, created_at
        from credit_entries
        where account_id = ${accountId} and number < case
          when ${page.before}::text is null then 9223372036854775807
          else (select number from credit_entries where account_id = ${accountId} and id = ${page.before})
        end
        order by number desc limit ${Math.min(page.limit, PAGE_MAX)}
      ), newer as (
        select coalesce(sum(balance_change), 0) as change from credit_entries
        where account_id = ${accountId} and number > (select max(number) from page)
      )
      select id, kind, credits, balance_change, held_change, hold_id, subject, reason, created_at,
        -- The current balance minus the changes of later entries.
        (account.balance - newer.change - coalesce(
          sum(balance_change) over (order by number desc rows between unbounded preceding and 1 preceding), 0
        ))::bigint as balance_after
      from page, newer, credit_accounts account
      where account.account_id = ${accountId}
      order by number desc`),

  listHoldsOlderThan: (db: Queryable, at: Date, limit: number) =>
    db.query<OpenHold>(sql`
      select hold_id, account_id, subject, credits, held_at
      from credit_holds where held_at < ${at} order by held_at, hold_id limit ${limit}`),
};
