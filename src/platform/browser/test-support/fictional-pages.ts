import { onTestFinished } from 'vitest';
import { silentLogger } from '../../logger.ts';
import { findChromium } from '../chromium-process.ts';
import type { BrowserRequest, BrowserResponse } from '../page-requests.ts';
import type { RenderRequest } from '../render-page.ts';
import { type BrowserLimits, SharedBrowser } from '../shared-browser.ts';

/** Undefined where none is installed; `npm test` installs one. */
export const CHROMIUM = findChromium();

export function startBrowser(
  limits: Partial<BrowserLimits> = {},
  executable = CHROMIUM ?? '',
  log = silentLogger,
): SharedBrowser {
  const browser = makeBrowser(limits, executable, log);
  onTestFinished(() => browser.close());
  return browser;
}

/** One that its maker closes. */
export function makeBrowser(
  limits: Partial<BrowserLimits> = {},
  executable = CHROMIUM ?? '',
  log = silentLogger,
): SharedBrowser {
  // A start on a busy machine takes its time, and one that failed is tried again.
  const patient = { startMs: 60_000, startAgainMs: 0 };
  return new SharedBrowser({ executable, log, limits: { ...patient, ...limits } });
}

type Answer = string | BrowserResponse | ((request: BrowserRequest) => Promise<BrowserResponse | undefined>);

/** A request to render https://a.test/, whose pages, scripts and data are given by their address. */
export function fictional(
  answers: Record<string, Answer>,
  request: Partial<RenderRequest> = {},
): RenderRequest & { asked: string[] } {
  const asked: string[] = [];
  return {
    url: new URL('https://a.test/'),
    timeoutMs: 45_000,
    charactersMax: 1_000_000,
    ...request,
    asked,
    async load(wanted) {
      asked.push(wanted.url.href);
      const answer = answers[wanted.url.href] ?? answers[wanted.url.pathname];
      if (typeof answer === 'function') return await answer(wanted);
      return typeof answer === 'string' ? ok(answer, wanted) : answer;
    },
  };
}

function ok(text: string, { type }: BrowserRequest): BrowserResponse {
  const types = { document: 'text/html', script: 'text/javascript', data: 'application/json' };
  return { status: 200, headers: { 'content-type': types[type] }, body: Buffer.from(text) };
}
