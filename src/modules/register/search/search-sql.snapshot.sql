-- A name

select concat(imported_at, ' ', words_version) as version, companies as names from register_state;

select word, names from register_words where names > $1;

select q.nth::int, c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, case when (n.rank & 15) > 0 then c.previous_names -> ((n.rank & 15) - 1) ->> 'name' end as previous_name, n.rank
  from unnest((select $1::text[]), (select $2::text[]), (select $3::tsquery[]), (select $4::text[]), (select $5::text[]))
  with ordinality as q (joined, after, wanted, words, key, nth)
  cross join lateral (
  select found.company_id, found.rank, count(*) over () as names, row_number() over () as place from (
  (select n.company_id, ((case when n.joined_key = q.joined then 0 when starts_with(n.name_key, q.key) then 1 else 2 end) * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from company_names n
  where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after order by n.joined_key using ~<~ limit 60)
  union all
  (select n.company_id, (3 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from company_names n
  where array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' ')) @@ q.wanted and not (n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after)
  and (q.words is null or string_to_array(n.name_key, ' ') @> string_to_array(q.words, ' ')) limit 60)
  ) found
  ) n
  left join companies c on c.id = n.company_id and n.names < 60
  where n.names < 60 or n.place = 1;

(select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal, n.joined_key from company_names n
  where n.joined_key ~>=~ (select $2::text) and n.joined_key ~<~ (select $3::text)
  and length(n.joined_key) + 0 between (select $4::int) and (select $5::int) limit 20000) n
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select s.* from generate_series((select $6::int), (select $7::int)) as len, lateral (
  select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
  and reverse(n.joined_key) ~>=~ (select $8::text) and reverse(n.joined_key) ~<~ (select $9::text)
  limit 20000) s) n
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal,
  n.joined_key as joined_key from company_names n where n.joined_key = (select $10::text) limit 100) n
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100);

(select q.typed, w.word, w.names
  from unnest((select $1::text[]), (select $2::text[]), (select $3::text[]), (select $4::text[]), (select $5::text[]), (select $6::text[]), (select $7::int[]), (select $8::int[])) q(typed, b1, b2, e1, e2, swapped, middle, edits), lateral (
  select word, names
  from generate_series(greatest(1, length(q.typed) - least(2, q.edits)), length(q.typed) + least(2, q.edits)) as len,
  lateral (
  (select word, names from (select word, names from register_words
  where length(word) = len and word ~>=~ q.b1 and word ~<~ q.b2 limit 5000) b where levenshtein_less_equal(word, q.typed, q.edits) <= q.edits)
  union (select word, names from (select word, names from register_words
  where length(word) = len and reverse(word) ~>=~ q.e1 and reverse(word) ~<~ q.e2 limit 5000) e where levenshtein_less_equal(word, q.typed, q.edits) <= q.edits)
  union (select word, names from generate_series(-1, 1) as shift,
  lateral (select word, names from register_words
  where length(word) = len and substr(word, (length(word) + 1) / 3 + 1) ~>=~ substr(q.typed, (len + 1) / 3 + 1 - shift, q.middle) and substr(word, (length(word) + 1) / 3 + 1) ~<~ (substr(q.typed, (len + 1) / 3 + 1 - shift, q.middle) || '~') limit 5000) m
  where q.middle > 0 and abs(len - length(q.typed) - shift) <= 1 and levenshtein_less_equal(word, q.typed, q.edits) <= q.edits)
  union (select word, names from register_words
  where length(word) = len and word = any(string_to_array(q.swapped, ' ')))
  ) near
  order by levenshtein_less_equal(word, q.typed, q.edits), names desc, word limit 200) w) union all (select (select $9::text), w.word, w.names
  from generate_series(length((select $9::text)) + 1, length((select $9::text)) + 8) as len,
  lateral (select word, names from register_words
  where length(word) = len and word ~>=~ (select $9::text) and word ~<~ (select $10::text) limit 5000) w
  order by w.names desc, w.word limit 12) union all (select (select $11::text), w.word, w.names
  from generate_series(length((select $11::text)) + 1, length((select $11::text)) + 8) as len,
  lateral (select word, names from register_words
  where length(word) = len and word ~>=~ (select $11::text) and word ~<~ (select $12::text) limit 5000) w
  order by w.names desc, w.word limit 12);

