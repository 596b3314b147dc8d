/**
 * Shows pages in a headless Chromium and reads what their scripts made of them.
 *
 * What it does: starts one browser for the process when the first page needs it, shows a few pages at once, each in a
 * context of its own, replaces the browser after a while, and ends it when it is unused or the service stops.
 *
 * What it does not do: any network. The browser has none: its proxy hangs up on everything, and no name has an address.
 * Each request of a page is held back and answered by the caller's `load`, which goes through platform/egress. So the guard,
 * the connect-to rules and the limits are the same as for every other request. Documents, scripts and what scripts fetch
 * are asked for; stylesheets are empty; pictures, media, fonts, sockets, workers, frames and downloads are refused.
 */
import type { Logger } from '../logger.ts';
import type { Browser } from './browser-types.ts';
import { findChromium } from './find-chromium.ts';
import { type BrowserLimits, SharedBrowser } from './shared-browser.ts';

export type { Browser, BrowserRequest, BrowserResponse } from './browser-types.ts';
export { isExecutable } from './find-chromium.ts';

export interface CreateBrowserOptions {
  /** The path of Chromium or Chrome; `off` for none; undefined to look at the usual places. */
  chromiumPath: string | undefined;
  log: Logger;
  limits?: Partial<BrowserLimits> | undefined;
}

/** Undefined where there is no browser. */
export function createBrowser({ chromiumPath, log, limits }: CreateBrowserOptions): Browser | undefined {
  if (chromiumPath === 'off') return undefined;
  const executable = chromiumPath ?? findChromium();
  return executable === undefined ? undefined : new SharedBrowser({ executable, log, limits });
}
