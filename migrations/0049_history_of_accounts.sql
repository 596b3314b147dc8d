-- The foreign key locked the account once for each row. The insert now locks each account once for all rows of a batch
-- (src/modules/history/history.store.ts), and this trigger deletes the entries of a deleted account.
alter table resolution_history drop constraint resolution_history_account_id_fkey;

create function delete_history_of_account() returns trigger language plpgsql as $$
begin
  delete from resolution_history where account_id = old.id;
  return null;
end $$;

create trigger history_of_account after delete on accounts
  for each row execute function delete_history_of_account();
