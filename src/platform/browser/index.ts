/**
 * Renders pages in a headless Chromium and returns the HTML that their scripts produced, and prints our own
 * documents as PDF.
 *
 * It starts one browser for the process when the first page needs it, shows a few pages at a time, each in a
 * separate context, replaces the browser after a while, and ends it when it is unused or the service stops.
 *
 * The browser has no network: its proxy closes every connection and no name resolves. Each request of a page
 * is paused and answered by the caller's `load`, which goes through platform/egress, so the guard, the
 * connect-to rules and the limits are the same as for every other request. Documents, scripts and data that
 * scripts fetch are loaded; stylesheets are empty; images, media, fonts, sockets, workers, frames and
 * downloads are refused.
 */
import type { Logger } from '../logger.ts';
import { findChromium } from './chromium-process.ts';
import { type Browser, type BrowserLimits, type Printer, SharedBrowser } from './shared-browser.ts';

export { isExecutable } from './chromium-process.ts';
export type { BrowserRequest, BrowserResponse } from './page-requests.ts';
export type { PrintRequest } from './print-page.ts';
export type { Browser, Printer } from './shared-browser.ts';

interface CreateBrowserOptions {
  /** The path of Chromium or Chrome; `off` for none; undefined to search the usual paths. */
  chromiumPath: string | undefined;
  log: Logger;
  limits?: Partial<BrowserLimits> | undefined;
}

/** Undefined where there is no browser. */
export function createBrowser({
  chromiumPath,
  log,
  limits,
}: CreateBrowserOptions): (Browser & Printer) | undefined {
  if (chromiumPath === 'off') return undefined;
  const executable = chromiumPath ?? findChromium();
  return executable === undefined ? undefined : new SharedBrowser({ executable, log, limits });
}
