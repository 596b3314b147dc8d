-- What the website of an entry proves and which file it was in, for evidence of the kind `public_register`.
alter table source_imports
  -- As in the table of formats; null in imports from before, which are told to the regulator where they have websites.
  add column proves text,
  add column file_sha256 text;

-- Websites that a register gives to one company, and that our own reading gives to another: either the register is out of date, or the
-- reading is wrong. A website that a company shares with others is no contradiction.
create view source_contradictions as
  select claim.kind, claim.value, claim.website as domain, claim.company_number as registered_for,
    link.company_number as read_as, link.confidence as match_confidence, link.verified_at as read_at
  from company_identifiers claim
  join website_links link on link.domain = claim.website and link.status = 'verified'
    and link.company_number <> claim.company_number
  where not exists (
    select from company_identifiers other
    where other.website = claim.website and other.company_number <> claim.company_number
  ) and not exists (
    select from website_links own
    where own.domain = claim.website and own.company_number = claim.company_number and own.status = 'verified'
  );
