-- What searches for common words and lists by name need of names (src/modules/register/search).

-- The rows of an unfinished import lack both. A roll-back to the register before the last import builds what is missing.
drop schema if exists register_next cascade;
delete from register_import;
drop table if exists register_previous.company_search;

-- The names of one first word, the shortest first: the best names of a common word without reading all names that begin with its
-- letters.
create index company_names_first_word on company_names
  (split_part(name_key, ' ', 1) text_pattern_ops, least(length(joined_key), 1023));
analyze company_names;

-- The beginning of the company's name: a list by name sorts thousands of companies by it, and reads the names of a page only. The
-- table is written anew in the order of an import, because an update would leave as many dead rows in it and its indexes.
create temporary table named_rows on commit drop as
  select s.*, left(c.company_name, 8) as name_start from company_search s join companies c on c.id = s.id;
drop index company_search_traits, company_search_newest, company_search_newest_filed, company_search_employees,
  company_search_net_assets, company_search_turnover, company_search_town, company_search_town_filed,
  company_search_outward_code, company_search_accounts_type, company_search_type, company_search_status;
truncate company_search;
alter table company_search drop constraint company_search_pkey;
alter table company_search add column name_start text collate "C" not null;
insert into company_search select * from named_rows order by town, incorporated_on desc nulls last, id desc;
alter table company_search add primary key (id);

create index company_search_town on company_search (town, incorporated_on desc nulls last, id desc);
create index company_search_town_filed on company_search (town, incorporated_on desc nulls last, id desc)
  where employees is not null or turnover is not null or net_assets is not null;
create index company_search_newest on company_search (incorporated_on desc nulls last, id desc);
create index company_search_newest_filed on company_search (incorporated_on desc nulls last, id desc)
  where employees is not null or turnover is not null or net_assets is not null;
create index company_search_employees on company_search (employees, id) where employees is not null;
create index company_search_net_assets on company_search (net_assets, id) where net_assets is not null;
create index company_search_turnover on company_search (turnover, id) where turnover is not null;
create index company_search_outward_code on company_search (outward_code, incorporated_on desc nulls last, id desc);
create index company_search_accounts_type on company_search (accounts_type, incorporated_on desc nulls last, id desc);
create index company_search_type on company_search (company_type, incorporated_on desc nulls last, id desc)
  where company_type <> 'ltd';
create index company_search_status on company_search (company_status, incorporated_on desc nulls last, id desc)
  where company_status <> 'active';
create index company_search_traits on company_search using gin (company_traits(outward_code, town, accounts_type,
  company_type, company_status, sic_codes, employees, turnover, net_assets, has_website, accounts_next_due)) with (fastupdate = off);
analyze company_search;

-- As in 0067, with the beginning of the name.
create or replace function write_company_search(companies_written integer[]) returns void language plpgsql as $$
begin
  delete from company_search s using companies c
  where s.id = any(companies_written) and c.id = s.id and c.removed_on is not null;
  insert into company_search as s
  select c.id, c.incorporated_on, c.accounts_next_due, f.employees, f.turnover, f.net_assets,
    exists (select from website_links l where l.company_number = c.company_number and l.status = 'verified'),
    c.company_status, c.company_type, c.accounts_type, upper(c.locality), c.outward_code,
    coalesce(' ' || rpad(c.sic_codes[1], 5), '') || coalesce(' ' || rpad(c.sic_codes[2], 5), '')
      || coalesce(' ' || rpad(c.sic_codes[3], 5), '') || coalesce(' ' || rpad(c.sic_codes[4], 5), ''),
    left(c.company_name, 8)
  from companies c left join company_financials f on f.company_number = c.company_number
  where c.id = any(companies_written) and c.removed_on is null
  order by c.id
  on conflict (id) do update set incorporated_on = excluded.incorporated_on, accounts_next_due = excluded.accounts_next_due,
    employees = excluded.employees, turnover = excluded.turnover, net_assets = excluded.net_assets,
    has_website = excluded.has_website, company_status = excluded.company_status, company_type = excluded.company_type,
    accounts_type = excluded.accounts_type, town = excluded.town, outward_code = excluded.outward_code,
    sic_codes = excluded.sic_codes, name_start = excluded.name_start
  where s is distinct from excluded;
end $$;
