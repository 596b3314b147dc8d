-- Calling again shows how a search ended (src/modules/resolution/website). The first answer that shows it, by that call
-- or by the job, is the one that tells of the charge; null: nobody was told yet.
alter table website_jobs add column told_at timestamptz;
update website_jobs set told_at = finished_at where charged;
create index website_jobs_untold on website_jobs (account_id, company_number) where charged and told_at is null;
