import type { DomesdayClient } from '../../client/index.ts';
import { percent } from '../../shared/percent.ts';
import { OperatorError } from '../../shared/problem.ts';
import { showPaged } from '../terminal/pager.ts';
import { paint } from '../terminal/paint.ts';
import { columns, paragraph } from '../terminal/text-table.ts';
import { type ApiOptions, print, printJson, saveResponse, withApi } from './api-command.ts';

interface ReviewListOptions extends ApiOptions {
  decided?: boolean;
  page?: string;
  output?: string;
}

/**
 * `domesday reviews`: the domains in doubt, and what your people decided about them; `--csv` writes all
 * decisions.
 */
export async function reviewsCommand(options: ReviewListOptions): Promise<void> {
  const { csv, output } = options;
  if (output !== undefined && output !== '-' && !csv) throw new OperatorError('--output goes with --csv.');
  await withApi(options, async (client) => {
    if (csv) return saveResponse(await client.exportReviewDecisions(), output ?? '-');
    const page = await client.reviews({
      status: options.decided ? 'decided' : 'open',
      ...(options.page !== undefined && { page: options.page as unknown as number }),
    });
    if (options.json) {
      printJson(page);
      return;
    }
    if (page.reviews.length === 0) {
      print(options.decided ? 'Nothing was decided yet.' : 'There is nothing to decide.');
      return;
    }
    const total = `${page.total} ${page.total === 1 ? 'domain' : 'domains'}${page.has_more ? '; --page for more' : ''}`;
    showPaged([...page.reviews.map(describeReview), total].join('\n'));
  });
}

type Review = Awaited<ReturnType<DomesdayClient['reviews']>>['reviews'][number];

function describeReview({
  id,
  domain,
  decision,
  review_candidates: candidates,
  registered_for: entries,
}: Review): string {
  const registered = entries.map(({ source, name, company_number: number, is_candidate: isCandidate }) => {
    const which = isCandidate ? '' : ', which is none of these';
    return paragraph(`${source} gives it to ${name ?? 'a company'}, ${number}${which}`, { indent: 2 });
  });
  const decided =
    decision &&
    [decision.company_number ?? 'none of them', decision.decided_at.slice(0, 10), decision.decided_by]
      .filter(Boolean)
      .join(', ');
  return [
    `${paint('title', domain)}  ${id}`,
    ...registered,
    ...(decided ? [`  decided: ${decided}`] : []),
    columns(
      candidates.map((one) => [
        one.company_number,
        one.company_name,
        percent(one.match_confidence),
        `to confirm: ${one.would_settle}`,
      ]),
      { indent: 3 },
    ),
  ].join('\n');
}

/** `domesday reviews decide <id> <company>`: a company number, or `none`. */
export async function decideReviewCommand(id: string, company: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const decided = await client.decideReview(id, company.toLowerCase() === 'none' ? null : company);
    if (options.json) printJson(decided);
    else print(`${decided.domain}: ${decided.decision?.company_name ?? 'none of the companies'}`);
  });
}

/** `domesday reviews undo <id>` */
export async function undoReviewCommand(id: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const review = await client.undoReview(id);
    if (options.json) printJson(review);
    else print(`${review.domain} is open again.`);
  });
}
