-- Which website a company has: the work of finding out, who waits for it, what came of it. The websites themselves, and
-- what they say, are in domain_results and website_links (0013), which both directions share.

-- How a search ended. Never changed, so that a job shows for ever what its account was charged for.
create table website_results (
  id bigint generated always as identity primary key,
  -- By number and without a foreign key: see 0007.
  company_number text not null,
  status text not null check (status in ('verified', 'not_found', 'failed')),
  -- The verified websites, the best first (src/modules/resolution/website/website-result.ts).
  websites jsonb not null default '[]',
  candidates_tried integer not null check (candidates_tried >= 0),
  searched_at timestamptz not null,
  expires_at timestamptz not null,
  constraint website_results_only_verified_have_websites
    check ((status = 'verified') = (jsonb_array_length(websites) > 0))
);

create unique index website_results_newest on website_results (company_number, id desc);
create index website_results_expires_at on website_results (expires_at);

-- The search under way: one row a company, however many wait for it, gone when it is done. Whoever joins or finishes it
-- locks this row first and credit accounts after it, in the order of their ids.
create table website_tasks (
  company_number text primary key,
  id text not null constraint website_tasks_id unique,
  state text not null default 'pending' check (state in ('pending', 'processing')),
  candidates_tried integer not null default 0,
  attempts integer not null default 0,
  -- Websites read before this are read again: a search that shall be fresh relies on nothing older than itself.
  reads_since timestamptz not null,
  queued_at timestamptz not null,
  started_at timestamptz,
  -- When a worker last said something of it; one that died says nothing more.
  touched_at timestamptz not null
);

create index website_tasks_touched_at on website_tasks (touched_at);

-- One account's question. While it is not finished, its state is that of the task of its company.
create table website_jobs (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  company_number text not null,
  -- Whether a credit is held under the job's id; not when the account has paid for the company already.
  held boolean not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  result_id bigint references website_results (id),
  charged boolean not null default false,
  charge_reason text not null default 'pending',
  constraint website_jobs_shape check (
    (finished_at is null) = (result_id is null) and (finished_at is not null or not charged)
  )
);

create unique index website_jobs_one_at_a_time on website_jobs (account_id, company_number) where finished_at is null;
create index website_jobs_waiting on website_jobs (company_number) where finished_at is null;
create index website_jobs_result on website_jobs (result_id);
create index website_jobs_finished_at on website_jobs (finished_at) where finished_at is not null;

-- Whether a domain has an address, so that no name server is asked the same for every company of a name.
create table domain_lookups (
  domain text primary key,
  found boolean not null,
  expires_at timestamptz not null
);

create index domain_lookups_expires_at on domain_lookups (expires_at);
