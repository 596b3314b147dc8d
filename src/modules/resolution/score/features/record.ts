import { isGone } from '../../match/find-candidates.ts';
import type { SiteFacts } from '../../match/site-facts.ts';
import type { Comparison, Feature } from '../feature.ts';
import { said } from './comparison.ts';

/** What the register’s record says, and what people said about the company and this domain before. */
export const RECORD_FEATURES: Feature[] = [
  {
    name: 'gone',
    prior: -3.5,
    compare: ({ candidate: { company } }) =>
      isGone(company) ? said('it is no longer on the register', null, company.company_status) : null,
  },
  {
    name: 'too_young',
    prior: -1.2,
    compare({ candidate: { company } }, { copyrightYear }) {
      const year = Number(company.incorporated_on?.slice(0, 4) ?? 0);
      if (copyrightYear === null || year <= copyrightYear) return null;
      return said('it is younger than the site', `© ${copyrightYear}`, company.incorporated_on);
    },
  },
  {
    name: 'confirmed_before',
    prior: 4,
    compare: ({ candidate }, facts) => known(candidate.company.company_number, facts, 'confirmed'),
  },
  {
    name: 'rejected_before',
    prior: -8,
    compare: ({ candidate }, facts) => known(candidate.company.company_number, facts, 'rejected'),
  },
];

function known(
  number: string,
  { knownLinks }: SiteFacts,
  relation: 'confirmed' | 'rejected',
): Comparison | null {
  const link = knownLinks.find((one) => one.company_number === number && one.relation === relation);
  return link ? said(link.note, null, number) : null;
}
