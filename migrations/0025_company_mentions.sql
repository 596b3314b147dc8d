-- Which companies the pages of a domain name, by its newest result. A company that many unrelated domains name without
-- being run by it helps many sites (a payment firm, a network, a web agency) and is rarely the one behind the next.
create table company_mentions (
  -- By number and without a foreign key: see 0007.
  company_number text not null,
  domain text not null,
  is_operator boolean not null,
  primary key (company_number, domain)
);

create index company_mentions_domain on company_mentions (domain);
