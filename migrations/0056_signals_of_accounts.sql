-- Signals that new accounts make. A rollback of the register leaves them, because it does not touch the accounts.
alter table signals drop constraint signals_source_check;
alter table signals add constraint signals_source_check
  check (source in ('stream', 'snapshot', 'poll', 'clock', 'website', 'accounts'));
