import { accountTools } from '../modules/accounts/accounts.tools.ts';
import type { AccountProfile, Accounts } from '../modules/accounts/index.ts';
import { financialsTools } from '../modules/financials/financials.tools.ts';
import type { Financials } from '../modules/financials/index.ts';
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
import {
  domainResource,
  resolutionResource,
  resolutionTools,
} from '../modules/resolution/resolution.tools.ts';
import type { Reviews } from '../modules/reviews/index.ts';
import { reviewTools } from '../modules/reviews/reviews.tools.ts';
import type { CompanySignals, Signals } from '../modules/signals/index.ts';
import { signalTools } from '../modules/signals/signals.tools.ts';
import type { Watchlist } from '../modules/watchlist/index.ts';
import { listWatchedLinks, watchlistTools } from '../modules/watchlist/watchlist.tools.ts';
import type { WebsiteSearch } from '../modules/website/index.ts';
import { websiteTools } from '../modules/website/website.tools.ts';
import type { Prompt, Resource, Tool } from '../platform/mcp.ts';
import type { Clock } from '../shared/clock.ts';

interface CapabilityModules {
  accounts: Accounts;
  search: Search;
  live: LiveSource;
  listRegistrations: Parameters<typeof registerTools>[0]['listRegistrations'];
  receipts: Receipts;
  groups: Groups;
  financials: Financials;
  history: History;
  resolution: Resolution;
  reviews: Reviews;
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
      ...financialsTools(modules.financials),
      ...reviewTools(modules.reviews),
      ...identityTools(modules),
      ...signalTools(modules),
      ...watchlistTools({ watchlist, accounts }),
      ...historyTools(modules.history),
      ...accountTools(accounts),
    ],
    resources: [
      { ...companyResource(modules), list: (account) => listWatchedLinks(watchlist, account.id) },
      resolutionResource(resolution),
      domainResource(resolution),
      receiptResource(modules.receipts),
    ],
    prompts: PROMPTS,
  };
}

const PROMPTS: Prompt[] = [
  {
    name: 'due_diligence',
    title: 'Due diligence on a domain',
    description: 'Who is behind a website, and is there anything to worry about before dealing with them?',
    arguments: [
      { name: 'domain', description: 'A domain, a URL or an e-mail address.', required: true },
      {
        name: 'purpose',
        description: 'What you are about to do with them, such as "pay an invoice".',
        required: false,
      },
    ],
    write: ({ domain, purpose }) =>
      [
        `Do due diligence on the business behind ${domain}${purpose ? `, because I am about to: ${purpose}` : ''}.`,
        '',
        `1. Call resolve_domain for ${domain}. If it answers with a job, call get_job until it has ended. A match costs one credit.`,
        '2. If it is needs_review, compare the candidates with what the site says, and tell me which fact would settle it. Do not guess.',
        '3. With a company, call get_company and list_company_signals for its number.',
        '4. Report in this order: who it is and how sure that is, with the quoted evidence and its page; whether the company is active; overdue accounts or confirmation statements; insolvency; charges; directors who left lately; its age; other companies that the site names.',
        '5. End with one line: no concerns, concerns, or stop, and why. Say what you could not find out.',
      ].join('\n'),
  },
  {
    name: 'screen_list',
    title: 'Screen a list of websites',
    description: 'Which companies are behind a list of websites, and which of them need a closer look?',
    arguments: [
      {
        name: 'domains',
        description: 'Domains or URLs, with commas or line breaks between them.',
        required: true,
      },
      {
        name: 'criteria',
        description: 'What to look for, such as "no dissolved companies, none with overdue accounts".',
        required: false,
      },
    ],
    write: ({ domains, criteria }) =>
      [
        `Screen these websites${criteria ? ` for: ${criteria}` : ''}.`,
        '',
        String(domains),
        '',
        '1. Call get_account. A match costs one credit: if the list is longer than the credits that are left, tell me and wait.',
        '2. Call resolve_domain for each, once. Skip duplicates. If one answers with a job, go on with the next and call get_job at the end.',
        '3. For each match, call get_company, and look at its status, overdue accounts and confirmation statements, insolvency, charges and age.',
        '4. Answer with one table: website, company with its number, status, how sure the match is, findings. Put those with findings first.',
        '5. List apart the websites that are needs_review, no_match, non_uk_entity or could not be read, each with the reason. Do not guess; offer decide_review for those that I can settle.',
      ].join('\n'),
  },
  {
    name: 'watchlist_changes',
    title: 'What changed on my watchlist?',
    description: 'The changes of the companies you watch, the serious ones first.',
    arguments: [
      {
        name: 'since',
        description: 'Start of the period, as YYYY-MM-DD; defaults to a week ago.',
        required: false,
      },
    ],
    write: ({ since }) =>
      [
        `What changed at the companies that I watch since ${since ?? 'a week ago'}?`,
        '',
        '1. Call list_signals, page after page, until the signals are older than that day.',
        '2. Group them by company. Put critical and warning signals first, and say for each in one sentence what it means for somebody who deals with the company.',
        '3. Name in one line the companies with nothing but routine filings. Call list_watchlist to find those without any change.',
        '4. If a change needs a decision from me, end with it.',
      ].join('\n'),
  },
];
