import type { RegisteredCompany } from '../../../src/modules/resolution/match/index.ts';
import { crawlSites } from '../labelled/crawl-sites.ts';
import { readRegisterFile } from '../labelled/register-file.ts';
import { readSiteFile } from '../labelled/site-file.ts';
import type { LabelledCrawl } from './observe.ts';

/** Sets that were chosen for their difficulty count less: the web has fewer of such sites. */
const HARD_SETS = new Set([6, 7, 10]);
const HARD_WEIGHT = 0.6;
const CORPUS = new URL('../corpus/', import.meta.url);

export interface LabelledFiles {
  sites?: string[] | undefined;
  register?: string[] | undefined;
}

/** The labelled sites of the files, crawled on loopback by the service's own crawler, and the register beside them. */
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
        weight: HARD_SETS.has(labelled.set ?? 0) ? HARD_WEIGHT : 1,
        roleWeight: 1,
        truth: { ...labelled.expected, roles: labelled.roles ?? null },
      },
    ];
  });
  return { crawls, companies: [...companies.values()] };
}
