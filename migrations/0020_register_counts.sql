-- How many companies of a kind are in a place is counted from this index alone. Equal entries are kept once, so that it
-- is small, and quick to read from end to end.
create index companies_place_kind on companies (outward_code, company_status, accounts_type) where removed_on is null;
