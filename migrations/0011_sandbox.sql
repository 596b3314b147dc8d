-- The fictional register of the sandbox, and the change stream of the stand-in Companies House that serves it. They
-- are here so that every process of a deployment serves the same world. The sandbox's end empties all four.
create table sandbox_world (
  only_row boolean primary key default true check (only_row),
  seed integer not null,
  -- The day the world was made for: its dates lie around it.
  reference_day date not null,
  created_at timestamptz not null
);

create table sandbox_companies (
  company_number text primary key,
  company_name text not null,
  -- All of the company, as src/sandbox/world/sandbox-company.ts has it. Read and written whole, so json and not jsonb.
  record json not null
);

-- Timepoints count for each stream by itself. Whoever adds events locks the stream's row, so they commit in order.
create table sandbox_streams (
  stream text primary key,
  -- The first event that is still kept; newest + 1 when there is none.
  oldest bigint not null,
  newest bigint not null,
  check (oldest <= newest + 1)
);

create table sandbox_events (
  stream text not null,
  timepoint bigint not null,
  published_at timestamptz not null,
  event json not null,
  primary key (stream, timepoint)
);
