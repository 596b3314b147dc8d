-- Which company stands behind a domain: the work of finding out, who waits for it, what came of it.

-- What a website said about who runs it. Independent of who asked; never changed, so that a job shows for ever what
-- its account was charged for. The newest of a domain is the one that answers.
create table domain_results (
  id bigint generated always as identity primary key,
  domain text not null,
  match_status text not null
    check (match_status in ('matched', 'needs_review', 'no_match', 'non_uk_entity', 'scrape_failed')),
  -- By number and without a foreign key: see 0007.
  company_number text,
  -- src/modules/resolution/decide/verdict.ts
  verdict jsonb not null,
  pages_read integer not null,
  resolved_at timestamptz not null,
  expires_at timestamptz not null,
  constraint domain_results_only_matches_name_a_company
    check ((match_status = 'matched') = (company_number is not null))
);

create unique index domain_results_newest on domain_results (domain, id desc);
create index domain_results_expires_at on domain_results (expires_at);

-- The work under way: one row a domain, however many wait for it, gone when it is done. Whoever joins or finishes it
-- locks this row first and credit accounts after it, in the order of their ids, so that nobody waits in a circle.
create table resolution_tasks (
  domain text primary key,
  id text not null constraint resolution_tasks_id unique,
  state text not null default 'pending' check (state in ('pending', 'processing')),
  stage text not null default 'queued' check (stage in ('queued', 'crawling', 'reading', 'matching')),
  pages_read integer not null default 0,
  attempts integer not null default 0,
  queued_at timestamptz not null,
  started_at timestamptz,
  -- When a worker last said something of it; one that died says nothing more.
  touched_at timestamptz not null
);

create index resolution_tasks_touched_at on resolution_tasks (touched_at);

-- One account's question. While it is not finished, its state is that of the task of its domain.
create table resolution_jobs (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  domain text not null,
  -- Which company the status route shows: the few fields of /v1/resolve/domain or all of /v1/enrich.
  answer text not null check (answer in ('resolve', 'enrich')),
  -- Whether a credit is held under the job's id; not when the account has paid for the domain already.
  held boolean not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  outcome text check (outcome in ('completed', 'failed')),
  result_id bigint references domain_results (id),
  charged boolean not null default false,
  charge_reason text not null default 'pending',
  error_message text,
  constraint resolution_jobs_shape check (
    (outcome is null) = (finished_at is null)
    and (outcome is not distinct from 'completed') = (result_id is not null)
    and (outcome is not distinct from 'failed') = (error_message is not null)
    and (outcome is not null or not charged)
  )
);

create unique index resolution_jobs_one_at_a_time on resolution_jobs (account_id, domain) where finished_at is null;
create index resolution_jobs_waiting on resolution_jobs (domain) where finished_at is null;
create index resolution_jobs_result on resolution_jobs (result_id);
create index resolution_jobs_finished_at on resolution_jobs (finished_at) where finished_at is not null;

-- A job with the state of the task it waits for.
create view resolution_job_states as
select job.id, job.account_id, job.domain, job.answer, job.created_at, job.finished_at, job.outcome, job.result_id,
  job.charged, job.charge_reason, job.error_message,
  task.state, task.stage, task.pages_read, task.attempts, task.started_at, task.touched_at
from resolution_jobs job
left join resolution_tasks task on task.domain = job.domain and job.finished_at is null;

-- Which websites are a company's, whichever way that was found: from a domain to its company (forward), or from a
-- company to its website (reverse).
create table website_links (
  company_number text not null,
  domain text not null,
  -- `ended`: it was verified, and a later look at the site found otherwise.
  status text not null check (status in ('verified', 'not_verified', 'ended')),
  confidence double precision not null check (confidence between 0 and 1),
  evidence jsonb not null default '[]',
  source text not null check (source in ('forward', 'reverse')),
  -- When the site was last looked at for this company, and how long that look is good for.
  verified_at timestamptz not null,
  valid_until timestamptz not null,
  primary key (company_number, domain)
);

create index website_links_domain on website_links (domain);
