-- The survey: a list of domains that are resolved in the background, for nobody in particular (src/modules/survey).

-- One row a domain, from the list to its outcome.
create table survey_domains (
  domain text primary key,
  -- When a process may claim it. A claim moves this to the end of its lease.
  available_at timestamptz not null,
  -- The process that claimed it last; null while it waits and when it is done.
  runner text,
  -- How often it was claimed without an end.
  attempts smallint not null default 0,
  -- How the website was judged. `known`: a fresh result was there. `failed`: all attempts failed for a reason on our side.
  outcome text check (outcome in
    ('matched', 'needs_review', 'no_match', 'non_uk_entity', 'scrape_failed', 'known', 'failed')),
  finished_at timestamptz,
  constraint survey_domains_end check ((outcome is null) = (finished_at is null))
)
-- A row is updated twice: room for its next version on the same page.
with (fillfactor = 70);

create index survey_domains_waiting on survey_domains (available_at) where outcome is null;
create index survey_domains_finished on survey_domains (outcome, finished_at) where outcome is not null;

-- The lists that were read.
create table survey_lists (
  id bigint generated always as identity primary key,
  file text not null,
  lines bigint not null,
  -- Lines that name a domain, and those of which no domain could be read.
  named bigint not null,
  damaged bigint not null,
  -- Domains that were new, and those that were due again.
  added bigint not null,
  renewed bigint not null,
  loaded_at timestamptz not null
);

create table survey_state (
  only_row boolean primary key default true check (only_row),
  paused_at timestamptz
);

insert into survey_state default values;
