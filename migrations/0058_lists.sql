-- What searches need to make lists: filters by kind of business, town, kind of company, figures, website and overdue accounts,
-- and other orders than newest first (src/modules/register/search). Each index holds companies on the register.

-- Towns as people write them, in any case. The included columns let a page, its count and a second filter come from the
-- index alone; the planner wants `locality` itself for that, not only its capitals.
create index companies_town on companies ((upper(locality)), incorporated_on desc nulls last, id desc)
  include (locality, company_status) where removed_on is null and locality is not null;
-- Nineteen of twenty companies are `ltd`: a list of those is a list of all, with few left out.
create index companies_type on companies (company_type, incorporated_on desc nulls last, id desc)
  include (company_status) where removed_on is null and company_type <> 'ltd';
-- A company has up to four kinds of business, and an index each keeps the newest first. The newest of a group of codes
-- are the newest of the newest of each code.
create index companies_sic_1 on companies ((sic_codes[1]), incorporated_on desc nulls last, id desc)
  include (sic_codes, company_status) where removed_on is null and sic_codes[1] is not null;
create index companies_sic_2 on companies ((sic_codes[2]), incorporated_on desc nulls last, id desc)
  include (sic_codes, company_status) where removed_on is null and sic_codes[2] is not null;
create index companies_sic_3 on companies ((sic_codes[3]), incorporated_on desc nulls last, id desc)
  include (sic_codes, company_status) where removed_on is null and sic_codes[3] is not null;
create index companies_sic_4 on companies ((sic_codes[4]), incorporated_on desc nulls last, id desc)
  include (sic_codes, company_status) where removed_on is null and sic_codes[4] is not null;
-- Overdue accounts by the month they were due in, counted from the year 0, for the same reason.
create index companies_accounts_due on companies
  ((extract(year from accounts_next_due) * 12 + extract(month from accounts_next_due)),
   incorporated_on desc nulls last, id desc)
  include (accounts_next_due, company_status) where removed_on is null and accounts_next_due is not null;
-- Names in the order of their letters.
create index companies_by_name on companies (company_name collate "C", id) where removed_on is null;

-- A name that goes on with another word comes before one that goes on with letters, so the words are read too.
drop index company_names_beginning;
create index company_names_beginning on company_names (joined_key text_pattern_ops)
  include (company_id, ordinal, name_key);

-- The day of incorporation beside the figures. The newest companies have filed nothing yet, so a list by figures, newest
-- first, cannot start with the companies. That day never changes; the trigger spares every writer of figures the look-up.
alter table company_financials add column incorporated_on date;
create function note_incorporation() returns trigger language plpgsql as $$
begin
  if new.incorporated_on is null then
    new.incorporated_on := (select c.incorporated_on from companies c where c.company_number = new.company_number);
  end if;
  return new;
end $$;
create trigger company_financials_incorporation before insert on company_financials
  for each row execute function note_incorporation();
update company_financials f set incorporated_on = c.incorporated_on
from companies c where c.company_number = f.company_number;

create index company_financials_newest on company_financials (incorporated_on desc nulls last, company_number desc)
  include (employees, net_assets, turnover);
create index company_financials_employees on company_financials (employees, company_number)
  include (net_assets, turnover) where employees is not null;
create index company_financials_net_assets on company_financials (net_assets, company_number)
  include (employees, turnover) where net_assets is not null;
create index company_financials_turnover on company_financials (turnover, company_number)
  include (employees, net_assets) where turnover is not null;
-- Figures that were read before the register had the company.
create index company_financials_unplaced on company_financials (company_number) where incorporated_on is null;

-- Companies with a website that is known to be theirs.
create index website_links_verified on website_links (company_number) where status = 'verified';
