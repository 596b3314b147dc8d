-- Answers to POST calls with an Idempotency-Key (src/modules/idempotency), kept for 24 hours.
--   fingerprint   keyed hash of the route and the body, to recognise another call with the same key
--   claim         the process and call that works on the answer
--   claimed_until renewed while that process lives; after it, the call was interrupted
--   status        null while there is no answer yet
--   body_sealed   encrypted with APP_SECRET: answers may show secrets, such as a new API key
create table idempotency_keys (
  account_id text not null references accounts (id) on delete cascade,
  key text not null,
  fingerprint bytea not null,
  claim text not null,
  claimed_until timestamptz not null,
  created_at timestamptz not null,
  status smallint,
  headers jsonb,
  body_sealed bytea,
  primary key (account_id, key),
  check ((status is null) = (body_sealed is null) and (status is null) = (headers is null))
);

create index idempotency_keys_created_at on idempotency_keys (created_at);
