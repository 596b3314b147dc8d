import type { Logger } from '../../../platform/logger.ts';
import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { storable } from '../../../shared/storable-text.ts';
import type { Verdict } from '../decide/verdict.ts';
import { type DetailSource, fetchDetail } from '../jobs/fetch-detail.ts';
import type { JudgedSite } from '../jobs/record-verdict.ts';
import type { JudgeSite, SiteCrawler } from '../jobs/site-work.ts';
import type { RegisterReader } from '../match/register-reader.ts';
import type { VerifiedWebsite } from './website-result.ts';
import type { WebsiteStore } from './website-store.ts';

export interface ExamineDeps {
  db: Database;
  store: Pick<WebsiteStore, 'listVerdicts'>;
  crawler: SiteCrawler;
  judge: JudgeSite;
  register: RegisterReader;
  live: DetailSource;
  recordVerdict: (tx: Transaction, judged: JudgedSite) => Promise<void>;
  clock: Clock;
  log: Logger;
}

export interface Examination {
  companyNumber: string;
  /** Those with an address, the likeliest first. */
  domains: readonly string[];
  /** What was read before this is read again. */
  notBefore: Date;
  signal: AbortSignal;
  /** Something was done: whoever watches may be told. */
  onProgress: () => void;
}

export const CRAWLS_MAX = 12;
const AT_ONCE = 4;

interface Look {
  domain: string;
  verdict: Verdict;
  at: Date;
  /** Where the home page ended, when it is elsewhere. */
  movedTo: string | undefined;
}

/**
 * Reads the likeliest websites, a few at a time, until some say that they are this company's. Each is judged exactly as
 * if somebody had asked who is behind it, and that answer is kept for those who will; so a search that was cut short
 * goes on where it stopped.
 */
export async function examineCandidates(
  deps: ExamineDeps,
  { companyNumber, domains, notBefore, signal, onProgress }: Examination,
): Promise<VerifiedWebsite[]> {
  const waiting = [...domains];
  const seen = new Set(waiting);
  const verified: (Look & { place: number })[] = [];
  const failures: unknown[] = [];
  let crawls = 0;
  while (waiting.length > 0 && crawls < CRAWLS_MAX && verified.length === 0) {
    const wave = waiting.splice(0, Math.min(AT_ONCE, CRAWLS_MAX - crawls));
    const known = await knownLooks(deps, wave, notBefore);
    const looks = await Promise.all(
      wave.map(async (domain) => {
        const look = known.get(domain) ?? (await tryToLookAt(deps, domain, { signal, failures }));
        onProgress();
        return look;
      }),
    );
    crawls += wave.filter((domain) => !known.has(domain)).length;
    for (const look of looks.filter((one) => one !== undefined)) {
      if (isOwn(look.verdict, companyNumber)) verified.push({ ...look, place: verified.length });
      if (look.movedTo !== undefined && !seen.has(look.movedTo)) {
        // Where a likely name leads to is likelier than all that is left.
        seen.add(look.movedTo);
        waiting.unshift(look.movedTo);
      }
    }
  }
  // Where nothing could be done at all the trouble is ours, and another attempt may do better.
  if (verified.length === 0 && failures.length > 0 && failures.length === crawls) throw failures[0];
  return verified.sort(better).map(({ domain, verdict, at }) => ({
    domain,
    match_confidence: verdict.match_confidence ?? 0,
    evidence: verdict.evidence,
    verified_at: at.toISOString(),
  }));
}

/** The same bar as for a domain that was asked about: matched, and with this company and no other. */
function isOwn(verdict: Verdict, companyNumber: string): boolean {
  return verdict.match_status === 'matched' && verdict.company_number === companyNumber;
}

/** A website that sends its readers elsewhere is a way to it; then the surer one, then the likelier name. */
function better(a: Look & { place: number }, b: Look & { place: number }): number {
  const moved = Number(a.movedTo !== undefined) - Number(b.movedTo !== undefined);
  return moved || (b.verdict.match_confidence ?? 0) - (a.verdict.match_confidence ?? 0) || a.place - b.place;
}

async function knownLooks(
  { db, store, clock }: ExamineDeps,
  domains: readonly string[],
  notBefore: Date,
): Promise<Map<string, Look>> {
  const known = await store.listVerdicts(db, domains, clock.now());
  return new Map(
    known
      .filter(({ resolved_at: at, verdict }) => at > notBefore && verdict.match_status !== 'scrape_failed')
      .map(({ domain, verdict, resolved_at: at }) => [domain, { domain, verdict, at, movedTo: undefined }]),
  );
}

/** One candidate that cannot be examined is no reason to give up the others. */
async function tryToLookAt(
  deps: ExamineDeps,
  domain: string,
  { signal, failures }: { signal: AbortSignal; failures: unknown[] },
): Promise<Look | undefined> {
  try {
    return await lookAt(deps, domain, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    deps.log.error({ err: error, domain }, 'a candidate could not be examined');
    failures.push(error);
    return undefined;
  }
}

async function lookAt(deps: ExamineDeps, domain: string, signal: AbortSignal): Promise<Look> {
  const site = await deps.crawler.crawlSite(domain, { signal, onProgress: () => undefined });
  const verdict = storable(await deps.judge({ site, register: deps.register }));
  // Who asks about this domain first is answered from here.
  await fetchDetail(deps.live, verdict);
  signal.throwIfAborted();
  const at = deps.clock.now();
  const judged: JudgedSite = { domain, verdict, pagesRead: site.pages.length, at, source: 'reverse' };
  await deps.db.transaction((tx) => deps.recordVerdict(tx, judged));
  deps.log.debug({ domain, match_status: verdict.match_status }, 'a candidate was read');
  return { domain, verdict, at, movedTo: site.finalDomain === domain ? undefined : site.finalDomain };
}
