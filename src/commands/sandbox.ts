import { createRegister, SANDBOX_SOURCE } from '../modules/register/index.ts';
import { createChanger, createDatabaseStore, SANDBOX_SITES } from '../sandbox/index.ts';
import { systemClock } from '../shared/clock.ts';
import { OperatorError } from '../shared/problem.ts';

/** `domesday sandbox change`: changes a fictional company. */
export async function changeCompanyCommand(companyNumber: string, type: string): Promise<void> {
  // Loaded here: the list of sites needs no database, and so starts fast.
  const { withService } = await import('./with-service.ts');
  await withService(async ({ db }) => {
    const { source } = await createRegister({ db, clock: systemClock }).state();
    if (source !== SANDBOX_SOURCE) {
      throw new OperatorError(
        source === null
          ? 'There is no sandbox here yet: it is created when the service first starts with SANDBOX=on.'
          : 'There is no sandbox here: the register is a real one.',
      );
    }
    const changer = createChanger({ store: createDatabaseStore(db), clock: systemClock });
    const { company, events } = await changer.changeCompany(companyNumber, type);
    const { company_name, company_number } = company.profile;
    process.stdout.write(
      `${company_name} (${company_number}): ${type}, sent as ${events.length} event${events.length === 1 ? '' : 's'}.\n`,
    );
  });
}

/** `domesday sandbox sites` */
export function listSitesCommand(options: { json?: boolean }): void {
  process.stdout.write(`${options.json ? sitesAsJson() : sitesAsText()}\n`);
}

function sitesAsJson(): string {
  const sites = SANDBOX_SITES.map(({ domain, shows, trap, expected }) => ({
    domain,
    shows,
    trap,
    ...expected,
  }));
  return JSON.stringify(sites, null, 2);
}

function sitesAsText(): string {
  const nameWidth = Math.max(...SANDBOX_SITES.map(({ domain }) => domain.length));
  const lines = SANDBOX_SITES.map(({ domain, shows, expected: { match_status, company_number } }) => {
    const outcome = company_number === null ? match_status : `${match_status} ${company_number}`;
    return `${domain.padEnd(nameWidth)}  ${outcome.padEnd(16)}  ${shows}`;
  });
  return lines.join('\n');
}
