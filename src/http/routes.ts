import { accountDataRoutes } from '../modules/account-data/account-data.routes.ts';
import type { AccountData } from '../modules/account-data/index.ts';
import { accountRoutes } from '../modules/accounts/accounts.routes.ts';
import type { Accounts } from '../modules/accounts/index.ts';
import { keyRoutes } from '../modules/accounts/keys/keys.routes.ts';
import { secondFactorRoutes } from '../modules/accounts/second-factor/second-factor.routes.ts';
import { sessionRoutes } from '../modules/accounts/sessions/sessions.routes.ts';
import { teamRoutes } from '../modules/accounts/team/team.routes.ts';
import { auditRoutes } from '../modules/audit/audit.routes.ts';
import type { Audit } from '../modules/audit/index.ts';
import { bulkRoutes } from '../modules/bulk/bulk.routes.ts';
import type { Bulk } from '../modules/bulk/index.ts';
import { creditRoutes } from '../modules/credits/credits.routes.ts';
import type { Credits } from '../modules/credits/index.ts';
import { financialsRoutes } from '../modules/financials/financials.routes.ts';
import type { Financials } from '../modules/financials/index.ts';
import { groupRoutes } from '../modules/groups/groups.routes.ts';
import type { Groups } from '../modules/groups/index.ts';
import { historyRoutes } from '../modules/history/history.routes.ts';
import type { History } from '../modules/history/index.ts';
import type { Idempotency } from '../modules/idempotency/index.ts';
import type { LinkHistory } from '../modules/link-history/index.ts';
import { linkHistoryRoutes } from '../modules/link-history/link-history.routes.ts';
import { connectedAppRoutes } from '../modules/oauth/connected-apps.routes.ts';
import type { Oauth } from '../modules/oauth/index.ts';
import { oauthRoutes } from '../modules/oauth/oauth.routes.ts';
import type { Receipts } from '../modules/receipts/index.ts';
import { receiptRoutes } from '../modules/receipts/receipts.routes.ts';
import { type PrintPdf, reportRoutes } from '../modules/receipts/report/report.routes.ts';
import { identityRoutes } from '../modules/register/identity/identity.routes.ts';
import type { LiveSource, Registration, Search } from '../modules/register/index.ts';
import { liveListRoutes } from '../modules/register/live-lists/live-lists.routes.ts';
import {
  companyProfileRoutes,
  registerSearchRoutes,
  suggestRoutes,
} from '../modules/register/register.routes.ts';
import type { Resolution } from '../modules/resolution/index.ts';
import { resolutionRoutes } from '../modules/resolution/resolution.routes.ts';
import type { Reviews } from '../modules/reviews/index.ts';
import { reviewRoutes } from '../modules/reviews/reviews.routes.ts';
import type { SavedSearches } from '../modules/saved-searches/index.ts';
import { savedSearchRoutes } from '../modules/saved-searches/saved-searches.routes.ts';
import type { SignalMail } from '../modules/signal-mail/index.ts';
import { signalMailRoutes } from '../modules/signal-mail/signal-mail.routes.ts';
import type { CompanySignals, Signals } from '../modules/signals/index.ts';
import { signalRoutes } from '../modules/signals/signals.routes.ts';
import type { Watchlist } from '../modules/watchlist/index.ts';
import { watchlistRoutes } from '../modules/watchlist/watchlist.routes.ts';
import type { Webhooks } from '../modules/webhooks/index.ts';
import { webhookRoutes } from '../modules/webhooks/webhooks.routes.ts';
import type { WebsiteSearch } from '../modules/website/index.ts';
import { websiteRoutes } from '../modules/website/website.routes.ts';
import type { AppInstance } from '../platform/http/index.ts';
import type { Database } from '../platform/postgres/index.ts';
import type { Clock } from '../shared/clock.ts';
import { addAuthentication } from './authenticate.ts';
import { addCallLimit, type CallLimit } from './call-limit.ts';
import { consoleSessionRoutes } from './console/console-session.routes.ts';
import { addCsvAnswers } from './csv-answers.ts';
import { addIdempotentCalls } from './idempotent-calls.ts';
import { recordExports } from './request-hooks.ts';

export interface RoutedModules {
  db: Database;
  credits: Credits;
  accounts: Accounts;
  accountData: AccountData;
  audit: Audit;
  search: Search;
  savedSearches: SavedSearches;
  live: LiveSource;
  listRegistrations: (companyNumber: string) => Promise<Registration[]>;
  receipts: Receipts;
  /** Undefined where no browser is installed. */
  printPdf: PrintPdf | undefined;
  groups: Groups;
  financials: Financials;
  history: History;
  idempotency: Idempotency;
  resolution: Resolution;
  websites: WebsiteSearch;
  linkHistory: LinkHistory;
  bulk: Bulk;
  reviews: Reviews;
  baseUrl: string;
  callLimit: CallLimit;
  signalMail: SignalMail;
  signals: Signals;
  companySignals: CompanySignals;
  watchlist: Watchlist;
  webhooks: Webhooks;
  oauth: Oauth;
  clock: Clock;
  /** The site is served over https. */
  secure: boolean;
}

/** The routes of every module, one line each. What is not listed here is not served. */
export async function registerRoutes(app: AppInstance, modules: RoutedModules): Promise<void> {
  const { accounts } = modules;
  const { findApiCaller } = modules.oauth;
  addAuthentication(app, { ...accounts, findApiCaller });
  addCallLimit(app, modules.callLimit);
  addIdempotentCalls(app, modules.idempotency);
  addCsvAnswers(app);
  recordExports(app, modules.audit);
  consoleSessionRoutes(app, modules);
  accountRoutes(app, accounts);
  sessionRoutes(app, accounts);
  secondFactorRoutes(app, accounts);
  accountDataRoutes(app, modules.accountData);
  keyRoutes(app, accounts);
  teamRoutes(app, accounts);
  auditRoutes(app, modules.audit);
  creditRoutes(app, modules);
  historyRoutes(app, modules.history);
  registerSearchRoutes(app, modules.search);
  suggestRoutes(app, modules.search);
  savedSearchRoutes(app, modules.savedSearches);
  companyProfileRoutes(app, modules);
  liveListRoutes(app, modules.live);
  groupRoutes(app, modules.groups);
  financialsRoutes(app, modules.financials);
  identityRoutes(app, modules);
  resolutionRoutes(app, modules.resolution);
  receiptRoutes(app, modules);
  reportRoutes(app, modules);
  websiteRoutes(app, modules.websites);
  linkHistoryRoutes(app, modules.linkHistory);
  bulkRoutes(app, modules);
  reviewRoutes(app, modules.reviews);
  watchlistRoutes(app, modules);
  signalRoutes(app, modules);
  signalMailRoutes(app, modules);
  webhookRoutes(app, modules.webhooks);
  connectedAppRoutes(app, modules.oauth);
  await oauthRoutes(app, modules.oauth);
}
