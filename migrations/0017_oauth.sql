-- What the authorisation server remembers (src/modules/oauth): clients, requests under way, grants, codes and tokens.

create table oauth_records (
  -- As oidc-provider names it: Client, Interaction, Grant, AuthorizationCode, AccessToken, RefreshToken, …
  kind text not null,
  -- Of codes and tokens only the hash, so that whoever reads this table can use none of them.
  id text collate "C" not null,
  payload jsonb not null,
  grant_id text collate "C",
  account_id text references accounts (id) on delete cascade,
  -- The account's, when it consented. A password reset or change raises the account's, and ends all that was granted before.
  session_version integer,
  created_at timestamptz not null,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);

create index oauth_records_grant on oauth_records (grant_id) where grant_id is not null;
create index oauth_records_account on oauth_records (account_id) where account_id is not null;
create index oauth_records_expiry on oauth_records (expires_at);

-- Made once by whichever process needs them first; sealed under APP_SECRET.
create table oauth_keys (
  purpose text primary key,
  sealed bytea not null,
  created_at timestamptz not null
);
