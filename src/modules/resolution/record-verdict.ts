import type { Transaction } from '../../platform/postgres/index.ts';
import type { Verdict } from './decide/verdict.ts';
import { expiryOf } from './lifetimes.ts';
import type { ResolutionStore } from './resolution-store.ts';
import type { LinkSource, WebsiteLinkStore } from './website-links.ts';

export interface JudgedSite {
  domain: string;
  verdict: Verdict;
  pagesRead: number;
  at: Date;
  source: LinkSource;
}

/**
 * From now on this verdict answers for the domain; and a match is a link between company and website. Both directions
 * record what they judged here, so that each profits from the other's work.
 */
export async function recordVerdict(
  { store, links }: { store: Pick<ResolutionStore, 'insertResult'>; links: WebsiteLinkStore },
  tx: Transaction,
  { domain, verdict, pagesRead, at, source }: JudgedSite,
): Promise<number> {
  const isMatch = verdict.match_status === 'matched';
  const number = isMatch ? verdict.company_number : null;
  const expiresAt = expiryOf(verdict.match_status, at);
  const resultId = await store.insertResult(tx, {
    domain,
    verdict: { ...verdict, company_number: number },
    pagesRead,
    resolvedAt: at,
    expiresAt,
  });
  // A site that could not be read says nothing for or against what is known of it.
  if (verdict.match_status !== 'scrape_failed') await links.endOthers(tx, { domain, keep: number, at });
  if (number !== null) {
    await links.save(tx, {
      company_number: number,
      domain,
      status: 'verified',
      confidence: verdict.match_confidence ?? 0,
      evidence: verdict.evidence,
      source,
      verified_at: at,
      valid_until: expiresAt,
    });
  }
  return resultId;
}
