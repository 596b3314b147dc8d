-- More public registers (src/modules/sources/formats): their entries, and the names that they give to companies.

-- The table of formats in the code says which kinds there are.
alter table company_identifiers drop constraint company_identifiers_kind_check;
alter table source_imports drop constraint source_imports_kind_check;

alter table company_identifiers
  -- As the register has it.
  add column name text,
  -- About one of the places that the company runs, not about the company itself.
  add column is_site boolean not null default false,
  -- The row of the file.
  add column line integer;

-- The day of the file, where its name or content tells; its import says only when the operator loaded it.
alter table source_imports add column file_date date;

drop index company_identifiers_websites;
create index company_identifiers_of_company on company_identifiers (company_number);
-- Which companies a website is registered for, and how many share it.
create index company_identifiers_by_website on company_identifiers (website, company_number) where website is not null;

-- Names of companies that Companies House does not hold: trading names, names of schools and care homes.
create table registered_names (
  kind text not null,
  -- The entry in the register, as in company_identifiers.
  value text collate "C" not null,
  company_number text not null,
  name text not null,
  -- As in company_names.
  joined_key text collate "C" not null,
  primary key (kind, value, joined_key)
);

create index registered_names_by_key on registered_names (joined_key);
create index registered_names_of_company on registered_names (company_number);
