import { type Queryable, sql } from '../../platform/postgres/index.ts';
import { storable } from '../../shared/storable-text.ts';

export interface AuditEvent {
  id: string;
  kind: string;
  at: Date;
  /** The person or the key; null for the operator and the service itself. */
  actor: string | null;
  address: string | null;
  detail: Record<string, unknown>;
}

export interface AuditFilter {
  kind?: string | undefined;
  /** Part of the name of the person or the key. */
  actor?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

export interface AuditPage {
  filter?: AuditFilter;
  /** The id of the last event of the previous page. */
  before?: string | undefined;
  limit: number;
}

export const auditStore = {
  async insert(db: Queryable, accountId: string, event: AuditEvent): Promise<void> {
    await db.execute(sql`
      insert into audit_events (id, account_id, kind, at, actor, address, detail)
      values (${event.id}, ${accountId}, ${event.kind}, ${event.at}, ${event.actor}, ${event.address},
        ${JSON.stringify(storable(event.detail))})`);
  },

  /** Newest first, after the event `before`. */
  list(db: Queryable, accountId: string, { filter = {}, before, limit }: AuditPage): Promise<AuditEvent[]> {
    const actor = filter.actor === undefined ? null : `%${filter.actor.replace(/[\\%_]/g, '\\$&')}%`;
    return db.query<AuditEvent>(sql`
      select id, kind, at, actor, address, detail from audit_events
      where account_id = ${accountId}
        and (${before ?? null}::text is null or id < ${before ?? null})
        and (${filter.kind ?? null}::text is null or kind = ${filter.kind ?? null})
        and (${actor}::text is null or actor ilike ${actor})
        and (${filter.since ?? null}::timestamptz is null or at >= ${filter.since ?? null})
        and (${filter.until ?? null}::timestamptz is null or at <= ${filter.until ?? null})
      order by id desc limit ${limit}`);
  },
};
