import { createRegister } from '../modules/register/index.ts';
import {
  createChanger,
  createDatabaseStore,
  SANDBOX_SITES,
  SANDBOX_SOURCE,
  type Site,
} from '../sandbox/index.ts';
import { systemClock } from '../shared/clock.ts';
import { OperatorError } from '../shared/operator-error.ts';
import { withService } from './with-service.ts';

/** `domesday sandbox …`: the fictional world that stands in until there is a real register. */
export async function listSitesCommand(options: { json?: boolean }): Promise<void> {
  const sites = SANDBOX_SITES.map(({ domain, shows, trap, expected }) => ({
    domain,
    shows,
    trap,
    ...expected,
  }));
  process.stdout.write(
    options.json ? `${JSON.stringify(sites, null, 2)}\n` : `${describeSites(SANDBOX_SITES)}\n`,
  );
}

export function describeSites(sites: readonly Site[]): string {
  const nameWidth = Math.max(...sites.map(({ domain }) => domain.length));
  const lines = sites.map(({ domain, shows, expected }) => {
    const { match_status, company_number } = expected;
    const outcome = company_number === null ? match_status : `${match_status} ${company_number}`;
    return `${domain.padEnd(nameWidth)}  ${outcome.padEnd(16)}  ${shows}`;
  });
  return lines.join('\n');
}

export async function changeCompanyCommand(companyNumber: string, type: string): Promise<void> {
  await withService(async ({ db }) => {
    const { source } = await createRegister({ db, clock: systemClock }).state();
    if (source !== SANDBOX_SOURCE) {
      throw new OperatorError(
        source === null
          ? 'There is no sandbox here yet: it is made when the service first starts with SANDBOX=on.'
          : 'There is no sandbox here: the register is a real one.',
      );
    }
    const changer = createChanger({ store: createDatabaseStore(db), clock: systemClock });
    const { company, events } = await changer.changeCompany(companyNumber, type);
    const { company_name, company_number } = company.profile;
    process.stdout.write(
      `${company_name} (${company_number}): ${type}, told by ${events.length} event${events.length === 1 ? '' : 's'}.\n`,
    );
  });
}
