import type { Queryable, Transaction, Writer } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { PaidLink } from '../../credits/index.ts';
import { type KnownCompany, presentCompany } from '../../register/index.ts';
import { judgedRecord } from '../ask/present-verdict.ts';
import type { DeliveredResultStore } from '../delivered-results.store.ts';
import type { Disclosures } from '../disclosures/disclosures.ts';
import { judgeStatements } from '../disclosures/judge-statements.ts';
import type { SiteStatements } from '../disclosures/site-statements.ts';
import type { RegisterLookup } from '../match/register-lookup.ts';
import type { ResolutionStore } from '../resolution.store.ts';
import { type ExamineSiteDeps, type ExamineSiteOptions, examineSite } from './examine-site.ts';
import { type JudgedSite, type RecordDeps, recordIncidentalVerdicts } from './record-verdict.ts';

interface SiteReaderDeps {
  db: Queryable;
  store: RecordDeps['store'] &
    Pick<ResolutionStore, 'listValidVerdicts' | 'listFreshDomains' | 'findStatements' | 'listFormerOffices'>;
  links: RecordDeps['links'];
  delivered: Pick<DeliveredResultStore, 'saveLinks'>;
  clock: Clock;
  register: RegisterLookup;
  examineDeps: ExamineSiteDeps;
}

export type SiteReader = ReturnType<typeof createSiteReader>;

/** For modules that read websites themselves, and store verdicts in the tables of resolution. */
export function createSiteReader({
  db,
  store,
  links,
  delivered,
  clock,
  register,
  examineDeps,
}: SiteReaderDeps) {
  return {
    /** Companies as matching looks them up. */
    register,
    /** Websites that were ever verified as the company's, or found not to be its own. */
    listLinks: (companyNumber: string) => links.listOfCompany(db, companyNumber),
    examineSite: (domain: string, how: ExamineSiteOptions) => examineSite(examineDeps, domain, how),
    listValidVerdicts: (domains: readonly string[]) => store.listValidVerdicts(db, domains, clock.now()),
    /** Which of these domains have a result since then and need not be read again. */
    listFreshDomains: (domains: readonly string[], since: Date) =>
      store.listFreshDomains(db, domains, { since, now: clock.now() }),
    recordVerdict: (tx: Transaction, judged: JudgedSite) =>
      recordIncidentalVerdicts({ store, links }, tx, [judged]),
    /** Accounts that received the website of a company can ask for a receipt of the link. */
    recordDelivered: (
      tx: Writer,
      accountIds: readonly string[],
      result: { links: readonly PaidLink[]; at: Date },
    ) => delivered.saveLinks(tx, accountIds, result),
    /** One verdict per domain. */
    recordVerdicts: (tx: Transaction, judged: readonly JudgedSite[]) =>
      recordIncidentalVerdicts({ store, links }, tx, judged),
    /**
     * The statements of the newest reading of a domain about the company, if it found it to be the operator.
     */
    findStatements: (domain: string, companyNumber: string) =>
      store.findStatements(db, domain, companyNumber),
    /** Judges statements of a website against the company's current record. */
    async judgeStatements(
      statements: SiteStatements,
      { record, detail }: KnownCompany,
    ): Promise<Disclosures> {
      const formerOffices = await store.listFormerOffices(db, record.company_number);
      const company = presentCompany(record, detail, clock.now());
      return judgeStatements(statements, judgedRecord(company, formerOffices));
    },
  };
}
