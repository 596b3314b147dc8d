-- What other registers say of companies, from files that the operator imports (`domesday sources import`): charity numbers
-- with the charity's website (Charity Commission), and legal entity identifiers (GLEIF). Each import replaces one kind.
create table company_identifiers (
  kind text not null check (kind in ('charity_number', 'lei')),
  value text collate "C" not null,
  -- By number and without a foreign key: see 0007.
  company_number text not null,
  -- The registrable domain.
  website text,
  primary key (kind, value)
);

create index company_identifiers_websites on company_identifiers (company_number) where website is not null;

create table source_imports (
  kind text primary key check (kind in ('charity_number', 'lei')),
  file text not null,
  -- Records in the file, with those of no company.
  records_read integer not null,
  imported_at timestamptz not null
);
