-- Which particulars the website of a matched row lacks; null for rows without a match and for rows of earlier uploads.
alter table bulk_rows add column disclosures text;
