-- Lists by one filter, and by a town and others. The rows of a town lie together, newest first, so that reading them reads few pages;
-- until now the rows of one time did. The filters that name one value have an index in the order of lists each, which counts and lists
-- without reading the table. Nearly all companies are of the type `ltd` and the status `active`: the index of the newest serves those.

-- An unfinished import may have the old index. A roll-back to the register before the last import builds the index that is missing.
drop schema if exists register_next cascade;
delete from register_import;
drop index if exists register_previous.company_search_traits;
drop index company_search_traits;
drop function company_traits(text, text, text, text, text, text, integer, bigint, bigint, boolean);

-- Numbers for the values that filters ask for, so that one index answers any combination. Numbers of two values may be the same:
-- a search checks the columns too. Values that nearly every company has are left out. Figures count from steps: a search for at
-- least 60 employees looks up those with at least 50. What few companies have is also there together with their codes, their
-- kind of accounts and the month when these are due: intersecting the long list of a code with another takes longer than all else.
-- Not in SQL, which the planner would put in the place of every call, and plan for milliseconds.
create function company_traits(
  outward_code text, town text, accounts_type text, company_type text, company_status text, sic_codes text,
  employees integer, turnover bigint, net_assets bigint, has_website boolean, accounts_next_due date
) returns integer[] language plpgsql immutable parallel safe as $$
declare
  rare text[] := array_remove(array[
    case when company_type <> 'ltd' then 'type ' || company_type end,
    case when company_status <> 'active' then 'status ' || company_status end,
    case when employees >= 5 then 'employees 5' end,
    case when employees >= 10 then 'employees 10' end,
    case when employees >= 25 then 'employees 25' end,
    case when employees >= 50 then 'employees 50' end,
    case when employees >= 100 then 'employees 100' end,
    case when employees >= 250 then 'employees 250' end,
    case when employees >= 1000 then 'employees 1000' end,
    case when turnover is not null then 'turnover' end,
    case when turnover >= 1000000 then 'turnover 1000000' end,
    case when turnover >= 10000000 then 'turnover 10000000' end,
    case when turnover >= 100000000 then 'turnover 100000000' end,
    case when net_assets <= 0 then 'net assets none' end,
    case when net_assets >= 500000 then 'net assets 500000' end,
    case when net_assets >= 2000000 then 'net assets 2000000' end,
    case when net_assets >= 10000000 then 'net assets 10000000' end,
    case when has_website then 'website' end], null);
  traits integer[] := array[hashtext('outward ' || coalesce(outward_code, '')), hashtext('town ' || coalesce(town, '')),
    hashtext('accounts ' || coalesce(accounts_type, ''))];
  -- Months since the year 0; those before 2024 count as its first.
  due text := 'due ' || greatest(extract(year from accounts_next_due)::integer * 12
    + extract(month from accounts_next_due)::integer - 1, 2024 * 12);
  code text;
  label text;
begin
  foreach label in array rare loop
    traits := traits || array[hashtext(label), hashtext('accounts ' || coalesce(accounts_type, '') || ' ' || label)];
    if accounts_next_due is not null then
      traits := traits || hashtext(due || ' ' || label);
    end if;
  end loop;
  for place in 2..length(sic_codes) by 6 loop
    code := 'sic ' || substr(sic_codes, place, 5);
    traits := traits || array[hashtext(left(code, 6)), hashtext(left(code, 7)), hashtext(left(code, 8)), hashtext(code)];
    foreach label in array rare loop
      traits := traits || array[hashtext(left(code, 6) || ' ' || label), hashtext(left(code, 7) || ' ' || label),
        hashtext(left(code, 8) || ' ' || label), hashtext(code || ' ' || label)];
    end loop;
  end loop;
  return traits;
end $$;

create index company_search_town on company_search (town, incorporated_on desc nulls last, id desc);
cluster company_search using company_search_town;
-- An import writes the rows in this order; nothing else is to.
alter table company_search set without cluster;
-- The newest companies have filed nothing yet; a list by figures begins after them.
create index company_search_town_filed on company_search (town, incorporated_on desc nulls last, id desc)
  where employees is not null or turnover is not null or net_assets is not null;
create index company_search_outward_code on company_search (outward_code, incorporated_on desc nulls last, id desc);
create index company_search_accounts_type on company_search (accounts_type, incorporated_on desc nulls last, id desc);
create index company_search_type on company_search (company_type, incorporated_on desc nulls last, id desc)
  where company_type <> 'ltd';
create index company_search_status on company_search (company_status, incorporated_on desc nulls last, id desc)
  where company_status <> 'active';
create index company_search_traits on company_search using gin (company_traits(outward_code, town, accounts_type,
  company_type, company_status, sic_codes, employees, turnover, net_assets, has_website, accounts_next_due)) with (fastupdate = off);
analyze company_search;
