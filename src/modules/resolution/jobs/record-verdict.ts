import type { Transaction } from '../../../platform/postgres/index.ts';
import { storable } from '../../../shared/storable-text.ts';
import type { Verdict } from '../decide/verdict.ts';
import type { ResolutionStore } from '../resolution-store.ts';
import type { LinkSource, WebsiteLinkStore } from '../website-links.ts';
import { expiryOf } from './lifetimes.ts';

export interface JudgedSite {
  domain: string;
  verdict: Verdict;
  pagesRead: number;
  at: Date;
  source: LinkSource;
}

export interface RecordDeps {
  store: Pick<ResolutionStore, 'hasAnswer' | 'insertResult'>;
  links: WebsiteLinkStore;
}

/** From now on this verdict answers for the domain; and a match is a link between company and website. */
export async function recordVerdict(deps: RecordDeps, tx: Transaction, judged: JudgedSite): Promise<number> {
  const { store, links } = deps;
  const { domain, pagesRead, at, source } = judged;
  const verdict = storable(judged.verdict);
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
  if (verdict.match_status !== 'scrape_failed')
    await links.saveMentions(tx, {
      domain,
      companyNumbers: verdict.entities_on_site.flatMap(({ company_number: named }) => named ?? []),
      operator: number,
    });
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

/**
 * The same for a site that nobody asked about by its domain, so that each direction profits from the other's work. One that
 * could not be read takes nothing away from those for whom the domain has an answer, which they may have paid for.
 */
export async function recordByTheWay(deps: RecordDeps, tx: Transaction, judged: JudgedSite): Promise<void> {
  const isFailed = judged.verdict.match_status === 'scrape_failed';
  if (isFailed && (await deps.store.hasAnswer(tx, judged.domain, judged.at))) return;
  await recordVerdict(deps, tx, judged);
}
