import { createLinkHistory } from '../modules/link-history/index.ts';
import { createReceipts } from '../modules/receipts/index.ts';
import { createWebsiteWatch } from '../modules/website-watch/index.ts';
import type { PrintRequest } from '../platform/browser/index.ts';
import type { Platform } from './platform.ts';
import type { RegisterModules } from './register.ts';
import type { ResolutionModules } from './resolution.ts';
import type { SignalOutlets } from './signal-outlets.ts';

/** Established links of domains and companies: their history, the checks of websites, and receipts. */
export function createLinkModules(
  platform: Platform,
  modules: Pick<SignalOutlets, 'signals'> &
    Pick<RegisterModules, 'register' | 'live'> &
    Pick<ResolutionModules, 'siteWork' | 'resolution'>,
) {
  const { config, appSecret, db, clock, browser } = platform;
  const { signals, register, live, siteWork, resolution } = modules;

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
  const printPdf = browser && ((document: PrintRequest) => browser.print(document));

  return { linkHistory, websiteWatch, receipts, printPdf };
}
