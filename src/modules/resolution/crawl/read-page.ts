import type { EgressResponse } from '../../../platform/egress/index.ts';
import { explainStatus } from './crawl-failure.ts';
import type { CrawledPage, CrawlFailure, PageKind } from './crawled-site.ts';
import { readPageBody } from './page-body.ts';
import { type PageScan, scanPage } from './scan-page.ts';
import { challengeFailure, isChallenge } from './site-condition.ts';

export type ReadPage =
  | { page: CrawledPage; failure?: undefined }
  | { page?: undefined; failure: CrawlFailure };

/** A page out of a response, or why there is none in it. */
export async function readPage(
  response: EgressResponse,
  { kind, capturedAt }: { kind: PageKind; capturedAt: string },
): Promise<ReadPage> {
  const host = new URL(response.url).hostname;
  const body = readPageBody(response);
  if (response.status < 200 || response.status > 299) {
    return { failure: await explainRefusal(response.status, body?.html, host) };
  }
  if (!body) {
    const message = `${host} answers with something that is not a web page.`;
    return { failure: { reason: 'not_html', message } };
  }
  return {
    page: {
      url: response.url,
      kind,
      status: response.status,
      html: body.html,
      sha256: body.sha256,
      capturedAt,
      truncated: response.truncated !== false,
    },
  };
}

/** Some bot protections answer with the status of an outage; their page reveals them. */
async function explainRefusal(status: number, html: string | undefined, host: string): Promise<CrawlFailure> {
  const failure = explainStatus(status, host);
  if (failure.reason !== 'server_error' || html === undefined) return failure;
  const scan: PageScan = await scanPage(html);
  return isChallenge(scan) ? challengeFailure(host) : failure;
}
