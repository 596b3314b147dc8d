-- Signals that are made while a destination is disabled are listed in its log as held back. Nothing sends them until
-- the account asks for it: one by one, or all of them when it enables the destination.
alter table webhook_deliveries drop constraint webhook_deliveries_status_check;
alter table webhook_deliveries add constraint webhook_deliveries_status_check
  check (status in ('pending', 'delivered', 'failed', 'held_back'));
create index webhook_deliveries_held_back on webhook_deliveries (destination_id) where status = 'held_back';
