-- Uploads with several columns, which come back with the results, and uploads of companies (src/modules/bulk).

alter table bulk_jobs
  -- What is asked about each row: the company behind a domain, or the website of a company.
  add column direction text not null default 'domain' check (direction in ('domain', 'company')),
  add column file_name text,
  -- The names of the uploaded columns; null for one column and for uploads before this migration.
  add column columns text[],
  -- The place of the column that is read, from 0.
  add column column_index integer not null default 0;

-- To resume uploads when there are credits again.
create index bulk_jobs_paused on bulk_jobs (account_id) where status = 'paused';

alter table bulk_rows
  -- All cells of the row, as an array of texts; null where the upload has one column.
  add column cells jsonb,
  -- Whether it was answered at once, because the result was known.
  add column known boolean not null default false;

-- An answer is charged to one row of an upload only.
create index bulk_rows_charged_job on bulk_rows (bulk_id, job_id) where charged;
create index bulk_rows_charged_domain on bulk_rows (bulk_id, domain) where charged;
create index bulk_rows_charged_company on bulk_rows (bulk_id, company_number) where charged;
