import { words } from '../../lib/format.ts';

const KINDS: Record<string, string> = {
  grant: 'Added',
  hold: 'Reserved',
  charge: 'Charged',
  release: 'Returned',
};

const REASONS: Record<string, string> = {
  'sign-up': 'Welcome credits',
  matched: 'Company matched',
  verified: 'Website verified',
  already_charged: 'Paid for in the last 30 days',
  needs_review_free: 'Needs review, so it is free',
  no_match_free: 'No match, so it is free',
  non_uk_entity_free: 'Not a UK company, so it is free',
  scrape_failed_free: 'The website could not be read, so it is free',
  not_verified_free: 'No website verified, so it is free',
  job_failed_free: 'Failed, so it is free',
};

export function entryName(kind: string): string {
  return KINDS[kind] ?? words(kind);
}

/** Why an entry was made. Reasons of an operator are shown as they were written. */
export function reasonText(reason: string): string {
  const plan = /^plan (\w+)$/.exec(reason)?.[1];
  return plan ? `${words(plan)} plan` : (REASONS[reason] ?? reason);
}
