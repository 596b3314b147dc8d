import type { Queryable } from '../../../../platform/postgres/index.ts';
import { createLookupBatcher } from '../../../../shared/batching.ts';
import { estimateCompanies } from '../filters/estimate.store.ts';
import { isFiltered } from '../filters/filter-sql.ts';
import type { SearchLimits } from '../search-limits.ts';
import { TOTAL_MAX } from '../search-query.ts';
import type { CompanyRow, StrictHit, StrictHits, StrictLookup } from '../search-types.ts';
import { companyOf, type NameRow } from '../statement.ts';
import { bestStatement } from './best-statement.ts';
import { bestWanted, chooseWay, isBestEnough, isQuickerByName, isQuicklyListed } from './choose-way.ts';
import { batchStatement, FEW, fewStatement } from './few-statements.ts';
import { type ManyWay, manyStatement } from './many-statement.ts';
import { matchKindOf, nameLengthOf } from './name-rank.ts';

/** The sample is used when it finds this many names. */
const SAMPLED_MIN = 150;

interface StrictRow extends NameRow {
  rank: number;
}

/** Without a match, one row without a company. */
type ManyRow = (StrictRow | NoneRead) & ManyCounts;

interface ManyCounts {
  /** Companies, their names, and the names that have all the words but do not begin with the typed name. */
  total: number;
  names: number;
  with_words: number;
  /** Whether names were left unread. */
  is_cut: boolean;
}

/** `nth`: the look-up within the batch, from 1. */
type FewRow = (StrictRow | NoneRead) & { nth: number };

/** In place of a company that was not read. */
type NoneRead = Record<keyof CompanyRow, null>;

function areRead(rows: (StrictRow | NoneRead)[]): rows is StrictRow[] {
  return rows[0]?.id !== null;
}

/** Undefined: there are `FEW` names or more. */
type Few = StrictHits | undefined;

export function createFindStrict(
  db: Queryable,
  limits: SearchLimits,
): (lookup: StrictLookup) => Promise<StrictHits> {
  const findUnfiltered = createLookupBatcher<StrictLookup, Few>(async (lookups) => {
    const rows = await db.query<FewRow>(batchStatement(lookups));
    if (lookups.length === 1) return [fewHits(rows)];
    const found = lookups.map((): FewRow[] => []);
    for (const row of rows) found[row.nth - 1]?.push(row);
    return found.map(fewHits);
  });
  /** Whether the entire register has few such names. */
  const areFewNames = async (lookup: StrictLookup) =>
    limits.triesRareNamesFirst &&
    !lookup.isMany &&
    (await findUnfiltered({ ...lookup, filters: {} })) !== undefined;
  return async (lookup) => {
    const hasFilters = isFiltered(lookup.filters);
    if (hasFilters ? lookup.isBroad && !(await areFewNames(lookup)) : lookup.isMany)
      return findMany(db, lookup, limits);
    const few = hasFilters
      ? fewHits(await db.query<StrictRow>(fewStatement(lookup)))
      : await findUnfiltered(lookup);
    return few ?? findMany(db, lookup, limits);
  };
}

function fewHits(rows: (StrictRow | NoneRead)[]): Few {
  if (!areRead(rows)) return undefined;
  const withWords = rows.filter(({ rank }) => matchKindOf(rank) === 'words').length;
  if (withWords >= FEW || rows.length - withWords >= FEW) return undefined;
  const hits = bestOfEach(rows).map(strictHit);
  return { hits, total: hits.length, isAll: true };
}

async function findMany(db: Queryable, lookup: StrictLookup, limits: SearchLimits): Promise<StrictHits> {
  if (lookup.words?.sampled && !isFiltered(lookup.filters)) {
    const {
      hits,
      total,
      with_words: withWords,
    } = await countMany(db, lookup, { by: 'names', isSampled: true });
    if (withWords >= SAMPLED_MIN) return { hits, total, isAll: false };
  }
  const expected = isQuickerByName(lookup) ? undefined : await estimateCompanies(db, lookup.filters);
  if (expected !== undefined && isBestEnough(lookup, expected, limits)) {
    const best = await findBest(db, lookup, isQuicklyListed(lookup, expected, limits));
    if (best) return best;
  }
  const found = await countMany(db, lookup, chooseWay(lookup, expected, limits));
  const { hits, total, names, with_words: withWords, is_cut: isCut } = found;
  const isAll =
    !isCut && names - withWords <= TOTAL_MAX && withWords < (lookup.words?.limit ?? Number.POSITIVE_INFINITY);
  return { hits, total, isAll };
}

/** The best companies, not all of them. Undefined if too few names have the word first. */
async function findBest(
  db: Queryable,
  lookup: StrictLookup,
  isListed: boolean,
): Promise<StrictHits | undefined> {
  const wanted = bestWanted(lookup.atLeast);
  const rows = await db.query<StrictRow>(bestStatement(lookup, { wanted, isListed }));
  const best = bestOfEach(rows);
  if (best.length < lookup.atLeast) return undefined;
  return { hits: best.map(strictHit), total: best.length, isAll: false };
}

async function countMany(
  db: Queryable,
  lookup: StrictLookup,
  way: ManyWay,
): Promise<ManyCounts & { hits: StrictHit[] }> {
  const rows = await db.query<ManyRow>(manyStatement(lookup, way));
  const { total = 0, names = 0, with_words = 0, is_cut = false } = rows[0] ?? {};
  return { hits: areRead(rows) ? rows.map(strictHit) : [], total, names, with_words, is_cut };
}

function bestOfEach(rows: StrictRow[]): StrictRow[] {
  if (rows.length < 2) return rows;
  const best = new Map<number, StrictRow>();
  for (const row of rows) {
    const held = best.get(row.id);
    if (!held || row.rank < held.rank) best.set(row.id, row);
  }
  return [...best.values()];
}

function strictHit(row: StrictRow): StrictHit {
  return {
    company: companyOf(row),
    previous_name: row.previous_name,
    match: matchKindOf(row.rank),
    name_length: nameLengthOf(row.rank),
  };
}
