-- A link between a website and its company is paid for once in 30 days, whichever of the two was asked about.

-- The links that a charge pays for beside its subject, such as 'link:acme.co.uk/01234567'. Charges made before this
-- migration have none: they go on paying for their own direction only.
alter table credit_entries add column links text[] not null default '{}'
  constraint credit_entries_links_of_charges check (kind = 'charge' or links = '{}');

create or replace function apply_credit_entry() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  update credit_accounts
  set balance = balance + new.balance_change, held = held + new.held_change
  where account_id = new.account_id;

  if new.kind = 'hold' then
    insert into credit_holds (hold_id, account_id, subject, credits, held_at)
    values (new.hold_id, new.account_id, new.subject, new.credits, new.created_at);
  elsif new.hold_id is not null then
    delete from credit_holds
    where hold_id = new.hold_id and account_id = new.account_id
      and subject = new.subject and credits = new.credits;
    if not found then
      raise exception 'credit entry % settles no open hold of the same account, subject and credits', new.id
        using errcode = 'check_violation', constraint = 'credit_entries_settles_its_hold';
    end if;
  end if;

  if new.kind = 'charge' then
    insert into credit_purchases (account_id, subject, paid_until)
    select new.account_id, bought, new.paid_until from unnest(array_append(new.links, new.subject)) as bought
    on conflict (account_id, subject) do update set paid_until = excluded.paid_until
      where credit_purchases.paid_until <= new.created_at;
    get diagnostics paid = row_count;
    if paid <> cardinality(new.links) + 1 then
      raise exception 'credit entry % charges for a subject or a link that is still paid for', new.id
        using errcode = 'unique_violation', constraint = 'credit_purchases_paid_once';
    end if;
  end if;
  return null;
end
$$;
