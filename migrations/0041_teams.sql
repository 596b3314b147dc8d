-- People, keys and sessions of an account (ADR 0022). Until now an account was one login with one key.

-- A login: one e-mail address, one person, one account.
create table users (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'member', 'read_only')),
  email text not null,
  -- The address as it is compared: without case. Two spellings of one address are one login.
  email_key text not null constraint users_email_key unique,
  password_hash text not null,
  email_verified_at timestamptz,
  -- Sessions and grants of apps carry the version they were made under; raising it ends them all.
  session_version integer not null default 1,
  created_at timestamptz not null
);

create index users_account on users (account_id);

insert into users (id, account_id, role, email, email_key, password_hash, email_verified_at, session_version, created_at)
select 'usr_' || substr(id, 5), id, 'owner', email, email_key, password_hash, email_verified_at, session_version,
  created_at
from accounts;

-- The lock makes concurrent changes wait for each other: the second one sees what the first one did.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from accounts where id = old.account_id for no key update;
  if found and not exists (select from users where account_id = old.account_id and role = 'owner') then
    raise exception 'account % would be left without an owner', old.account_id
      using errcode = 'check_violation', constraint = 'users_keep_an_owner';
  end if;
  return null;
end
$$;

create trigger users_keep_an_owner after delete or update of role, account_id on users
  for each row when (old.role = 'owner') execute function keep_an_owner();

-- People who were asked to join. An invitation ends when it is accepted or withdrawn.
create table invitations (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'member', 'read_only')),
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of the token in the newest mail; null until a mail was sent.
  token_hash bytea constraint invitations_token_hash unique,
  constraint invitations_one_an_address unique (account_id, email_key)
);

create index invitations_expires_at on invitations (expires_at);

alter table email_tokens add column user_id text references users (id) on delete cascade;
update email_tokens set user_id = 'usr_' || substr(account_id, 5);
drop index email_tokens_account;
alter table email_tokens drop column account_id;
alter table email_tokens alter column user_id set not null;
create index email_tokens_user on email_tokens (user_id, purpose);

-- A session is a JWT with the id of its row here. Rows are kept for a while after the end, to say why it ended.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz not null,
  address text,
  user_agent text,
  ended_at timestamptz,
  ended_because text check (ended_because in
    ('signed_out', 'ended_elsewhere', 'signed_out_everywhere', 'password_changed', 'password_reset')),
  constraint sessions_end check ((ended_at is null) = (ended_because is null))
);

create index sessions_user on sessions (user_id, last_used_at desc);
create index sessions_expires_at on sessions (expires_at);

-- Grants of apps belong to the person who agreed.
alter table oauth_records add column user_id text references users (id) on delete cascade;
update oauth_records set user_id = 'usr_' || substr(account_id, 5) where account_id is not null;

-- Several keys an account. The default key is the one that login shows again, so it is also stored encrypted; all others
-- are shown once. A revoked key has no hash any more: nothing can find it.
alter table api_keys
  add column id text,
  add column name text,
  add column is_default boolean,
  add column scopes text[],
  add column created_by text references users (id) on delete set null,
  add column revoked_at timestamptz;
update api_keys set id = 'key_' || substr(account_id, 5), name = 'Default key', is_default = true,
  scopes = '{read,resolve,manage}';
drop view account_profiles;
alter table api_keys
  drop constraint api_keys_pkey,
  add primary key (id),
  alter column name set not null,
  alter column is_default set not null,
  alter column scopes set not null,
  alter column key_hash drop not null,
  alter column key_encrypted drop not null,
  add constraint api_keys_revoked check ((revoked_at is null) = (key_hash is not null)),
  add constraint api_keys_shown_again check (is_default = (key_encrypted is not null)),
  add constraint api_keys_default_is_not_revoked check (not is_default or revoked_at is null),
  add constraint api_keys_scopes check (scopes <@ '{read,resolve,manage}' and cardinality(scopes) > 0);
create unique index api_keys_one_default on api_keys (account_id) where is_default;
create unique index api_keys_name on api_keys (account_id, lower(name)) where revoked_at is null;
create index api_keys_account on api_keys (account_id);
create index api_keys_created_by on api_keys (created_by) where revoked_at is null;

alter table accounts
  drop column email,
  drop column email_key,
  drop column password_hash,
  drop column email_verified_at,
  drop column session_version;

-- All that authentication and `GET /v1/auth/me` need of an account, in one look-up. Its address is that of the owner who
-- has been there longest.
create view account_profiles as
select
  account.id,
  owner.email,
  owner.email_verified_at,
  account.created_at,
  account.plan,
  account.period_ends_at,
  credit.balance as credit_balance,
  credit.held as credits_held,
  key.prefix as key_prefix,
  key.last_four as key_last_four,
  key.created_at as key_created_at,
  key.last_used_at as key_last_used_at,
  coalesce(watchlist.used, 0) as watched_companies
from accounts account
join credit_accounts credit on credit.account_id = account.id
left join lateral (
  select email, email_verified_at from users
  where account_id = account.id and role = 'owner' order by created_at, id limit 1
) owner on true
left join api_keys key on key.account_id = account.id and key.is_default
left join watchlists watchlist on watchlist.account_id = account.id;

-- The person or the key that did it, as it was called then; null for the operator and the service itself.
alter table audit_events add column actor text;
