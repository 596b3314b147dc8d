/**
 * E-mail alerts about signals: at once for chosen severities and types, and a digest per day or week, which
 * also lists new matches of watched searches. Off until an account turns them on.
 *
 * A mail is stored as a row before it is sent, and unique keys allow one mail per signal or period of an
 * account. `signals` calls `fanOut` in the transaction that stores new signals; jobs do the rest. If a job
 * dies after it sent a mail and before it marked it as sent, the mail is sent again.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deriveKey } from '../../shared/secret-box.ts';
import type { AccountMails } from '../accounts/index.ts';
import type { Actor, Audit } from '../audit/index.ts';
import {
  type ListMatches,
  purgeMails,
  queueDigests,
  queueInstantMails,
  type SendDeps,
  sendSignalMail,
} from './send-mails.ts';
import { createSignalMailStore, type GivenSettings, type MailSettings } from './signal-mail.store.ts';
import { readToken, type Unsubscription, writeToken } from './unsubscribe.ts';

interface SignalMailOptions {
  db: Database;
  clock: Clock;
  mails: Pick<AccountMails, 'sendNotice' | 'listOwnerEmails'>;
  audit: Pick<Audit, 'record'>;
  appSecret: string;
  siteUrl: string;
  listMatches: ListMatches;
}

export type SignalMail = ReturnType<typeof createSignalMail>;

export function createSignalMail(options: SignalMailOptions) {
  const { db, mails, audit, clock, siteUrl, listMatches } = options;
  const store = createSignalMailStore(db);
  const key = deriveKey(options.appSecret, 'unsubscribe');
  const deps: SendDeps = {
    db,
    store,
    clock,
    mails,
    siteUrl,
    listMatches,
    unsubscribeUrl: (unsubscription) => `${siteUrl}/unsubscribe?token=${writeToken(key, unsubscription)}`,
  };
  return {
    findSettings: (accountId: string) => store.findSettings(accountId),
    saveSettings: (by: Actor, given: GivenSettings): Promise<MailSettings> =>
      db.transaction(async (tx) => {
        const settings = await store.saveSettings(tx, by.accountId, { ...given, at: clock.now() });
        await audit.record(tx, by.accountId, { ...by, kind: 'alerts_changed', detail: { ...settings } });
        return settings;
      }),
    /** The e-mail addresses that receive the mails. */
    listRecipients: (accountId: string) => mails.listOwnerEmails(accountId),
    /** The subscription that the link of a mail turns off; undefined if the token is not valid. */
    readToken: (token: string) => readToken(key, token),
    unsubscribe: ({ accountId, subscription }: Unsubscription) =>
      db.transaction(async (tx) => {
        await store.turnOff(tx, accountId, subscription);
        const detail =
          subscription === 'digest' ? { digest: 'off' } : { instant_severities: [], instant_types: [] };
        await audit.record(tx, accountId, { kind: 'alerts_changed', actor: 'Link in a mail', detail });
      }),
    /** Called in the transaction that stores new signals. */
    fanOut: store.fanOut,
    /** For withdrawn signals: finds those that were sent, and discards the others. */
    outlet: { findSent: store.findSent, discard: store.discard },
    queueInstantMails: (signal: AbortSignal) => queueInstantMails(deps, signal),
    queueDigests: (signal: AbortSignal) => queueDigests(deps, signal),
    send: (mailId: number) => sendSignalMail(deps, mailId),
    purge: () => purgeMails(deps),
  };
}
