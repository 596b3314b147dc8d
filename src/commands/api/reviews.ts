import { percent } from '../../shared/percent.ts';
import { OperatorError } from '../../shared/problem.ts';
import { type ApiOptions, columns, print, printJson, saveResponse, withApi } from './api-command.ts';

export interface ReviewListOptions extends ApiOptions {
  decided?: boolean;
  page?: string;
  csv?: boolean;
  output?: string;
}

/** `domesday reviews`: the domains in doubt, and what your people decided about them; `--csv` writes all decisions. */
export async function reviewsCommand(options: ReviewListOptions): Promise<void> {
  const { csv, output } = options;
  if (output !== undefined && !csv) throw new OperatorError('--output goes with --csv.');
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
    for (const {
      id,
      domain,
      decision,
      review_candidates: candidates,
      registered_for: entries,
    } of page.reviews) {
      print(`${domain}  ${id}`);
      for (const { source, name, company_number: number, is_candidate } of entries)
        print(
          `  ${source} gives it to ${name ?? 'a company'}, ${number}${is_candidate ? '' : ', which is none of these'}`,
        );
      if (decision)
        print(
          `  decided: ${decision.company_number ?? 'none of them'}, ${decision.decided_at.slice(0, 10)}${decision.decided_by ? `, ${decision.decided_by}` : ''}`,
        );
      print(
        columns(
          candidates.map((one) => [
            ' ',
            one.company_number,
            one.company_name,
            percent(one.match_confidence),
            `to confirm: ${one.would_settle}`,
          ]),
        ),
      );
    }
    print(
      `${page.total} ${page.total === 1 ? 'domain' : 'domains'}${page.has_more ? '; --page for more' : ''}`,
    );
  });
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
