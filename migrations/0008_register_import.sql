-- What `register status` tells of the last import, beside what 0001 has.
alter table register_state
  -- Says whether a file is the one that was imported last (src/modules/register/import/snapshot-files.ts).
  add column fingerprint text,
  add column imported_at timestamptz,
  add column import_ms bigint,
  add column summary jsonb;

-- The import that is under way or was interrupted. It moves forward in the transaction that adds the rows it speaks
-- of to the schema register_next, so that an import can go on where it was.
create table register_import (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  started_at timestamptz not null,
  -- Where the next row begins.
  part integer not null,
  byte_offset bigint not null,
  line bigint not null,
  -- How many companies are in register_next; their ids are 1 to this.
  companies bigint not null,
  reject_bytes bigint not null,
  tally jsonb not null,
  loaded boolean not null
);

-- What a snapshot changed, one row a company, written with the change itself. Before and after hold the columns
-- that differ, and those only. Whoever makes signals of them takes them out.
create table register_changes (
  id bigint generated always as identity primary key,
  company_number text not null,
  kind text not null check (kind in ('changed', 'removed', 'returned')),
  before jsonb not null,
  after jsonb not null,
  as_of date,
  recorded_at timestamptz not null
);
