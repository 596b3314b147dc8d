import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvRow } from '../../shared/csv-row.ts';

type Cell = string | number | boolean | null;

interface CsvFile<Row, Column extends string> {
  /** Without `.csv`; letters, digits and hyphens only. */
  name: string;
  columns: readonly Column[];
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  present: (row: Row) => Record<Column, Cell>;
}

/** The 200 of a route that answers with `sendCsv`. */
export const CsvOut = (description: string) => ({
  description,
  content: {
    'text/csv': { schema: Type.Unsafe<unknown>({ type: 'string', description: 'With a header row.' }) },
  },
});

/**
 * Answers with a CSV file, which is read page by page while it is sent. The first page is read before, so
 * that what it throws becomes an ordinary error. A later failure closes the connection, so that nobody
 * mistakes a part for the whole.
 */
export async function sendCsv<Row, Column extends string>(
  reply: FastifyReply,
  { name, columns, pages, present }: CsvFile<Row, Column>,
): Promise<FastifyReply> {
  const reader = eachOf(pages);
  const first = await reader.next();
  const write = (row: Row) => {
    const presented = present(row);
    return csvRow(columns.map((column) => presented[column]));
  };

  async function* lines(): AsyncGenerator<string> {
    yield csvRow(columns);
    try {
      for (let page = first; !page.done; page = await reader.next()) {
        if (page.value.length > 0) yield page.value.map(write).join('');
      }
    } finally {
      await reader.return(undefined);
    }
  }

  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines()));
}

async function* eachOf<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item, undefined> {
  yield* items;
}

/** One page of a list, read with one row more than wanted, which says whether there are more. */
export async function readOnePage<Row>(
  limit: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const found = await read(limit + 1);
  return { rows: found.slice(0, limit), hasMore: found.length > limit };
}

/** Reads pages of a list until one is not full. `after` is the last row of the page before. */
export async function* readPages<Row>(
  size: number,
  readPage: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await readPage(after);
    yield rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}

/** Says that the answer depends on a header of the request, beside those that were named before. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary');
  reply.header('vary', named === undefined ? header : `${named}, ${header}`);
}

const REMAINING = 'x-credits-remaining';
const CHARGED = 'x-credits-charged';

/** How the API's description presents these headers. */
export const CREDIT_HEADERS = {
  'X-Credits-Remaining': { type: 'integer', description: 'Credits that the account can still spend.' },
  'X-Credits-Charged': { type: 'integer', description: 'Credits that this call cost.' },
};

type DoneSending = (error: Error | null, payload: unknown) => void;

/** Sets the headers that say how many credits the account can still spend and how many this call cost. */
export function setCreditHeaders(reply: FastifyReply, remaining: number, charged: number): FastifyReply {
  return reply.header(REMAINING, String(remaining)).header(CHARGED, String(charged));
}

/**
 * An `onSend` hook for routes that can spend credits. It adds the headers to answers that have none yet
 * because they cost nothing, such as errors.
 */
export function creditHeadersHook(readRemaining: (accountId: string) => Promise<number>) {
  const hook = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneSending): void => {
    const { caller } = request as { caller?: { account: { id: string } } };
    // A key that was revoked a moment ago must not reveal the balance of its account.
    const isUnconfirmed = request.keyToConfirm !== undefined || reply.statusCode === 401;
    if (!caller || reply.hasHeader(REMAINING) || isUnconfirmed) {
      done(null, payload);
      return;
    }
    readRemaining(caller.account.id).then(
      (remaining) => {
        setCreditHeaders(reply, remaining, 0);
        done(null, payload);
      },
      // The answer matters more than the headers: send it without them.
      () => done(null, payload),
    );
  };
  hooks.add(hook);
  return hook;
}

const hooks = new WeakSet<object>();

/** Whether a hook of a route is one of the above, for the description of the API. */
export function setsCreditHeaders(hook: object): boolean {
  return hooks.has(hook);
}

/** How many rows a page has unless the caller says it. */
const PAGE_ROWS = 25;
const EXPORTED_AT_ONCE = 1_000;

/** The rows of a page, in the query of a route. */
export const PageLimit = () => Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE_ROWS }));

interface PageOfList<Filter> {
  filter: Filter;
  /** The id of the last row of the page before. */
  before: string | undefined;
  limit: number;
}

/** A list of an account, newest first: one page of it for an answer, or all pages for a file. */
export function newestFirst<Row extends { id: string }, Filter>(
  list: (accountId: string, page: PageOfList<Filter>) => Promise<Row[]>,
) {
  return {
    readOne: (
      accountId: string,
      filter: Filter,
      { limit = PAGE_ROWS, before }: { limit?: number | undefined; before?: string | undefined },
    ) => readOnePage(limit, (most) => list(accountId, { filter, before, limit: most })),
    readAll: (accountId: string, filter: Filter) =>
      readPages<Row>(EXPORTED_AT_ONCE, (after) =>
        list(accountId, { filter, before: after?.id, limit: EXPORTED_AT_ONCE }),
      ),
  };
}
