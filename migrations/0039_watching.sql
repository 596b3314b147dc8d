-- Tags of watched companies (src/modules/watchlist) and mails about signals (src/modules/signal-mail).

-- A tag has one spelling in an account, whatever the case it is typed in.
create table watchlist_tags (
  account_id text not null references accounts (id) on delete cascade,
  -- The tag in lower case.
  tag_key text not null,
  tag text not null,
  primary key (account_id, tag_key)
);

create table watched_company_tags (
  account_id text not null,
  company_number text not null,
  tag_key text not null,
  primary key (account_id, company_number, tag_key),
  foreign key (account_id, company_number) references watched_companies (account_id, company_number) on delete cascade,
  foreign key (account_id, tag_key) references watchlist_tags (account_id, tag_key) on delete cascade
);

create index watched_company_tags_by_tag on watched_company_tags (account_id, tag_key, company_number);

-- No row means that the account gets no mails about signals.
create table signal_mail_settings (
  account_id text primary key references accounts (id) on delete cascade,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  -- Periods that ended before this are not sent.
  digest_since timestamptz not null,
  -- Signals of these severities are mailed at once.
  instant_severities text[] not null check (instant_severities <@ array['info', 'notice', 'warning', 'critical'])
);

create index signal_mail_settings_digest on signal_mail_settings (digest, account_id) where digest <> 'off';

-- Every mail about signals. The row exists before the mail is sent, so that a period or a signal has one mail.
create table signal_mails (
  id bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('instant', 'daily', 'weekly')),
  -- The first day of a digest's period, in the UK; null for an instant mail.
  period_start date check ((period_start is null) = (kind = 'instant')),
  -- The signals of a digest are those detected from from_at until before to_at.
  from_at timestamptz,
  to_at timestamptz,
  created_at timestamptz not null,
  -- When it was sent, or when there turned out to be nothing to send.
  done_at timestamptz,
  signals integer not null default 0,
  constraint signal_mails_one_per_period unique (account_id, kind, period_start)
);

create index signal_mails_by_age on signal_mails (created_at);

-- The signals of instant mails. A signal is in one mail of an account at most.
create table signal_mail_items (
  account_id text not null references accounts (id) on delete cascade,
  signal_id text collate "C" not null references signals (id) on delete cascade,
  -- Null until a mail takes it.
  mail_id bigint references signal_mails (id) on delete cascade,
  primary key (account_id, signal_id)
);

create index signal_mail_items_waiting on signal_mail_items (account_id) where mail_id is null;
create index signal_mail_items_by_signal on signal_mail_items (signal_id);
create index signal_mail_items_by_mail on signal_mail_items (mail_id) where mail_id is not null;
