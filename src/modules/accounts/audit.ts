import type { Queryable } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { AccountStore } from './accounts.store.ts';

/** The events of the audit trail. Each is written in the transaction of the change it records. */
export type AuditKind =
  | 'signed_up'
  | 'email_verified'
  | 'signed_in'
  | 'api_key_created'
  | 'api_key_rotated'
  | 'password_reset'
  | 'password_changed'
  | 'sessions_ended'
  | 'app_connected'
  | 'app_disconnected'
  | 'credits_granted'
  | 'plan_changed';

export interface AuditEntry {
  kind: AuditKind;
  /** The caller's network address; absent for actions of the operator or of the service itself. */
  address?: string;
  detail?: Record<string, unknown>;
}

export type RecordAudit = (db: Queryable, accountId: string, entry: AuditEntry) => Promise<void>;

export function createAudit(deps: {
  store: Pick<AccountStore, 'insertAuditEvent'>;
  clock: Clock;
  ids: IdSource;
}): RecordAudit {
  return (db, accountId, { kind, address, detail }) => {
    const at = deps.clock.now();
    return deps.store.insertAuditEvent(db, accountId, {
      id: deps.ids.sortable('aud', at),
      kind,
      at,
      address: address ?? null,
      detail: detail ?? {},
    });
  };
}
