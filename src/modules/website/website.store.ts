import {
  type Database,
  openBulkSession,
  type Queryable,
  sql,
  type Transaction,
} from '../../platform/postgres/index.ts';
import { oldestValidCharge } from '../credits/index.ts';
import { type EvidenceJson, readEvidence, writeEvidence } from '../resolution/index.ts';
import type { ReplaceVisited } from './import-visited.ts';
import type { StoredSearch, VerifiedWebsite } from './website-result.ts';

/** The known state of a company's website, and what the requesting account has paid and can spend. */
export interface CompanyAccountState {
  available: number;
  /**
   * Until when the account has paid for the company, or for its link with any website, which a search may
   * find again; null: it has not.
   */
  paid_until: Date | null;
  /** The websites whose link with the company the account has paid for. */
  paid_domains: string[];
  /** The last search, if it is still valid. */
  search: StoredSearch | null;
  /** The websites that either direction has found, the best first. */
  websites: VerifiedWebsite[];
}

/** Whether a domain had an address when it was last looked up. */
interface DomainLookup {
  domain: string;
  found: boolean;
  expires_at: Date;
}

export type WebsiteStore = typeof websiteStore;

interface WebsiteJson extends Omit<VerifiedWebsite, 'evidence'> {
  evidence: EvidenceJson;
}

interface SearchRow extends Omit<StoredSearch, 'websites'> {
  websites: WebsiteJson[];
}

interface AccountAndCompany {
  accountId: string;
  companyNumber: string;
}

const SEARCH = 'id, company_number, status, websites, candidates_tried, searched_at, expires_at';

/** The websites of the company $1 at the time $2, as they are stored with a search. */
const VERIFIED = `coalesce((
  select jsonb_agg(jsonb_build_object('domain', domain, 'match_confidence', confidence, 'evidence', evidence,
    'verified_at', to_char(verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by confidence desc, verified_at, domain)
  from website_links
  where company_number = $1::text and status = 'verified' and valid_until > $2::timestamptz
), '[]'::jsonb)`;

