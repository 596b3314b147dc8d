import { cpus, loadavg } from 'node:os';
import { renderFailures } from '../labelled/report.ts';
import { judge, rates, tally } from '../labelled/scoring.ts';
import type { KnownResultFigures } from './known-result.ts';
import type { Throughput } from './throughput.ts';

export interface SpeedFigures {
  rows: number;
  throughput: Throughput;
  known: KnownResultFigures;
  /** The output of the extraction bench. */
  extraction: string;
}

const WRONG_SHOWN = 20;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

export function renderSpeed({ rows, throughput, known, extraction }: SpeedFigures): string {
  const { sites, seconds, failed, pages, answered } = throughput;
  const judged = answered.map((one) => ({ ...one, judgement: judge(one.site.expected, one.answer) }));
  const { pass = 0, precision = 1, coverage = 0 } = rates(tally(judged.map(({ judgement }) => judgement)));
  const ratio = /ratio\s+(\d+)%/.exec(extraction)?.[1] ?? '?';
  const megabytes = [...extraction.matchAll(/([\d.]+) MB\/s/g)].map((found) => found[1]);
  return `## Speed

Measured by \`npm run bench:resolution -- --speed\` on ${cpus().length} cores: one \`start\` process with its embedded PostgreSQL and
without a browser (a page that needs one takes 1.7 s of processor time, measured apart); a register of ${rows.toLocaleString('en-GB')} companies; ${sites.toLocaleString('en-GB')} sites on loopback, served by a process on the same machine, asked for through
the API all at once, ${(pages / Math.max(1, sites)).toFixed(1)} pages a site. Load of the machine at the end (1, 5 and 15 minutes): ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}.

| | reached | wanted |
|---|---|---|
| sites a second: crawl, extraction, matching, decision, result and credit stored | **${(sites / seconds).toFixed(1)}** | 30 |
| processor time a site: the service / with its database | ${ms(throughput.cpuSeconds / sites)} / ${ms(throughput.cpuSecondsWithDatabase / sites)} | |
| jobs that failed | ${failed} | 0 |
| extraction, of the bare streaming parser on the same bytes (${megabytes.join(' and ')} MB/s) | **${ratio}%** | 50% |
| a known result's 200, of a bare Fastify route with one primary-key select (${Math.round(known.known)} and ${Math.round(known.bare)} a second) | **${percent(known.share)}** | 60% |

Memory of the service's process, by sites done: ${memoryLine(throughput)}.

The same sites, judged through the whole service on that register: ${percent(pass)} pass, precision ${percent(precision)}, coverage
${percent(coverage)} (${judged.length.toLocaleString('en-GB')} sites; those that do not answer, have certificates or belong to dissolved companies cannot be
served here and are left out). Wrong matches among them:

${renderFailures(judged.filter(({ judgement }) => judgement.isWrongMatch).slice(0, WRONG_SHOWN))}
`;
}

const ms = (seconds: number) => `${(seconds * 1000).toFixed(1)} ms`;

function memoryLine({ memory, sites }: Throughput): string {
  const at = (share: number) => memory.find(({ done }) => done >= sites * share) ?? memory.at(-1);
  return [0.1, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        `${Math.round(sites * share).toLocaleString('en-GB')}: ${Math.round(at(share)?.megabytes ?? 0)} MB`,
    )
    .join(', ');
}
