-- The jobs of an account in the order in which they are worked on (src/modules/paid-jobs/scheduler.store.ts).
create index resolution_jobs_by_turn on resolution_jobs (account_id, created_at) where finished_at is null;
create index website_jobs_by_turn on website_jobs (account_id, created_at) where finished_at is null;
