-- Searches that an account keeps under a name. A watched one is searched again after every import; a company that it finds
-- for the first time is a new match, once.
create table saved_searches (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- Name, filters and sort as the API takes them.
  query jsonb not null,
  watched boolean not null default false,
  created_at timestamptz not null,
  -- When it was last searched for new matches; null while it was never watched.
  checked_at timestamptz
);

create unique index saved_searches_name on saved_searches (account_id, lower(name));
create index saved_searches_watched on saved_searches (checked_at) where watched;

-- Every company that a watched search has found.
create table saved_search_matches (
  search_id text not null references saved_searches (id) on delete cascade,
  company_number text not null,
  matched_at timestamptz not null,
  -- False for those that it found when the watch began.
  is_new boolean not null,
  primary key (search_id, company_number)
);

create index saved_search_matches_new on saved_search_matches (search_id, matched_at desc, company_number) where is_new;
