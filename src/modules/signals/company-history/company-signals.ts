import { CompaniesHouseUnavailable } from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Clock, DAY_MS, MINUTE_MS, ukDay } from '../../../shared/clock.ts';
import {
  type FilingHistory,
  type KnownCompany,
  type LiveSource,
  readCompanyNumber,
} from '../../register/index.ts';
import type { FeedStore } from '../feed.store.ts';
import type { HideLocked } from '../locked-links.store.ts';
import { presentSignal, type Signal } from '../signal.ts';
import type { CompanyHistoryRow, CompanyHistoryStore } from './company-history.store.ts';
import { deriveHistory, recordStamp } from './derive-history.ts';
import { historySignal, mergeHistory, withoutRecorded } from './stored-history.ts';

interface CompanySignalsDeps {
  store: CompanyHistoryStore;
  feedStore: Pick<FeedStore, 'listForCompany'>;
  live: LiveSource;
  hideLocked: HideLocked;
  clock: Clock;
  log: Logger;
  /** How long a request waits for the filing history before it is answered with what is known. */
  waitMs?: number | undefined;
}

interface CompanySignalList {
  signals: Signal[];
  /** Null if it is not known whether something is missing. */
  complete_since: string | null;
}

export type CompanySignals = ReturnType<typeof createCompanySignals>;

const MONTHS = 24;
const WAIT_MS = 4_000;
/** A history is fetched again after this time; after a failure, after the shorter time. */
const HISTORY_MAX_AGE_MS = DAY_MS;
const INCOMPLETE_MAX_AGE_MS = 15 * MINUTE_MS;
const RECORDED_MAX = 1_000;

/**
 * The signals of one company, whether anybody watches it or not: recorded signals, and signals of the last
 * two years that are derived from its record. Derived signals are computed once per day and after each change
 * of the record, are never sent to anybody, and are left out where a recorded signal exists.
 */
export function createCompanySignals(deps: CompanySignalsDeps) {
  const { store, clock } = deps;
  /** By company and stamp: a request with a newer record does not wait for the history of an older one. */
  const running = new Map<string, Promise<CompanyHistoryRow>>();

  async function readHistory(company: KnownCompany): Promise<CompanyHistoryRow> {
    const number = company.record.company_number;
    const found = await store.find(number);
    const held = found?.history.company_name === company.record.company_name ? found : undefined;
    const stamp = recordStamp(company);
    if (held?.history.record_stamp === stamp && isFresh(held, company, clock.now())) return held;
    const key = `${number} ${stamp}`;
    const joined = running.get(key);
    if (joined) return joined;
    const deriving = derive(deps, { company, stamp, held }).finally(() => running.delete(key));
    running.set(key, deriving);
    return deriving;
  }

  return {
    /** As the account may see them. */
    async list(accountId: string, company: KnownCompany, limit: number): Promise<CompanySignalList> {
      const { company_number: companyNumber, company_name: companyName } = company.record;
      const history = await withTimeLimit(readHistory(company), deps);
      const [stored, recorded, trackedSince] = await Promise.all([
        deps.feedStore.listForCompany(companyNumber, limit),
        store.listRecorded(companyNumber, RECORDED_MAX),
        store.findTrackedSince(companyNumber),
      ]);
      const from = monthsBefore(ukDay(clock.now()), MONTHS);
      const derived = withoutRecorded(history?.history.signals ?? [], recorded)
        .filter(({ occurred_on: day }) => day >= from)
        .map((draft) => historySignal(draft, { companyNumber, companyName }));
      const all = [...stored, ...derived].sort((a, b) => (a.id < b.id ? 1 : -1));
      const shown = await deps.hideLocked(all.slice(0, limit).map((signal) => ({ accountId, signal })));
      return {
        signals: shown.map(presentSignal),
        complete_since: history?.complete_since ?? trackedSince ?? null,
      };
    },
  };
}

/** Derives the history of the last two years, merges it with the stored one, and stores the result. */
async function derive(
  deps: CompanySignalsDeps,
  { company, stamp, held }: { company: KnownCompany; stamp: string; held: CompanyHistoryRow | undefined },
): Promise<CompanyHistoryRow> {
  const { store, clock } = deps;
  const now = clock.now();
  const today = ukDay(now);
  const from = monthsBefore(today, MONTHS);
  const filings = await readFilings(deps, company, from);
  const { record, detail, snapshotAsOf } = company;
  const seenOn = (record.live_at ? ukDay(record.live_at) : snapshotAsOf) ?? today;
  const derived = deriveHistory({ company, filings: filings?.filings, from, today, seenOn });
  const isWhole =
    filings?.isWhole === true &&
    detail !== undefined &&
    [detail.officers, detail.charges, detail.insolvency, detail.persons_with_significant_control].every(
      Boolean,
    );
  const row: CompanyHistoryRow = {
    derived_at: now,
    complete_since: isWhole ? from : null,
    history: mergeHistory(held?.history, { companyName: record.company_name, stamp, derived }),
  };
  await store.save(record.company_number, row);
  return row;
}

/** Undefined if there is no live source, or if it does not answer. */
async function readFilings(
  { live, log }: CompanySignalsDeps,
  company: KnownCompany,
  from: string,
): Promise<FilingHistory | undefined> {
  const number = readCompanyNumber(company.record.company_number);
  if (!live.enabled || !number) return undefined;
  try {
    return await live.listFilings(number, from);
  } catch (error) {
    if (!(error instanceof CompaniesHouseUnavailable)) throw error;
    log.debug({ err: error, company: number }, 'the filing history could not be read');
    return undefined;
  }
}

/** Undefined if it takes too long; the work continues, and its result serves the next request. */
async function withTimeLimit<T>(
  work: Promise<T>,
  { waitMs = WAIT_MS, log }: CompanySignalsDeps,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs);
  });
  work.catch((error) => log.warn({ err: error }, 'the history of a company could not be derived'));
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A history is outdated after some time, and once its company was fetched again. */
function isFresh(row: CompanyHistoryRow, { detail }: KnownCompany, now: Date): boolean {
  const age = now.getTime() - row.derived_at.getTime();
  const isWhole = row.complete_since !== null;
  if (age >= (isWhole ? HISTORY_MAX_AGE_MS : INCOMPLETE_MAX_AGE_MS)) return false;
  return !detail || detail.fetched_at <= row.derived_at;
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
