-- A deleted account keeps its row, because the ledger refers to it; nothing in it names a person.
alter table accounts add column deleted_at timestamptz;

-- Only the deletion of an account takes its last owner away.
create or replace function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from accounts where id = old.account_id and deleted_at is null for no key update;
  if found and not exists (select from users where account_id = old.account_id and role = 'owner') then
    raise exception 'account % would be left without an owner', old.account_id
      using errcode = 'check_violation', constraint = 'users_keep_an_owner';
  end if;
  return null;
end
$$;
