-- The job that a call joined: another call of the account had opened it. Its end is the end of both calls.
alter table resolution_history add column joined_job_id text;
