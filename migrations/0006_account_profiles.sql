-- All that authentication and `GET /v1/auth/me` need of an account, in one look-up.
create view account_profiles as
select
  account.id,
  account.email,
  account.email_verified_at,
  account.created_at,
  account.session_version,
  account.plan,
  account.period_ends_at,
  credit.balance as credit_balance,
  credit.held as credits_held,
  key.key_hash,
  key.prefix as key_prefix,
  key.last_four as key_last_four,
  key.created_at as key_created_at,
  key.last_used_at as key_last_used_at
from accounts account
join credit_accounts credit on credit.account_id = account.id
left join api_keys key on key.account_id = account.id;
