import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-reader.ts';
import { labelledSites, type Split } from '../sites/index.ts';
import type { LabelledCrawl } from './observe.ts';

/** The synthetic sites of a split as labelled crawls; sites of one template are one group. */
export function syntheticCrawls(
  split: Split,
  weights: Pick<LabelledCrawl, 'weight' | 'roleWeight'>,
): { crawls: LabelledCrawl[]; companies: RegisteredCompany[] } {
  const { sites, companies } = labelledSites({ split });
  const crawls = sites.map(({ template, site, expected }) => ({
    group: template,
    set: null,
    site,
    ...weights,
    truth: {
      match_status: expected.match_status,
      acceptable_statuses: [expected.match_status, ...(expected.acceptable ?? [])],
      acceptable_numbers: expected.company_number === null ? [] : [expected.company_number],
      roles: null,
    },
  }));
  return { crawls, companies };
}
