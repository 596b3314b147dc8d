import { accountTools } from '../modules/accounts/accounts.tools.ts';
import type { AccountProfile, Accounts } from '../modules/accounts/index.ts';
import { groupTools } from '../modules/groups/groups.tools.ts';
import type { Groups } from '../modules/groups/index.ts';
import { historyTools } from '../modules/history/history.tools.ts';
import type { History } from '../modules/history/index.ts';
import type { LinkHistory } from '../modules/link-history/index.ts';
import { linkHistoryTools } from '../modules/link-history/link-history.tools.ts';
import type { Receipts } from '../modules/receipts/index.ts';
import { receiptResource } from '../modules/receipts/receipts.tools.ts';
import { identityTools } from '../modules/register/identity/identity.tools.ts';
import type { LiveSource, Search } from '../modules/register/index.ts';
import { liveListTools } from '../modules/register/live-lists/live-lists.tools.ts';
import { companyResource, registerTools } from '../modules/register/register.tools.ts';
import type { Resolution } from '../modules/resolution/index.ts';
import { resolutionResource, resolutionTools } from '../modules/resolution/resolution.tools.ts';
import type { CompanySignals, Signals } from '../modules/signals/index.ts';
import { signalTools } from '../modules/signals/signals.tools.ts';
import type { Watchlist } from '../modules/watchlist/index.ts';
import { listWatchedLinks, watchlistTools } from '../modules/watchlist/watchlist.tools.ts';
import type { WebsiteSearch } from '../modules/website/index.ts';
import { websiteTools } from '../modules/website/website.tools.ts';
import type { Prompt, Resource, Tool } from '../platform/mcp.ts';
import type { Clock } from '../shared/clock.ts';
import { PROMPTS } from './prompts.ts';

export interface CapabilityModules {
  accounts: Accounts;
  search: Search;
  live: LiveSource;
  receipts: Receipts;
  groups: Groups;
  history: History;
  resolution: Resolution;
  websites: WebsiteSearch;
  linkHistory: LinkHistory;
  signals: Signals;
  companySignals: CompanySignals;
  watchlist: Watchlist;
  clock: Clock;
  /** How long a tool waits for a job before it answers with the job's id. */
  patienceMs?: number | undefined;
}

/** The tools, resources and prompts of the agent endpoint. */
export interface Capabilities {
  tools: Tool<AccountProfile>[];
  resources: Resource<AccountProfile>[];
  prompts: Prompt[];
}

/** Lists every module's tools explicitly: a tool that is not listed here is not offered. */
export function listCapabilities(modules: CapabilityModules): Capabilities {
  const { accounts, resolution, watchlist } = modules;
  return {
    tools: [
      ...resolutionTools(resolution, modules),
      ...websiteTools(modules, modules),
      ...linkHistoryTools(modules.linkHistory),
      ...registerTools(modules),
      ...liveListTools(modules.live),
      ...groupTools(modules.groups),
      ...identityTools(modules),
      ...signalTools(modules),
      ...watchlistTools({ watchlist, accounts }),
      ...historyTools(modules.history),
      ...accountTools(accounts),
    ],
    resources: [
      { ...companyResource(modules), list: (account) => listWatchedLinks(watchlist, account.id) },
      resolutionResource(resolution),
      receiptResource(modules.receipts),
    ],
    prompts: PROMPTS,
  };
}
