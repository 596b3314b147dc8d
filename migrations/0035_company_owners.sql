-- Companies and other legal persons that own or control a company, from Companies House's snapshot of persons with
-- significant control, its stream and live look-ups. People are not kept: a group consists of companies.
--
-- An import replaces the table as a whole (src/modules/register/owners), with the indexes that it has by then.
create table company_owners (
  -- The company that is owned.
  company_number text not null,
  -- The id of the entry at Companies House.
  owner_id text not null,
  kind text not null,
  owner_name text not null,
  -- The owner's company number where it was filed as one of the UK register; otherwise ~ and the key of its name
  -- (src/shared/company-name.ts). The number counts only if its holder has that name, which readers check.
  owner_key text not null,
  -- As filed.
  registration_number text,
  country_registered text,
  place_registered text,
  natures_of_control text[] not null,
  notified_on date,
  ceased_on date,
  -- Also true when the day is not known. A day in the future does not end anything yet.
  ceased boolean not null,
  -- When the live source or the stream sent the entry; null for one of a snapshot.
  live_at timestamptz,
  -- Companies House deleted the entry. It is kept until the next snapshot, which may still have it.
  gone boolean not null default false
);

create index company_owners_company_number on company_owners (company_number);
create index company_owners_owner_key on company_owners (owner_key);

-- The snapshot that the table was last filled from.
create table owners_state (
  only_row boolean primary key default true check (only_row),
  owners bigint not null default 0,
  as_of date,
  -- The name of the file, or `sandbox`.
  source text,
  fingerprint text,
  imported_at timestamptz,
  import_ms bigint,
  summary jsonb
);

insert into owners_state default values;
