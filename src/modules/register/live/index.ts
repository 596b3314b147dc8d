/**
 * The live source: what Companies House says of a company now, kept for a day. Look-ups of the whole service go
 * through `getCompany`, with or without a key. The normalisers take the official JSON, whether it came by a look-up or by
 * a stream (`stream/`).
 */
import type { CompaniesHouseClient } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createLiveStore } from './live.store.ts';
import { createLiveSource as buildLiveSource, type LiveSource } from './live-source.ts';
import type { OnSaved } from './live-store.ts';

export type {
  Charge,
  CompanyDetail,
  Insolvency,
  InsolvencyCase,
  Officer,
  SignificantPerson,
} from './company-detail.ts';
export type { CompanyRecord } from './company-record.ts';
export { findHeld } from './live.store.ts';
export type { KnownCompany, LiveSource } from './live-source.ts';
export type { HeldCompany } from './live-store.ts';

export interface CreateLiveSourceOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  client: CompaniesHouseClient | undefined;
  patienceMs?: number;
  onSaved?: OnSaved;
}

export function createLiveSource({ db, onSaved, ...options }: CreateLiveSourceOptions): LiveSource {
  return buildLiveSource({ ...options, store: createLiveStore(db, onSaved) });
}
