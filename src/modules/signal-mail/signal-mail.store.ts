import { type Database, type Queryable, sql, type Transaction } from '../../platform/postgres/index.ts';
import type { Severity, SignalType } from '../../shared/signal-types.ts';
import type { StoredSignal } from '../signals/index.ts';
import type { Digest, Period } from './digest-period.ts';
import type { Subscription } from './unsubscribe.ts';

export interface MailSettings {
  digest: 'off' | Digest;
  instant_severities: Severity[];
  /** Types that are mailed at once, regardless of their severity. */
  instant_types: SignalType[];
}

/** If the types are left out, they stay unchanged. */
export type GivenSettings = Omit<MailSettings, 'instant_types'> & {
  instant_types?: SignalType[] | null | undefined;
};

export interface StoredMail {
  id: number;
  account_id: string;
  kind: 'instant' | Digest;
  period_start: string | null;
  from_at: Date | null;
  to_at: Date | null;
  created_at: Date;
  done_at: Date | null;
}

/** The listed signals of a mail, and the number of all its signals. */
interface MailSignals {
  signals: StoredSignal[];
  total: number;
}

/** The maximum number of digests that one statement creates. */
const DIGESTS_AT_ONCE = 500;
const ITEMS_AT_ONCE = 1_000;

const COLUMNS = `signal.id, signal.signal_type, signal.severity, signal.company_number, signal.company_name,
  signal.summary, signal.occurred_on, signal.detected_at, signal.previous, signal.current, signal.source`;
/** Most severe first; the signals of a company together, newest first. */
const MOST_SEVERE_FIRST = `array_position(array['critical', 'warning', 'notice', 'info'], severity), company_number, id desc`;

export type SignalMailStore = ReturnType<typeof createSignalMailStore>;

export function createSignalMailStore(db: Database) {
  return { ...settingsStore(db), ...waitingItemsStore(db), ...mailStore(db) };
}

/** Mail settings of accounts. */
function settingsStore(db: Database) {
  return {
    async findSettings(accountId: string): Promise<MailSettings> {
      const row = await db.first<MailSettings>(sql`
        select digest, instant_severities, instant_types from signal_mail_settings where account_id = ${accountId}`);
      return row ?? { digest: 'off', instant_severities: [], instant_types: [] };
    },

    /** Returns the settings as stored. */
    async saveSettings(
      tx: Transaction,
      accountId: string,
      { digest, instant_severities, instant_types = null, at }: GivenSettings & { at: Date },
    ): Promise<MailSettings> {
      const saved = await tx.first<MailSettings>(sql`
        insert into signal_mail_settings as held (account_id, digest, digest_since, instant_severities, instant_types)
        values (${accountId}, ${digest}, ${at}, ${instant_severities}::text[], coalesce(${instant_types}::text[], '{}'))
        on conflict (account_id) do update set digest = excluded.digest,
          digest_since = case when held.digest = excluded.digest then held.digest_since else excluded.digest_since end,
          instant_severities = excluded.instant_severities,
          instant_types = coalesce(${instant_types}::text[], held.instant_types)
        returning digest, instant_severities, instant_types`);
      if (!saved) throw new Error('the settings were not stored');
      await discardUnwanted(tx, accountId);
      return saved;
    },

    async turnOff(tx: Transaction, accountId: string, subscription: Subscription): Promise<void> {
      await tx.execute(
        subscription === 'digest'
          ? sql`update signal_mail_settings set digest = 'off' where account_id = ${accountId}`
          : sql`update signal_mail_settings set instant_severities = '{}', instant_types = '{}' where account_id = ${accountId}`,
      );
      await discardUnwanted(tx, accountId);
    },
  };
}

/** Signals that wait for a mail, and whether they were sent. */
function waitingItemsStore(db: Database) {
  return {
    /** Stores new signals for the accounts that want a mail about them at once. */
    async fanOut(tx: Transaction, signalIds: readonly string[]): Promise<void> {
      await tx.execute(sql`
        insert into signal_mail_items (account_id, signal_id)
        select settings.account_id, signal.id
        from signals signal
        join watched_companies watched on watched.company_number = signal.company_number
        join signal_mail_settings settings on settings.account_id = watched.account_id
          and (signal.severity = any(settings.instant_severities) or signal.signal_type = any(settings.instant_types))
        where signal.id = any(${signalIds}::text[])
        on conflict do nothing`);
    },

    async listWaitingAccounts(limit: number): Promise<string[]> {
      const rows = await db.query<{ account_id: string }>(sql`
        select distinct account_id from signal_mail_items where mail_id is null order by account_id limit ${limit}`);
      return rows.map((row) => row.account_id);
    },

    /**
     * Which of these signals are in a mail, or in the period of one. Locks the others, so that no mail takes
     * them.
     */
    async findSent(tx: Transaction, signalIds: readonly string[]): Promise<string[]> {
      const items = await tx.query<{ signal_id: string; mail_id: number | null }>(sql`
        select signal_id, mail_id from signal_mail_items where signal_id = any(${signalIds}::text[])
        order by account_id, signal_id for update`);
      const inDigest = await tx.query<{ id: string }>(sql`
        select signal.id from signals signal where signal.id = any(${signalIds}::text[]) and exists (
          select 1 from watched_companies watched join signal_mails mail on mail.account_id = watched.account_id
          where watched.company_number = signal.company_number
            and mail.from_at <= signal.detected_at and signal.detected_at < mail.to_at)`);
      const sent = items.filter(({ mail_id }) => mail_id !== null).map(({ signal_id }) => signal_id);
      return [...new Set([...sent, ...inDigest.map(({ id }) => id)])];
    },

    async discard(tx: Transaction, signalIds: readonly string[]): Promise<void> {
      await tx.execute(sql`delete from signal_mail_items where signal_id = any(${signalIds}::text[])`);
    },
  };
}

