import type { Queryable, Statement } from '../../../platform/postgres/index.ts';
import { createLookupBatcher } from '../../../shared/batching.ts';
import { estimateCompanies } from './estimate.store.ts';
import { districtOf, filterConditions, indexedConditions, isFiltered, searchRows } from './filter-sql.ts';
import type { CompanyRow, StrictHit, StrictHits, StrictLookup } from './lookups.ts';
import type { SearchLimits } from './search-limits.ts';
import { type CompanyFilters, TOTAL_MAX } from './search-query.ts';
import {
  COMPANY_COLUMNS,
  checkedNames,
  companyCheck,
  companyOf,
  type NameRow,
  parameterOf,
  previousName,
  StatementParts,
  textAfter,
  tsquery,
  WORDS,
} from './statement.ts';

/** Names that equal the typed name, go on with another word, begin with its letters, or contain all its words. */
const CLASSES = ['whole', 'continued', 'beginning', 'words'] as const;
const WORDED = CLASSES.indexOf('words');
/** Most look-ups find a handful of names; those are ranked here, not in the database. */
const FEW = 60;
/** Checking this number of names one by one takes as long as listing the companies of a district. */
const CHECKED_ONE_BY_ONE_MAX = 300;
/** A word in more names than this may find more names than there are companies in a district. */
const BROAD_WORD = 2_000;
/** The sample (an index of migration 0012) is used when it finds this many names. */
const SAMPLED_MIN = 150;
const IN_SAMPLE = ' and (n.company_id & 15) = 0';

interface StrictRow extends NameRow {
  rank: number;
}

/** Without a match, one row without a company. */
type ManyRow = (StrictRow | NoneRead) & ManyCounts;

interface ManyCounts {
  /** Companies, their names, and the names that have all the words but do not begin with the typed name. */
  total: number;
  names: number;
  worded: number;
  /** Whether names were left unread. */
  is_cut: boolean;
}

/** `nth`: the look-up within the batch, from 1. */
type FewRow = (StrictRow | NoneRead) & { nth: number };

/** Stands for companies that were not read. */
type NoneRead = Record<keyof CompanyRow, null>;

function areRead(rows: (StrictRow | NoneRead)[]): rows is StrictRow[] {
  return rows[0]?.id !== null;
}

/** Undefined: there are more than `FEW`. */
type Few = StrictHits | undefined;

export function createFindStrict(
  db: Queryable,
  limits: SearchLimits,
): (lookup: StrictLookup) => Promise<StrictHits> {
  const findUnfiltered = createLookupBatcher<StrictLookup, Few>(async (lookups) => {
    const rows = await db.query<FewRow>(togetherStatement(lookups));
    if (lookups.length === 1) return [fewHits(rows)];
    const found = lookups.map((): FewRow[] => []);
    for (const row of rows) found[row.nth - 1]?.push(row);
    return found.map(fewHits);
  });
  return async (lookup) => {
    const hasFilters = isFiltered(lookup.filters);
    if (hasFilters ? lookup.isBroad : lookup.isMany) return findMany(db, lookup, limits);
    const few = hasFilters
      ? fewHits(await db.query<StrictRow>(fewStatement(lookup)))
      : await findUnfiltered(lookup);
    return few ?? findMany(db, lookup, limits);
  };
}

function fewHits(rows: (StrictRow | NoneRead)[]): Few {
  if (!areRead(rows)) return undefined;
  let worded = 0;
  for (const { rank } of rows) if (kindOf(rank) === 'words') worded++;
  if (worded >= FEW || rows.length - worded >= FEW) return undefined;
  const hits = bestOfEach(rows).map(strictHit);
  return { hits, total: hits.length, isAll: true };
}

async function findMany(
  db: Queryable,
  lookup: StrictLookup,
  { allowedMax, checkedMax }: SearchLimits,
): Promise<StrictHits> {
  if (lookup.words?.sampled && !isFiltered(lookup.filters)) {
    const statement = manyStatement(lookup, { isFew: false, sample: IN_SAMPLE, checkedMax });
    const { hits, total, worded } = manyHits(await db.query<ManyRow>(statement));
    if (worded >= SAMPLED_MIN) return { hits, total, isAll: false };
  }
  const isFew = !isQuickerByName(lookup) && (await estimateCompanies(db, lookup.filters)) <= allowedMax;
  const statement = manyStatement(lookup, { isFew, sample: '', checkedMax });
  const { hits, total, names, worded, is_cut: isCut } = manyHits(await db.query<ManyRow>(statement));
  const isAll =
    !isCut && names - worded <= TOTAL_MAX && worded < (lookup.words?.limit ?? Number.POSITIVE_INFINITY);
  return { hits, total, isAll };
}

function manyHits(rows: ManyRow[]): ManyCounts & { hits: StrictHit[] } {
  const { total = 0, names = 0, worded = 0, is_cut = false } = rows[0] ?? {};
  return { hits: areRead(rows) ? rows.map(strictHit) : [], total, names, worded, is_cut };
}

