-- The names of one first word, the shortest first: the best names of a common word without reading all names that begin with its
-- letters (src/modules/register/search/by-name).

-- The rows of an unfinished import lack the index. A roll-back to the register before the last import builds the index that is missing.
drop schema if exists register_next cascade;
delete from register_import;
create index company_names_first_word on company_names
  (split_part(name_key, ' ', 1) text_pattern_ops, least(length(joined_key), 1023));
analyze company_names;
