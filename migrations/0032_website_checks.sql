-- Websites of watched companies are read again from time to time (src/modules/website-watch).
create table website_checks (
  -- By number and without a foreign key: see 0007.
  company_number text not null,
  domain text not null,
  next_check_at timestamptz not null,
  checked_at timestamptz,
  -- What two readings agreed on; null until then. A reading that differs waits in `differing` for another that agrees.
  seen jsonb,
  differing jsonb,
  primary key (company_number, domain)
);

create index website_checks_due on website_checks (next_check_at);

alter table signals drop constraint signals_source_check;
alter table signals add constraint signals_source_check
  check (source in ('stream', 'snapshot', 'poll', 'clock', 'website'));
