-- Every resolution that an account was answered, in both directions, with its cost (src/modules/history).
create table resolution_history (
  id bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  asked_at timestamptz not null,
  direction text not null check (direction in ('domain_to_company', 'company_to_website')),
  -- The domain, the company number, or the name that fits several companies.
  asked text not null,
  -- The company number or the domain that was found.
  found text,
  outcome text not null,
  credits smallint not null default 0 check (credits >= 0),
  charge_reason text not null,
  source text not null check (source in ('api', 'console', 'cli', 'mcp', 'bulk')),
  -- The person or the key, as it was called then: it stays readable when they are gone.
  actor text not null,
  -- Of the call that opened a job. The end of the job sets outcome and credits.
  job_id text,
  constraint resolution_history_pending_has_no_cost check (outcome <> 'pending' or credits = 0)
);

create index resolution_history_account on resolution_history (account_id, asked_at desc, id desc);
create unique index resolution_history_job on resolution_history (job_id) where job_id is not null;
