import { createBulk } from '../modules/bulk/index.ts';
import { listNewestFigures } from '../modules/financials/index.ts';
import { createLinkHistory } from '../modules/link-history/index.ts';
import { createReceipts } from '../modules/receipts/index.ts';
import { listRecords } from '../modules/register/index.ts';
import { createWebsiteWatch } from '../modules/website-watch/index.ts';
import type { PrintRequest } from '../platform/browser/index.ts';
import type { Platform } from './platform.ts';
import type { RegisterModules } from './register.ts';
import type { ResolutionModules } from './resolution.ts';
import type { SignalOutlets } from './signal-outlets.ts';

/**
 * The modules that use results: the history of links, the watch on websites, receipts and uploads of many
 * domains or companies.
 */
export function createResultModules(
  platform: Platform,
  modules: Pick<SignalOutlets, 'signals'> &
    Pick<RegisterModules, 'register' | 'live'> &
    Pick<ResolutionModules, 'siteWork' | 'resolution' | 'websites'>,
) {
  const { config, appSecret, db, audit, uploads, clock, ids, browser } = platform;
  const { signals, register, live, siteWork, resolution, websites } = modules;

  const linkHistory = createLinkHistory({ db, live, clock, questions: resolution.questions });
  const websiteWatch = createWebsiteWatch({
    db,
    clock,
    live,
    siteReader: resolution.siteReader,
    signals,
    intervalDays: config.websiteCheckDays,
  });
  const receipts = createReceipts({
    db,
    clock,
    appSecret,
    questions: resolution.questions,
    pastAnswers: resolution.pastAnswers,
    register,
    baseUrl: config.baseUrl,
    rereadQuotes: siteWork.rereadQuotes,
  });
  const bulk = createBulk({
    companies: {
      listRecords: (numbers) => listRecords(db, numbers),
      listFigures: (numbers) => listNewestFigures(db, numbers),
    },
    db,
    questions: resolution.questions,
    jobs: resolution.jobs,
    websites,
    audit,
    uploads,
    clock,
    ids,
    turnsMax: config.workers,
    keptDays: config.uploadKeptDays,
  });

  const printPdf = browser && ((document: PrintRequest) => browser.print(document));
  return { linkHistory, websiteWatch, receipts, printPdf, bulk };
}
