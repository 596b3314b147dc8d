-- What the live source (the Companies House API) knows of a company beyond its row in `companies`, in shapes of our own
-- (src/modules/register/live/company-detail.ts). By number and without a foreign key: see 0007.
create table company_details (
  company_number text primary key,
  -- When it was asked for last; null while the first answer is awaited.
  fetched_at timestamptz,
  -- False: the live source knows no such company.
  found boolean not null default false,
  -- When all of it was had at once. Where that is longer ago, some part could not be had the last time, and what
  -- stands here of it is older, or null.
  completed_at timestamptz,
  etag text,
  profile jsonb,
  officers jsonb,
  charges jsonb,
  insolvency jsonb,
  persons_with_significant_control jsonb,
  -- Some process is asking for this company until then; the others wait for what it gets.
  claimed_until timestamptz
);

-- The budget of requests that a Companies House account has, shared by all processes. Unlogged: losing it in a crash
-- costs a pause that Companies House asks for itself. The account is a hash of its address and key.
create unlogged table companies_house_accounts (
  account text primary key,
  -- Companies House said that there were too many requests.
  paused_until timestamptz,
  -- Companies House did not accept the key.
  refused_until timestamptz
);

create unlogged table companies_house_requests (
  account text not null,
  sent_at timestamptz not null
);

create index companies_house_requests_sent_at on companies_house_requests (account, sent_at);
