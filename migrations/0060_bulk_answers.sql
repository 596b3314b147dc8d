-- More of the answer of a row (src/modules/bulk); null in rows that were answered before this migration.
alter table bulk_rows
  -- The strongest evidence, as it was answered.
  add column evidence_quote text,
  add column evidence_url text,
  -- Why the website could not be read, in the codes of the API.
  add column failure_code text;
