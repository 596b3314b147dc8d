import type { Queryable, Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { RegisterLookup } from '../match/register-lookup.ts';
import type { ResolutionStore } from '../resolution.store.ts';
import { type ExamineSiteDeps, type ExamineSiteOptions, examineSite } from './examine-site.ts';
import { type JudgedSite, type RecordDeps, recordIncidentalVerdicts } from './record-verdict.ts';

interface SiteReadingDeps {
  db: Queryable;
  store: RecordDeps['store'] & Pick<ResolutionStore, 'listValidVerdicts' | 'listFreshDomains'>;
  links: RecordDeps['links'];
  clock: Clock;
  register: RegisterLookup;
  examining: ExamineSiteDeps;
}

export type SiteReading = ReturnType<typeof createSiteReading>;

/** For modules that read websites themselves and store verdicts in the same tables. */
export function createSiteReading({ db, store, links, clock, register, examining }: SiteReadingDeps) {
  return {
    /** Companies as matching looks them up. */
    register,
    /** The websites of a company that were ever verified, or found not to be its own. */
    listLinks: (companyNumber: string) => links.listOfCompany(db, companyNumber),
    examineSite: (domain: string, how: ExamineSiteOptions) => examineSite(examining, domain, how),
    listValidVerdicts: (domains: readonly string[]) => store.listValidVerdicts(db, domains, clock.now()),
    /** Those of these domains that need not be read again because they have a result since then. */
    listFreshDomains: (domains: readonly string[], since: Date) =>
      store.listFreshDomains(db, domains, { since, now: clock.now() }),
    recordVerdict: (tx: Transaction, judged: JudgedSite) =>
      recordIncidentalVerdicts({ store, links }, tx, [judged]),
    /** The verdicts are of different domains. */
    recordVerdicts: (tx: Transaction, judged: readonly JudgedSite[]) =>
      recordIncidentalVerdicts({ store, links }, tx, judged),
  };
}
