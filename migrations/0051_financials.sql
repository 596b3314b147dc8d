-- Figures from the accounts that companies file, read from the documents of Companies House's accounts data
-- (`domesday financials import`). Companies are named by number and without a foreign key: see 0007. Amounts are whole
-- units of the currency.

-- One row a document that was read.
create table financial_documents (
  id bigint generated always as identity primary key,
  -- Of its bytes. Daily and monthly files repeat documents; each is loaded once.
  sha256 bytea not null unique,
  name text not null,
  company_number text not null,
  -- The day of its balance sheet.
  period_end date not null,
  -- When Companies House published the file that it came in; null when the file's name does not say so.
  published_on date,
  -- The address of the schema that its tags belong to.
  taxonomy text,
  accounts_type text,
  -- The registrable domain of the website that the company states.
  website text,
  -- Why the figures may be wrong, such as sums that do not hold; empty for most. Documents with a doubt make no signals.
  doubts text[] not null default '{}',
  loaded_at timestamptz not null
);

create index financial_documents_websites on financial_documents (company_number) where website is not null;

-- The figures of a period as one document states them: its own period, and mostly the one before. Several documents
-- can state the same period; the newest of them is shown.
create table financial_periods (
  company_number text not null,
  period_end date not null,
  document_id bigint not null,
  period_start date,
  currency text not null,
  consolidated boolean not null,
  dormant boolean,
  turnover bigint,
  profit_loss bigint,
  fixed_assets bigint,
  current_assets bigint,
  cash bigint,
  debtors bigint,
  creditors_within_one_year bigint,
  creditors_after_one_year bigint,
  total_assets_less_current_liabilities bigint,
  net_assets bigint,
  shareholder_funds bigint,
  employees integer,
  primary key (company_number, period_end, document_id)
);

-- The newest period of each company, for answers about many companies and for searches.
create table company_financials (
  company_number text primary key,
  period_end date not null,
  currency text not null,
  turnover bigint,
  profit_loss bigint,
  net_assets bigint,
  cash bigint,
  employees integer,
  dormant boolean
);

-- One row a file, with how far it was read: a killed import continues there.
create table financial_imports (
  -- A digest of the file's list of documents, so that the same file under another name is recognised.
  file_key text primary key,
  file text not null,
  published_on date,
  documents integer not null,
  -- The position in the file of the first document that is not loaded yet.
  next_document integer not null default 0,
  loaded integer not null default 0,
  -- Loaded before, from another file.
  known integer not null default 0,
  skipped integer not null default 0,
  doubtful integer not null default 0,
  with_website integer not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- The documents of a file that have no figures to load, and those whose company number is in doubt, with the reason.
create table financial_remarks (
  file_key text not null,
  position integer not null,
  name text not null,
  remark text not null,
  primary key (file_key, position, name)
);
