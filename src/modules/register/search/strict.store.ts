import type { Queryable, Statement } from '../../../platform/postgres/index.ts';
import { TOTAL_MAX } from './search-query.ts';
import type { StrictHit, StrictHits, StrictLookup } from './search-store.ts';
import {
  and,
  COMPANY_COLUMNS,
  filterConditions,
  manyNamesWith,
  type NameRow,
  nameHit,
  namesWith,
  parameterOf,
  previousName,
  StatementParts,
  textAfter,
  tsquery,
  WORDS,
} from './statement.ts';

/** Names that are, begin with, or hold all the words of what was typed. */
const CLASSES = ['whole', 'beginning', 'words'] as const;
/** Most names lead to a handful of others; those are ranked here, without the database sorting and counting them. */
const FEW = 60;
/** A word of more names than this may lead to more names than there are companies in a place. */
const BROAD_WORD = 2_000;

interface StrictRow extends NameRow {
  rank: number;
  /** How many companies, and how many names with all the words. Only of many. */
  total?: number;
  worded?: number;
}

export async function findStrict(db: Queryable, lookup: StrictLookup): Promise<StrictHits> {
  const isFiltered = Object.keys(lookup.filters).length > 0;
  if (lookup.isBroad && isFiltered) return findMany(db, lookup);
  const few = await db.query<StrictRow>(fewStatement(lookup));
  const worded = few.filter(({ rank }) => kindOf(rank) === 'words').length;
  if (worded < FEW && few.length - worded < FEW) {
    const hits = bestOfEach(few).map(strictHit);
    return { hits, total: hits.length, isAll: true };
  }
  return findMany(db, lookup);
}

async function findMany(db: Queryable, lookup: StrictLookup): Promise<StrictHits> {
  const rows = await db.query<StrictRow>(manyStatement(lookup));
  const [{ total = 0, worded: names = 0 } = {}] = rows;
  const isAll = total <= TOTAL_MAX && names < (lookup.words?.limit ?? Number.POSITIVE_INFINITY);
  return { hits: rows.map(strictHit), total, isAll };
}

/** The first so many of each kind, as the indexes give them. */
function fewStatement(lookup: StrictLookup): Statement {
  const parts = new StatementParts();
  const conditions = filterConditions(parts, lookup.filters);
  const source = { names: namesWith(conditions), conditions: and(conditions), isFew: false };
  const { begun, worded } = lookups(parameterOf(parts, conditions), lookup, {
    ...source,
    begunMax: FEW,
    wordedMax: FEW,
  });
  const text = `select ${COMPANY_COLUMNS}, ${previousName('(n.rank & 15)')}, n.rank
    from (${worded === undefined ? begun : `${begun} union all ${worded}`}) n
    join companies c on c.id = n.company_id`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

/** All of them, as far as they are counted; of those the best, and what is as good as the last of these. */
function manyStatement(lookup: StrictLookup): Statement {
  const parts = new StatementParts();
  const conditions = filterConditions(parts, lookup.filters);
  const parameter = parameterOf(parts, conditions);
  const { ctes, ...source } = manyNamesWith(lookup.filters, conditions);
  const { begun, worded } = lookups(parameter, lookup, {
    ...source,
    begunMax: TOTAL_MAX + 1,
    wordedMax: lookup.words?.limit ?? 0,
  });
  ctes.push(`worded as materialized (${worded ?? 'select 0 as company_id, 0 as rank where false'})`);
  const text = `with ${ctes.join(', ')},
    hits as (${begun} union all select company_id, rank from worded),
    best as materialized (select company_id, min(rank) as rank from hits group by company_id)
    select ${COMPANY_COLUMNS}, ${previousName('(b.rank & 15)')}, b.rank, (select count(*) from best) as total,
      (select count(*) from worded) as worded
    from (select * from best order by rank >> 4 fetch first ${parameter(lookup.atLeast, 'int')} rows with ties) b
    join companies c on c.id = b.company_id`;
  return parts.build(text, { prepared: conditions.length === 0 });
}

interface LookupSource {
  /** Where names come from, and what else must hold of them. */
  names: string;
  conditions: string;
  /** Whether the filters leave few companies, whose ids are in `allowed`. */
  isFew: boolean;
  begunMax: number;
  wordedMax: number;
}

/**
 * Ranks in one number, so that one `min` finds each company's best name: what kind of match it is, then how long the
 * name is, then (in the last four bits) which of the company's names.
 */
function lookups(
  parameter: ReturnType<typeof parameterOf>,
  { joined, words }: StrictLookup,
  source: LookupSource,
) {
  const whole = parameter(joined, 'text');
  const after = parameter(textAfter(joined), 'text');
  const hit = (kind: string) =>
    `n.company_id, (${kind} * 1024 + least(length(n.joined_key), 1023)) * 16 + n.ordinal as rank`;
  const begun = `(select ${hit(`(n.joined_key <> ${whole})::int`)} from ${source.names}
    where n.joined_key ~>=~ ${whole} and n.joined_key ~<~ ${after}${source.conditions}
    order by n.joined_key using ~<~ limit ${source.begunMax})`;
  if (!words) return { begun, worded: undefined };
  const all = `string_to_array(n.name_key, ' ') @> ${parameter(words.all, 'text[]')}`;
  const wanted = parameter(tsquery([words.lookedUp.map((word) => [word])]), 'tsquery');
  const byWords = (also: string) => `(select ${hit('2')} from ${source.names}
    where ${WORDS} @@ ${wanted} and ${all}${source.conditions}${also} limit ${source.wordedMax})`;
  if (!source.isFew || words.rarest < BROAD_WORD) return { begun, worded: byWords('') };
  // From the end with fewer to read: a company costs about two names. The other branch is never begun.
  const names = parameter(words.rarest, 'int');
  const byCompany = `(select ${hit('2')} from allowed cross join lateral (
      select n.company_id, n.ordinal, n.name_key, n.joined_key from company_names n
      where n.company_id = allowed.id offset 0) n
    where ${all} and (select count(*) from allowed) * 2 <= ${names} limit ${source.wordedMax})`;
  const worded = `${byWords(` and (select count(*) from allowed) * 2 > ${names}`)} union all ${byCompany}`;
  return { begun, worded };
}

function bestOfEach(rows: StrictRow[]): StrictRow[] {
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

function strictHit({ rank, total: _, worded: __, ...row }: StrictRow): StrictHit {
  return { ...nameHit(row), match: kindOf(rank), name_length: (rank >> 4) & 1023 };
}
