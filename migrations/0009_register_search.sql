-- What searches by name and by filters need (src/modules/register/search). The extension is one that any owner of a
-- database may create.
create extension if not exists fuzzystrmatch;

-- Whole names and their beginnings, whatever the collation. The included columns spare the table when a short
-- beginning leads to thousands of names.
create index company_names_beginning on company_names (joined_key text_pattern_ops) include (company_id, ordinal);
-- A typing error in one half of a name leaves the other as it is: by the end of the name, and for short names, of
-- which many begin alike, by their beginning among those of the same length.
create index company_names_ending on company_names (length(joined_key), reverse(joined_key) text_pattern_ops);
create index company_names_short on company_names (length(joined_key), joined_key text_pattern_ops)
  include (company_id, ordinal) where length(joined_key) <= 12;
-- Words in any order. Without a list of pending entries, which every search would have to read through.
create index company_names_words on company_names
  using gin (array_to_tsvector(string_to_array(name_key, ' '))) with (fastupdate = off);

-- Each filter by itself, newest companies first, so that any page of a list is read from one index. The included
-- columns let a second filter be checked without the table. Lists hold what is on the register, and nothing that was.
create index companies_newest on companies (incorporated_on desc nulls last, id desc) where removed_on is null;
create index companies_outward_code on companies (outward_code, incorporated_on desc nulls last, id desc)
  include (company_status, accounts_type) where removed_on is null;
create index companies_postal_code on companies (postal_code, incorporated_on desc nulls last, id desc)
  include (company_status, accounts_type) where removed_on is null;
-- Nearly all companies are active: a list of those is a list of all, with few left out.
create index companies_status on companies (company_status, incorporated_on desc nulls last, id desc)
  where removed_on is null and company_status <> 'active';
create index companies_status_accounts on companies
  (company_status, accounts_type, incorporated_on desc nulls last, id desc)
  where removed_on is null and company_status <> 'active';
create index companies_accounts_type on companies (accounts_type, incorporated_on desc nulls last, id desc)
  include (company_status) where removed_on is null;
create index companies_removed on companies (incorporated_on desc nulls last, id desc) where removed_on is not null;

-- Every word of every name, with the number of names it stands in. Rebuilt after an import (search/refresh.ts).
create table register_words (
  word text not null,
  names integer not null
);
create index on register_words (length(word), word text_pattern_ops) include (names);
create index on register_words (length(word), reverse(word) text_pattern_ops) include (word, names);

-- Counts the rebuilds, so that a running process knows when its copy of the common words is old.
alter table register_state add column words_version integer not null default 0;
