import type { Client } from 'openapi-fetch';
import { dataOf } from './api-call.ts';
import type { paths } from './api-types.ts';
import type { Answer, QueryOf } from './shapes.ts';

/** One page: its items, and where the next begins; undefined after the last. */
interface Page<Item, Position> {
  items: Item[];
  next: Position | undefined;
}

/** Reads a list page by page, each when its first item is asked for. */
async function* eachItem<Item, Position>(
  read: (position: Position | undefined) => Promise<Page<Item, Position>>,
): AsyncGenerator<Item, void, undefined> {
  let position: Position | undefined;
  do {
    const { items, next } = await read(position);
    yield* items;
    position = next;
  } while (position !== undefined);
}

/** Lists that are numbered by page. */
function nextNumber({ page, has_more }: { page: number; has_more: boolean }): number | undefined {
  return has_more ? page + 1 : undefined;
}

/** Lists that go on before the last item of the page. */
function beforeLast<Id>(items: readonly { id: Id }[], hasMore: boolean): Id | undefined {
  return hasMore ? items.at(-1)?.id : undefined;
}

/** Whole lists as async iterators: `for await (const signal of client.eachSignal()) …`. */
export function createPages(api: Client<paths>) {
  return {
    eachCompany: (query: Omit<QueryOf<'searchCompanies'>, 'page'>) =>
      eachItem(async (page: string | undefined) => {
        const params = { query: { ...query, ...(page !== undefined && { page }) } };
        const answer = await dataOf<Answer<'searchCompanies'>>(api.GET('/v1/companies/search', { params }));
        return { items: answer.companies, next: answer.next_page ?? undefined };
      }),
    /** Newest first. */
    eachSignal: (query: Omit<QueryOf<'listSignals'>, 'page' | 'cursor' | 'before'> = {}) =>
      eachItem(async (before: string | undefined) => {
        const params = { query: { limit: 100, ...query, ...(before !== undefined && { before }) } };
        const { signals, has_more } = await dataOf<Answer<'listSignals'>>(api.GET('/v1/signals', { params }));
        return { items: signals, next: beforeLast(signals, has_more) };
      }),
    /**
     * Pages of signals, oldest first, from a cursor to the newest. Keep the `next_cursor` of the last one for
     * the next time.
     */
    signalPages: (cursor = 'start', query: Omit<QueryOf<'listSignals'>, 'page' | 'cursor' | 'before'> = {}) =>
      eachItem(async (position: string | undefined) => {
        const params = { query: { limit: 100, ...query, cursor: position ?? cursor } };
        const answer = await dataOf<Answer<'listSignals'>>(api.GET('/v1/signals', { params }));
        return { items: [answer], next: answer.has_more ? answer.next_cursor : undefined };
      }),
    eachReview: (query: Omit<QueryOf<'listReviews'>, 'page'> = {}) =>
      eachItem(async (page: number | undefined) => {
        const params = { query: { ...query, ...(page !== undefined && { page }) } };
        const answer = await dataOf<Answer<'listReviews'>>(api.GET('/v1/reviews', { params }));
        return { items: answer.reviews, next: nextNumber(answer) };
      }),
    eachBulkRow: (id: string, query: Omit<QueryOf<'listBulkRows'>, 'page'> = {}) =>
      eachItem(async (page: number | undefined) => {
        const params = { path: { id }, query: { limit: 500, ...query, ...(page !== undefined && { page }) } };
        const answer = await dataOf<Answer<'listBulkRows'>>(api.GET('/v1/bulk/{id}/rows', { params }));
        return { items: answer.rows, next: nextNumber(answer) };
      }),
    /** The questions of the account, newest first. */
    eachHistoryEntry: (query: Omit<QueryOf<'listHistory'>, 'before'> = {}) =>
      eachItem(async (before: string | undefined) => {
        const params = { query: { limit: 100, ...query, ...(before !== undefined && { before }) } };
        const { entries, has_more } = await dataOf<Answer<'listHistory'>>(api.GET('/v1/history', { params }));
        return { items: entries, next: beforeLast(entries, has_more) };
      }),
    eachWebhookDelivery: (id: number, query: Omit<QueryOf<'listWebhookDeliveries'>, 'before'> = {}) =>
      eachItem(async (before: string | undefined) => {
        const params = {
          path: { id },
          query: { limit: 100, ...query, ...(before !== undefined && { before }) },
        };
        const { deliveries, has_more } = await dataOf<Answer<'listWebhookDeliveries'>>(
          api.GET('/v1/partner/webhooks/{id}/deliveries', { params }),
        );
        return { items: deliveries, next: beforeLast(deliveries, has_more) };
      }),
  };
}
