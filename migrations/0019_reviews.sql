-- Domains whose result a person has to look at (src/modules/reviews): one row an account and domain it asked for, made
-- when the answer was needs_review, and what the account's owner decided.
create table reviews (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  domain text not null,
  asked_at timestamptz not null,
  -- Null: not decided.
  decided_at timestamptz,
  -- By number and without a foreign key: see 0007. Null in a decision: none of the companies is right.
  company_number text,
  constraint reviews_once_a_domain unique (account_id, domain),
  constraint reviews_only_decisions_name_a_company check (company_number is null or decided_at is not null)
);

create index reviews_open on reviews (account_id, asked_at desc, id desc) where decided_at is null;
create index reviews_decided on reviews (account_id, decided_at desc, id desc) where decided_at is not null;
