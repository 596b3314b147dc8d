import { sql } from '../../../platform/postgres/index.ts';
import { refreshSearchTables } from '../../register/index.ts';
import { insertCompany } from '../../resolution/test-support/register-fixture.ts';
import { BASE_URL, useResolutionFixture } from '../../resolution/test-support/resolution-fixture.ts';
import { verdict } from '../../resolution/test-support/scripted-sites.ts';
import { createSignals } from '../../signals/index.ts';
import { createWebsiteSearch, type WebsiteSearch } from '../index.ts';
import { websiteTasks } from '../website.jobs.ts';
import { websiteRoutes } from '../website.routes.ts';

const PATH = '/v1/resolve/company';

/** The real server, database and ledger, with names and websites that tests write. Tests run the attempts. */
export function useWebsiteFixture() {
  const hosts = new Map<string, 'found' | 'unknown'>();
  const lookUps: string[] = [];
  let search: WebsiteSearch;
  let nameServers = true;
  let everythingIsThere = false;
  const resolutionFixture = useResolutionFixture({
    working: false,
    extend(parts) {
      search = createWebsiteSearch({
        ...parts,
        limits: parts.resolution.limits,
        siteReader: parts.resolution.siteReader,
        companySignals: createSignals(parts).createCompanySignals(parts),
        async findHost(hostname) {
          lookUps.push(hostname);
          if (!nameServers) return 'unknown';
          return hosts.get(hostname) ?? (everythingIsThere ? 'found' : 'none');
        },
        readTlds: () => ({ withTest: false, mayRequest: () => true }),
      });
      return { routes: (app) => websiteRoutes(app, search), tasks: websiteTasks(search) };
    },
  });
  const { clock, sites, captured, get } = resolutionFixture;

  const fixture = {
    clock,
    sites,
    captured,
    lookUps,
    get,
    get db() {
      return resolutionFixture.db;
    },
    get resolution() {
      return resolutionFixture.resolution;
    },
    get search() {
      return search;
    },
    get ledger() {
      return resolutionFixture.ledger;
    },
    setNameServers(on: boolean): void {
      nameServers = on;
    },
    /** Every name that is looked up exists, and no company is named there. */
    answerAll(on: boolean): void {
      everythingIsThere = on;
      sites.setDefault(on ? verdict() : undefined);
    },
    company: (name: string, changes: Record<string, unknown> = {}) =>
      insertCompany(fixture.db, { company_name: name, previous_names: [], ...changes }),
    /** After all companies of a test are there, so that they are found by their names. */
    indexNames: () => fixture.db.transaction((tx) => refreshSearchTables(tx)),
    /** A domain that exists, and the outcome of reading it. */
    site(domain: string, script: Parameters<typeof sites.set>[1]): void {
      hosts.set(domain, 'found');
      sites.set(domain, script);
    },
    post: (account: string, payload: object, headers: Record<string, string> = {}) =>
      resolutionFixture.app.inject({
        method: 'POST',
        url: PATH,
        payload,
        headers: { 'x-api-key': account, ...headers },
      }),
    ask: async (account: string, companyNumber: string, more: object = {}) =>
      (await fixture.post(account, { company_number: companyNumber, ...more })).json(),
    /** The other direction. */
    askDomain: async (account: string, domain: string) =>
      (await resolutionFixture.post('/v1/resolve/domain', account, domain)).json(),
    attemptDomain: (domain: string) => resolutionFixture.attempt(domain),
    async status(statusUrl: string) {
      return (await get(statusUrl.slice(BASE_URL.length))).json();
    },
    /** One attempt at the company's search, as a worker makes it. */
    async attempt(companyNumber: string, signal = new AbortController().signal): Promise<void> {
      const task = await fixture.db.first<{ id: string }>(sql`
        select id from website_tasks where company_number = ${companyNumber}`);
      if (!task) throw new Error(`there is no task for ${companyNumber}`);
      await search.runAttempt({ id: task.id, subject: companyNumber }, { signal, log: captured.log });
    },
  };
  return fixture;
}
