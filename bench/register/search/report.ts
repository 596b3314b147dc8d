import { cpus } from 'node:os';
import type { SizeFigures } from './figures.ts';
import { type Latency, ms } from './measure.ts';
import { KINDS, type QueryKind } from './queries.ts';

const TARGETS: Partial<Record<QueryKind, string>> = {
  exact: '0.5 / 3 ms; 99.5 / 100%',
  'exact, & for and': '99.5 / 100%',
  joined: '0.5 / 3 ms; 99.5 / 100%',
  prefix: '0.5 / 3 ms',
  'one typing error': '4 / 80 ms; 96 / 99%',
  'joined, one typing error': '95 / 98%',
  reordered: '– / 80 ms; 98 / 99.5%',
  'two typing errors': '85 / 92%',
  'last word missing': '– / 70%',
};
const LIST_TARGETS: Record<string, string> = {
  'two common words': '– / 30 ms',
  'two common words and outward code': '– / 60 ms',
  'filters, page 1': '– / 10 ms',
  'filters, page 50': '– / 10 ms',
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const pair = (latency: Latency | undefined) => (latency ? `${ms(latency.p50)} / ${ms(latency.p99)}` : '–');

export function renderReport(measured: SizeFigures[]): string {
  const figures = [...measured].sort((a, b) => a.rows - b.rows);
  const largest = figures.reduce((a, b) => (b.rows > a.rows ? b : a));
  const sizes = figures.map(({ rows }) => rows.toLocaleString('en-GB'));
  const header = (first: string, rest: string[]) =>
    `| ${[first, ...rest].join(' | ')} |\n|${'---|'.repeat(rest.length + 1)}`;
  const kinds = Object.keys(KINDS) as QueryKind[];
  const lists = Object.keys(largest.lists);
  return `# Register search

Written by \`npm run bench:search\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, embedded PostgreSQL with its usual settings, one
client, each query asked once before (warm; no answer is kept), times in milliseconds as p50 / p99 from the call to the ranked page (driver and ranking included). 2,000
names a kind, from rows that nothing was tuned on; typing errors at any letter, the first included. Equal names count as found.
Load of the machine (1, 5 and 15 minutes; 1 to 2 are ours, the rest is others' work on the same two cores): ${loads(figures)}.

## ${largest.rows.toLocaleString('en-GB')} companies

${header('typed', ['p50 / p99 ms', 'found first', 'in the first ten', 'wanted'])}
${kinds.map((kind) => row(kind, largest, TARGETS[kind])).join('\n')}

${header('lists', ['p50 / p99 ms', 'wanted'])}
${lists.map((list) => `| ${list} | ${pair(largest.lists[list])} | ${LIST_TARGETS[list] ?? ''} |`).join('\n')}

Filters of lists, over companies of which seven in ten have figures and one in twenty a website; the first page with its total. Wanted
for all: 5 / 40 ms; for suggestions while a name is typed, with eight clients: 1 / 5 ms.

${header('filters, first page', ['p50 / p99 ms'])}
${Object.entries(largest.filters)
  .map(([kind, latency]) => `| ${kind} | ${pair(latency)} |`)
  .join('\n')}

${header('suggestions', ['p50 / p99 ms'])}
| one client | ${pair(largest.suggest.alone)} |
| eight clients that pause 100 ms between letters | ${pair(largest.suggest.typing)} |
| eight clients without a pause | ${pair(largest.suggest.together)} |

${header('8 clients at once', ['a second', 'wanted'])}
| exact | ${Math.round(largest.throughput.exact)} | 5,000 |
| one typing error | ${Math.round(largest.throughput.typingError)} | 250 |
${largest.service ? service(largest.service) : ''}${rivals(largest)}
## By size

${header('p50 / p99 ms', sizes)}
${kinds.map((kind) => `| ${kind} | ${figures.map((size) => pair(size.names[kind])).join(' | ')} |`).join('\n')}
${lists.map((list) => `| ${list} | ${figures.map((size) => pair(size.lists[list])).join(' | ')} |`).join('\n')}
${Object.keys(largest.filters)
  .map((kind) => `| ${kind} | ${figures.map((size) => pair(size.filters[kind])).join(' | ')} |`)
  .join('\n')}
| suggestions, eight clients that type | ${figures.map((size) => pair(size.suggest.typing)).join(' | ')} |

${header('8 clients, a second', sizes)}
| exact | ${figures.map((size) => Math.round(size.throughput.exact)).join(' | ')} |
| one typing error | ${figures.map((size) => Math.round(size.throughput.typingError)).join(' | ')} |

![p50 by size](register-search.svg)

${header('found first / in ten', sizes)}
${kinds.map((kind) => `| ${kind} | ${figures.map((size) => recall(size, kind)).join(' | ')} |`).join('\n')}
`;
}

function loads(figures: SizeFigures[]): string {
  return figures
    .map(
      ({ rows, load }) => `${rows.toLocaleString('en-GB')}: ${load.map((one) => one.toFixed(1)).join(' / ')}`,
    )
    .join('; ');
}

function row(kind: QueryKind, { names }: SizeFigures, target: string | undefined): string {
  const found = names[kind];
  return `| ${kind} | ${pair(found)} | ${percent(found?.first ?? 0)} | ${percent(found?.inTen ?? 0)} | ${target ?? ''} |`;
}

function recall({ names }: SizeFigures, kind: QueryKind): string {
  const found = names[kind];
  return found ? `${percent(found.first)} / ${percent(found.inTen)}` : '–';
}

function service(figures: Record<string, Latency>): string {
  const rows = Object.entries(figures).map(([kind, latency]) => `| ${kind} | ${pair(latency)} |`);
  return `
| through the API, with a key | p50 / p99 ms (wanted for exact, joined, prefix: 2 / 10) |
|---|---|
${rows.join('\n')}
`;
}

function rivals({ names, lists, trigrams, sqlite }: SizeFigures): string {
  if (!trigrams && !sqlite) return '';
  const typo = names['one typing error'];
  const fts = sqlite === 'skipped' ? undefined : sqlite;
  return `
| others, same rows and names | p50 / p99 ms | found first / in ten | Domesday |
|---|---|---|---|
| pg_trgm, GIN, \`%\` 0.3, one typing error (50) | ${pair(trigrams?.latency)} | ${percent(trigrams?.first ?? 0)} / ${percent(trigrams?.inTen ?? 0)} | ${pair(typo)} |
| SQLite FTS5, whole name${sqlite === 'skipped' ? ' (skipped)' : ''} | ${pair(fts?.exact)} | | ${pair(names.exact)} |
| SQLite FTS5, beginning of a name | ${pair(fts?.prefix)} | | ${pair(names.prefix)} |
| SQLite FTS5 bm25, two common words | ${pair(fts?.words)} | | ${pair(lists['two common words'])} |
`;
}
