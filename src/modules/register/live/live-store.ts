import type { Transaction } from '../../../platform/postgres/index.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import type { CompanyDetail } from './company-detail.ts';
import type { CompanyRecord } from './company-record.ts';
import type { FetchedCompany } from './fetch-detail.ts';

/** What the database holds of a company. */
export interface HeldCompany {
  record: CompanyRecord | undefined;
  detail: CompanyDetail | undefined;
  /** When the live source was asked last, and what it said; undefined: never. */
  asked: { at: Date; found: boolean; complete: boolean } | undefined;
  /** The day of the snapshot that is imported. */
  snapshotAsOf: string | null;
}

/** Called in the transaction that stores what the live source said of a company. */
export type OnSaved = (tx: Transaction, companyNumber: string) => Promise<void>;

export interface LiveStore {
  find(number: CompanyNumber): Promise<HeldCompany>;
  /** Whether the caller is now the one who asks for this company; false while somebody else does. */
  claim(number: CompanyNumber, claim: { now: Date; until: Date }): Promise<boolean>;
  release(number: CompanyNumber): Promise<void>;
  /** Each of these also releases the claim. */
  save(company: FetchedCompany, at: Date): Promise<void>;
  saveMissing(number: CompanyNumber, at: Date): Promise<void>;
}
