-- What happened to a company in the last two years, derived from the live record (src/modules/signals/history). Apart from
-- `signals`: these are shown with a company and never sent to anybody.
create table company_histories (
  company_number text primary key,
  derived_at timestamptz not null,
  -- The day from which on nothing is missing; null when that is not known.
  complete_since date,
  -- src/modules/signals/history/stored-history.ts
  history jsonb not null
);
