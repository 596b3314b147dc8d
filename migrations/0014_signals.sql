-- What accounts watch, and what happened to it (src/modules/watchlist, src/modules/signals, src/modules/register/stream).

-- How many companies an account watches: one row that is locked before the cap is judged, and that every request
-- reads instead of counting.
create table watchlists (
  account_id text primary key references accounts (id) on delete cascade,
  used integer not null default 0 check (used >= 0)
);

-- By number and without a foreign key: see 0007. Feeds and deliveries join it in SQL.
create table watched_companies (
  account_id text not null references accounts (id) on delete cascade,
  company_number text not null,
  watched_at timestamptz not null,
  primary key (account_id, company_number)
);

create index watched_companies_by_company on watched_companies (company_number, account_id);

-- The count is true whoever writes the table, one statement for any number of rows.
create function count_watched_companies() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into watchlists as list (account_id, used)
    select account_id, count(*) from changed group by account_id order by account_id
    on conflict (account_id) do update set used = list.used + excluded.used;
  else
    update watchlists list set used = list.used - gone.count
    from (select account_id, count(*) as count from changed group by account_id) gone
    where list.account_id = gone.account_id;
  end if;
  return null;
end $$;

create trigger watched_companies_inserted after insert on watched_companies
  referencing new table as changed for each statement execute function count_watched_companies();
create trigger watched_companies_deleted after delete on watched_companies
  referencing old table as changed for each statement execute function count_watched_companies();

create or replace view account_profiles as
select
  account.id,
  account.email,
  account.email_verified_at,
  account.created_at,
  account.session_version,
  account.plan,
  account.period_ends_at,
  credit.balance as credit_balance,
  credit.held as credits_held,
  key.key_hash,
  key.prefix as key_prefix,
  key.last_four as key_last_four,
  key.created_at as key_created_at,
  key.last_used_at as key_last_used_at,
  coalesce(watchlist.used, 0) as watched_companies
from accounts account
join credit_accounts credit on credit.account_id = account.id
left join api_keys key on key.account_id = account.id
left join watchlists watchlist on watchlist.account_id = account.id;

-- Every company that somebody watches, as it was when it was last compared. A change is a difference to this row,
-- whichever source brings it, and the row moves forward in the transaction that stores the signals.
create table tracked_companies (
  company_number text primary key,
  -- src/modules/signals/company-state.ts
  state jsonb not null,
  -- The next day on which accounts or a confirmation statement are due, as far as it has not passed.
  next_due date,
  -- When the live source last told of it; the ones it told of longest ago are asked for first.
  polled_at timestamptz not null
);

create index tracked_companies_next_due on tracked_companies (next_due) where next_due is not null;
create index tracked_companies_polled on tracked_companies (polled_at);

create table signals (
  -- Sorts by time, strictly: what is committed later has the greater id (see signal_order).
  id text collate "C" primary key,
  company_number text not null,
  signal_type text not null,
  severity text not null check (severity in ('info', 'notice', 'warning', 'critical')),
  company_name text not null,
  summary text not null,
  occurred_on date not null,
  detected_at timestamptz not null,
  previous jsonb,
  current jsonb,
  source text not null check (source in ('stream', 'snapshot', 'poll', 'clock')),
  -- What changed and on which day it took effect: the same change is one row, however often it is told.
  identity text not null,
  constraint signals_identity unique (company_number, signal_type, identity)
);

create index signals_by_company on signals (company_number, id) include (signal_type);

-- The time in the newest signal's id. Whoever adds signals updates it first, so that they commit in the order of their
-- ids, and a reader who has come to an id has missed none below it.
create table signal_order (
  only_row boolean primary key default true check (only_row),
  last_at timestamptz not null
);
insert into signal_order (last_at) values ('epoch');

-- Where an account's last page of the feed ended, so that the next one goes on from there although new signals came.
-- Unlogged: a lost mark means that a page is counted off from the newest signal instead.
create unlogged table signal_feed_marks (
  account_id text not null,
  list text not null,
  page bigint not null,
  before_id text collate "C" not null,
  set_at timestamptz not null,
  primary key (account_id, list, page)
);

-- How far each change stream was read, moved forward in the transaction that stores what it brought.
create table stream_positions (
  -- The service the stream is read from: timepoints of one mean nothing to another.
  source text not null,
  stream text not null,
  -- Null until the first event.
  timepoint bigint,
  -- When it last said anything, heartbeats included; exact to half a minute.
  heard_at timestamptz not null,
  primary key (source, stream)
);
