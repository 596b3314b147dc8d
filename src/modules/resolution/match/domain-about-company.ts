import { nameWords } from './likeness.ts';
import type { RegisteredCompany } from './register-lookup.ts';

/** Words that others append to a company's name, in domains that are about it. */
const SAID_BY_OTHERS = new Set(
  (
    'ACTIONGROUP BOYCOTT CLAIM CLAIMS COMPLAINT COMPLAINTS EXPOSED FAN FANCLUB FANS FORUM FRAUD OWNERS OWNERSCLUB ' +
    'PARODY PARTS PETITION REFUND REFUNDS REVIEW REVIEWS SCAM SCAMS SPARES SUCKS TRUTH VICTIM VICTIMS WIKI'
  ).split(' '),
);
const NAME_MIN = 5;

/**
 * Whether the domain is about the company and not its own, such as larch-complaints.co.uk. Such a site may
 * print all of the company's particulars.
 */
export function isDomainAbout(company: RegisteredCompany, label: string): boolean {
  return [company.company_name, ...company.previous_names].map(nameWords).some((words) =>
    words.some((_, i) => {
      const beginning = words.slice(0, i + 1).join('');
      if (beginning.length < NAME_MIN || !label.startsWith(beginning)) return false;
      const rest = label.slice(beginning.length);
      return SAID_BY_OTHERS.has(rest.replace(/^UK/, '')) && !words.slice(i + 1).includes(rest);
    }),
  );
}
