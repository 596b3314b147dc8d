-- Signals of these types are mailed at once, whatever their severity.
alter table signal_mail_settings add column instant_types text[] not null default '{}';
