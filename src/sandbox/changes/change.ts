import type { SignalType } from '../../shared/signal-types.ts';
import { filingEvent, type NewEvent } from '../companies-house/events.ts';
import type { Day } from '../world/days.ts';
import { FILINGS_MAX, makeFiling } from '../world/filings.ts';
import type { Random } from '../world/random.ts';
import type { Filing, SandboxCompany } from '../world/sandbox-company.ts';

interface ChangeSetting {
  random: Random;
  today: Day;
}

/**
 * One kind of change. It modifies the given copy and returns the events for the streams, or a sentence that
 * says why the change is not possible.
 */
export type MakeChange = (company: SandboxCompany, setting: ChangeSetting) => NewEvent[] | string;

/** A change that can be asked for, in a table by the signal that it is for. */
export interface SandboxChange {
  make: MakeChange;
  /** The other signals that follow for somebody who watches the company. */
  also?: readonly SignalType[];
  /**
   * How likely the change is by itself, beside the others, for an open company. Without it, only when asked
   * for.
   */
  chance?: (company: SandboxCompany, today: Day) => number;
  /**
   * Websites print the fact. For a company with a website it changes only when asked for, so that each site
   * keeps its purpose.
   */
  isOnWebsites?: true;
}

export type ChangeTable = Partial<Record<SignalType, SandboxChange>>;

/** Whether the company files accounts with the registrar. */
export const filesAccounts = ({ profile }: SandboxCompany): boolean => profile.accounts !== undefined;

/** Adds a filing to the history and returns its event. */
export function file(
  company: SandboxCompany,
  facts: Omit<Filing, 'transaction_id' | 'barcode' | 'pages'>,
): NewEvent {
  const label = `${facts.type}:${company.revision}`;
  const filing = makeFiling(company.profile.company_number, label, facts);
  company.filings = [filing, ...company.filings].slice(0, FILINGS_MAX);
  return filingEvent(company, filing);
}

export function nameOf({ profile }: SandboxCompany): string {
  return `${profile.company_name} (${profile.company_number})`;
}
