-- A destination with a long log cannot be deleted within one statement. It is marked, which frees its slot and hides it
-- from everybody, and its log and the row are cleared in batches after that.
alter table webhook_destinations drop constraint webhook_destinations_status_check;
alter table webhook_destinations add constraint webhook_destinations_status_check
  check (status in ('active', 'disabled', 'deleted'));
alter table webhook_destinations drop constraint webhook_destinations_slot;
create unique index webhook_destinations_slot on webhook_destinations (account_id, slot) where status <> 'deleted';

create or replace view webhook_destination_profiles as
select id, account_id, webhook_url, signal_type, status, created_at, last_delivery_at, last_delivery_status,
  consecutive_failures
from webhook_destinations
where status <> 'deleted';

-- Somebody asked for it while its destination was disabled: attempted all the same, once.
alter table webhook_deliveries add column attempt_once boolean not null default false;
create index webhook_deliveries_once_due on webhook_deliveries (destination_id, next_attempt_at)
  where status = 'pending' and attempt_once;

-- The log is read from its newest end, and cleared from its oldest. Narrow, since each delivery is written to it twice.
drop index webhook_deliveries_log;
create index webhook_deliveries_log on webhook_deliveries (destination_id, created_at);