/** Mails and their signals. */
function mailStore(db: Database) {
  return {
    /** Creates one mail for all waiting signals of an account; undefined if another process does so. */
    async createInstantMail(tx: Transaction, accountId: string, at: Date): Promise<number | undefined> {
      const waiting = await tx.query<{ signal_id: string }>(sql`
        select signal_id from signal_mail_items where account_id = ${accountId} and mail_id is null
        order by signal_id limit ${ITEMS_AT_ONCE} for update skip locked`);
      if (waiting.length === 0) return undefined;
      const mail = await tx.first<{ id: number }>(sql`
        insert into signal_mails (account_id, kind, created_at) values (${accountId}, 'instant', ${at}) returning id`);
      await tx.execute(sql`
        update signal_mail_items set mail_id = ${mail?.id} where account_id = ${accountId}
          and signal_id = any(${waiting.map((row) => row.signal_id)}::text[])`);
      return mail?.id;
    },

    /** Creates missing digests of a period, one batch per call. Empty once all exist. */
    async createDigests(
      tx: Transaction,
      digest: Digest,
      { period, at }: { period: Period; at: Date },
    ): Promise<number[]> {
      const rows = await tx.query<{ id: number }>(sql`
        insert into signal_mails (account_id, kind, period_start, from_at, to_at, created_at)
        select settings.account_id, ${digest}, ${period.start}::date, ${period.from}::timestamptz,
          ${period.to}::timestamptz, ${at}::timestamptz
        from signal_mail_settings settings
        where settings.digest = ${digest} and settings.digest_since < ${period.to} and not exists (
          select 1 from signal_mails mail where mail.account_id = settings.account_id and mail.kind = ${digest}
            and mail.period_start = ${period.start}::date)
        order by settings.account_id limit ${DIGESTS_AT_ONCE}
        on conflict on constraint signal_mails_one_per_period do nothing
        returning id`);
      return rows.map(({ id }) => id);
    },

    findMail: (id: number) =>
      db.first<StoredMail>(sql`
        select id, account_id, kind, period_start, from_at, to_at, created_at, done_at
        from signal_mails where id = ${id}`),

    listInstant: (mailId: number, limit: number) =>
      listMostSevere(
        db,
        `select ${COLUMNS} from signal_mail_items item join signals signal on signal.id = item.signal_id
         where item.mail_id = $2`,
        [limit, mailId],
      ),

    /** Signals of the companies that the account currently watches. */
    listDetected: (accountId: string, { from, to }: { from: Date; to: Date }, limit: number) =>
      listMostSevere(
        db,
        `select ${COLUMNS} from watched_companies watched
         join signals signal on signal.company_number = watched.company_number
         where watched.account_id = $2 and signal.detected_at >= $3 and signal.detected_at < $4`,
        [limit, accountId, from, to],
      ),

    async markDone(id: number, { at, signals }: { at: Date; signals: number }): Promise<void> {
      await db.execute(sql`update signal_mails set done_at = ${at}, signals = ${signals} where id = ${id}`);
    },

    async purge(before: Date): Promise<void> {
      await db.execute(sql`delete from signal_mails where created_at < ${before}`);
    },
  };
}

/** `text` selects signals; `$1` is the maximum number to list. */
async function listMostSevere(db: Database, text: string, values: unknown[]): Promise<MailSignals> {
  const rows = await db.query<StoredSignal & { total: number }>({
    text: `select *, count(*) over () as total from (${text}) found order by ${MOST_SEVERE_FIRST} limit $1`,
    values,
  });
  return { signals: rows, total: rows[0]?.total ?? 0 };
}

/** Deletes the signals that wait for a mail that is no longer wanted. */
async function discardUnwanted(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`
    delete from signal_mail_items item using signals signal, signal_mail_settings settings
    where item.account_id = ${accountId} and item.mail_id is null and signal.id = item.signal_id
      and settings.account_id = item.account_id and signal.severity <> all(settings.instant_severities)
      and signal.signal_type <> all(settings.instant_types)`);
}
