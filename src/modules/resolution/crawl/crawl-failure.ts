import { EgressError } from '../../../platform/egress/index.ts';
import type { CrawlFailure } from './crawled-site.ts';

/**
 * From "the site refuses" down to "there is no site": of several failures, the first in this order is
 * reported.
 */
const MOST_SPECIFIC_FIRST: readonly CrawlFailure['reason'][] = [
  'parked',
  'blocked',
  'robots_disallow',
  'empty',
  'server_error',
  'not_found',
  'not_html',
  'too_large',
  'redirect_loop',
  'bad_redirect',
  'private_address',
  'tls_failed',
  'timed_out',
  'refused',
  'no_answer',
  'no_such_domain',
];

/**
 * Why there was no answer, as a message for people. Throws errors that are not of the site: the crawl was
 * aborted, or the process is shutting down.
 */
export function explainEgressError(error: unknown, asked: URL): CrawlFailure {
  if (!(error instanceof EgressError)) throw error;
  return { ...explainByCode(error, asked), url: asked.href };
}

function explainByCode(error: EgressError, asked: URL): CrawlFailure {
  const host = asked.hostname;
  switch (error.code) {
    case 'dns_failed':
      return explainNameFailure(error, host);
    case 'connect_failed':
      return {
        reason: error.detail?.startsWith('ECONNREFUSED') ? 'refused' : 'no_answer',
        message: error.message,
      };
    case 'connection_lost':
      return { reason: 'no_answer', message: error.message };
    case 'timeout':
      return { reason: error.detail === 'connect' ? 'no_answer' : 'timed_out', message: error.message };
    case 'tls_failed':
      return { reason: 'tls_failed', message: error.message };
    case 'blocked_address':
      return { reason: 'private_address', message: explainPrivateAddress(error, asked) };
    case 'blocked_port':
    case 'blocked_scheme':
    case 'invalid_request':
      return {
        reason: 'bad_redirect',
        message: `${host} redirects to an address that cannot be followed. ${error.message}`,
      };
    case 'too_many_redirects':
      return { reason: 'redirect_loop', message: `${host} redirects again and again.` };
    case 'body_too_large':
      return { reason: 'too_large', message: error.message };
    case 'bad_response':
      return { reason: 'not_html', message: error.message };
    case 'aborted':
    case 'closed':
      throw error;
  }
}

function explainNameFailure(error: EgressError, host: string): CrawlFailure {
  const unknown = hostOf(error.url) ?? host;
  if (unknown !== host) {
    return {
      reason: 'bad_redirect',
      message: `${host} redirects to ${unknown}, which cannot be found in DNS.`,
    };
  }
  if (error.detail === 'ENOTFOUND') {
    return { reason: 'no_such_domain', message: `The name ${host} does not exist in DNS.` };
  }
  if (error.detail === 'ENODATA' || error.detail === undefined) {
    return { reason: 'no_such_domain', message: `The name ${host} has no web address in DNS.` };
  }
  return { reason: 'no_answer', message: `The name servers of ${host} did not give an answer.` };
}

function explainPrivateAddress(error: EgressError, asked: URL): string {
  const blocked = hostOf(error.url);
  if (blocked === undefined || blocked === asked.hostname) return error.message;
  return `${asked.hostname} redirects to ${blocked}, which is not on the public internet.`;
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Why an answer with that status is not the page that was asked for. */
export function explainStatus(status: number, url: URL): CrawlFailure {
  return { ...explainByStatus(status, url.hostname), status, url: url.href };
}

function explainByStatus(status: number, host: string): CrawlFailure {
  if (status === 404 || status === 410) {
    return { reason: 'not_found', message: `${host} answers that there is no such page (status ${status}).` };
  }
  if (status === 429) {
    return { reason: 'blocked', message: `${host} refuses further requests for now (status 429).` };
  }
  if (status >= 500) {
    return {
      reason: 'server_error',
      message: `The server of ${host} reports an error of its own (status ${status}).`,
    };
  }
  if (status >= 400) {
    return { reason: 'blocked', message: `${host} does not let automatic readers in (status ${status}).` };
  }
  return { reason: 'not_html', message: `${host} gives no page in its answer (status ${status}).` };
}

/** `rule` is the line of robots.txt. */
export function robotsDisallow(url: URL, rule?: string): CrawlFailure {
  const line = rule === undefined ? '' : ` (“${rule}”)`;
  return {
    reason: 'robots_disallow',
    message: `The robots.txt of ${url.hostname} asks crawlers to stay away${line}.`,
    url: url.href,
  };
}

/** It may contain rules that we could not read. */
export function robotsUnread({ hostname, href }: URL, status: number): CrawlFailure {
  return {
    reason: 'server_error',
    status,
    url: href,
    message: `The server of ${hostname} reports an error of its own (status ${status}) when asked for its robots.txt, so its pages were left alone.`,
  };
}

export function tooSlow(url: URL): CrawlFailure {
  return {
    reason: 'timed_out',
    message: `${url.hostname} did not send its page in the time there is for one.`,
    url: url.href,
  };
}

export function redirectsTooOften(url: URL): CrawlFailure {
  return {
    reason: 'redirect_loop',
    message: `${url.hostname} redirects again and again.`,
    url: url.href,
  };
}

/** A page of a site is not looked for elsewhere; a home page is, once. */
export function leavesSite(from: URL, to: URL, domainChanges: number): CrawlFailure {
  const url = from.href;
  return domainChanges > 1
    ? {
        reason: 'redirect_loop',
        message: `${from.hostname} redirects from one domain to another again and again.`,
        url,
      }
    : { reason: 'bad_redirect', message: `${from.href} redirects to another site, ${to.hostname}.`, url };
}

/** Chooses the most informative of all failures, and adds the others where they matter. */
export function chooseFailure(failures: readonly CrawlFailure[], domain: string): CrawlFailure {
  const [best] = [...failures].sort(
    (left, right) => MOST_SPECIFIC_FIRST.indexOf(left.reason) - MOST_SPECIFIC_FIRST.indexOf(right.reason),
  );
  if (!best)
    return { reason: 'timed_out', message: `${domain} could not be read in the time there is for a site.` };
  if (best.reason === 'no_such_domain') return failures[0] ?? best;
  if (best.reason !== 'tls_failed') return best;
  return { ...best, message: `${best.message} Without encryption it cannot be read either.` };
}
