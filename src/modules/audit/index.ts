/**
 * The audit trail: who did what to an account, and when. Other modules record an event in the transaction of
 * the change it describes, so both exist or neither does.
 */
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import type { AuditKind } from '../../shared/audit-kinds.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { type AuditEvent, type AuditPage, auditStore as store } from './audit.store.ts';

export type { AuditEvent, AuditFilter } from './audit.store.ts';

/** Who acts for an account: a person or a key, and the network address. */
export interface Actor {
  accountId: string;
  actor: string;
  address?: string | undefined;
}

interface AuditEntry {
  kind: AuditKind;
  /** Absent for the operator and the service itself. */
  actor?: string;
  address?: string | undefined;
  detail?: Record<string, unknown>;
}

export type RecordAudit = (db: Queryable, accountId: string, entry: AuditEntry) => Promise<void>;
export type Audit = ReturnType<typeof createAudit>;

export function createAudit({ db, clock, ids }: { db: Database; clock: Clock; ids: IdSource }) {
  const record: RecordAudit = (queryable, accountId, { kind, actor, address, detail }) => {
    const at = clock.now();
    return store.insert(queryable, accountId, {
      id: ids.sortable('aud', at),
      kind,
      at,
      actor: actor ?? null,
      address: address ?? null,
      detail: detail ?? {},
    });
  };
  return {
    record,
    /** For actions that change nothing, such as an export: there is no transaction to join. */
    recordAlone: ({ accountId, ...entry }: Actor & AuditEntry) => record(db, accountId, entry),
    /** Newest first. */
    list: (accountId: string, page: AuditPage): Promise<AuditEvent[]> => store.list(db, accountId, page),
  };
}
