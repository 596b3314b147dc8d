import type { RegisteredCompany, RegisteredWebsite } from './register-lookup.ts';

/**
 * The weight, in log-odds, of the fact that another public register gives a website to a company. Set by hand
 * and low: nine of ten such entries are right, and the pages decide. A host that several companies give is
 * their group's, and says nothing of the operator.
 */
const WEIGHTS: Readonly<Record<RegisteredWebsite['proves'], number>> = {
  told_regulator: 1.5,
  holds_document: 0.7,
  stated_by_others: 0.7,
};

export function websiteWeight({ proves, isShared }: RegisteredWebsite): number {
  return isShared ? 0 : WEIGHTS[proves];
}

/** The weight of an entry about the company and the site that is read. */
export function publicRegisterWeight({ registered_website: website }: RegisteredCompany): number {
  return website ? websiteWeight(website) : 0;
}
