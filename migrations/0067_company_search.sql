-- What searches filter and sort by, of every company on the register, in one narrow row: the register's own facts, the newest
-- figures and whether a website is known (src/modules/register/search). An import fills the table anew, newest companies first;
-- triggers keep it current otherwise. It replaces the indexes of 0009 and 0058 on the wide tables, which found companies by one
-- filter and had to read a page of the table for each of them to check another one.
create table company_search (
  id integer primary key,
  incorporated_on date,
  accounts_next_due date,
  employees integer,
  turnover bigint,
  net_assets bigint,
  has_website boolean not null,
  company_status text not null,
  company_type text not null,
  accounts_type text,
  -- In capitals.
  town text,
  outward_code text,
  -- Up to four codes of five characters, each after a blank.
  sic_codes text not null
);

-- Numbers for the values that filters ask for, so that one index answers any combination. Numbers of two values may be the same:
-- a search checks the columns too. Values that nearly every company has are left out. Figures count from steps: a search for at
-- least 60 employees looks up those with at least 50. The last three hold a 16th, a 64th and a 1024th of all companies, in
-- which a search for many is counted.
create function company_traits(
  id integer, outward_code text, town text, accounts_type text, company_type text, company_status text, sic_codes text,
  employees integer, turnover bigint, net_assets bigint, has_website boolean
) returns integer[] language sql immutable parallel safe as $$
  select array[hashtext('outward ' || coalesce(outward_code, '')), hashtext('town ' || coalesce(town, '')),
      hashtext('accounts ' || coalesce(accounts_type, ''))]
    || case when company_type <> 'ltd' then array[hashtext('type ' || company_type)] else '{}' end
    || case when company_status <> 'active' then array[hashtext('status ' || company_status)] else '{}' end
    || case when sic_codes <> '' then array[hashtext('sic ' || substr(sic_codes, 2, 2)), hashtext('sic ' || substr(sic_codes, 2, 3)),
      hashtext('sic ' || substr(sic_codes, 2, 4)), hashtext('sic ' || substr(sic_codes, 2, 5))] else '{}' end
    || case when length(sic_codes) > 6 then array[hashtext('sic ' || substr(sic_codes, 8, 2)), hashtext('sic ' || substr(sic_codes, 8, 3)),
      hashtext('sic ' || substr(sic_codes, 8, 4)), hashtext('sic ' || substr(sic_codes, 8, 5))] else '{}' end
    || case when length(sic_codes) > 12 then array[hashtext('sic ' || substr(sic_codes, 14, 2)), hashtext('sic ' || substr(sic_codes, 14, 3)),
      hashtext('sic ' || substr(sic_codes, 14, 4)), hashtext('sic ' || substr(sic_codes, 14, 5))] else '{}' end
    || case when length(sic_codes) > 18 then array[hashtext('sic ' || substr(sic_codes, 20, 2)), hashtext('sic ' || substr(sic_codes, 20, 3)),
      hashtext('sic ' || substr(sic_codes, 20, 4)), hashtext('sic ' || substr(sic_codes, 20, 5))] else '{}' end
    || case when employees >= 1000 then array[1, 2, 3, 4] when employees >= 250 then array[1, 2, 3]
      when employees >= 50 then array[1, 2] when employees >= 10 then array[1] else '{}' end
    || case when turnover >= 100000000 then array[11, 12, 13, 14] when turnover >= 10000000 then array[11, 12, 13]
      when turnover >= 1000000 then array[11, 12] when turnover is not null then array[11] else '{}' end
    || case when net_assets >= 100000000 then array[21, 22, 23] when net_assets >= 10000000 then array[21, 22]
      when net_assets >= 1000000 then array[21] when net_assets < 0 then array[20] else '{}' end
    || case when has_website then array[30] else '{}' end
    || case when id & 1023 = 0 then array[41, 42, 43] when id & 63 = 0 then array[41, 42] when id & 15 = 0 then array[41] else '{}' end
$$;

insert into company_search
select c.id, c.incorporated_on, c.accounts_next_due, f.employees, f.turnover, f.net_assets,
  c.company_number in (select company_number from website_links where status = 'verified'),
  c.company_status, c.company_type, c.accounts_type, upper(c.locality), c.outward_code,
  coalesce(' ' || rpad(c.sic_codes[1], 5), '') || coalesce(' ' || rpad(c.sic_codes[2], 5), '')
    || coalesce(' ' || rpad(c.sic_codes[3], 5), '') || coalesce(' ' || rpad(c.sic_codes[4], 5), '')
from companies c left join company_financials f on f.company_number = c.company_number
where c.removed_on is null
order by c.incorporated_on desc nulls last, c.id desc;

-- Any filters together. Without a list of pending entries, which every search would have to read through.
create index company_search_traits on company_search using gin (company_traits(id, outward_code, town, accounts_type,
  company_type, company_status, sic_codes, employees, turnover, net_assets, has_website)) with (fastupdate = off);
