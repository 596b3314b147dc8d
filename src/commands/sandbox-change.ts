import { createRegister, SANDBOX_SOURCE } from '../modules/register/index.ts';
import { createChanger, createDatabaseStore } from '../sandbox/index.ts';
import { systemClock } from '../shared/clock.ts';
import { OperatorError } from '../shared/problem.ts';
import { withService } from './with-service.ts';

/** `domesday sandbox change`: changes a fictional company. */
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
      `${company_name} (${company_number}): ${type}, sent as ${events.length} event${events.length === 1 ? '' : 's'}.\n`,
    );
  });
}
