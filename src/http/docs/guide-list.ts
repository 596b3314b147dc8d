/** One page of the documentation. */
export interface Guide {
  /** In its address. */
  name: string;
  title: string;
  /** Under docs/. */
  file: string;
  /** A summary of what a reader finds there, in a few words. */
  about: string;
}

interface GuideGroup {
  title: string;
  guides: readonly Guide[];
}

function guide(name: string, title: string, about: string, file = `guides/${name}.md`): Guide {
  return { name, title, about, file };
}

/** The guides by what a reader wants to do, in reading order: the next page is the next line. */
export const GUIDE_GROUPS: readonly GuideGroup[] = [
  {
    title: 'Start here',
    guides: [
      guide(
        'first-resolution',
        'First resolution',
        'ask who is behind a domain, in the browser, a terminal or by HTTP',
      ),
      guide(
        'five-minutes-by-api',
        'Five minutes by API',
        'from the key to a signed receipt with seven calls',
      ),
      guide('concepts', 'Concepts', 'the words that answers use, and how they hang together'),
      guide('compare', 'Compare', 'when Companies House or a paid portal serves you better'),
    ],
  },
  {
    title: 'Resolve and prove',
    guides: [
      guide('reading-evidence', 'Reading evidence', 'what an answer rests on, and how sure it is'),
      guide('reviews', 'Reviews', 'decide what is in doubt; your decision stays'),
      guide('receipts', 'Receipts', 'signed results that anybody can verify offline'),
      guide('trading-disclosures', 'Trading disclosures', 'whether a website states what the law requires'),
      guide('bulk', 'Many at once', 'files of domains or companies, answered row by row'),
      guide('spreadsheets', 'Spreadsheets', 'formulas for Google Sheets and Excel'),
      guide('quality', 'Quality', 'how often answers are right, measured and published', 'quality.md'),
      guide(
        'reliability',
        'Reliability',
        'what survives which failure, and how it is tested',
        'reliability.md',
      ),
    ],
  },
  {
    title: 'Companies',
    guides: [
      guide('lists', 'Lists of companies', 'search by kind, town, size and website; save and export'),
      guide('groups', 'Groups', 'who owns a company, and what it owns'),
      guide('financials', 'Figures from accounts', 'turnover, assets and employees by period'),
      guide('company-history', 'History of a company', 'what happened in the last two years'),
      guide(
        'identity-verification',
        'Identity verification',
        'who has verified their identity, and who is late',
      ),
      guide('sources', 'Other public registers', 'charities, LEIs, schools, care homes and more'),
    ],
  },
  {
    title: 'Watch',
    guides: [
      guide(
        'watching-companies',
        'Watching companies',
        'signals of every change, as a feed, by mail or as CSV',
      ),
      guide('watching-websites', 'Watching websites', 'what changes on the websites of watched companies'),
      guide('webhooks', 'Webhooks', 'signals sent to your address, signed and repeated'),
      guide('signal-types', 'Signal types', 'every kind of change, with its severity', 'signal-types.md'),
    ],
  },
  {
    title: 'Programs and agents',
    guides: [
      guide('calling-the-api', 'Calling the API', 'clients, keys, waiting, and repeating a call'),
      guide('limits', 'Limits', 'how much, how often, how large'),
      guide('errors', 'Errors', 'each code, and what to do about it', 'errors.md'),
      guide('commands', 'Commands', 'every command of the terminal, with an example', 'commands.md'),
      guide('api-changes', 'Changes of the API', 'what may change, and what is announced before'),
      guide('mcp', 'Agents (MCP)', 'the same answers as tools for agents'),
    ],
  },
  {
    title: 'Your account',
    guides: [
      guide('teams', 'Teams, keys and history', 'members, roles, named keys, what every call cost'),
      guide('account-security', 'Signing in safely', 'authenticator apps, passkeys and recovery codes'),
    ],
  },
  {
    title: 'Run it yourself',
    guides: [
      guide('self-hosting', 'Self-hosting', 'from a machine to a service', 'self-hosting.md'),
      guide('importing-the-register', 'Importing the register', 'the snapshots of Companies House'),
      guide('survey', 'Surveys', 'resolve millions of domains in the background'),
      guide('open-index', 'An open index of links', 'every link as a file for anybody'),
      guide('backups', 'Backups', 'back up, restore, archive'),
      guide('scaling-out', 'Scaling out', 'more processes on one database'),
      guide('scaling', 'What to run at which size', 'machines, disks and what grows', 'scaling.md'),
      guide('settings', 'Settings', 'every environment variable', 'settings.md'),
    ],
  },
];

export const GUIDES: readonly Guide[] = GUIDE_GROUPS.flatMap(({ guides }) => guides);

/** The pages before and after a guide; none at the ends. */
export function neighboursOf(name: string): { previous: Guide | undefined; next: Guide | undefined } {
  const index = GUIDES.findIndex((one) => one.name === name);
  return { previous: GUIDES[index - 1], next: GUIDES[index + 1] };
}