-- The orders of lists. Names are in the order of companies_by_name.
create index company_search_newest on company_search (incorporated_on desc nulls last, id desc);
-- The newest companies have filed nothing yet; a list by figures begins after them.
create index company_search_newest_filed on company_search (incorporated_on desc nulls last, id desc)
  where employees is not null or turnover is not null or net_assets is not null;
create index company_search_employees on company_search (employees, id) where employees is not null;
create index company_search_net_assets on company_search (net_assets, id) where net_assets is not null;
create index company_search_turnover on company_search (turnover, id) where turnover is not null;

drop index companies_newest, companies_outward_code, companies_status, companies_status_accounts, companies_accounts_type,
  companies_town, companies_type, companies_sic_1, companies_sic_2, companies_sic_3, companies_sic_4, companies_accounts_due;
drop trigger company_financials_incorporation on company_financials;
drop function note_incorporation();
-- Its indexes go with it.
alter table company_financials drop column incorporated_on;
drop index company_financials_employees, company_financials_net_assets, company_financials_turnover;

-- Writes the rows of these companies. An import of a whole register fills the table itself (`domesday.search_rows` is `later`).
create function write_company_search(companies_written integer[]) returns void language plpgsql as $$
begin
  delete from company_search s using companies c
  where s.id = any(companies_written) and c.id = s.id and c.removed_on is not null;
  insert into company_search as s
  select c.id, c.incorporated_on, c.accounts_next_due, f.employees, f.turnover, f.net_assets,
    exists (select from website_links l where l.company_number = c.company_number and l.status = 'verified'),
    c.company_status, c.company_type, c.accounts_type, upper(c.locality), c.outward_code,
    coalesce(' ' || rpad(c.sic_codes[1], 5), '') || coalesce(' ' || rpad(c.sic_codes[2], 5), '')
      || coalesce(' ' || rpad(c.sic_codes[3], 5), '') || coalesce(' ' || rpad(c.sic_codes[4], 5), '')
  from companies c left join company_financials f on f.company_number = c.company_number
  where c.id = any(companies_written) and c.removed_on is null
  order by c.id
  on conflict (id) do update set incorporated_on = excluded.incorporated_on, accounts_next_due = excluded.accounts_next_due,
    employees = excluded.employees, turnover = excluded.turnover, net_assets = excluded.net_assets,
    has_website = excluded.has_website, company_status = excluded.company_status, company_type = excluded.company_type,
    accounts_type = excluded.accounts_type, town = excluded.town, outward_code = excluded.outward_code,
    sic_codes = excluded.sic_codes
  where s is distinct from excluded;
end $$;

-- The register before the last import, which is kept in another schema, keeps its triggers too; they do nothing there.
create function note_companies() returns trigger language plpgsql as $$
begin
  if tg_relid = to_regclass('companies') and current_setting('domesday.search_rows', true) is distinct from 'later' then
    perform write_company_search(array(select id from written));
  end if;
  return null;
end $$;
create function forget_companies() returns trigger language plpgsql as $$
begin
  if tg_relid = to_regclass('companies') and current_setting('domesday.search_rows', true) is distinct from 'later' then
    delete from company_search where id in (select id from gone);
  end if;
  return null;
end $$;
create function empty_company_search() returns trigger language plpgsql as $$
begin
  if tg_relid = to_regclass('companies') then
    delete from company_search;
  end if;
  return null;
end $$;
create trigger companies_search_added after insert on companies
  referencing new table as written for each statement execute function note_companies();
create trigger companies_search_changed after update on companies
  referencing new table as written for each statement execute function note_companies();
create trigger companies_search_gone after delete on companies
  referencing old table as gone for each statement execute function forget_companies();

create trigger companies_search_emptied after truncate on companies
  for each statement execute function empty_company_search();

-- Figures and links name companies by number.
create function note_company_facts() returns trigger language plpgsql as $$
begin
  perform write_company_search(array(
    select c.id from companies c where c.company_number in (select company_number from written)));
  return null;
end $$;
create trigger company_financials_added after insert on company_financials
  referencing new table as written for each statement execute function note_company_facts();
create trigger company_financials_changed after update on company_financials
  referencing new table as written for each statement execute function note_company_facts();
create trigger company_financials_gone after delete on company_financials
  referencing old table as written for each statement execute function note_company_facts();
create trigger website_links_added after insert on website_links
  referencing new table as written for each statement execute function note_company_facts();
create trigger website_links_changed after update on website_links
  referencing new table as written for each statement execute function note_company_facts();
create trigger website_links_gone after delete on website_links
  referencing old table as written for each statement execute function note_company_facts();

analyze company_search;

-- The rows of an unfinished import have no such table beside them.
drop schema if exists register_next cascade;
delete from register_import;
