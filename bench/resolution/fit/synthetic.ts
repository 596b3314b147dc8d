import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-lookup.ts';
import { labelledSites } from '../sites/index.ts';
import type { LabelledCrawl } from './observe.ts';

/** The synthetic sites as labelled crawls; sites of one template are one group. */
export function syntheticCrawls(weights: Pick<LabelledCrawl, 'weight' | 'roleWeight'>): {
  crawls: LabelledCrawl[];
  companies: RegisteredCompany[];
} {
  const { sites, companies } = labelledSites();
  const crawls = sites.map(({ template, site, expected }) => ({
    group: template,
    set: null,
    site,
    ...weights,
    truth: { ...expected, roles: null },
  }));
  return { crawls, companies };
}