(select n.company_id, n.ordinal, n.joined_key from (select s.* from generate_series((select $2::int), (select $3::int)) as len, lateral (
  select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
  and reverse(n.joined_key) ~>=~ (select $4::text) and reverse(n.joined_key) ~<~ (select $5::text)
  limit 20000) s) n
  where levenshtein_less_equal(n.joined_key, $1, 4) <= 4
  order by levenshtein_less_equal(n.joined_key, $1, 4) limit 100);

-- A name with a typing error

-- A short text that begins many names

-- A number

select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on from companies c where c.company_number = $1;

(select n.company_id, n.ordinal, n.joined_key from (select s.* from generate_series((select $2::int), (select $3::int)) as len, lateral (
  select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
  and n.joined_key ~>=~ (select $4::text) and n.joined_key ~<~ (select $5::text) and length(n.joined_key) <= 12
  limit 20000) s) n
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select s.* from generate_series((select $6::int), (select $7::int)) as len, lateral (
  select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
  and reverse(n.joined_key) ~>=~ (select $8::text) and reverse(n.joined_key) ~<~ (select $9::text)
  limit 20000) s) n
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal,
  n.joined_key as joined_key from company_names n where n.joined_key = (select $10::text) limit 100) n
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal,
  $1 as joined_key from company_names n where n.name_key like '% AND %' and replace(regexp_replace(n.name_key, '\mAND\M', '', 'g'), ' ', '') = (select $11::text) limit 100) n
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100);

(select q.typed, w.word, w.names
  from unnest((select $1::text[]), (select $2::text[]), (select $3::text[]), (select $4::text[]), (select $5::text[]), (select $6::text[]), (select $7::int[]), (select $8::int[])) q(typed, b1, b2, e1, e2, swapped, middle, edits), lateral (
  select word, names
  from generate_series(greatest(1, length(q.typed) - least(2, q.edits)), length(q.typed) + least(2, q.edits)) as len,
  lateral (
  (select word, names from (select word, names from register_words
  where length(word) = len and word ~>=~ q.b1 and word ~<~ q.b2 limit 5000) b where levenshtein_less_equal(word, q.typed, q.edits) <= q.edits)
  union (select word, names from (select word, names from register_words
  where length(word) = len and reverse(word) ~>=~ q.e1 and reverse(word) ~<~ q.e2 limit 5000) e where levenshtein_less_equal(word, q.typed, q.edits) <= q.edits)
  union (select word, names from generate_series(-1, 1) as shift,
  lateral (select word, names from register_words
  where length(word) = len and substr(word, (length(word) + 1) / 3 + 1) ~>=~ substr(q.typed, (len + 1) / 3 + 1 - shift, q.middle) and substr(word, (length(word) + 1) / 3 + 1) ~<~ (substr(q.typed, (len + 1) / 3 + 1 - shift, q.middle) || '~') limit 5000) m
  where q.middle > 0 and abs(len - length(q.typed) - shift) <= 1 and levenshtein_less_equal(word, q.typed, q.edits) <= q.edits)
  union (select word, names from register_words
  where length(word) = len and word = any(string_to_array(q.swapped, ' ')))
  ) near
  order by levenshtein_less_equal(word, q.typed, q.edits), names desc, word limit 200) w) union all (select (select $9::text), w.word, w.names
  from generate_series(length((select $9::text)) + 1, length((select $9::text)) + 8) as len,
  lateral (select word, names from register_words
  where length(word) = len and word ~>=~ (select $9::text) and word ~<~ (select $10::text) limit 5000) w
  order by w.names desc, w.word limit 12);

