-- Ids of webhooks counted up across accounts, which told everybody how many there are. New ones are drawn at random, and are
-- integers as before; existing ones stay.
create function random_webhook_id() returns integer language plpgsql volatile as $$
declare
  drawn integer;
begin
  loop
    drawn := ('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::integer & 2147483647;
    if drawn > 0 and not exists (select from webhook_destinations where id = drawn) then
      return drawn;
    end if;
  end loop;
end $$;

alter table webhook_destinations alter column id drop identity;
alter table webhook_destinations alter column id set default random_webhook_id();
