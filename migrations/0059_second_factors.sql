-- What a person proves beside the password, and the devices they sign in with.

-- The secret of an authenticator app, sealed under APP_SECRET. It counts once a first code has confirmed it.
create table totp_secrets (
  user_id text primary key references users (id) on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- A code counts for one time step of 30 seconds, and once.
create table used_totp_codes (
  user_id text not null references totp_secrets (user_id) on delete cascade,
  step bigint not null,
  used_at timestamptz not null,
  primary key (user_id, step)
);
create index used_totp_codes_used_at on used_totp_codes (used_at);

-- A passkey, as the WebAuthn library names its parts. The counter is that of the last use.
create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  credential_id text not null constraint passkeys_credential_id unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey has to sign. Each works once, for a few minutes.
create table passkey_challenges (
  challenge text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('register', 'sign_in')),
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);

-- Each works once, instead of a code or a passkey. They are long and random, so a fast hash is enough.
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Hashes of a cookie, or of a browser and a network: sign-ins with one of them are not announced by mail.
create table known_devices (
  user_id text not null references users (id) on delete cascade,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_last_seen_at on known_devices (last_seen_at);