(select n.company_id, n.ordinal, n.joined_key from (select s.* from generate_series((select $2::int), (select $3::int)) as len, lateral (
  select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
  and n.joined_key ~>=~ (select $4::text) and n.joined_key ~<~ (select $5::text) and length(n.joined_key) <= 12
  limit 20000) s) n
  where levenshtein_less_equal(n.joined_key, $1, 4) <= 4
  order by levenshtein_less_equal(n.joined_key, $1, 4) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select s.* from generate_series((select $6::int), (select $7::int)) as len, lateral (
  select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
  and reverse(n.joined_key) ~>=~ (select $8::text) and reverse(n.joined_key) ~<~ (select $9::text)
  limit 20000) s) n
  where levenshtein_less_equal(n.joined_key, $1, 4) <= 4
  order by levenshtein_less_equal(n.joined_key, $1, 4) limit 100);

-- A name in a district

select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, case when (n.rank & 15) > 0 then c.previous_names -> ((n.rank & 15) - 1) ->> 'name' end as previous_name, n.rank
  from ((select n.company_id, ((case when n.joined_key = ($2::text) then 0 when starts_with(n.name_key, ($5::text)) then 1 else 2 end) * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from company_names n cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $1 offset 0) checked
  where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text) and n.outward_code = ($4::text)
  order by n.joined_key using ~<~ limit 60) union all (select n.company_id, (3 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from company_names n cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $1 offset 0) checked where array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' ')) @@ ($6::tsquery) and not (n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text)) limit 60)) n
  join companies c on c.id = n.company_id;

(select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal, n.joined_key from company_names n
  where n.joined_key ~>=~ ($3::text) and n.joined_key ~<~ ($4::text)
  and length(n.joined_key) + 0 between ($5::int) and ($6::int) and n.outward_code = $7 limit 20000) n
  cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $2 offset 0) checked
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select s.* from generate_series(($8::int), ($9::int)) as len, lateral (
  select n.company_id, n.ordinal, n.joined_key from company_names n where length(n.joined_key) = len
  and reverse(n.joined_key) ~>=~ ($10::text) and reverse(n.joined_key) ~<~ ($11::text)
  limit 20000) s) n
  cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $2 offset 0) checked
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal,
  n.joined_key as joined_key from company_names n where n.joined_key = ($12::text) limit 100) n
  cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $2 offset 0) checked
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100) union (select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal,
  $1 as joined_key from company_names n where n.name_key like '% AND %' and replace(regexp_replace(n.name_key, '\mAND\M', '', 'g'), ' ', '') = ($13::text) limit 100) n
  cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $2 offset 0) checked
  where levenshtein_less_equal(n.joined_key, $1, 2) <= 2
  order by levenshtein_less_equal(n.joined_key, $1, 2) limit 100);

(select n.company_id, n.ordinal, n.name_key from company_names n cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $1 offset 0) checked
  where array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' ')) @@ ($2::tsquery)
  limit ($3::int));

(select n.company_id, n.ordinal, n.joined_key from (select n.company_id, n.ordinal, n.joined_key from company_names n
  where length(n.joined_key) + 0 between ($3::int) and ($4::int) and n.outward_code = $5 limit 20000) n
  cross join lateral (
  select from company_search s where s.id = n.company_id and s.outward_code = $2 offset 0) checked
  where levenshtein_less_equal(n.joined_key, $1, 4) <= 4
  order by levenshtein_less_equal(n.joined_key, $1, 4) limit 100);

-- A name with filters that few companies meet

explain (format json) select from company_search s where s.company_status = $1;

