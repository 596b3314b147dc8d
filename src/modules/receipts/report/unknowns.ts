import type { Report } from './report.ts';
import { moment } from './report-parts.ts';

/** Facts that a reader of the report might assume, but that the answer does not state. */
export function unknowns({ answer, review }: Pick<Report, 'answer' | 'review'>): string[] {
  const { company, match_status: status } = answer;
  const notes = [
    status === 'scrape_failed'
      ? 'Nothing of the website was read, so nothing is known about who runs it.'
      : `Whether the website still says this: it was read on ${moment(answer.resolved_at)}, and a part of its pages only.`,
    status === 'no_match' &&
      'Who runs the website. No match does not mean that no UK company runs it, only that the pages that were read do not say so.',
    status === 'needs_review' &&
      !review &&
      'Which of the companies runs the website. Nobody has decided it yet.',
    status === 'non_uk_entity' &&
      'Whether a UK company has a part in the website that its pages do not mention.',
    status === 'matched' &&
      'Who owns the domain: the answer says who runs the website, by what its pages state.',
    review &&
      'Whether the account’s decision is right: it is the account’s own, and the signed receipt holds the service’s answer alone.',
  ];
  return [...notes, ...(company ? unknownFacts(answer) : [])].filter((note) => typeof note === 'string');
}

function unknownFacts({ company, as_of, group, disclosures }: Report['answer']): string[] {
  if (!company) return [];
  const missing = [
    company.has_active_charges === null && 'charges',
    company.has_insolvency_history === null && 'insolvency',
    company.recent_director_resignation === null && 'officers',
    company.accounts_next_due === null && 'the next accounts',
    company.confirmation_next_due === null && 'the next confirmation statement',
  ].filter((part) => typeof part === 'string');
  return [
    missing.length > 0 && `The register’s data about ${missing.join(', ')}.`,
    as_of === null && 'The day of the register’s record.',
    group === null && 'Parents that the register does not name, for instance abroad.',
    disclosures === null &&
      'Whether the website states the particulars that the law requires: it was not examined for them.',
  ].filter((note) => typeof note === 'string');
}
