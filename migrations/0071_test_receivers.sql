-- Test receivers: destinations that the service hosts itself, and deletes when their time is over.

alter table webhook_destinations add column expires_at timestamptz;

create index webhook_destinations_expiring on webhook_destinations (expires_at) where expires_at is not null;

create or replace view webhook_destination_profiles as
select id, account_id, webhook_url, description, signal_types[1] as signal_type, signal_types, status, disabled_reason,
  created_at, last_delivery_at, last_delivery_status, last_success_at, consecutive_failures, expires_at
from webhook_destinations
where status <> 'deleted';