/** The first `FEW` of each kind, in index order. */
function fewStatement(lookup: StrictLookup): Statement {
  const parts = new StatementParts();
  const conditions = filterConditions(parts, lookup.filters);
  const { begun, worded } = lookups(parameterOf(parts, conditions), lookup, {
    names: checkedNames(lookup.filters, conditions),
    isFew: false,
    begunMax: FEW,
    wordedMax: FEW,
  });
  const text = `select ${COMPANY_COLUMNS}, ${previousName('(n.rank & 15)')}, n.rank
    from (${worded === undefined ? begun : `${begun} union all ${worded}`}) n
    join companies c on c.id = n.company_id`;
  return parts.build(text, { prepared: false });
}

/**
 * The rank in one number, so that one `min` finds each company's best name: the kind of match, then the length of the
 * name, then (in the last four bits) its ordinal.
 */
function begunKind(whole: string, key: string): string {
  return `(case when n.joined_key = ${whole} then 0 when starts_with(n.name_key, ${key}) then 1 else 2 end)`;
}

/** The typed words, when another word follows. */
const continued = (key: string) => `${key} `;

function rankOf(kind: string | number): string {
  return `(${kind} * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank`;
}

/**
 * The same without filters, for several look-ups at once, planned once for all values. A look-up that finds more than `FEW`
 * names returns one row without a company.
 */
const TOGETHER = `select q.nth::int, ${COMPANY_COLUMNS}, ${previousName('(n.rank & 15)')}, n.rank
  from unnest((select $1::text[]), (select $2::text[]), (select $3::tsquery[]), (select $4::text[]), (select $5::text[]))
    with ordinality as q (joined, after, wanted, words, key, nth)
  cross join lateral (
    select found.company_id, found.rank, count(*) over () as names, row_number() over () as place from (
      (select n.company_id, ${rankOf(begunKind('q.joined', 'q.key'))} from company_names n
        where n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after order by n.joined_key using ~<~ limit ${FEW})
      union all
      (select n.company_id, ${rankOf(WORDED)} from company_names n
        where ${WORDS} @@ q.wanted and not (n.joined_key ~>=~ q.joined and n.joined_key ~<~ q.after)
          and (q.words is null or string_to_array(n.name_key, ' ') @> string_to_array(q.words, ' ')) limit ${FEW})
    ) found
  ) n
  left join companies c on c.id = n.company_id and n.names < ${FEW}
  where n.names < ${FEW} or n.place = 1`;

function togetherStatement(lookups: StrictLookup[]): Statement {
  const parts = new StatementParts();
  parts.value(lookups.map(({ joined }) => joined));
  parts.value(lookups.map(({ joined }) => textAfter(joined)));
  parts.value(lookups.map(({ words }) => (words ? allOf(words.lookedUp) : null)));
  parts.value(lookups.map(({ words }) => (words && mustCheck(words) ? words.all.join(' ') : null)));
  parts.value(lookups.map(({ key }) => continued(key)));
  return parts.build(TOGETHER, { prepared: true });
}

const allOf = (words: string[], district?: string) => tsquery([words.map((word) => [word])], district);
/** A check is needless when the index looked up all the words. */
const mustCheck = ({ all, lookedUp }: NonNullable<StrictLookup['words']>) => lookedUp.length < all.length;

