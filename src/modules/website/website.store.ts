import { sql } from '../../platform/postgres/index.ts';
import type { StoredSearch, VerifiedWebsite } from './website-result.ts';
import type { CompanyAccountState, DomainLookup, WebsiteStore } from './website-store.ts';

const SEARCH = 'id, company_number, status, websites, candidates_tried, searched_at, expires_at';

/** The websites of the company $1 at the time $2, as they are stored with a search. */
const VERIFIED = `coalesce((
  select jsonb_agg(jsonb_build_object('domain', domain, 'match_confidence', confidence, 'evidence', evidence,
    'verified_at', to_char(verified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by confidence desc, verified_at, domain)
  from website_links
  where company_number = $1::text and status = 'verified' and valid_until > $2::timestamptz
), '[]'::jsonb)`;

export const websiteStore: WebsiteStore = {
  async findAccountState(db, { accountId, companyNumber, now }) {
    const account = await db.first<Omit<CompanyAccountState, 'search'>>({
      name: 'account state of a company',
      text: `
        select account.balance - account.held as available, purchase.paid_until, ${VERIFIED} as websites
        from credit_accounts account
        left join credit_purchases purchase on purchase.account_id = account.account_id
          and purchase.subject = 'company:' || $1 and purchase.paid_until > $2
        where account.account_id = $3`,
      values: [companyNumber, now, accountId],
    });
    if (!account) return undefined;
    const newest = await db.first<StoredSearch>({
      text: `select ${SEARCH} from website_results where company_number = $1 order by id desc limit 1`,
      values: [companyNumber],
    });
    return { ...account, search: newest && newest.expires_at > now ? newest : null };
  },

  async listVerified(db, companyNumber, now) {
    const row = await db.first<{ websites: VerifiedWebsite[] }>({
      name: 'verified websites',
      text: `select ${VERIFIED} as websites`,
      values: [companyNumber, now],
    });
    return row?.websites ?? [];
  },

  findSearch: (db, id) =>
    db.first<StoredSearch>({ text: `select ${SEARCH} from website_results where id = $1`, values: [id] }),

  async insertSearch(tx, search) {
    const row = await tx.first<{ id: number }>(sql`
      insert into website_results
        (company_number, status, websites, candidates_tried, searched_at, expires_at)
      values (${search.company_number}, ${search.status}, ${JSON.stringify(search.websites)}::jsonb,
        ${search.candidates_tried}, ${search.searched_at}, ${search.expires_at})
      returning id`);
    if (!row) throw new Error('the result of a search was not stored');
    return row.id;
  },

  async markChargeNotified(db, { accountId, companyNumber, at }) {
    const marked = await db.execute(sql`
      update website_jobs set charge_notified_at = ${at}
      where account_id = ${accountId} and company_number = ${companyNumber}
        and charged and charge_notified_at is null`);
    return marked > 0;
  },

  listLookups: (db, domains, now) =>
    db.query<DomainLookup>(sql`
      select domain, found, expires_at from domain_lookups
      where domain = any(${[...domains]}::text[]) and expires_at > ${now}`),

  async saveLookup(db, { domain, found, expires_at }) {
    await db.execute(sql`
      insert into domain_lookups (domain, found, expires_at) values (${domain}, ${found}, ${expires_at})
      on conflict (domain) do update set found = excluded.found, expires_at = excluded.expires_at`);
  },

  async deleteExpiredLookups(db, now) {
    await db.execute(sql`delete from domain_lookups where expires_at < ${now}`);
  },
};
