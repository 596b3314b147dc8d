import { type Queryable, sql } from '../../../platform/postgres/index.ts';

/**
 * Lists the faults of the ledger, computed from the entries alone and without trusting the sums of the
 * trigger. Empty for a sound ledger.
 */
export async function listLedgerFaults(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ fault: string }>(sql`
    with sums as (
      select account_id, coalesce(sum(balance_change), 0) as balance, coalesce(sum(held_change), 0) as held
      from credit_accounts left join credit_entries using (account_id) group by account_id
    ), running as (
      select id,
        sum(balance_change) over so_far as balance,
        sum(held_change) over so_far as held
      from credit_entries window so_far as (partition by account_id order by number)
    ), settlements as (
      select * from credit_entries where kind in ('charge', 'release') and hold_id is not null
    ), open_holds as (
      select hold_id, account_id, subject, credits, created_at as held_at from credit_entries
      where kind = 'hold' and hold_id not in (select hold_id from settlements)
    ), charges as (
      select id, account_id, bought as subject, created_at, paid_until,
        lag(created_at) over (partition by account_id, bought order by number) as charged_before
      from credit_entries, unnest(array_append(links, subject)) as bought where kind = 'charge'
    ), purchases as (
      select account_id, subject, max(paid_until) as paid_until from charges group by account_id, subject
    )
    select 'the entries of ' || account_id || ' do not sum to its totals' as fault
    from sums join credit_accounts using (account_id)
    where (sums.balance, sums.held) is distinct from (credit_accounts.balance, credit_accounts.held)
    union all
    select 'totals were out of bounds after ' || id from running where balance < 0 or held < 0 or held > balance
    union all
    select 'held credits of ' || account_id || ' are not its open holds' from credit_accounts as account
    where held <> (select coalesce(sum(credits), 0) from open_holds where account_id = account.account_id)
    union all
    select 'the open holds are wrong about ' || hold_id from (
      (table open_holds except table credit_holds) union all (table credit_holds except table open_holds)
    ) as difference
    union all
    select 'hold ' || hold_id || ' was settled ' || count(*) || ' times' from settlements
    group by hold_id having count(*) > 1
    union all
    select 'settlement ' || s.id || ' does not fit a hold' from settlements as s
    where not exists (
      select from credit_entries as h
      where h.kind = 'hold' and h.number < s.number
        and (h.hold_id, h.account_id, h.subject, h.credits) = (s.hold_id, s.account_id, s.subject, s.credits)
    )
    union all
    select 'charge ' || id || ' came within 30 days of another' from charges
    where created_at < charged_before + interval '720 hours'
    union all
    select 'the paid subjects are wrong about ' || subject from (
      (table purchases except table credit_purchases) union all (table credit_purchases except table purchases)
    ) as difference`);
  return rows.map((row) => row.fault);
}
