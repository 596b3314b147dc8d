-- Counters that matter for minutes. Unlogged: losing them in a crash costs nothing, and every use writes one.
create unlogged table rate_limits (
  key text primary key,
  used integer not null,
  expires_at timestamptz not null
);

create index rate_limits_expires_at on rate_limits (expires_at);
