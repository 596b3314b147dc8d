import type { Transaction } from '../../../platform/postgres/index.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/clock.ts';
import { storable } from '../../../shared/storable-text.ts';
import type { MatchStatus, Verdict } from '../decide/verdict.ts';
import type { ResolutionStore } from '../resolution.store.ts';
import type { EndedBy, LinkSource, WebsiteLinkStore } from '../website-links.store.ts';

export interface JudgedSite {
  domain: string;
  verdict: Verdict;
  pagesRead: number;
  at: Date;
  source: LinkSource;
}

export interface RecordDeps {
  store: Pick<ResolutionStore, 'insertResult' | 'listValidDomains'>;
  links: WebsiteLinkStore;
}

/** The verdict becomes the domain's valid result, and a match becomes a link between company and website. */
export async function recordVerdict(deps: RecordDeps, tx: Transaction, judged: JudgedSite): Promise<number> {
  const { store, links } = deps;
  const { domain, pagesRead, at, source } = judged;
  const verdict = storable(judged.verdict);
  const isMatch = verdict.match_status === 'matched';
  const number = isMatch ? verdict.company_number : null;
  const expiresAt = expiryOf(verdict.match_status, at);
  const inserting = store.insertResult(tx, {
    domain,
    verdict: { ...verdict, company_number: number },
    pages_read: pagesRead,
    resolved_at: at,
    expires_at: expiresAt,
  });
  // A site that could not be read changes nothing of what is known.
  if (verdict.match_status !== 'scrape_failed') {
    await links.endOthers(tx.unawaited, {
      domain,
      keep: number,
      endedBy: ENDED_BY[verdict.match_status],
      at,
    });
    await links.saveMentions(tx.unawaited, {
      domain,
      companyNumbers: verdict.entities_on_site.flatMap(({ company_number: named }) => named ?? []),
      operator: number,
    });
  }
  if (number !== null) {
    await links.save(tx.unawaited, {
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
  return inserting;
}

/**
 * The same for sites that were read for another reason than a question about their domain, each domain once. When one could
 * not be read, a valid result stays: accounts may have paid for it. The statements for all of them travel together.
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
  await Promise.all(
    judged.filter(({ domain }) => !valid.has(domain)).map((site) => recordVerdict(deps, tx, site)),
  );
}

/** What a reading with this outcome says about the companies that earlier ones found. */
const ENDED_BY: Record<MatchStatus, EndedBy> = {
  matched: 'operator_changed',
  non_uk_entity: 'operator_changed',
  needs_review: 'in_doubt',
  no_match: 'no_longer_named',
  scrape_failed: 'in_doubt',
};

/** How long a result is valid before the website is read again. */
const LIFETIME_MS: Record<MatchStatus, number> = {
  matched: 30 * DAY_MS,
  needs_review: 7 * DAY_MS,
  no_match: 7 * DAY_MS,
  non_uk_entity: 7 * DAY_MS,
  // The website may be back soon, but must not be asked every second.
  scrape_failed: HOUR_MS,
};

function expiryOf(status: MatchStatus, resolvedAt: Date): Date {
  return new Date(resolvedAt.getTime() + LIFETIME_MS[status]);
}
