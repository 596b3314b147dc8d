import { type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import { shownStatusSql } from '../../shared/companies/company-status.ts';
import type { SiteStatements } from './disclosures/site-statements.ts';
import { readVerdict, type StoredResult, type VerdictJson, writeVerdict } from './verdict/stored-verdict.ts';
import type { MatchStatus } from './verdict/verdict.ts';

/** The known result of a domain, and what the account has paid and can spend. */
export interface DomainAccountState {
  available: number;
  /** Until when the account has paid for the domain, or for its link with the company; null: it has not. */
  paid_until: Date | null;
  /** Null: no result, or none that is still valid. */
  result_id: number | null;
  match_status: MatchStatus | null;
  company_number: string | null;
  /** Set for `scrape_failed`. */
  failure_code: string | null;
  /** Changes whenever the company's record or detail does; null: the company has left the register. */
  company_version: string | null;
  detail_at: Date | null;
  /** When the account's people decided a review of the domain; null: they have not. */
  reviewed_at: Date | null;
  /** The company that they chose; null if they chose none. */
  reviewed_number: string | null;
}

/** The data that an answer shows of a company that it only names. */
export interface NamedRecord {
  company_number: string;
  company_name: string;
  company_status: string;
  registered_postcode: string | null;
  incorporated_on: string | null;
  /** The day of the record; null when the register has none. */
  as_of: string | null;
  /** Changes whenever the record does. */
  version: string;
}

export interface AccountStateQuery {
  accountId: string;
  keyHash: Buffer | undefined;
  domain: string;
  now: Date;
}

/** The newest verdict on a domain. */
type StoredVerdict = Pick<StoredResult, 'domain' | 'verdict' | 'resolved_at'>;

export type ResolutionStore = typeof resolutionStore;

/**
 * The condition that the newest row of a domain in `domain_results` is valid: it has not expired, and a
 * company that it did not find cannot have been added by a later import of the register.
 */
function isValid(row: string, now: string): string {
  return `${row}.expires_at > ${now} and ${isRegisterSame(row)}`;
}

function isRegisterSame(row: string): string {
  return `(${row}.match_status not in ('no_match', 'needs_review')
    or not exists (select from register_state where imported_at > ${row}.resolved_at))`;
}

/**
 * Reads all that the answer from a known result needs in one round trip. The row versions show whether the
 * process has the rest in memory. It reads tables of the ledger, the register, the figures, the accounts and
 * the reviews, and never writes them. It takes any number of queries; `offset 0` makes each one go by its
 * keys. The parameters are selected, which hides the lengths of the arrays from the planner: with them it
 * would plan each call again, which takes several times as long as the call.
 */
const FIND_ACCOUNT_STATES = `
  select query.nth::int, state.*
  from unnest((select $1::text[]), (select $2::text[]), (select $3::timestamptz[]), (select $4::bytea[]))
    with ordinality as query (account_id, domain, now, key_hash, nth)
  cross join lateral (
    select account.balance - account.held as available, purchase.paid_until,
      result.id as result_id, result.match_status, result.company_number,
      case when result.match_status = 'scrape_failed' then result.verdict #>> '{failure,code}' end as failure_code,
      company.xmin::text || ' ' || coalesce(detail.xmin::text, '') || ' ' || coalesce(figures.xmin::text, '')
        || ' ' || (select xmin::text from owners_state)
        || ' ' || coalesce((select string_agg(xmin::text, ' ') from source_imports), '') as company_version,
      detail.fetched_at as detail_at,
      review.decided_at as reviewed_at, review.company_number as reviewed_number
    from credit_accounts account
    left join lateral (
      select id, match_status, company_number, verdict, resolved_at, expires_at from domain_results
      where domain = query.domain order by id desc limit 1
    ) result on ${isValid('result', 'query.now')}
    left join lateral (
      select max(paid_until) as paid_until from credit_purchases
      where account_id = account.account_id and paid_until > query.now and subject = any(array[
        'domain:' || query.domain, 'link:' || query.domain || '/' || result.company_number])
    ) purchase on true
    left join companies company on company.company_number = result.company_number
    left join company_details detail on detail.company_number = result.company_number
    left join company_financials figures on figures.company_number = result.company_number
    left join reviews review on review.account_id = account.account_id and review.domain = query.domain
    left join api_keys key on key.key_hash = query.key_hash and key.account_id = account.account_id
    where account.account_id = query.account_id and (query.key_hash is null or key.key_hash is not null)
    offset 0
  ) state`;

/** The valid results of the domains in $1 at the time $2. */
const VALID_RESULTS = `
  unnest($1::text[]) as asked (domain)
  cross join lateral (
    select domain, match_status, verdict, resolved_at, expires_at from domain_results
    where domain = asked.domain order by id desc limit 1
  ) result
  where ${isValid('result', '$2')}`;

/** Results of domains. Every call runs on the connection it is given. */
export const resolutionStore = {
  /**
   * One for each query, in their order. Undefined: the key with the given hash is no longer the account's.
   */
  async findAccountStates(
    db: Queryable,
    queries: readonly AccountStateQuery[],
  ): Promise<(DomainAccountState | undefined)[]> {
    const rows = await db.query<DomainAccountState & { nth: number }>({
      name: 'account states of domains',
      text: FIND_ACCOUNT_STATES,
      values: [
        queries.map(({ accountId }) => accountId),
        queries.map(({ domain }) => domain),
        queries.map(({ now }) => now.toISOString()),
        queries.map(({ keyHash }) => keyHash),
      ],
    });
    const found: (DomainAccountState | undefined)[] = queries.map(() => undefined);
    for (const { nth, ...state } of rows) found[nth - 1] = state;
    return found;
  },

  /**
   * Until when the account has paid for the domain, or for a link of it with any company, which the next
   * result may confirm; null: it has not.
   */
  async findPaidUntil(
    db: Queryable,
    { accountId, domain, now }: { accountId: string; domain: string; now: Date },
  ): Promise<Date | null> {
    const row = await db.first<{ paid_until: Date | null }>({
      name: 'paid links of a domain',
      text: `
        select max(paid_until) as paid_until from credit_purchases
        where account_id = $1 and paid_until > $3 and subject = any(array_append(
          array(select 'link:' || domain || '/' || company_number from website_links where domain = $2),
          'domain:' || $2))`,
      values: [accountId, domain, now],
    });
    return row?.paid_until ?? null;
  },

  /** Whether the newest result of the domain is valid. */
  async hasValidResult(db: Queryable, domain: string, now: Date): Promise<boolean> {
    const row = await db.first({
      name: 'valid result of a domain',
      text: `
        select 1 from (
          select match_status, resolved_at, expires_at from domain_results where domain = $1 order by id desc limit 1
        ) result where ${isValid('result', '$2::timestamptz')}`,
      values: [domain, now],
    });
    return row !== undefined;
  },

  /** The decision of the account's people about the domain. */
  findReview: (db: Queryable, accountId: string, domain: string) =>
    db.first<Pick<DomainAccountState, 'reviewed_at' | 'reviewed_number'>>(sql`
      select decided_at as reviewed_at, company_number as reviewed_number from reviews
      where account_id = ${accountId} and domain = ${domain}`),

  /** The statements of the newest result of the domain about the company, if it is a match with it. */
  async findStatements(
    db: Queryable,
    domain: string,
    companyNumber: string,
  ): Promise<SiteStatements | undefined> {
    const row = await db.first<{ verdict: VerdictJson }>(sql`
      select verdict from domain_results
      where domain = ${domain} and match_status <> 'scrape_failed' order by id desc limit 1`);
    const verdict = row && readVerdict(row.verdict);
    return verdict?.company_number === companyNumber ? (verdict.statements ?? undefined) : undefined;
  },

  /** Which of these companies are on the register. */
  listNamed: (db: Queryable, numbers: readonly string[]) =>
    db.query<NamedRecord>({
      name: 'companies that a result names',
      text: `
        select company_number, company_name, ${shownStatusSql('company')} as company_status,
          postal_code as registered_postcode, incorporated_on,
          coalesce(case when row_hash = 0 then (live_at at time zone 'Europe/London')::date end, state.as_of) as as_of,
          company.xmin::text as version
        from companies company cross join register_state state
        where company_number = any($1::text[])
        order by company_number`,
      values: [numbers],
    }),

  /**
   * Where a company was registered before, in one line each, as far as a change was noticed. Newest first.
   */
  async listFormerOffices(db: Queryable, companyNumber: string): Promise<string[]> {
    const rows = await db.query<{ address: string | null }>(sql`
      select previous ->> 'registered_address' as address from signals
      where company_number = ${companyNumber} and signal_type = 'registered_office_changed'
      order by id desc limit 20`);
    return rows.flatMap(({ address }) => address ?? []);
  },

  async findResult(db: Queryable, id: number): Promise<StoredResult | undefined> {
    const row = await db.first<StoredResult>(sql`
      select id, domain, verdict, pages_read, resolved_at, expires_at from domain_results where id = ${id}`);
    return row && { ...row, verdict: readVerdict(row.verdict) };
  },

  /** The newest verdicts on these domains, as far as they are still valid. */
  async listValidVerdicts(db: Queryable, domains: readonly string[], now: Date): Promise<StoredVerdict[]> {
    const rows = await db.query<StoredVerdict>({
      name: 'valid verdicts',
      text: `select result.domain, result.verdict, result.resolved_at from ${VALID_RESULTS}`,
      values: [domains, now],
    });
    return rows.map((row) => ({ ...row, verdict: readVerdict(row.verdict) }));
  },

  /** Which of these domains have a valid result. */
  async listValidDomains(db: Queryable, domains: readonly string[], now: Date): Promise<string[]> {
    const rows = await db.query<{ domain: string }>({
      name: 'domains with a valid result',
      text: `select result.domain from ${VALID_RESULTS}`,
      values: [domains, now],
    });
    return rows.map(({ domain }) => domain);
  },

  /**
   * How many of these domains can cost the account a credit: not those that it paid for, that are free, or
   * that it decided.
   */
  async listChargeable(
    db: Queryable,
    { accountId, domains, now }: { accountId: string; domains: readonly string[]; now: Date },
  ): Promise<string[]> {
    const rows = await db.query<{ domain: string }>({
      name: 'domains that can cost a credit',
      text: `
        select asked.domain from unnest($1::text[]) as asked (domain)
        left join lateral (
          select match_status, company_number, resolved_at, expires_at from domain_results
          where domain = asked.domain order by id desc limit 1
        ) result on ${isValid('result', '$2')}
        where coalesce(result.match_status, 'matched') = 'matched'
          and not exists (select from reviews
            where account_id = $3 and domain = asked.domain and decided_at is not null)
          and not exists (select from credit_purchases
            where account_id = $3 and paid_until > $2 and subject = any(array[
              'domain:' || asked.domain, 'link:' || asked.domain || '/' || result.company_number]))`,
      values: [domains, now, accountId],
    });
    return rows.map(({ domain }) => domain);
  },

  /**
   * Lists those of these domains with a result since then. A website that could not be read counts until its
   * result expires; a company that was not found may have come with a newer register.
   */
  async listFreshDomains(
    db: Queryable,
    domains: readonly string[],
    { since, now }: { since: Date; now: Date },
  ): Promise<string[]> {
    const rows = await db.query<{ domain: string }>({
      name: 'domains with a fresh result',
      text: `
        select asked.domain from unnest($1::text[]) as asked (domain)
        cross join lateral (
          select match_status, resolved_at, expires_at from domain_results
          where domain = asked.domain order by id desc limit 1
        ) result
        where result.resolved_at > $2 and (result.match_status <> 'scrape_failed' or result.expires_at > $3)
          and ${isRegisterSame('result')}`,
      values: [domains, since, now],
    });
    return rows.map(({ domain }) => domain);
  },

  /** Results of different domains. Returns their ids in the same order. */
  async insertResults(tx: Transaction, results: readonly Omit<StoredResult, 'id'>[]): Promise<number[]> {
    const column = <T>(value: (result: Omit<StoredResult, 'id'>) => T) => results.map(value);
    const rows = await tx.query<{ id: number; domain: string }>(sql`
      insert into domain_results
        (domain, match_status, company_number, verdict, pages_read, resolved_at, expires_at)
      select domain, match_status, company_number, verdict::jsonb, pages_read, resolved_at, expires_at
      from unnest(
        ${column(({ domain }) => domain)}::text[], ${column(({ verdict }) => verdict.match_status)}::text[],
        ${column(({ verdict }) => verdict.company_number)}::text[],
        ${column(({ verdict }) => writeVerdict(verdict))}::text[], ${column((result) => result.pages_read)}::int[],
        ${column((result) => result.resolved_at.toISOString())}::timestamptz[],
        ${column((result) => result.expires_at.toISOString())}::timestamptz[]
      ) as judged (domain, match_status, company_number, verdict, pages_read, resolved_at, expires_at)
      returning id, domain`);
    const ids = new Map(rows.map(({ id, domain }) => [domain, id]));
    return results.flatMap(({ domain }) => ids.get(domain) ?? []);
  },
};
