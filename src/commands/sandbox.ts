import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createRegister, SANDBOX_SOURCE } from '../modules/register/index.ts';
import type { Database } from '../platform/postgres/index.ts';
import { writeZip } from '../platform/zip.ts';
import {
  createChanger,
  createDatabaseStore,
  keepSandboxAccounts,
  listSandboxCompanies,
  nextAccounts,
  SANDBOX_SITES,
} from '../sandbox/index.ts';
import { systemClock, ukDay } from '../shared/clock.ts';
import { OperatorError } from '../shared/problem.ts';
import { printCsv, printJson } from './api/api-command.ts';
import { showPaged } from './terminal/pager.ts';
import { listing, statusCell } from './terminal/text-table.ts';

/** `domesday sandbox change`: changes a fictional company. */
export async function changeCompanyCommand(companyNumber: string, type: string): Promise<void> {
  // Loaded here: the list of sites needs no database, and so starts fast.
  const { withService } = await import('./with-service.ts');
  await withService(async ({ db, financials }) => {
    await requireSandbox(db);
    const filing = {
      findNewest: async (number: string) => (await financials.findFinancials(number)).periods[0],
      async load(document: { name: string; content: string }) {
        const file = `accounts of the sandbox, ${document.name}`;
        await financials.importDocuments({ file, documents: [document] });
        await keepSandboxAccounts(db, [document]);
      },
    };
    const changer = createChanger({ store: createDatabaseStore(db), clock: systemClock, filing });
    const { company, events } = await changer.changeCompany(companyNumber, type);
    const { company_name, company_number } = company.profile;
    process.stdout.write(
      `${company_name} (${company_number}): ${type}, ${arrivalOf(type, events.length)}.\n`,
    );
  });
}

/** How the change reaches those who watch the company. */
function arrivalOf(type: string, events: number): string {
  if (events > 0) return `sent as ${events} event${events === 1 ? '' : 's'}`;
  return type.startsWith('website_')
    ? 'on its website; the signal follows when two readings agree (WEBSITE_CHECK_DAYS)'
    : 'filed with its accounts';
}

async function requireSandbox(db: Database): Promise<void> {
  const { source } = await createRegister({ db, clock: systemClock }).state();
  if (source === SANDBOX_SOURCE) return;
  throw new OperatorError(
    source === null
      ? 'There is no sandbox here yet: it is created when the service first starts with SANDBOX=on.'
      : 'There is no sandbox here: the register is a real one.',
  );
}

/**
 * `domesday sandbox accounts`: writes the accounts that fictional companies file next, as Companies House
 * publishes them.
 */
export async function writeAccountsCommand(path: string): Promise<void> {
  const { withService } = await import('./with-service.ts');
  await withService(async ({ db }) => {
    await requireSandbox(db);
    const documents = nextAccounts(await listSandboxCompanies(db), ukDay(systemClock.now()));
    await keepSandboxAccounts(db, documents);
    await pipeline(
      writeZip(documents.map(({ name, content }) => ({ name, content: [content] }))),
      createWriteStream(path),
    );
    process.stdout.write(`${documents.length} documents, written to ${path}.\n`);
  });
}

const SITE_COLUMNS = ['domain', 'match_status', 'company_number', 'shows', 'trap'] as const;

/** `domesday sandbox sites` */
export function listSitesCommand(options: { json?: boolean; csv?: boolean }): void {
  const sites = SANDBOX_SITES.map(({ domain, shows, trap, expected }) => ({
    domain,
    shows,
    trap,
    ...expected,
  }));
  const rows = sites.map(({ domain, shows, match_status: outcome, company_number: number }) => [
    domain,
    statusCell(outcome, number === null ? outcome : `${outcome} ${number}`),
    shows,
  ]);
  if (options.json) printJson(sites);
  else if (options.csv) printCsv(SITE_COLUMNS, sites);
  else showPaged(listing(['DOMAIN', 'OUTCOME', 'WHAT IT SHOWS'], rows));
}
