-- How many companies state the same website: those of accountants and software are no company's own.
create index financial_documents_by_website on financial_documents (website, company_number) where website is not null;
