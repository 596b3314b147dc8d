create table accounts (
  id text primary key,
  email text not null,
  -- The address as it is compared: without case. Two spellings of one address are one account.
  email_key text not null constraint accounts_email_key unique,
  password_hash text not null,
  email_verified_at timestamptz,
  -- Sessions carry the version they were made under; raising it ends them all.
  session_version integer not null default 1,
  plan text not null default 'free',
  -- The day the running month of a plan with monthly credits ends; null for plans without.
  period_ends_at timestamptz,
  created_at timestamptz not null
);

create index accounts_period_ends_at on accounts (period_ends_at) where period_ends_at is not null;

-- One key an account. The hash finds it; the encrypted text lets login show it again.
create table api_keys (
  account_id text primary key references accounts (id) on delete cascade,
  key_hash bytea not null constraint api_keys_key_hash unique,
  key_encrypted bytea not null,
  prefix text not null,
  last_four text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- Links sent by mail. Only hashes are kept: whoever reads this table can follow none of them.
create table email_tokens (
  token_hash bytea primary key,
  account_id text not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index email_tokens_account on email_tokens (account_id, purpose);

-- Who did what, for the account's owner and the operator. Append-only.
create table audit_events (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  address text,
  detail jsonb not null default '{}'
);

create index audit_events_account on audit_events (account_id, id);
