import type { Bulk, BulkPreview } from '../../api/shapes.ts';

export const BULK_QUERY = ['bulk'] as const;

const POLL_ONE_MS = 1_000;
const POLL_LIST_MS = 2_000;
const POLL_PAUSED_MS = 5_000;

/** The best outcome first, as a reader hopes for them. */
const OUTCOMES = [
  'matched',
  'verified',
  'needs_review',
  'no_match',
  'not_found',
  'company_not_found',
  'non_uk_entity',
  'scrape_failed',
  'failed',
  'invalid',
  'cancelled',
];

/**
 * The polling interval of an upload. A cancelled one still finishes its running rows; a paused one resumes
 * when there are credits.
 */
export function pollUpload(upload: Pick<Bulk, 'status' | 'running'> | undefined): number | false {
  const isMoving = upload?.status === 'running' || (upload?.status === 'cancelled' && upload.running > 0);
  if (upload?.status === 'paused') return POLL_PAUSED_MS;
  return isMoving ? POLL_ONE_MS : false;
}

export function pollUploads(uploads: readonly Pick<Bulk, 'status'>[] | undefined): number | false {
  if (uploads?.some(({ status }) => status === 'running')) return POLL_LIST_MS;
  return uploads?.some(({ status }) => status === 'paused') ? POLL_PAUSED_MS : false;
}

export function percentDone({ done, total }: Pick<Bulk, 'done' | 'total'>): number {
  return (done / Math.max(1, total)) * 100;
}

export function isOver({ status }: Pick<Bulk, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

/**
 * The outcomes that some row has, in order, and how many rows have each. One that is new to the console comes
 * last.
 */
export function countedOutcomes(outcomes: Bulk['outcomes']): [outcome: string, rows: number][] {
  const place = (outcome: string) =>
    (OUTCOMES.indexOf(outcome) + OUTCOMES.length + 1) % (OUTCOMES.length + 1);
  return Object.entries(outcomes)
    .filter(([, rows]) => rows > 0)
    .sort(([a], [b]) => place(a) - place(b));
}

export function canStart({ rows, invalid }: Pick<BulkPreview, 'rows' | 'invalid'>): boolean {
  return rows > invalid;
}
