-- Destinations that their account edits and pauses, what a health summary needs, and the headers of attempts.

drop view webhook_destination_profiles;

alter table webhook_destinations
  add column description text,
  -- The types of signals that are sent there; `all` stands for every type.
  add column signal_types text[],
  -- Why it is disabled: by its account, by an answer 410, or after days of failures.
  add column disabled_reason text check (disabled_reason in ('paused', 'gone', 'failing')),
  add column last_success_at timestamptz;

update webhook_destinations
set signal_types = array[signal_type],
  disabled_reason = case
    when status <> 'disabled' then null
    when last_delivery_status = '410' then 'gone'
    else 'failing'
  end,
  last_success_at = case when last_delivery_status like '2__' then last_delivery_at end;

alter table webhook_destinations
  alter column signal_types set not null,
  add constraint webhook_destinations_some_type check (cardinality(signal_types) > 0),
  drop column signal_type;

-- A destination without its secrets: what may be shown.
create view webhook_destination_profiles as
select id, account_id, webhook_url, description, signal_types[1] as signal_type, signal_types, status, disabled_reason,
  created_at, last_delivery_at, last_delivery_status, last_success_at, consecutive_failures
from webhook_destinations
where status <> 'deleted';

-- Attempts an hour, so that the share of successes needs no look at the log. Cleared after a few days.
create table webhook_hours (
  destination_id integer not null references webhook_destinations (id) on delete cascade,
  hour timestamptz not null,
  succeeded integer not null default 0,
  failed integer not null default 0,
  primary key (destination_id, hour)
);

-- Without the signing secret, which is in no header.
alter table webhook_attempts
  add column request_headers json,
  add column response_headers json;

-- Signals are withdrawn by their id, and the foreign key looks for their deliveries.
create index webhook_deliveries_signal on webhook_deliveries (signal_id);
-- The log is also read by status. There are few failures among many deliveries.
create index webhook_deliveries_failed on webhook_deliveries (destination_id, created_at) where status = 'failed';
