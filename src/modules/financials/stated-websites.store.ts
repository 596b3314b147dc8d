import { type Queryable, sql } from '../../platform/postgres/index.ts';

/** A website that a company states in its accounts. */
export interface StatedWebsite {
  /** The registrable domain. */
  website: string;
  /** The newest document that states it. */
  name: string;
  sha256: string;
  loaded_at: Date;
}

/**
 * More companies than a group has: a website that this many state belongs to their accountants or to the
 * software.
 */
const COMPANIES_MAX = 25;

/** The websites that a company states in its accounts, the newest statement first. */
export async function listStatedWebsites(db: Queryable, companyNumber: string): Promise<StatedWebsite[]> {
  return db.query<StatedWebsite>(sql`
    select website, name, encode(sha256, 'hex') as sha256, loaded_at from (
      select distinct on (website) website, name, sha256, loaded_at, period_end
      from financial_documents
      where company_number = ${companyNumber} and website is not null
      order by website, period_end desc, id desc
    ) stated
    where (
      select count(*) from (
        select distinct company_number from financial_documents other where other.website = stated.website
        limit ${COMPANIES_MAX + 1}
      ) companies) <= ${COMPANIES_MAX}
    order by period_end desc`);
}
