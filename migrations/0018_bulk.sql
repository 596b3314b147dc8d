-- Many domains at once (src/modules/bulk): every row of an upload, in its order, and what came of it.

create table bulk_jobs (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  status text not null default 'running' check (status in ('running', 'paused', 'cancelled', 'completed')),
  -- Why it is paused, for its owner.
  pause_reason text,
  total integer not null,
  created_at timestamptz not null,
  finished_at timestamptz
);

create index bulk_jobs_account on bulk_jobs (account_id, created_at desc);

create table bulk_rows (
  bulk_id text not null references bulk_jobs (id) on delete cascade,
  row_number integer not null,
  -- As it was uploaded.
  input text not null,
  domain text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done')),
  job_id text,
  -- A match status, or invalid, failed, cancelled.
  outcome text,
  company_number text,
  company_name text,
  match_confidence double precision,
  charged boolean not null default false,
  charge_reason text,
  -- What a person should know of it, in a sentence.
  reason text,
  primary key (bulk_id, row_number),
  check ((state = 'done') = (outcome is not null))
);

create index bulk_rows_open on bulk_rows (bulk_id, row_number) where state <> 'done';
