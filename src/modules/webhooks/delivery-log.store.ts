import type { Queryable, Statement } from '../../platform/postgres/index.ts';
import type { SignalType } from '../../shared/signal-types.ts';
import {
  type Attempt,
  type BodySource,
  bodiesOf,
  type DeliveryStatus,
  type LoggedDelivery,
} from './webhook.ts';

export type DeliveryLogStore = typeof deliveryLogStore;

export interface LogPage {
  /** The id of the last delivery of the previous page. */
  before: string | null;
  limit: number;
  status?: DeliveryStatus | undefined;
  signalType?: SignalType | undefined;
}

/** The maximum number of attempts to read, newest first; replays may have made any number. */
const ATTEMPTS_READ_MAX = 50;
const ATTEMPT = 'attempt, attempted_at, duration_ms, response_status, response_body, error';
const ATTEMPT_WITH_HEADERS = `${ATTEMPT}, request_headers, response_headers`;

/** A row of the log: the delivery, the source of its body, and its attempts. */
const selectLogged = (attemptColumns: string) => `
  select delivery.id, delivery.signal_id, destination.account_id, delivery.status, delivery.attempts, delivery.created_at,
    delivery.delivered_at, delivery.next_attempt_at, delivery.test_body,
    (select to_jsonb(signal) from signals signal where signal.id = delivery.signal_id) as signal,
    coalesce((
      select json_agg(made order by made.attempt) from (
        select ${attemptColumns} from webhook_attempts
        where delivery_id = delivery.id order by attempt desc limit ${ATTEMPTS_READ_MAX}
      ) made), '[]') as log
  from webhook_deliveries delivery
  join webhook_destinations destination on destination.id = delivery.destination_id`;

export const deliveryLogStore = {
  /** Newest first. */
  async list(db: Queryable, destinationId: number, page: LogPage): Promise<LoggedDelivery[]> {
    const rows = await db.query<LogRow>(listStatement(destinationId, page));
    return toLogged(db, rows);
  },

  /** With the headers of its attempts. */
  async find(db: Queryable, destinationId: number, deliveryId: string): Promise<LoggedDelivery | undefined> {
    const row = await db.first<LogRow>({
      name: 'logged webhook delivery',
      text: `${selectLogged(ATTEMPT_WITH_HEADERS)} where delivery.destination_id = $1 and delivery.id = $2`,
      values: [destinationId, deliveryId],
    });
    return row && (await toLogged(db, [row]))[0];
  },
};

/** Planned for each filter, because the statuses have different indexes. */
function listStatement(destinationId: number, { before, limit, status, signalType }: LogPage): Statement {
  return {
    text: `${selectLogged(ATTEMPT)}
      left join webhook_deliveries mark on mark.id = $2 and mark.destination_id = $1
      where delivery.destination_id = $1
        and ($2::text is null or (delivery.created_at, delivery.id) < (mark.created_at, mark.id))
        and ($4::text is null or delivery.status = $4)
        and ($5::text is null or $5 = coalesce(
          (select signal_type from signals signal where signal.id = delivery.signal_id),
          delivery.test_body::jsonb ->> 'type'))
      order by delivery.created_at desc, delivery.id desc
      limit $3`,
    values: [destinationId, before, limit, status ?? null, signalType ?? null],
  };
}

interface LogRow
  extends Omit<LoggedDelivery, 'body' | 'signal_id' | 'signal_type' | 'log' | 'next_attempt_at'>,
    BodySource {
  next_attempt_at: Date;
  log: (Omit<Attempt, 'attempted_at'> & { attempted_at: string })[];
}

async function toLogged(db: Queryable, rows: readonly LogRow[]): Promise<LoggedDelivery[]> {
  const bodies = await bodiesOf(db, rows);
  return rows.map(({ account_id: _, signal: __, test_body: ___, log, ...row }, at) => {
    const body = bodies[at] ?? '';
    return {
      ...row,
      signal_type: (JSON.parse(body) as { type: string }).type,
      next_attempt_at: row.status === 'pending' ? row.next_attempt_at : null,
      body,
      log: log.map((attempt) => ({ ...attempt, attempted_at: new Date(attempt.attempted_at) })),
    };
  });
}
