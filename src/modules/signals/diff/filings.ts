import { addDays } from '../../../shared/clock.ts';
import { type CompanyState, type Filings, isOverdue } from '../company-state.ts';
import type { Change } from '../signal.ts';
import { formatDay } from './text.ts';

/** Accounts and confirmation statements: filed, or overdue. */
export function diffFilings(previous: CompanyState, current: CompanyState): Change[] {
  return [
    filed(previous.accounts, current.accounts, current, {
      signal_type: 'accounts_filed',
      what: 'accounts',
      values: { accounts_type: current.accounts.type },
    }),
    filed(previous.confirmation, current.confirmation, current, {
      signal_type: 'confirmation_statement_filed',
      what: 'a confirmation statement',
      values: {},
    }),
    overdue(previous, current, 'accounts'),
    overdue(previous, current, 'confirmation'),
  ].filter((draft) => draft !== undefined);
}

/** The period end identifies a filing, for every source. */
function filed(
  previous: Filings,
  current: Filings,
  { company_name, day }: CompanyState,
  kind: {
    signal_type: 'accounts_filed' | 'confirmation_statement_filed';
    what: string;
    values: Record<string, unknown>;
  },
): Change | undefined {
  const { made_up_to: madeUpTo } = current;
  if (madeUpTo === null || madeUpTo <= (previous.made_up_to ?? '')) return undefined;
  const shown = ({ made_up_to, next_due }: Filings) => ({ last_made_up_to: made_up_to, next_due });
  return {
    signal_type: kind.signal_type,
    summary: `${company_name} filed ${kind.what} made up to ${formatDay(madeUpTo)}.`,
    occurred_on: current.filed_on ?? day,
    previous: shown(previous),
    current: { ...shown(current), ...kind.values },
    identity: madeUpTo,
  };
}

/** Overdue from the day after the due date. */
function overdue(
  previous: CompanyState,
  current: CompanyState,
  what: 'accounts' | 'confirmation',
): Change | undefined {
  const { next_due: due } = current[what];
  if (due === null || !isOverdue(current, current[what])) return undefined;
  if (isOverdue(previous, previous[what]) && previous[what].next_due === due) return undefined;
  const isAccounts = what === 'accounts';
  return {
    signal_type: isAccounts ? 'accounts_overdue' : 'confirmation_statement_overdue',
    summary: `The ${isAccounts ? 'accounts' : 'confirmation statement'} of ${current.company_name} ${
      isAccounts ? 'were' : 'was'
    } due on ${formatDay(due)} and ${isAccounts ? 'are' : 'is'} overdue.`,
    occurred_on: addDays(due, 1),
    previous: { next_due: previous[what].next_due, overdue: isOverdue(previous, previous[what]) },
    current: { next_due: due, overdue: true },
    identity: due,
  };
}