with allowed as materialized (
  select s.id from company_search s where s.company_status = $1), names_of_allowed as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n
  where n.company_id = any(array(select id from allowed))), with_words as materialized ((select n.company_id, (3 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from names_of_allowed n
  where string_to_array(n.name_key, ' ') @> ($5::text[]) and not (n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text)) limit 1000)),
  hits as ((select n.company_id, ((case when n.joined_key = ($2::text) then 0 when starts_with(n.name_key, ($4::text)) then 1 else 2 end) * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from names_of_allowed n
  where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text)
  order by n.joined_key using ~<~ limit 10001) union all select company_id, rank from with_words),
  best as materialized (select company_id, min(rank) as rank, count(*) as names from hits group by company_id)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, case when (b.rank & 15) > 0 then c.previous_names -> ((b.rank & 15) - 1) ->> 'name' end as previous_name, b.rank, t.total, t.names,
  (select count(*) from with_words) as with_words, false as is_cut
  from (select count(*) as total, coalesce(sum(names), 0)::int as names from best) t
  left join (
  select * from best order by rank >> 4 fetch first ($6::int) rows with ties) b on true
  left join companies c on c.id = b.company_id;

-- A name with filters that many companies meet

with prefix_names as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text) order by n.joined_key using ~<~
  limit 1001), names_with_words as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' ')) @@ ($5::tsquery) and not (n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text))
  limit 1001), with_words as materialized ((select n.company_id, (3 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from names_with_words n cross join lateral (
  select from company_search s where s.id = n.company_id and s.company_status = $1 offset 0) checked limit 1000)),
  hits as ((select n.company_id, ((case when n.joined_key = ($2::text) then 0 when starts_with(n.name_key, ($4::text)) then 1 else 2 end) * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from prefix_names n cross join lateral (
  select from company_search s where s.id = n.company_id and s.company_status = $1 offset 0) checked
  where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text)
  order by n.joined_key using ~<~ limit 10001) union all select company_id, rank from with_words),
  best as materialized (select company_id, min(rank) as rank, count(*) as names from hits group by company_id)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, case when (b.rank & 15) > 0 then c.previous_names -> ((b.rank & 15) - 1) ->> 'name' end as previous_name, b.rank, t.total, t.names,
  (select count(*) from with_words) as with_words, (select count(*) from prefix_names) > 1000 or (select count(*) from names_with_words) > 1000 as is_cut
  from (select count(*) as total, coalesce(sum(names), 0)::int as names from best) t
  left join (
  select * from best order by rank >> 4 fetch first ($6::int) rows with ties) b on true
  left join companies c on c.id = b.company_id;

-- The best of very many names

select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, case when (n.rank & 15) > 0 then c.previous_names -> ((n.rank & 15) - 1) ->> 'name' end as previous_name, n.rank
  from (select n.company_id, n.rank from (
  select n.company_id, (0 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from company_names n where n.joined_key = ($2::text)) n cross join lateral (
  select from company_search s where s.id = n.company_id and s.company_status = $1 offset 0) checked union all (select n.company_id, n.rank from (
  select n.company_id, (1 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank, least(length(n.joined_key), 1023) as length from company_names n
  where split_part(n.name_key, ' ', 1) = ($2::text) and n.joined_key <> ($2::text)
  order by least(length(n.joined_key), 1023) offset 0) n cross join lateral (
  select from company_search s where s.id = n.company_id and s.company_status = $1 offset 0) checked
  order by n.length fetch first ($3::int) rows with ties)) n
  join companies c on c.id = n.company_id;

with prefix_names as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text) order by n.joined_key using ~<~
  limit 10001), names_with_words as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' ')) @@ ($5::tsquery) and not (n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text))
  limit 10001), with_words as materialized ((select n.company_id, (3 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from names_with_words n cross join lateral (
  select from company_search s where s.id = n.company_id and s.company_status = $1 offset 0) checked limit 1000)),
  hits as ((select n.company_id, ((case when n.joined_key = ($2::text) then 0 when starts_with(n.name_key, ($4::text)) then 1 else 2 end) * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from prefix_names n cross join lateral (
  select from company_search s where s.id = n.company_id and s.company_status = $1 offset 0) checked
  where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text)
  order by n.joined_key using ~<~ limit 10001) union all select company_id, rank from with_words),
  best as materialized (select company_id, min(rank) as rank, count(*) as names from hits group by company_id)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, case when (b.rank & 15) > 0 then c.previous_names -> ((b.rank & 15) - 1) ->> 'name' end as previous_name, b.rank, t.total, t.names,
  (select count(*) from with_words) as with_words, (select count(*) from prefix_names) > 10000 or (select count(*) from names_with_words) > 10000 as is_cut
  from (select count(*) as total, coalesce(sum(names), 0)::int as names from best) t
  left join (
  select * from best order by rank >> 4 fetch first ($6::int) rows with ties) b on true
  left join companies c on c.id = b.company_id;

-- The best of very many names, of companies that are listed first

explain (format json) select from company_search s where s.town = $1;

with allowed as materialized (
  select s.id from company_search s where s.town = $1), prefix_names as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text) order by n.joined_key using ~<~
  limit 10001), names_with_words as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' ')) @@ ($5::tsquery) and not (n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text))
  limit 10001), with_words as materialized ((select n.company_id, (3 * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from names_with_words n join allowed on allowed.id = n.company_id limit 1000)),
  hits as ((select n.company_id, ((case when n.joined_key = ($2::text) then 0 when starts_with(n.name_key, ($4::text)) then 1 else 2 end) * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank from prefix_names n join allowed on allowed.id = n.company_id
  where n.joined_key ~>=~ ($2::text) and n.joined_key ~<~ ($3::text)
  order by n.joined_key using ~<~ limit 10001) union all select company_id, rank from with_words),
  best as materialized (select company_id, min(rank) as rank, count(*) as names from hits group by company_id)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, case when (b.rank & 15) > 0 then c.previous_names -> ((b.rank & 15) - 1) ->> 'name' end as previous_name, b.rank, t.total, t.names,
  (select count(*) from with_words) as with_words, (select count(*) from prefix_names) > 10000 or (select count(*) from names_with_words) > 10000 as is_cut
  from (select count(*) as total, coalesce(sum(names), 0)::int as names from best) t
  left join (
  select * from best order by rank >> 4 fetch first ($6::int) rows with ties) b on true
  left join companies c on c.id = b.company_id;

-- A name of companies that are listed first

-- A list by filters

with matches as materialized (select s.id, s.incorporated_on from company_search s where company_traits(s.outward_code, s.town, s.accounts_type, s.company_type, s.company_status, s.sic_codes,
  s.employees, s.turnover, s.net_assets, s.has_website, s.accounts_next_due, s.incorporated_on) @> array[hashtext($1)] and s.town is not distinct from $2 and coalesce(s.employees >= $3::bigint, false)),
  page as materialized (
  select found.*, row_number() over () as place from (
  select s.id, null::text as key from matches s
  order by s.incorporated_on desc nulls last, s.id desc limit $4) found)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, page.key, passed.passed,
  (select count(*)::int from matches) as total
  from (select count(*)::int as passed from page) passed
  left join page on page.place > $5
  left join companies c on c.id = page.id
  order by page.place;

-- A list along its order

with page as materialized (
  select found.*, row_number() over () as place from (
  select s.id, s.employees::text as key from company_search s
  where s.company_status = $1 and s.employees is not null order by s.employees desc, s.id desc limit $2) found)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, page.key, passed.passed,
  0 as total
  from (select count(*)::int as passed from page) passed
  left join page on page.place > $3
  left join companies c on c.id = page.id
  order by page.place;

select count(*)::int as count from (
  select from company_search s where s.company_status = $1 limit $2) capped;

-- A list by name along its order

with matches as materialized (select s.id, s.name_start from company_search s where s.company_status = $1), first_by_name as (
  select s.id from matches s order by s.name_start fetch first ($2::bigint) rows with ties),
  page as materialized (
  select found.*, row_number() over () as place from (
  select s.id, null::text as key from first_by_name s join companies c on c.id = s.id
  order by c.company_name collate "C", c.id limit $3) found)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, page.key, passed.passed,
  (select count(*)::int from matches) as total
  from (select count(*)::int as passed from page) passed
  left join page on page.place > $4
  left join companies c on c.id = page.id
  order by page.place;

-- Companies that left the register

with matches as materialized (select s.id, s.incorporated_on from ((select c.id, c.incorporated_on, c.accounts_next_due, f.employees, f.turnover, f.net_assets,
  exists (select from website_links l where l.company_number = c.company_number and l.status = 'verified') as has_website,
  c.company_status, c.company_type, c.accounts_type, upper(c.locality) as town, c.outward_code,
  coalesce(' ' || array_to_string(c.sic_codes, ' '), '') as sic_codes, left(c.company_name, 8) as name_start
  from companies c left join company_financials f on f.company_number = c.company_number
  where c.removed_on is not null)
  union all select r.id, r.incorporated_on, r.accounts_next_due, r.employees, r.turnover, r.net_assets, r.has_website,
  r.company_status, r.company_type, r.accounts_type, r.town, r.outward_code, r.sic_codes, r.name_start from company_search r where r.company_status = 'removed') s where true),
  page as materialized (
  select found.*, row_number() over () as place from (
  select s.id, null::text as key from matches s
  order by s.incorporated_on desc nulls last, s.id desc limit $1) found)
  select c.id, c.company_number, c.company_name, c.company_status, c.company_type, c.postal_code,
  c.incorporated_on, c.accounts_type, c.removed_on, page.key, passed.passed,
  (select count(*)::int from matches) as total
  from (select count(*)::int as passed from page) passed
  left join page on page.place > $2
  left join companies c on c.id = page.id
  order by page.place;

-- Facets

with found as materialized (
  select s.id, s.sic_codes, s.town, s.incorporated_on, s.employees from company_search s where s.town = $1
  limit 5001),
  banded as (
  select (select max(band) from unnest($3::int[]) band where band <= employees) as size,
  (select max(years) from unnest($2::date[], $4::int[]) b (day, years)
  where incorporated_on <= day) as age, town
  from found)
  select 'all' as facet, '' as value, count(*)::int as count from found
  union all
  select 'industry', left(code, 2), count(distinct id)::int
  from (select id, unnest(string_to_array(ltrim(sic_codes), ' ')) as code from found) coded  group by left(code, 2)
  union all
  select 'town', town, count(*)::int from banded where town is not null group by town
  union all
  select 'size', size::text, count(*)::int from banded where size is not null group by size
  union all
  select 'age', age::text, count(*)::int from banded where age is not null group by age;

-- Suggestions

select q.nth::int, n.names::int, n.name_key, c.id, c.company_number, c.company_name, c.company_status, c.postal_code, c.removed_on
  from unnest((select $1::text[]), (select $2::text[]), (select $3::text[]))
  with ordinality as q (joined, after, continued, nth)
  cross join lateral (
  select n.company_id, n.name_key, count(*) over () as names,
  row_number() over (order by n.joined_key <> q.joined, not starts_with(n.name_key, q.continued),
  length(n.name_key)) as place
  from (
  select n.company_id, n.name_key, n.joined_key from company_names n
  where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after and n.ordinal = 0
  order by n.joined_key using ~<~ limit 41) n) n
  join companies c on c.id = n.company_id
  where n.names <= 40 or n.place <= 16;

select n.name_key, c.id, c.company_number, c.company_name, c.company_status, c.postal_code, c.removed_on from (
  select n.company_id, n.name_key from company_names n
  where array_to_tsvector(string_to_array(n.name_key || coalesce(' @' || n.outward_code, ''), ' ')) @@ (select $1::tsquery) and n.ordinal = 0
  and ' ' || n.name_key like (select $2::text)
  limit 40) n
  join companies c on c.id = n.company_id;
