import type { Queryable } from '../../platform/postgres/index.ts';
import type { StatedWebsite } from '../financials/index.ts';
import type { RegisterLookup, SiteReader } from '../resolution/index.ts';
import {
  type CompanyClues,
  collectClues,
  listCandidates,
  suggestDomains,
  type TldChoice,
} from './candidates/list-candidates.ts';
import { type ExamineDeps, examineCandidates } from './examine-candidates.ts';
import { type LookUpDeps, lookUpDomains } from './look-up-domains.ts';
import type { SearchOutcome, VerifiedWebsite } from './website-result.ts';

export interface SearchDeps extends ExamineDeps, LookUpDeps {
  db: ExamineDeps['db'];
  siteReader: ExamineDeps['siteReader'] & Pick<SiteReader, 'listLinks'>;
  register: Pick<RegisterLookup, 'findByNumbers'>;
  /** Lists those of these domains that people are known to visit. */
  listVisited: (db: Queryable, domains: readonly string[]) => Promise<string[]>;
  /** The websites that other registers list for the company. */
  listRegisteredWebsites: (db: Queryable, companyNumber: string) => Promise<string[]>;
  /** Names that other registers give to the company. */
  listRegisteredNames: (db: Queryable, companyNumber: string) => Promise<string[]>;
  /** The websites that the company states in its accounts. */
  listStatedWebsites: (db: Queryable, companyNumber: string) => Promise<StatedWebsite[]>;
  /** Which domains can be requested now; the sandbox may end at any time. */
  readTlds: () => TldChoice;
}

interface SearchOptions {
  /** Websites read before this are read again. */
  readsSince: Date;
  signal: AbortSignal;
  progress: {
    report(progress: { candidates_tried: number }): void;
    flush(progress: { candidates_tried: number }): Promise<void>;
  };
}

export interface SearchEnd {
  status: SearchOutcome;
  /** The best first. */
  websites: VerifiedWebsite[];
  /** How many domains were looked up. */
  tried: number;
}

/** Suggests domains, looks them up, and reads the likeliest until one names the company as its operator. */
export async function searchWebsite(
  deps: SearchDeps,
  companyNumber: string,
  { readsSince, signal, progress }: SearchOptions,
): Promise<SearchEnd> {
  let tried = 0;
  const report = () => progress.report({ candidates_tried: tried });
  const [company] = await deps.register.findByNumbers([companyNumber]);
  // It was removed from the register after the call, as happens to fictional companies.
  if (!company) return { status: 'not_found', websites: [], tried };
  const links = await deps.siteReader.listLinks(companyNumber);
  const registered = await deps.listRegisteredWebsites(deps.db, companyNumber);
  const stated = await deps.listStatedWebsites(deps.db, companyNumber);
  const elsewhere = [...stated.map(({ website }) => website), ...registered];
  const names = await deps.listRegisteredNames(deps.db, companyNumber);
  const candidates = await findCandidates(deps, collectClues(company, links, elsewhere, names));
  const domains = await lookUpDomains(deps, candidates, {
    notBefore: readsSince,
    signal,
    onTried() {
      tried += 1;
      report();
    },
  });
  await progress.flush({ candidates_tried: tried });
  const websites = await examineCandidates(deps, {
    companyNumber,
    domains,
    notBefore: readsSince,
    signal,
    onProgress: report,
  });
  return {
    status: websites.length > 0 ? 'verified' : 'not_found',
    websites,
    tried,
  };
}

async function findCandidates(
  { db, listVisited, readTlds }: SearchDeps,
  clues: CompanyClues,
): Promise<string[]> {
  const tlds = readTlds();
  const suggested = suggestDomains(clues, tlds);
  const visited = await listVisited(
    db,
    suggested.map(({ domain }) => domain),
  );
  return listCandidates(clues.knownDomains.filter(tlds.mayRequest), suggested, new Set(visited));
}
