import { isUniqueViolation, type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import { shownStatusSql } from '../../shared/companies/company-status.ts';
import type { RawSearchQuery } from '../register/index.ts';

export interface SavedSearch {
  id: string;
  account_id: string;
  name: string;
  query: RawSearchQuery;
  watched: boolean;
  new_matches: number;
  created_at: Date;
  checked_at: Date | null;
}

export interface NewMatch {
  company_number: string;
  company_name: string | null;
  company_status: string | null;
  matched_at: Date;
}

/** A new match of one of an account's searches, and the total number of new matches in the period. */
export interface PeriodMatch {
  search_name: string;
  company_number: string;
  company_name: string | null;
  total: number;
}

export interface MatchesPage {
  offset: number;
  limit: number;
}

export type SavedSearchStore = typeof savedSearchStore;

const COLUMNS = `id, account_id, name, query, watched, created_at, checked_at,
  (select count(*)::int from saved_search_matches m where m.search_id = s.id and m.is_new) as new_matches`;

export const savedSearchStore = {
  list: (db: Queryable, accountId: string): Promise<SavedSearch[]> =>
    db.query<SavedSearch>({
      text: `select ${COLUMNS} from saved_searches s where account_id = $1 order by lower(name)`,
      values: [accountId],
    }),

  find: (db: Queryable, accountId: string, id: string): Promise<SavedSearch | undefined> =>
    db.first<SavedSearch>({
      text: `select ${COLUMNS} from saved_searches s where account_id = $1 and id = $2`,
      values: [accountId, id],
    }),

  /** Calls of one account insert one after the other, so that together they respect the limit. */
  async insert(
    db: Transaction,
    accountId: string,
    saved: { id: string; name: string; query: RawSearchQuery; at: Date; atMost: number },
  ): Promise<'stored' | 'exists' | 'full'> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('saved_searches'), hashtext(${accountId}))`);
    const done = await db.first<{ has_room: boolean; is_stored: boolean }>(sql`
      with room as (
        select count(*) < ${saved.atMost} as has_room from saved_searches where account_id = ${accountId}
      ), stored as (
        insert into saved_searches (id, account_id, name, query, created_at)
        select ${saved.id}, ${accountId}, ${saved.name}, ${JSON.stringify(saved.query)}::jsonb, ${saved.at}
        from room where has_room
        on conflict do nothing returning id
      )
      select has_room, exists (select from stored) as is_stored from room`);
    if (done?.is_stored) return 'stored';
    return done?.has_room ? 'exists' : 'full';
  },

  async rename(
    db: Queryable,
    accountId: string,
    { id, name }: { id: string; name: string },
  ): Promise<'renamed' | 'taken' | 'missing'> {
    try {
      const renamed = await db.execute(
        sql`update saved_searches set name = ${name} where account_id = ${accountId} and id = ${id}`,
      );
      return renamed > 0 ? 'renamed' : 'missing';
    } catch (error) {
      if (isUniqueViolation(error, 'saved_searches_name')) return 'taken';
      throw error;
    }
  },

  async setWatched(
    db: Queryable,
    accountId: string,
    { id, watched }: { id: string; watched: boolean },
  ): Promise<void> {
    await db.execute(sql`
      update saved_searches set watched = ${watched} where account_id = ${accountId} and id = ${id}`);
  },

  /** Returns the name of the search; undefined if the account has no such search. */
  async remove(db: Queryable, accountId: string, id: string): Promise<string | undefined> {
    const removed = await db.first<{ name: string }>(sql`
      delete from saved_searches where account_id = ${accountId} and id = ${id} returning name`);
    return removed?.name;
  },

  listMatches: (
    db: Queryable,
    accountId: string,
    id: string,
    { offset, limit }: MatchesPage,
  ): Promise<NewMatch[]> =>
    db.query<NewMatch>({
      name: 'new matches of a saved search',
      text: `
        select m.company_number, c.company_name, ${shownStatusSql('c')} as company_status, m.matched_at
        from saved_search_matches m
        join saved_searches s on s.id = m.search_id
        left join companies c on c.company_number = m.company_number
        where m.search_id = $1 and s.account_id = $2 and m.is_new
        order by m.matched_at desc, m.company_number offset $3 limit $4`,
      values: [id, accountId, offset, limit],
    }),

  /** New matches of the searches that the account currently watches, ordered by the name of the search. */
  listMatchesOfPeriod: (
    db: Queryable,
    accountId: string,
    { from, to }: { from: Date; to: Date },
    limit: number,
  ): Promise<PeriodMatch[]> =>
    db.query<PeriodMatch>(sql`
      select s.name as search_name, m.company_number, c.company_name, count(*) over ()::int as total
      from saved_searches s
      join saved_search_matches m on m.search_id = s.id
      left join companies c on c.company_number = m.company_number
      where s.account_id = ${accountId} and s.watched and m.is_new and m.matched_at >= ${from} and m.matched_at < ${to}
      order by lower(s.name), m.matched_at desc, m.company_number limit ${limit}`),

  /**
   * Watched searches of all accounts that were last checked before the newest import, or before this time.
   */
  listDue: (db: Queryable, before: Date): Promise<SavedSearch[]> =>
    db.query<SavedSearch>({
      text: `select ${COLUMNS} from saved_searches s
        where watched and checked_at < greatest($1, (select imported_at from register_state),
          (select max(finished_at) from financial_imports))
        order by checked_at`,
      values: [before],
    }),

  /**
   * Returns the number of companies that the search had not found before. Seeding (`isNew` is false) begins
   * the watch, and forgets what an earlier one found; a check of a search that is no longer watched stores
   * nothing.
   */
  async addMatches(
    tx: Transaction,
    accountId: string,
    { id, numbers, isNew, at }: { id: string; numbers: string[]; isNew: boolean; at: Date },
  ): Promise<number> {
    const held = await tx.execute(sql`
      update saved_searches set watched = true, checked_at = ${at}
      where account_id = ${accountId} and id = ${id} and (watched or ${!isNew})`);
    if (held === 0) return 0;
    if (!isNew) await tx.execute(sql`delete from saved_search_matches where search_id = ${id}`);
    return tx.execute(sql`
      insert into saved_search_matches (search_id, company_number, matched_at, is_new)
      select ${id}, company_number, ${at}, ${isNew} from unnest(${numbers}::text[]) company_number
      on conflict do nothing`);
  },
};
