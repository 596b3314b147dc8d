import { addSurveyMetrics } from '../http/metrics.ts';
import { createPoliteCrawler } from '../modules/resolution/index.ts';
import { createSurvey } from '../modules/survey/index.ts';
import {
  createAddressFinder,
  createEgress,
  createNameResolver,
  rememberLookups,
} from '../platform/egress/index.ts';
import { createLoopLoad } from '../platform/loop-load.ts';
import type { Platform } from './platform.ts';
import type { ResolutionModules } from './resolution.ts';

/** The survey, which looks a name up before it reads the website, and has one connection to each host. */
export function createSurveyParts(
  platform: Platform,
  { scheduler, resolution }: Pick<ResolutionModules, 'scheduler' | 'resolution'>,
) {
  const { config, db, clock, ids, log, metrics, userAgent, hosts, browser } = platform;
  const { crawlDelayMs, freshDays, sitesPerAddress } = config.survey;

  const lookup = rememberLookups(createNameResolver());
  const politeEgress = createEgress({ ...hosts, userAgent, lookup, limits: { connectionsPerOriginMax: 1 } });
  const survey = createSurvey({
    db,
    clock,
    ids,
    log,
    scheduler,
    siteReader: resolution.siteReader,
    freshDays,
    sitesPerAddress,
    crawler: createPoliteCrawler({ egress: politeEgress, browser, clock, log, crawlDelayMs }),
    findAddress: createAddressFinder({ ...hosts, lookup }),
    loopLoad: createLoopLoad(),
  });
  addSurveyMetrics(metrics.registry, survey);

  return { politeEgress, survey };
}
