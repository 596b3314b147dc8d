import { type BulkSession, type Database, openBulkSession, sql } from '../../platform/postgres/index.ts';
import { currentEvidence, type EvidenceJson, readEvidence } from '../resolution/index.ts';
import type { LinkRow } from './link-row.ts';

const PAGE = 5_000;

/**
 * The current links of one moment, by domain, many at a time: memory does not depend on how many there are.
 */
export async function* readLinks(db: Database, { since }: { since: Date | null }): AsyncGenerator<LinkRow[]> {
  const session = await openBulkSession(db, 'domesday export links');
  try {
    await session.run('begin isolation level repeatable read read only');
    let after = { domain: '', company_number: '' };
    for (;;) {
      const rows = await readPage(session, after, since);
      const last = rows.at(-1);
      if (!last) break;
      yield rows.map(toLink);
      after = last;
    }
    await session.run('commit');
  } finally {
    await session.close();
  }
}

interface StoredLink {
  domain: string;
  company_number: string;
  company_name: string | null;
  postal_code: string | null;
  confidence: number;
  evidence: EvidenceJson;
  is_registered: boolean;
  first_read: Date;
  last_read: Date;
}

function readPage(
  session: BulkSession,
  after: Pick<StoredLink, 'domain' | 'company_number'>,
  since: Date | null,
): Promise<StoredLink[]> {
  return session.query<StoredLink>(sql`
    select link.domain, link.company_number, company.company_name, company.postal_code, link.confidence, link.evidence,
      coalesce(period.valid_from, link.verified_at) as first_read,
      coalesce(period.confirmed_at, link.verified_at) as last_read,
      exists (
        select from company_identifiers entry
        where entry.website = link.domain and entry.company_number = link.company_number
      ) as is_registered
    from website_links link
    left join website_link_periods period on period.company_number = link.company_number
      and period.domain = link.domain and period.valid_to is null
    left join companies company on company.company_number = link.company_number
    where link.status = 'verified'
      and (link.domain collate "C", link.company_number) > (${after.domain}, ${after.company_number})
      and (${since}::timestamptz is null or coalesce(period.confirmed_at, link.verified_at) >= ${since})
    order by link.domain collate "C", link.company_number limit ${PAGE}`);
}

function toLink(row: StoredLink): LinkRow {
  const { company_number, company_name, postal_code } = row;
  const stored = readEvidence(row.evidence);
  // The office of a company that is not on the register is not known.
  const evidence =
    company_name === null
      ? stored
      : currentEvidence(stored, { company_number, registered_postcode: postal_code });
  const kinds = evidence
    .filter(({ supports, weight }) => supports === company_number && weight >= 0)
    .map(({ kind }) => kind);
  return {
    domain: row.domain,
    companyNumber: company_number,
    companyName: company_name,
    confidence: row.confidence,
    evidenceKinds: [...new Set([...kinds, ...(row.is_registered ? (['public_register'] as const) : [])])],
    firstRead: row.first_read,
    lastRead: row.last_read,
  };
}
