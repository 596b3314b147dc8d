-- When an app last called the agent endpoint, for the account's owner; noted on the grant, at most once a minute.
alter table oauth_records add column last_used_at timestamptz;