/** Searches and look-ups. Every call runs on the connection it is given. */
export const websiteStore = {
  async findAccountState(
    db: Queryable,
    { accountId, companyNumber, now }: AccountAndCompany & { now: Date },
  ): Promise<CompanyAccountState | undefined> {
    const account = await db.first<
      Omit<CompanyAccountState, 'search' | 'websites'> & Pick<SearchRow, 'websites'>
    >({
      name: 'account state of a company',
      text: `
        select account.balance - account.held as available, purchase.paid_until, ${VERIFIED} as websites,
          array(select link.domain from website_links link
            join credit_purchases paid on paid.subject = 'link:' || link.domain || '/' || link.company_number
            where link.company_number = $1 and link.status = 'verified' and link.valid_until > $2
              and paid.account_id = account.account_id and paid.paid_until > $2) as paid_domains
        from credit_accounts account
        cross join lateral (
          select max(paid_until) as paid_until from credit_purchases
          where account_id = account.account_id and paid_until > $2 and subject = any(array_append(
            array(select 'link:' || domain || '/' || company_number from website_links
              where company_number = $1), 'company:' || $1))
        ) purchase
        where account.account_id = $3`,
      values: [companyNumber, now, accountId],
    });
    if (!account) return undefined;
    const newest = await db.first<SearchRow>({
      text: `select ${SEARCH} from website_results where company_number = $1 order by id desc limit 1`,
      values: [companyNumber],
    });
    const search = newest && newest.expires_at > now ? readSearch(newest) : null;
    return { ...account, websites: readWebsites(account.websites), search };
  },

  /** Which of these websites the account has paid for, with the company, at that moment or since. */
  async listPaidDomains(
    db: Queryable,
    { accountId, companyNumber, domains, at }: AccountAndCompany & { domains: readonly string[]; at: Date },
  ): Promise<string[]> {
    const rows = await db.query<{ domain: string }>(sql`
      select domain from unnest(${[...domains]}::text[]) as website (domain)
      join credit_purchases paid on paid.subject = 'link:' || domain || '/' || ${companyNumber}
      where paid.account_id = ${accountId} and paid.paid_until > ${at}`);
    return rows.map(({ domain }) => domain);
  },

  /** The known websites of the company, from both directions, the best first. */
  async listVerified(db: Queryable, companyNumber: string, now: Date): Promise<VerifiedWebsite[]> {
    const row = await db.first<Pick<SearchRow, 'websites'>>({
      name: 'verified websites',
      text: `select ${VERIFIED} as websites`,
      values: [companyNumber, now],
    });
    return readWebsites(row?.websites ?? []);
  },

  /** How many of the companies have a verified website, or a search that is still valid. */
  async countKnown(db: Queryable, companyNumbers: readonly string[], now: Date): Promise<number> {
    const row = await db.first<{ known: number }>(sql`
      select count(*)::int as known from unnest(${companyNumbers}::text[]) as company (number)
      where exists (select from website_links link
          where link.company_number = company.number and link.status = 'verified' and link.valid_until > ${now})
        or exists (select from website_results result
          where result.company_number = company.number and result.expires_at > ${now} and result.status <> 'verified')`);
    return row?.known ?? 0;
  },

  /**
   * Which of the companies can cost the account a credit: not those with a website that it paid for, that
   * it paid for while no website is known, or that are known to have none.
   */
  async listChargeable(
    db: Queryable,
    { accountId, companyNumbers, now }: { accountId: string; companyNumbers: readonly string[]; now: Date },
  ): Promise<string[]> {
    const rows = await db.query<{ number: string }>(sql`
      select company.number from unnest(${companyNumbers}::text[]) as company (number)
      cross join lateral (
        select coalesce(array_agg('link:' || domain || '/' || company_number), '{}') as links from website_links
        where company_number = company.number and status = 'verified' and valid_until > ${now}
      ) verified
      where not exists (select from credit_purchases
          where account_id = ${accountId} and paid_until > ${now} and subject = any(
            case when verified.links = '{}' then array['company:' || company.number] else verified.links end))
        and (verified.links <> '{}' or not exists (select from website_results result
          where result.company_number = company.number and result.expires_at > ${now} and result.status <> 'verified'))`);
    return rows.map(({ number }) => number);
  },

  async findSearch(db: Queryable, id: number): Promise<StoredSearch | undefined> {
    const text = `select ${SEARCH} from website_results where id = $1`;
    const row = await db.first<SearchRow>({ text, values: [id] });
    return row && readSearch(row);
  },

  async insertSearch(tx: Transaction, search: Omit<StoredSearch, 'id'>): Promise<number> {
    const websites: WebsiteJson[] = search.websites.map((website) => ({
      ...website,
      evidence: writeEvidence(website.evidence),
    }));
    const row = await tx.first<{ id: number }>(sql`
      insert into website_results
        (company_number, status, websites, candidates_tried, searched_at, expires_at)
      values (${search.company_number}, ${search.status}, ${JSON.stringify(websites)}::jsonb,
        ${search.candidates_tried}, ${search.searched_at}, ${search.expires_at})
      returning id`);
    if (!row) throw new Error('the result of a search was not stored');
    return row.id;
  },

  /**
   * True once: for the first answer that shows the account what its search for the company cost, while that
   * charge still pays for the company.
   */
  async markChargeNotified(
    db: Queryable,
    { accountId, companyNumber, at }: AccountAndCompany & { at: Date },
  ): Promise<boolean> {
    const marked = await db.execute(sql`
      update website_jobs set charge_notified_at = ${at}
      where account_id = ${accountId} and company_number = ${companyNumber}
        and charged and charge_notified_at is null and finished_at > ${oldestValidCharge(at)}`);
    return marked > 0;
  },

  /** Unexpired look-ups. */
  listLookups: (db: Queryable, domains: readonly string[], now: Date) =>
    db.query<DomainLookup>(sql`
      select domain, found, expires_at from domain_lookups
      where domain = any(${[...domains]}::text[]) and expires_at > ${now}`),

  async saveLookup(db: Queryable, { domain, found, expires_at }: DomainLookup): Promise<void> {
    await db.execute(sql`
      insert into domain_lookups (domain, found, expires_at) values (${domain}, ${found}, ${expires_at})
      on conflict (domain) do update set found = excluded.found, expires_at = excluded.expires_at`);
  },

  async deleteExpiredLookups(db: Queryable, now: Date): Promise<void> {
    await db.execute(sql`delete from domain_lookups where expires_at < ${now}`);
  },
};

function readSearch(row: SearchRow): StoredSearch {
  return { ...row, websites: readWebsites(row.websites) };
}

function readWebsites(stored: readonly WebsiteJson[]): VerifiedWebsite[] {
  return stored.map((website) => ({ ...website, evidence: readEvidence(website.evidence) }));
}

export async function listVisited(db: Queryable, domains: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ domain: string }>(sql`
    select domain from visited_domains where domain = any(${[...domains]}::text[])`);
  return rows.map(({ domain }) => domain);
}

/** In one transaction: searches see the old list until the new one is complete. */
export const replaceVisited =
  (db: Database): ReplaceVisited =>
  async (batches, check) => {
    const session = await openBulkSession(db, 'domesday sites import');
    try {
      return await session.transaction(async (tx) => {
        await tx.execute(sql`create temporary table listed (domain text not null) on commit drop`);
        for await (const domains of batches)
          await tx.copyIn('copy listed from stdin', [Buffer.from(`${domains.join('\n')}\n`)]);
        // A second import waits here; readers do not.
        await tx.execute(sql`lock table visited_domains in share row exclusive mode`);
        const before = await tx.execute(sql`delete from visited_domains`);
        const now = await tx.execute(sql`
        insert into visited_domains (domain) select distinct domain from listed`);
        check({ before, now });
        return { before, now };
      });
    } finally {
      await session.close();
    }
  };
