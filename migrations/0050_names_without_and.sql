-- Finds a name typed in one word without its "and": slgalpertco is S L GALPERT AND CO. Only the names that have one.
create index company_names_without_and on company_names
  (replace(regexp_replace(name_key, '\mAND\M', '', 'g'), ' ', '')) include (company_id, ordinal)
  where name_key like '% AND %';
