import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { AccountStore, AuditEvent, AuditFilter } from './accounts.store.ts';

/** The events of the audit trail. Each is written in the transaction of the change it records. */
export const AUDIT_KINDS = [
  'signed_up',
  'email_verified',
  'signed_in',
  'api_key_created',
  'api_key_rotated',
  'api_key_revoked',
  'password_reset',
  'password_changed',
  'session_ended',
  'other_sessions_ended',
  'sessions_ended',
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'app_connected',
  'app_disconnected',
  'credits_granted',
  'plan_changed',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export interface AuditEntry {
  kind: AuditKind;
  /** The person or the key that did it, and the network address; absent for the operator and the service itself. */
  actor?: string;
  address?: string | undefined;
  detail?: Record<string, unknown>;
}

export type RecordAudit = (db: Queryable, accountId: string, entry: AuditEntry) => Promise<void>;

export function createAudit(deps: {
  store: Pick<AccountStore, 'insertAuditEvent'>;
  clock: Clock;
  ids: IdSource;
}): RecordAudit {
  return (db, accountId, { kind, actor, address, detail }) => {
    const at = deps.clock.now();
    return deps.store.insertAuditEvent(db, accountId, {
      id: deps.ids.sortable('aud', at),
      kind,
      at,
      actor: actor ?? null,
      address: address ?? null,
      detail: detail ?? {},
    });
  };
}

const EXPORTED_AT_ONCE = 1_000;

/** Reads what was recorded. */
export function createAuditTrail({
  db,
  store,
}: {
  db: Database;
  store: Pick<AccountStore, 'listAuditEvents'>;
}) {
  return {
    /** Newest first. */
    list: (accountId: string, page: Parameters<AccountStore['listAuditEvents']>[2]): Promise<AuditEvent[]> =>
      store.listAuditEvents(db, accountId, page),
    /** All events that the filter lets through, newest first, page by page. */
    async *listAll(accountId: string, filter: AuditFilter): AsyncGenerator<AuditEvent[]> {
      let before: string | undefined;
      for (;;) {
        const events = await store.listAuditEvents(db, accountId, {
          filter,
          before,
          limit: EXPORTED_AT_ONCE,
        });
        if (events.length > 0) yield events;
        if (events.length < EXPORTED_AT_ONCE) return;
        before = events.at(-1)?.id;
      }
    },
  };
}
