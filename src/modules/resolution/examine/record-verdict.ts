import type { Transaction } from '../../../platform/postgres/index.ts';
import { storable } from '../../../shared/storable-text.ts';
import type { ResolutionStore } from '../resolution.store.ts';
import type { MatchStatus, Verdict } from '../verdict/verdict.ts';
import type { EndedBy, LinkSource, WebsiteLink, WebsiteLinkStore } from '../website-links.store.ts';
import { expiryOf } from './result-lifetime.ts';

export interface JudgedSite {
  domain: string;
  verdict: Verdict;
  pagesRead: number;
  at: Date;
  source: LinkSource;
}

export interface RecordDeps {
  store: Pick<ResolutionStore, 'insertResults' | 'listValidDomains'>;
  links: WebsiteLinkStore;
}

/**
 * Stores a verdict as the domain's valid result, and a match as a link between company and website. Returns
 * the result's id.
 */
export async function recordVerdict(deps: RecordDeps, tx: Transaction, judged: JudgedSite): Promise<number> {
  const [id] = await recordVerdicts(deps, tx, [judged]);
  if (id === undefined) throw new Error('a result was not stored');
  return id;
}

/** Records verdicts of several different domains, one statement per table. */
async function recordVerdicts(
  { store, links }: RecordDeps,
  tx: Transaction,
  sites: readonly JudgedSite[],
): Promise<number[]> {
  const judged = sites.map((site) => {
    const verdict = storable(site.verdict);
    const operator = verdict.match_status === 'matched' ? verdict.company_number : null;
    return { ...site, verdict, operator, expiresAt: expiryOf(verdict.match_status, site.at) };
  });
  const inserting = store.insertResults(
    tx,
    judged.map(({ domain, verdict, operator, pagesRead, at, expiresAt }) => ({
      domain,
      verdict: { ...verdict, company_number: operator },
      pages_read: pagesRead,
      resolved_at: at,
      expires_at: expiresAt,
    })),
  );
  // A site that could not be read changes nothing that is known.
  const read = judged.filter(({ verdict }) => verdict.match_status !== 'scrape_failed');
  if (read.length > 0) {
    await links.endOthers(
      tx.unawaited,
      read.map(({ domain, verdict, operator, at }) => ({
        domain,
        keep: operator,
        endedBy: ENDED_BY[verdict.match_status],
        at,
      })),
    );
    await links.saveMentions(
      tx.unawaited,
      read.map(({ domain, verdict, operator }) => ({
        domain,
        companyNumbers: verdict.entities_on_site.flatMap(({ company_number: named }) => named ?? []),
        operator,
      })),
    );
  }
  const matches = judged.flatMap(({ domain, verdict, operator, source, at, expiresAt }): WebsiteLink[] =>
    operator === null
      ? []
      : [
          {
            company_number: operator,
            domain,
            status: 'verified',
            confidence: verdict.match_confidence ?? 0,
            evidence: verdict.evidence,
            source,
            verified_at: at,
            valid_until: expiresAt,
          },
        ],
  );
  if (matches.length > 0) await links.save(tx.unawaited, matches);
  return inserting;
}

/**
 * Records verdicts of sites that were read for another reason than a question about their domain. If a site
 * could not be read, its valid result stays: accounts may have paid for it.
 */
export async function recordIncidentalVerdicts(
  deps: RecordDeps,
  tx: Transaction,
  judged: readonly JudgedSite[],
): Promise<void> {
  const failed = judged.filter(({ verdict }) => verdict.match_status === 'scrape_failed');
  const [first] = failed;
  const domains = failed.map(({ domain }) => domain);
  const valid = new Set(first && (await deps.store.listValidDomains(tx, domains, first.at)));
  const others = judged.filter(({ domain }) => !valid.has(domain));
  if (others.length > 0) await recordVerdicts(deps, tx, others);
}

/** The conclusion of a reading with this outcome about the companies that earlier ones found. */
const ENDED_BY: Record<MatchStatus, EndedBy> = {
  matched: 'operator_changed',
  non_uk_entity: 'operator_changed',
  needs_review: 'in_doubt',
  no_match: 'no_longer_named',
  scrape_failed: 'in_doubt',
};
