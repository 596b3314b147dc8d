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
 * One kind of change. It modifies the given copy and returns the events for the streams, or a sentence that says why the
 * change is not possible.
 */
export type MakeChange = (company: SandboxCompany, setting: ChangeSetting) => NewEvent[] | string;

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
