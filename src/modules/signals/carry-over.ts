import { type CompanyState, type Filings, isClosedStatus, shownStatus } from './company-state.ts';
import { hasOffice, isStaleName } from './diff/profile.ts';

/**
 * No source tells everything, and one that is silent on something says nothing of it: were its silence kept as the
 * company's state, the next word of it would be compared with nothing, and a change would be lost or told a second time.
 * So what a company cannot cease to have stays as it was last told. All else that is empty has really ended, such as a
 * proposal to strike it off, proceedings, or the next due date of one that need file no more.
 */
export function carryOver(before: CompanyState, told: CompanyState): CompanyState {
  const isClosed = isClosedStatus(shownStatus(told));
  return {
    ...told,
    ...nameOf(before, told),
    office: hasOffice(told.office) ? told.office : before.office,
    sic_codes: told.sic_codes.length > 0 ? told.sic_codes : before.sic_codes,
    accounts: {
      ...filingsOf(before.accounts, told.accounts, isClosed),
      type: told.accounts.type ?? before.accounts.type,
    },
    confirmation: filingsOf(before.confirmation, told.confirmation, isClosed),
  };
}

function nameOf(before: CompanyState, told: CompanyState) {
  const { company_name, previous_name } = isStaleName(before, told) ? before : told;
  return { company_name, previous_name: previous_name ?? before.previous_name };
}

/**
 * What was filed stays filed. A due date may end, but a source that tells neither what was filed last nor what is due
 * next tells nothing of filings at all, as long as the company is there to file any.
 */
function filingsOf(before: Filings, told: Filings, isClosed: boolean): Filings {
  // What only a filing told, the company's own record did not.
  const isMadeUpToTold = told.made_up_to !== null && told.filed_on === null;
  const isSilent = !isMadeUpToTold && told.next_due === null && !isClosed;
  return {
    next_due: isSilent ? before.next_due : told.next_due,
    made_up_to: told.made_up_to ?? before.made_up_to,
    filed_on: told.filed_on,
  };
}
