import type { Config } from '../config.ts';
import { createFinancials } from '../modules/financials/index.ts';
import { createGroups } from '../modules/groups/index.ts';
import { createLiveSource, createRegister, createSearch, findCompany } from '../modules/register/index.ts';
import { listRegistrations, listWebsiteListings } from '../modules/sources/index.ts';
import { type CompaniesHouseAccess, createCompaniesHouseClient } from '../platform/companies-house/index.ts';
import type { Platform } from './platform.ts';
import type { SignalOutlets } from './signal-outlets.ts';

export type RegisterModules = ReturnType<typeof createRegisterModules>;

/**
 * The companies: the imported register, the search in it, the live source of Companies House, groups of
 * companies, and the figures of accounts.
 */
export function createRegisterModules(platform: Platform, { signals }: Pick<SignalOutlets, 'signals'>) {
  const { config, sandbox, db, searchDb, clock, log, userAgent } = platform;

  const register = createRegister({ db, clock });
  const search = createSearch({ db: searchDb });
  const companiesHouse = createCompaniesHouseClient({
    db,
    clock,
    log,
    userAgent,
    access: () => sandbox?.access() ?? keyedAccess(config),
  });
  const live = createLiveSource({ db, clock, log, client: companiesHouse, onSaved: signals.recordFetched });
  const groups = createGroups({ db, live, clock });
  const financials = createFinancials({
    db,
    clock,
    log,
    findCompany: async (number) => (await findCompany(live, number)).record,
    addChanges: (tx, found) => signals.addChanges(tx, { ...found, source: 'accounts' }),
  });

  return {
    register,
    search,
    companiesHouse,
    live,
    groups,
    financials,
    listRegistrations: (companyNumber: string) => listRegistrations(db, companyNumber),
    listWebsiteListings: (domain: string) => listWebsiteListings(db, domain),
  };
}

function keyedAccess({ companiesHouse: { apiUrl, apiKey } }: Config): CompaniesHouseAccess | undefined {
  return apiKey === undefined ? undefined : { apiUrl, apiKey };
}
