-- A word with two typing errors keeps its beginning, its middle or its ending third. The indexes of 0009 find beginnings
-- and endings; this one finds middles, which start at a third of the length, rounded (search/similar-words.ts).
create index register_words_middle on register_words
  (length(word), substr(word, (length(word) + 1) / 3 + 1) text_pattern_ops) include (word, names);

-- The district of the company beside each of its names, so that words and a district are looked up in one index. Whoever
-- writes names or moves a company writes it too. The table is written anew, which takes minutes for a register of
-- millions: an update would leave as many dead rows in the table and its indexes.
drop index company_names_beginning, company_names_ending, company_names_short, company_names_words,
  company_names_words_sample;
create temporary table placed_names on commit drop as
  select n.company_id, n.ordinal, n.name_key, n.joined_key, c.outward_code
  from company_names n left join companies c on c.id = n.company_id;
truncate company_names;
alter table company_names add column outward_code text;
insert into company_names (company_id, ordinal, name_key, joined_key, outward_code)
  select company_id, ordinal, name_key, joined_key, outward_code from placed_names order by company_id, ordinal;

-- As in 0009 and 0012.
create index company_names_beginning on company_names (joined_key text_pattern_ops) include (company_id, ordinal);
create index company_names_ending on company_names (length(joined_key), reverse(joined_key) text_pattern_ops);
create index company_names_short on company_names (length(joined_key), joined_key text_pattern_ops)
  include (company_id, ordinal) where length(joined_key) <= 12;
-- The district is one more word, marked so that no word of a name equals it.
create index company_names_words on company_names
  using gin (array_to_tsvector(string_to_array(name_key || coalesce(' @' || outward_code, ''), ' ')))
  with (fastupdate = off);
create index company_names_words_sample on company_names
  using gin (array_to_tsvector(string_to_array(name_key || coalesce(' @' || outward_code, ''), ' ')))
  with (fastupdate = off) where (company_id & 15) = 0;
-- The names of a district, from the index alone.
create index company_names_place on company_names (outward_code, joined_key text_pattern_ops)
  include (company_id, ordinal) where outward_code is not null;
analyze company_names;

-- The rows of an unfinished import lack the district.
drop schema if exists register_next cascade;
delete from register_import;
