-- The processes that run jobs, each renewing its row every few seconds. A row that grows old belongs to a
-- process that died; its jobs are unlocked at once instead of after the queue's own four hours.
create table job_runners (
  id text primary key,
  seen_at timestamptz not null
);
