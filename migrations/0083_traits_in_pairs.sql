-- Pairs of what few companies have: a figure, a website, a type, a status. A list with two such filters, or with one of them and a town
-- or years, intersected two lists in the index, and read rows that only one of the filters meets.

-- An unfinished import may have the old index. A roll-back to the register before the last import builds the index that is missing.
drop schema if exists register_next cascade;
delete from register_import;
drop index if exists register_previous.company_search_traits;
drop index company_search_traits;
drop function company_traits(text, text, text, text, text, text, integer, bigint, bigint, boolean, date);

-- Numbers for the values that filters ask for, so that one index answers any combination. Numbers of two values may be the same:
-- a search checks the columns too. Values that nearly every company has are left out. Figures count from steps: a search for at
-- least 60 employees looks up those with at least 50. What few companies have is also there in pairs, together with each other,
-- and with their codes, their town, their kind of accounts, the month when these are due and the year of incorporation:
-- intersecting long lists takes longer than all else.
-- Not in SQL, which the planner would put in the place of every call, and plan for milliseconds.
create function company_traits(
  outward_code text, town text, accounts_type text, company_type text, company_status text, sic_codes text,
  employees integer, turnover bigint, net_assets bigint, has_website boolean, accounts_next_due date, incorporated_on date
) returns integer[] language plpgsql immutable parallel safe as $$
declare
  -- In the order of the alphabet, which is that of the names in a pair.
  rare text[] := array_remove(array[
    case when employees >= 5 then 'employees 5' end,
    case when employees >= 10 then 'employees 10' end,
    case when employees >= 25 then 'employees 25' end,
    case when employees >= 50 then 'employees 50' end,
    case when employees >= 100 then 'employees 100' end,
    case when employees >= 250 then 'employees 250' end,
    case when employees >= 1000 then 'employees 1000' end,
    case when net_assets <= 0 then 'net assets none' end,
    case when net_assets >= 500000 then 'net assets 500000' end,
    case when net_assets >= 2000000 then 'net assets 2000000' end,
    case when net_assets >= 10000000 then 'net assets 10000000' end,
    case when company_status <> 'active' then 'status ' || company_status end,
    case when turnover is not null then 'turnover' end,
    case when turnover >= 1000000 then 'turnover 1000000' end,
    case when turnover >= 10000000 then 'turnover 10000000' end,
    case when turnover >= 100000000 then 'turnover 100000000' end,
    case when company_type <> 'ltd' then 'type ' || company_type end,
    case when has_website then 'website' end], null);
  traits integer[] := array[hashtext('outward ' || coalesce(outward_code, '')), hashtext('town ' || coalesce(town, '')),
    hashtext('accounts ' || coalesce(accounts_type, ''))];
  kind text := 'accounts ' || coalesce(accounts_type, '') || ' ';
  place text := 'town ' || coalesce(town, '') || ' ';
  -- Months since the year 0; those before 2024 count as its first.
  due text := 'due ' || case when accounts_next_due is null then 0 else greatest(extract(year from accounts_next_due)::integer * 12
    + extract(month from accounts_next_due)::integer - 1, 2024 * 12) end || ' ';
  -- Years before 2000 count as 2000.
  year text := 'year ' || case when incorporated_on is null then 0
    else greatest(extract(year from incorporated_on)::integer, 2000) end || ' ';
  code text;
  label text;
begin
  foreach label in array rare loop
    traits := traits || array[hashtext(label), hashtext(kind || label), hashtext(place || label), hashtext(due || label),
      hashtext(year || label)];
  end loop;
  for letter in 2..length(sic_codes) by 6 loop
    code := 'sic ' || substr(sic_codes, letter, 5);
    traits := traits || array[hashtext(left(code, 6)), hashtext(left(code, 7)), hashtext(left(code, 8)), hashtext(code)];
    foreach label in array rare loop
      traits := traits || array[hashtext(left(code, 6) || ' ' || label), hashtext(left(code, 7) || ' ' || label),
        hashtext(left(code, 8) || ' ' || label), hashtext(code || ' ' || label)];
    end loop;
  end loop;
  -- Two steps of one figure are no pair.
  for one in 1..cardinality(rare) - 1 loop
    for other in one + 1..cardinality(rare) loop
      if split_part(rare[one], ' ', 1) <> split_part(rare[other], ' ', 1) then
        traits := traits || hashtext(rare[one] || ' ' || rare[other]);
      end if;
    end loop;
  end loop;
  return traits;
end $$;

create index company_search_traits on company_search using gin (company_traits(outward_code, town, accounts_type, company_type,
  company_status, sic_codes, employees, turnover, net_assets, has_website, accounts_next_due, incorporated_on)) with (fastupdate = off);
analyze company_search;
