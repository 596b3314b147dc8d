-- The row was charged for a known answer that could not be stored, because the process ended. The answer to the row's next
-- question is free, and that charge is the row's.
alter table bulk_rows add column is_paid boolean not null default false;
