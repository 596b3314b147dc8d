import { listMatchesOfPeriod } from '../modules/saved-searches/index.ts';
import { createSignalMail } from '../modules/signal-mail/index.ts';
import { combineOutlets, createSignals } from '../modules/signals/index.ts';
import { createWebhooks } from '../modules/webhooks/index.ts';
import type { AccountModules } from './accounts.ts';
import type { Platform } from './platform.ts';

export type SignalOutlets = ReturnType<typeof createSignalOutlets>;

/** Where changes of companies go: the feed, webhooks and mail. */
export function createSignalOutlets(platform: Platform, { accounts }: Pick<AccountModules, 'accounts'>) {
  const { config, appSecret, sandbox, db, audit, clock, ids, log, egress, userAgent } = platform;
  const { siteUrl } = config;

  const webhooks = createWebhooks({
    db,
    clock,
    ids,
    log,
    userAgent,
    mails: accounts.mails,
    audit,
    appSecret,
    siteUrl,
    egress: sandbox?.reachListeners(egress, userAgent) ?? egress,
  });
  const signalMail = createSignalMail({
    db,
    clock,
    mails: accounts.mails,
    audit,
    appSecret,
    siteUrl,
    listMatches: (accountId, period, limit) => listMatchesOfPeriod(db, accountId, period, limit),
  });
  const signals = createSignals({
    db,
    clock,
    ids,
    async onSignals(tx, signalIds) {
      await webhooks.fanOut(tx, signalIds);
      await signalMail.fanOut(tx, signalIds);
    },
    outlet: combineOutlets([webhooks.outlet, signalMail.outlet]),
  });

  return { webhooks, signalMail, signals };
}
