-- Another call of the account had opened the job of the row; only that call reports what the job cost.
alter table bulk_rows add column is_joined boolean not null default false;
