import type { CrawledSite, CrawlFailure } from './crawled-site.ts';

/**
 * Why a website could not be read, in the words of the API, and whether another reading may end otherwise.
 */
export const FAILURES = {
  domain_not_found: { canRetry: false },
  unreachable: { canRetry: true },
  timeout: { canRetry: true },
  tls_error: { canRetry: true },
  refused: { canRetry: true },
  robots: { canRetry: false },
  not_html: { canRetry: false },
  empty: { canRetry: true },
  needs_scripts: { canRetry: false },
  too_large: { canRetry: false },
} as const satisfies Record<string, { canRetry: boolean }>;

export type FailureCode = keyof typeof FAILURES;

const CODES: Record<CrawlFailure['reason'], FailureCode> = {
  no_such_domain: 'domain_not_found',
  no_answer: 'unreachable',
  refused: 'unreachable',
  tls_failed: 'tls_error',
  private_address: 'unreachable',
  timed_out: 'timeout',
  blocked: 'refused',
  robots_disallow: 'robots',
  server_error: 'unreachable',
  not_found: 'unreachable',
  not_html: 'not_html',
  too_large: 'too_large',
  redirect_loop: 'unreachable',
  bad_redirect: 'unreachable',
  parked: 'empty',
  empty: 'empty',
};

/** Other statuses from 400 on say only that there is no page. */
const REFUSALS = [401, 403, 429];

function codeOf({ reason, status = 0 }: CrawlFailure): FailureCode {
  const isOtherError = status >= 400 && status < 500 && !REFUSALS.includes(status);
  return reason === 'blocked' && isOtherError ? 'unreachable' : CODES[reason];
}

interface FailureOfSite {
  code: FailureCode;
  message: string;
  http_status: number | null;
  page_url: string | null;
}

/** Why nothing could be read of a crawled site. `needsScripts`: its pages are empty without a browser. */
export function failureOf(
  { domain, failure, pages }: CrawledSite,
  { needsScripts }: { needsScripts: boolean },
): FailureOfSite {
  if (needsScripts)
    return {
      code: 'needs_scripts',
      message: 'The pages show their text only to a browser that runs scripts, so nothing could be read.',
      http_status: pages[0]?.status ?? null,
      page_url: pages[0]?.url ?? null,
    };
  if (!failure)
    return {
      code: 'timeout',
      message: `The pages of ${domain} could not be read in the time there is for them.`,
      http_status: pages[0]?.status ?? null,
      page_url: pages[0]?.url ?? null,
    };
  return {
    code: codeOf(failure),
    message: failure.message,
    http_status: failure.status ?? null,
    page_url: failure.url ?? null,
  };
}
