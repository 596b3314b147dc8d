-- Totals of long lists come from a sample of pages of company_search. The traits that held a share of all companies by their id are read
-- by nothing; without them no trait depends on the id.

-- An unfinished import may have the index with them. A roll-back to the register before the last import builds the index that is missing.
drop schema if exists register_next cascade;
delete from register_import;
drop index if exists register_previous.company_search_traits;
drop index company_search_traits;
drop function company_traits(integer, text, text, text, text, text, text, integer, bigint, bigint, boolean);

-- Numbers for the values that filters ask for, so that one index answers any combination. Numbers of two values may be the same:
-- a search checks the columns too. Values that nearly every company has are left out. Figures count from steps: a search for at
-- least 60 employees looks up those with at least 50.
create function company_traits(
  outward_code text, town text, accounts_type text, company_type text, company_status text, sic_codes text,
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
$$;

create index company_search_traits on company_search using gin (company_traits(outward_code, town, accounts_type,
  company_type, company_status, sic_codes, employees, turnover, net_assets, has_website)) with (fastupdate = off);
analyze company_search;
