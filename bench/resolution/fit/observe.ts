import type { CrawledSite } from '../../../src/modules/resolution/crawl/crawled-site.ts';
import { extractPage } from '../../../src/modules/resolution/extract/extract-page.ts';
import type { Entity, Mention } from '../../../src/modules/resolution/match/entity.ts';
import type { RegisterLookup } from '../../../src/modules/resolution/match/register-lookup.ts';
import type { Features } from '../../../src/modules/resolution/observe/near-words.ts';
import { describeSite } from '../../../src/modules/resolution/score/describe-site.ts';
import type { SiteRows } from '../../../src/modules/resolution/score/score-site.ts';
import type { SiteTruth } from './labels.ts';

/** A labelled site as it was crawled. */
export interface LabelledCrawl {
  /** Sites of one group are never split between fitting and testing. */
  group: string;
  site: CrawledSite;
  truth: SiteTruth;
  /** Which set of labelled sites it is from. */
  set: number | null;
  /** How much it counts in the fit of the choice, and its mentions in that of the roles. */
  weight: number;
  roleWeight: number;
}

/** A labelled site as it was read, before any weight is applied. */
export interface Observation extends LabelledCrawl, SiteRows {
  /** Adds an experiment's own features of a mention to those of the service. */
  addFeatures?: (mention: Mention, entity: Entity, features: Features) => void;
}

export async function observe(labelled: LabelledCrawl, register: RegisterLookup): Promise<Observation> {
  const { site } = labelled;
  return { ...labelled, ...(await describeSite({ site, pages: site.pages.map(extractPage), register })) };
}
