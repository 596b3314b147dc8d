-- The survey as a living index: when each domain is due again, by how often its website changed; what it said before; and how right a
-- sample of the matches was.
alter table survey_domains
  -- Of a match, and why a website could not be read.
  add column company_number text,
  add column failure_code text,
  -- As it was before the domain was queued again.
  add column previous_outcome text,
  add column previous_company_number text,
  add column read_every_days smallint not null default 30,
  add column due_at timestamptz;

update survey_domains set due_at = finished_at + interval '30 days' where finished_at is not null;

create index survey_domains_due on survey_domains (due_at) where outcome is not null;

-- How many domains were queued again on that day.
alter table survey_state
  add column refresh_day date,
  add column refreshed integer not null default 0;

-- Samples of matches that a person judged.
create table survey_judgements (
  id bigint generated always as identity primary key,
  file text not null,
  correct integer not null,
  wrong integer not null,
  unsure integer not null,
  judged_at timestamptz not null
);
