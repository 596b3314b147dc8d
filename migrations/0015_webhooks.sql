-- Where signals are pushed to, and how each push went (src/modules/webhooks).

create table webhook_destinations (
  id integer generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- At most ten an account, whoever inserts and however many at once.
  slot smallint not null check (slot between 1 and 10),
  webhook_url text not null,
  -- One of the signal types, or all.
  signal_type text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- Sealed under APP_SECRET; shown once, at creation.
  secret_sealed bytea not null,
  -- The secret before the last rotation signs along until then.
  previous_secret_sealed bytea,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  last_delivery_at timestamptz,
  last_delivery_status text,
  consecutive_failures integer not null default 0,
  -- Since when every attempt has failed; null after a success.
  failing_since timestamptz,
  constraint webhook_destinations_slot unique (account_id, slot)
);

-- A destination without its secrets: what may be shown.
create view webhook_destination_profiles as
select id, account_id, webhook_url, signal_type, status, created_at, last_delivery_at, last_delivery_status,
  consecutive_failures
from webhook_destinations;

create table webhook_deliveries (
  id text collate "C" primary key,
  destination_id integer not null references webhook_destinations (id) on delete cascade,
  -- Null for a test, whose body is kept here; else the body is made of the signal, the same at every attempt.
  signal_id text collate "C" references signals (id),
  test_body text,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- Attempts of the running round: a redelivery begins a new one.
  round_attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Taken by a process until then; one that dies leaves it to run out.
  claimed_until timestamptz,
  created_at timestamptz not null,
  delivered_at timestamptz,
  check ((signal_id is null) = (test_body is not null)),
  -- The same signal goes to the same destination once, however often it is fanned out.
  constraint webhook_deliveries_once unique (destination_id, signal_id)
);

create index webhook_deliveries_due on webhook_deliveries (destination_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_log on webhook_deliveries (destination_id, id);

create table webhook_attempts (
  delivery_id text collate "C" not null references webhook_deliveries (id) on delete cascade,
  attempt integer not null,
  attempted_at timestamptz not null,
  duration_ms integer not null,
  -- Null when there was no answer; then `error` says why.
  response_status integer,
  response_body text,
  error text,
  primary key (delivery_id, attempt)
);
