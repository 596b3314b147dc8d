-- The ledger of credits. `credit_entries` is the truth and only ever grows. The other three tables are what the
-- entries add up to (totals, open holds, paid subjects); a trigger keeps them, and nothing else can change them.

create table credit_accounts (
  account_id text primary key references accounts (id) on delete cascade,
  -- What the account owns, held credits included; balance - held can be spent.
  balance bigint not null default 0 constraint credit_accounts_balance_not_negative check (balance >= 0),
  held bigint not null default 0 constraint credit_accounts_held_not_negative check (held >= 0),
  constraint credit_accounts_held_within_balance check (held <= balance)
);

create table credit_entries (
  id text primary key,
  -- An entry is numbered while its account is locked, so within an account numbers follow the order of commits.
  -- Ids and times are made before the lock is had and may not.
  number bigint not null generated always as identity,
  -- Entries have no cascade: an account that has any cannot be deleted. Books that vanish with their owner are not
  -- append-only, and a cascade would need a hole in the trigger that refuses deletes. An account is closed by
  -- blanking what is personal in its `accounts` row.
  account_id text not null references credit_accounts (account_id) on delete restrict,
  kind text not null,
  credits integer not null constraint credit_entries_credits_positive check (credits > 0),
  -- A hold's own id, or on a charge or release the hold it settles; null on a charge without a hold.
  hold_id text,
  -- What is bought: 'domain:acme.co.uk' or 'company:01234567'.
  subject text,
  reason text,
  -- A grant with a key is made once for an account, however often it is asked for.
  grant_key text,
  -- Until when a charge has paid for its subject.
  paid_until timestamptz,
  created_at timestamptz not null,
  -- The changes follow from the kind, so no entry can claim another effect than its kind has.
  balance_change bigint not null generated always as (
    case kind when 'grant' then credits when 'charge' then -credits else 0 end
  ) stored,
  held_change bigint not null generated always as (
    case when kind = 'hold' then credits when hold_id is not null then -credits else 0 end
  ) stored,
  constraint credit_entries_shape check (
    case kind
      when 'grant' then
        hold_id is null and subject is null and reason is not null and paid_until is null
      when 'hold' then
        hold_id is not null and subject is not null and reason is null and grant_key is null and paid_until is null
      when 'charge' then
        subject is not null and reason is not null and grant_key is null
        and paid_until is not null and paid_until > created_at
      when 'release' then
        hold_id is not null and subject is not null and reason is not null and grant_key is null
        and paid_until is null
      else false
    end
  )
);

create unique index credit_entries_hold_once on credit_entries (hold_id) where kind = 'hold';
create unique index credit_entries_settled_once on credit_entries (hold_id) where kind in ('charge', 'release');
create unique index credit_entries_granted_once on credit_entries (account_id, grant_key)
  where grant_key is not null;
create unique index credit_entries_account on credit_entries (account_id, number);

-- The holds that are not settled yet. Small, so that finding those left behind never reads the whole ledger.
create table credit_holds (
  hold_id text primary key,
  account_id text not null references credit_accounts (account_id) on delete restrict,
  subject text not null,
  credits integer not null,
  held_at timestamptz not null
);

create index credit_holds_held_at on credit_holds (held_at);

-- Until when an account's last charge for a subject has paid for it.
create table credit_purchases (
  account_id text not null references credit_accounts (account_id) on delete restrict,
  subject text not null,
  paid_until timestamptz not null,
  primary key (account_id, subject)
);

create function apply_credit_entry() returns trigger language plpgsql as $$
begin
  update credit_accounts
  set balance = balance + new.balance_change, held = held + new.held_change
  where account_id = new.account_id;

  if new.kind = 'hold' then
    insert into credit_holds (hold_id, account_id, subject, credits, held_at)
    values (new.hold_id, new.account_id, new.subject, new.credits, new.created_at);
  elsif new.hold_id is not null then
    delete from credit_holds
    where hold_id = new.hold_id and account_id = new.account_id
      and subject = new.subject and credits = new.credits;
    if not found then
      raise exception 'credit entry % settles no open hold of the same account, subject and credits', new.id
        using errcode = 'check_violation', constraint = 'credit_entries_settles_its_hold';
    end if;
  end if;

  if new.kind = 'charge' then
    insert into credit_purchases (account_id, subject, paid_until)
    values (new.account_id, new.subject, new.paid_until)
    on conflict (account_id, subject) do update set paid_until = excluded.paid_until
      where credit_purchases.paid_until <= new.created_at;
    if not found then
      raise exception 'credit entry % charges for a subject that is still paid for', new.id
        using errcode = 'unique_violation', constraint = 'credit_purchases_paid_once';
    end if;
  end if;
  return null;
end
$$;

create trigger apply_credit_entry after insert on credit_entries
  for each row execute function apply_credit_entry();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the credit ledger changes only by new entries', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger append_only before update or delete on credit_entries
  for each row execute function refuse_ledger_change();
create trigger append_only_truncate before truncate on credit_entries
  for each statement execute function refuse_ledger_change();

-- Depth 0 is a statement of one's own; the statements of apply_credit_entry run at depth 1.
create trigger opened_empty before insert on credit_accounts
  for each row when (new.balance <> 0 or new.held <> 0) execute function refuse_ledger_change();
create trigger changed_by_entries before update on credit_accounts
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();
create trigger changed_by_entries before insert or update or delete on credit_holds
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();
create trigger changed_by_entries before insert or update or delete on credit_purchases
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();
create trigger changed_by_entries_truncate before truncate on credit_holds
  for each statement execute function refuse_ledger_change();
create trigger changed_by_entries_truncate before truncate on credit_purchases
  for each statement execute function refuse_ledger_change();
