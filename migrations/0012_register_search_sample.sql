-- One name in sixteen, by its words. Where tens of thousands of names have all the words typed, reading the index of all
-- names takes longer than anything else, and any thousand of them are as good an answer (search/plan-words.ts).
create index company_names_words_sample on company_names
  using gin (array_to_tsvector(string_to_array(name_key, ' '))) with (fastupdate = off)
  where (company_id & 15) = 0;