/** Counts all matches up to the limit, and returns the best and all that tie with the last of them. */
function manyStatement(
  lookup: StrictLookup,
  { isFew, sample, checkedMax }: { isFew: boolean; sample: string; checkedMax: number },
): Statement {
  const parts = new StatementParts();
  const { filters } = lookup;
  // Few companies are looked up once, and names are checked against their ids.
  const conditions = (isFew ? indexedConditions : filterConditions)(parts, filters);
  const parameter = parameterOf(parts, conditions);
  const ctes = isFew ? [`allowed as materialized (${allowedIds(filters, conditions)})`] : [];
  const names = isFew
    ? 'company_names n join allowed on allowed.id = n.company_id'
    : checkedNames(filters, conditions);
  const isWindowed = !isFew && conditions.length > 0 && districtOf(filters) === undefined;
  const { begun, worded, windows } = lookups(parameter, lookup, {
    names,
    isFew,
    ...(isWindowed && { check: { company: companyCheck(filters, conditions), namesMax: checkedMax } }),
    begunMax: TOTAL_MAX + 1,
    wordedMax: lookup.words?.limit ?? 0,
    sample,
  });
  ctes.push(...windows);
  ctes.push(`worded as materialized (${worded ?? 'select 0 as company_id, 0 as rank where false'})`);
  const text = `with ${ctes.join(', ')},
    hits as (${begun} union all select company_id, rank from worded),
    best as materialized (select company_id, min(rank) as rank, count(*) as names from hits group by company_id)
    select ${COMPANY_COLUMNS}, ${previousName('(b.rank & 15)')}, b.rank, t.total, t.names,
      (select count(*) from worded) as worded, ${isCutOff(windows, checkedMax)} as is_cut
    from (select count(*) as total, coalesce(sum(names), 0)::int as names from best) t
    left join (
      select * from best order by rank >> 4 fetch first ${parameter(lookup.atLeast, 'int')} rows with ties) b on true
    left join companies c on c.id = b.company_id`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

function allowedIds(filters: CompanyFilters, conditions: string[]): string {
  return `select s.id from ${searchRows(filters)} s where ${conditions.join(' and ')}`;
}

/** In a district; or several words, which few names have in common, however many have each of them. */
function isQuickerByName({ words, filters }: StrictLookup): boolean {
  if (!isFiltered(filters) || districtOf(filters) !== undefined) return true;
  return words !== undefined && words.all.length > 1 && words.expected <= CHECKED_ONE_BY_ONE_MAX;
}

interface LookupSource {
  names: string;
  /** Whether the filters are selective; their companies are then in `allowed`. */
  isFew: boolean;
  begunMax: number;
  wordedMax: number;
  sample?: string;
  /** The check of a company, where the first names of each kind are checked and no others. */
  check?: { company: string; namesMax: number };
}

/** A text so short begins more names than few companies have. */
const SHORT_TEXT_MAX = 2;

/** The first names that meet a condition, and one more to know that there are more. */
const windowOf = (name: string, condition: string, namesMax: number) => `${name} as materialized (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n where ${condition}
  limit ${namesMax + 1})`;

function isCutOff(windows: string[], namesMax: number): string {
  const names = windows.map((text) => text.slice(0, text.indexOf(' ')));
  return ['false', ...names.map((name) => `(select count(*) from ${name}) > ${namesMax}`)].join(' or ');
}

function lookups(
  parameter: ReturnType<typeof parameterOf>,
  { joined, key, words, filters }: StrictLookup,
  source: LookupSource,
) {
  const whole = parameter(joined, 'text');
  const after = parameter(textAfter(joined), 'text');
  const begins = `n.joined_key ~>=~ ${whole} and n.joined_key ~<~ ${after}`;
  const district = districtOf(filters);
  const inDistrict = district === undefined ? '' : ` and n.outward_code = ${parameter(district, 'text')}`;
  const kind = begunKind(whole, parameter(continued(key), 'text'));
  const { check } = source;
  const inOrder = 'order by n.joined_key using ~<~';
  const windows = check ? [windowOf('begun_names', `${begins} ${inOrder}`, check.namesMax)] : [];
  const begunNames = check ? `begun_names n ${check.company}` : source.names;
  const isShort = source.isFew && joined.length <= SHORT_TEXT_MAX;
  const begun = `(select n.company_id, ${rankOf(kind)} from ${isShort ? NAMES_OF_ALLOWED : begunNames}
    where ${begins}${inDistrict}
    ${inOrder} limit ${source.begunMax})`;
  if (!words) return { begun, worded: undefined, windows };
  const all = mustCheck(words)
    ? ` and string_to_array(n.name_key, ' ') @> ${parameter(words.all, 'text[]')}`
    : '';
  const hit = `n.company_id, ${rankOf(WORDED)}`;
  const hasWords = `${WORDS} @@ ${parameter(allOf(words.lookedUp, district), 'tsquery')} and not (${begins})${all}`;
  if (check) {
    windows.push(windowOf('worded_names', hasWords, check.namesMax));
    const worded = `(select ${hit} from worded_names n ${check.company} limit ${source.wordedMax})`;
    return { begun, worded, windows };
  }
  const byWords = (also: string) => `(select ${hit} from ${source.names}
    where ${hasWords} ${source.sample ?? ''}${also} limit ${source.wordedMax})`;
  if (!source.isFew || words.rarest < BROAD_WORD) return { begun, worded: byWords(''), windows };
  // Start with the smaller side: a company costs about two names. Only one of the two branches runs.
  const names = parameter(words.rarest, 'int');
  const byCompany = `(select ${hit} from ${NAMES_OF_ALLOWED}
    where string_to_array(n.name_key, ' ') @> ${parameter(words.all, 'text[]')} and not (${begins})
      and (select count(*) from allowed) * 2 <= ${names} limit ${source.wordedMax})`;
  const worded = `${byWords(` and (select count(*) from allowed) * 2 > ${names}`)} union all ${byCompany}`;
  return { begun, worded, windows };
}

/** From the companies to their names; `offset 0` keeps the planner from the other way. */
const NAMES_OF_ALLOWED = `allowed cross join lateral (
  select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n
  where n.company_id = allowed.id offset 0) n`;

function bestOfEach(rows: StrictRow[]): StrictRow[] {
  if (rows.length < 2) return rows;
  const best = new Map<number, StrictRow>();
  for (const row of rows) {
    const held = best.get(row.id);
    if (!held || row.rank < held.rank) best.set(row.id, row);
  }
  return [...best.values()];
}

function kindOf(rank: number): (typeof CLASSES)[number] {
  return CLASSES[rank >> 14] ?? 'words';
}

function strictHit(row: StrictRow): StrictHit {
  return {
    company: companyOf(row),
    previous_name: row.previous_name,
    match: kindOf(row.rank),
    name_length: (row.rank >> 4) & 1023,
  };
}
