import type { RegisteredCompany } from '../../../src/modules/resolution/match/register-lookup.ts';
import { crawlSites } from '../labelled/crawl-sites.ts';
import { readRegisterFile } from '../labelled/register-file.ts';
import { readSiteFile } from '../labelled/site-file.ts';
import type { LabelledCrawl } from './observe.ts';
import { groupOfSet, type SetGroup, sharesProse } from './set-groups.ts';

/** Sets that are harder than the natural mixture count less: the web has fewer of such sites. */
const WEIGHTS: Record<SetGroup, number> = { natural: 1, hard: 0.6, traps: 0.6 };
/** A sentence that many sites share is no new example on each of them. */
const SHARED_PROSE_WEIGHT = 0.25;
const CORPUS = new URL('../corpus/', import.meta.url);

export interface LabelledFiles {
  sites?: string[] | undefined;
  register?: string[] | undefined;
}

/**
 * The labelled sites of the files, crawled on loopback by the service's own crawler, and the register beside
 * them.
 */
export async function loadLabelled(files: LabelledFiles): Promise<{
  crawls: LabelledCrawl[];
  companies: RegisteredCompany[];
}> {
  const siteFiles = files.sites ?? [new URL('sites.jsonl', CORPUS).pathname];
  const registerFiles = files.register ?? [new URL('register.csv', CORPUS).pathname];
  const sites = siteFiles.flatMap((file) => readSiteFile(file));
  const companies = new Map<string, RegisteredCompany>();
  for (const file of registerFiles)
    for (const company of readRegisterFile(file))
      if (!companies.has(company.company_number)) companies.set(company.company_number, company);
  const crawled = await crawlSites(sites);
  const crawls = sites.flatMap((labelled, i): LabelledCrawl[] => {
    const site = crawled[i];
    if (!site) return [];
    return [
      {
        group: labelled.domain,
        set: labelled.set ?? null,
        site,
        weight: WEIGHTS[groupOfSet(labelled.set)],
        roleWeight: sharesProse(labelled.set) ? SHARED_PROSE_WEIGHT : 1,
        truth: { ...labelled.expected, roles: labelled.roles ?? null },
      },
    ];
  });
  return { crawls, companies: [...companies.values()] };
}
