-- Signing secrets that were replaced before the previous one, newest first: each signs along until the time that was
-- promised when it was replaced. Items have `sealed` (base64) and `until`.
alter table webhook_destinations add column older_secrets jsonb not null default '[]';
