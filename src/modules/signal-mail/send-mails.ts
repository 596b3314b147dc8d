import { enqueueJob } from '../../platform/job-queue/index.ts';
import { MAIL_ATTEMPTS_MAX } from '../../platform/mailer.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import { addDays, type Clock, DAY_MS, ukDay } from '../../shared/clock.ts';
import type { AccountMails } from '../accounts/index.ts';
import { hideLockedLinks } from '../signals/index.ts';
import { composeMail, LISTED_MAX, type MailMatch } from './compose-mail.ts';
import { DIGESTS, duePeriods } from './digest-period.ts';
import type { MailSettings, SignalMailStore, StoredMail } from './signal-mail.store.ts';
import type { Unsubscription } from './unsubscribe.ts';

/** Companies that newly matched an account's watched searches in a period, up to a limit. */
export type ListMatches = (
  accountId: string,
  period: { from: Date; to: Date },
  limit: number,
) => Promise<MailMatch[]>;

export interface SendDeps {
  db: Database;
  store: SignalMailStore;
  clock: Clock;
  mails: Pick<AccountMails, 'sendNotice'>;
  siteUrl: string;
  listMatches: ListMatches;
  unsubscribeUrl: (unsubscription: Unsubscription) => string;
}

export const SEND_TASK = 'send_signal_mail';
const ACCOUNTS_AT_ONCE = 500;
const KEPT_MS = 90 * DAY_MS;

/** Queues a mail for every account with waiting signals. Returns how many. */
export async function queueInstantMails(
  { db, store, clock }: SendDeps,
  signal: AbortSignal,
): Promise<number> {
  let mails = 0;
  for (const accountId of await store.listWaitingAccounts(ACCOUNTS_AT_ONCE)) {
    if (signal.aborted) break;
    await db.transaction(async (tx) => {
      const mailId = await store.createInstantMail(tx, accountId, clock.now());
      if (mailId === undefined) return;
      await enqueueMail(tx, mailId);
      mails += 1;
    });
  }
  return mails;
}

/** Queues the digests that are due. Returns how many are new. */
export async function queueDigests(deps: SendDeps, signal: AbortSignal): Promise<number> {
  const { db, store, clock } = deps;
  const at = clock.now();
  const wanted = DIGESTS.flatMap((digest) => duePeriods(digest, at).map((period) => ({ digest, period })));
  let mails = 0;
  for (const { digest, period } of wanted) {
    for (let created = -1; created !== 0 && !signal.aborted; mails += created) {
      created = await db.transaction(async (tx) => {
        const ids = await store.createDigests(tx, digest, { period, at });
        for (const id of ids) await enqueueMail(tx, id);
        return ids.length;
      });
    }
  }
  return mails;
}

/**
 * Sends a mail, unless it was already sent, is no longer wanted, or would be empty. It is marked as sent
 * afterwards: a crash in between repeats this one mail, with the same Message-ID.
 */
export async function sendSignalMail(deps: SendDeps, mailId: number): Promise<void> {
  const { store, clock, siteUrl } = deps;
  const mail = await store.findMail(mailId);
  if (!mail || mail.done_at) return;
  const { signals, total } = await listSignals(deps, mail);
  const matches = await listMatches(deps, mail);
  const isWanted = total + matches.length > 0 && wants(await store.findSettings(mail.account_id), mail.kind);
  if (isWanted) {
    const notice = composeMail({
      kind: mail.kind,
      period: periodOf(mail),
      signals,
      total,
      matches,
      siteUrl,
      unsubscribeUrl: deps.unsubscribeUrl({
        accountId: mail.account_id,
        subscription: mail.kind === 'instant' ? 'instant' : 'digest',
      }),
    });
    await deps.mails.sendNotice(mail.account_id, notice, {
      id: `signals-${mail.id}-${mail.created_at.getTime()}`,
    });
  }
  await store.markDone(mailId, { at: clock.now(), signals: isWanted ? total : 0 });
}

export async function purgeMails({ store, clock }: Pick<SendDeps, 'store' | 'clock'>): Promise<void> {
  await store.purge(new Date(clock.now().getTime() - KEPT_MS));
}

function enqueueMail(tx: Transaction, mailId: number): Promise<void> {
  return enqueueJob(tx, { task: SEND_TASK, payload: { mail_id: mailId }, attemptsMax: MAIL_ATTEMPTS_MAX });
}

async function listSignals({ db, store }: Pick<SendDeps, 'db' | 'store'>, mail: StoredMail) {
  const { account_id: accountId, from_at: from, to_at: to } = mail;
  const { signals, total } = await (from && to
    ? store.listDetected(accountId, { from, to }, LISTED_MAX)
    : store.listInstant(mail.id, LISTED_MAX));
  const shown = signals.map((signal) => ({ accountId, signal }));
  return { signals: await hideLockedLinks(db, shown), total };
}

async function listMatches(
  deps: SendDeps,
  { account_id: accountId, from_at: from, to_at: to }: StoredMail,
): Promise<MailMatch[]> {
  return from && to ? deps.listMatches(accountId, { from, to }, LISTED_MAX) : [];
}

function wants(settings: MailSettings, kind: StoredMail['kind']): boolean {
  if (kind !== 'instant') return settings.digest === kind;
  return settings.instant_severities.length > 0 || settings.instant_types.length > 0;
}

function periodOf({ period_start: start, to_at: to }: StoredMail) {
  return start && to ? { start, end: addDays(ukDay(to), -1) } : undefined;
}
