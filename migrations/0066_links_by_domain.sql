-- The export of all current links reads them in the order of domains, whatever the collation of the database.
create index website_links_current on website_links (domain collate "C", company_number) where status = 'verified';
