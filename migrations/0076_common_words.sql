-- Each process reads the common words before its first search: from this index, instead of the whole table of words.
-- A word is common if at least three names have it, and more in a large register (`commonOver` in search.store.ts).
create index register_words_common on register_words (names) include (word) where names > 2;
