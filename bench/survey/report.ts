import { cpus, loadavg } from 'node:os';
import type { Accounts } from './check-accounts.ts';

/** The survey at one moment. */
export interface Sample {
  seconds: number;
  done: number;
  /** The figures of the worker that runs then. */
  megabytes: number;
  cpuSeconds: number;
}

export interface SurveyFigures {
  sites: number;
  rows: number;
  workers: string;
  loadMs: number;
  samples: readonly Sample[];
  events: readonly string[];
  accounts: Accounts;
  /** Websites that were read more than once. */
  repeated: number;
  /** How long results took that a customer asked for, in milliseconds. */
  during: readonly number[];
  alone: readonly number[];
}

const WRONG_SHOWN = 10;

const number = (value: number) => value.toLocaleString('en-GB');

export function renderSurvey(figures: SurveyFigures): string {
  const { sites, rows, workers, loadMs, samples, events, accounts, repeated, during, alone } = figures;
  const seconds = samples.at(-1)?.seconds ?? 0;
  return `# The survey

Measured by \`npm run bench:survey -- --sites ${sites} --rows ${rows}\` on ${cpus().length} cores: one \`work\` process (\`WORKERS=${workers}\`), one \`serve\` process, the
embedded PostgreSQL, a register of ${number(rows)} companies, and ${number(sites)} websites with three pages each, served by a process on the same
machine, without a crawl delay. Load of the machine at the end (1, 5 and 15 minutes): ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}.

| | |
|---|---|
| domains of the list / with an outcome | ${number(sites)} / **${number(sites - accounts.missing)}** |
| outcomes | ${Object.entries(accounts.outcomes)
    .map(([outcome, domains]) => `${outcome} ${number(domains)}`)
    .join(', ')} |
| domains whose outcome is not that of their website | ${accounts.wrong.length} |
| domains by their number of results | ${accounts.results.map(({ times, domains }) => `${times}: ${number(domains)}`).join(', ')} |
| matches with / without their link | ${number(accounts.links.found)} / ${accounts.links.missing} |
| websites that were read twice, because a process or the database died | ${number(repeated)} |
| loading the list, once and again | ${(loadMs / 1_000).toFixed(1)} s each, with the start of the command |
| the survey | ${Math.round(seconds)} s, **${(sites / seconds).toFixed(1)} sites a second** with all interruptions |
| sites a second, by tenths of the time | ${byTenths(samples)} |
| memory of the worker at the same times | ${memoryByTenths(samples)} |
| a customer's new website, median / p95: during the survey | ${percentiles(during)} |
| the same afterwards, alone | ${percentiles(alone)} |

What happened on the way:

${events.map((event) => `- ${event}`).join('\n')}
${accounts.wrong
  .slice(0, WRONG_SHOWN)
  .map(({ domain, outcome, expected }) => `\n- ${domain}: ${outcome} instead of ${expected}`)
  .join('')}
`;
}

/** The sample at a share of the time. */
function at(samples: readonly Sample[], share: number): Sample | undefined {
  const until = (samples.at(-1)?.seconds ?? 0) * share;
  return samples.findLast(({ seconds }) => seconds <= until) ?? samples[0];
}

const TENTHS = Array.from({ length: 10 }, (_, index) => (index + 1) / 10);

function byTenths(samples: readonly Sample[]): string {
  return TENTHS.map((share) => {
    const [from, to] = [at(samples, share - 0.1), at(samples, share)];
    const seconds = (to?.seconds ?? 0) - (from?.seconds ?? 0);
    return seconds > 0 ? (((to?.done ?? 0) - (from?.done ?? 0)) / seconds).toFixed(0) : '–';
  }).join(', ');
}

function memoryByTenths(samples: readonly Sample[]): string {
  return `${TENTHS.map((share) => Math.round(at(samples, share)?.megabytes ?? 0)).join(', ')} MB`;
}

function percentiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const of = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return sorted.length === 0 ? '–' : `${Math.round(of(0.5))} ms / ${Math.round(of(0.95))} ms`;
}
