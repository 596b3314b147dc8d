-- Since when a website is a company's, and until when it was: one row for each unbroken span. `website_links` says what is
-- known now.
create table website_link_periods (
  id bigint generated always as identity primary key,
  -- By number and without a foreign key: see 0007.
  company_number text not null,
  domain text not null,
  -- The first and the last reading of the website that named the company.
  valid_from timestamptz not null,
  confirmed_at timestamptz not null,
  -- The reading that found otherwise, and what it found. Null: current.
  valid_to timestamptz,
  ended_by text check (ended_by in ('operator_changed', 'no_longer_named', 'in_doubt')),
  constraint website_link_periods_in_order check (valid_from <= confirmed_at and confirmed_at <= coalesce(valid_to, 'infinity')),
  constraint website_link_periods_end_has_reason check ((valid_to is null) = (ended_by is null))
);

create unique index website_link_periods_current on website_link_periods (company_number, domain) where valid_to is null;
create index website_link_periods_company on website_link_periods (company_number, valid_from);
create index website_link_periods_domain on website_link_periods (domain, valid_from);

-- Links from before this table: from the first result that named the company, as far as results are still stored.
insert into website_link_periods (company_number, domain, valid_from, confirmed_at, valid_to, ended_by)
select link.company_number, link.domain, least(link.verified_at, first.resolved_at), link.verified_at,
  case when link.status = 'ended' then greatest(link.verified_at, link.valid_until) end,
  case when link.status = 'ended' then 'operator_changed' end
from website_links link
left join lateral (
  select min(resolved_at) as resolved_at from domain_results
  where domain = link.domain and company_number = link.company_number and match_status = 'matched'
) first on true
where link.status in ('verified', 'ended');
