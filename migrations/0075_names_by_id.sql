-- Lists by name read the names of all their companies: from this index alone, instead of a page of the wide table for each.
create index companies_with_name on companies (id) include (company_name);
