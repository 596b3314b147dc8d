-- Both kinds of jobs run on one engine (src/modules/paid-jobs), which reads jobs and tasks by itself.
drop view resolution_job_states;

-- When an answer first showed the account what its search had cost; null: none has yet.
alter table website_jobs rename column told_at to charge_notified_at;
alter index website_jobs_untold rename to website_jobs_charge_not_notified;

-- A search may use every website that was read before, unless a refresh was asked for.
alter table website_tasks alter column reads_since set default 'epoch';
