-- Fair shares of the workers (src/modules/paid-jobs/scheduler.ts, ADR 0020).

-- A queue entry is a ticket: it lets a worker take the task whose turn it is, whichever that is.
--   ticket       the entry that works on the task, or tried to; null while the task waits for one
--   running_for  the account whose share pays for the work; others may wait for the same task
--   slow         an attempt was interrupted because it took long and others waited
alter table resolution_tasks
  add column ticket text,
  add column running_for text,
  add column slow boolean not null default false;
alter table website_tasks
  add column ticket text,
  add column running_for text,
  add column slow boolean not null default false;

create unique index resolution_tasks_ticket on resolution_tasks (ticket) where ticket is not null;
create unique index website_tasks_ticket on website_tasks (ticket) where ticket is not null;

-- How much of the workers' time an account has used, divided by its weight. Only differences between accounts count.
create table account_shares (
  account_id text primary key references accounts (id) on delete cascade,
  used_seconds double precision not null
);

create index account_shares_used_seconds on account_shares (used_seconds);

-- For the limit of outcomes that cost nothing.
create index resolution_jobs_ended_free on resolution_jobs (account_id, finished_at)
  where finished_at is not null and not charged;
create index website_jobs_ended_free on website_jobs (account_id, finished_at)
  where finished_at is not null and not charged;

-- Both kinds of jobs and tasks. The names of kinds are those of src/modules/paid-jobs/job-kind.ts.
create view open_jobs as
select 'domain' as about, account_id, domain as subject from resolution_jobs where finished_at is null
union all
select 'company', account_id, company_number from website_jobs where finished_at is null;

create view jobs_ended_free as
select account_id, finished_at from resolution_jobs where finished_at is not null and not charged
union all
select account_id, finished_at from website_jobs where finished_at is not null and not charged;

create view claimed_tasks as
select 'domain' as about, domain as subject, id, ticket, running_for, state, slow, started_at, touched_at
from resolution_tasks where ticket is not null
union all
select 'company', company_number, id, ticket, running_for, state, slow, started_at, touched_at
from website_tasks where ticket is not null;

-- One row for each account that waits for the task.
create view waiting_tasks as
select 'domain' as about, job.account_id, task.domain as subject, task.id, task.slow, task.queued_at
from resolution_jobs job join resolution_tasks task on task.domain = job.domain
where job.finished_at is null and task.ticket is null
union all
select 'company', job.account_id, task.company_number, task.id, task.slow, task.queued_at
from website_jobs job join website_tasks task on task.company_number = job.company_number
where job.finished_at is null and task.ticket is null;
