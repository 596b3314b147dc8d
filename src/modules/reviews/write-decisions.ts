import { csvRow } from '../../shared/csv-row.ts';
import type { DecidedReview } from './reviews.store.ts';

const COLUMNS = [
  'id',
  'domain',
  'decision',
  'company_number',
  'company_name',
  'decided_by',
  'decided_at',
  'asked_at',
] as const;

const PAGE = 1_000;

/** Every decision once, in the order in which the domains were asked for. Reads page by page. */
export async function* writeDecisions(
  readPage: (page: { after: string; limit: number }) => Promise<DecidedReview[]>,
): AsyncGenerator<string> {
  yield csvRow(COLUMNS);
  let after = '';
  for (;;) {
    const rows = await readPage({ after, limit: PAGE });
    if (rows.length === 0) return;
    yield rows.map(csvLine).join('');
    after = rows.at(-1)?.id ?? after;
  }
}

function csvLine(review: DecidedReview): string {
  return csvRow([
    review.id,
    review.domain,
    review.company_number === null ? 'rejected' : 'confirmed',
    review.company_number,
    review.company_name,
    review.decided_by,
    review.decided_at.toISOString(),
    review.asked_at.toISOString(),
  ]);
}
