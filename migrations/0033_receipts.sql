-- Signed receipts of results (src/modules/receipts).

-- Keys that sign receipts. Public keys are kept for ever, so that old receipts can be verified; only the newest key signs,
-- and the private keys before it are deleted.
create table receipt_keys (
  kid text primary key,
  -- A JWK.
  public_key jsonb not null,
  -- Sealed under APP_SECRET.
  private_sealed bytea,
  created_at timestamptz not null
);

-- The result of each domain that an account was given last, and when: it may have a receipt of that one.
create table given_results (
  account_id text not null references accounts (id) on delete cascade,
  domain text not null,
  result_id bigint not null references domain_results (id) on delete cascade,
  given_at timestamptz not null,
  primary key (account_id, domain)
);
create index given_results_result on given_results (result_id);

insert into given_results (account_id, domain, result_id, given_at)
select distinct on (account_id, domain) account_id, domain, result_id, finished_at
from resolution_jobs where result_id is not null
order by account_id, domain, finished_at desc;
