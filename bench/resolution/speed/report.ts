import { cpus, loadavg } from 'node:os';
import { measure } from '../quality/measure.ts';
import { wrongMatches } from '../quality/report.ts';
import type { KnownResultFigures } from './known-result.ts';
import type { Throughput } from './throughput.ts';

export interface SpeedFigures {
  rows: number;
  throughput: Throughput;
  known: KnownResultFigures;
  /** What the extraction bench printed. */
  extraction: string;
}

const WRONG_SHOWN = 20;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

export function renderSpeed({ rows, throughput, known, extraction }: SpeedFigures): string {
  const { sites, seconds, failed, pages, judged } = throughput;
  const quality = measure(judged);
  const ratio = /ratio\s+(\d+)%/.exec(extraction)?.[1] ?? '?';
  const rates = [...extraction.matchAll(/([\d.]+) MB\/s/g)].map((found) => found[1]);
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
| extraction, of the bare streaming parser on the same bytes (${rates.join(' and ')} MB/s) | **${ratio}%** | 50% |
| a known result's 200, of a bare Fastify route with one primary-key select (${Math.round(known.known)} and ${Math.round(known.bare)} a second) | **${percent(known.share)}** | 60% |

Memory of the service's process, by sites done: ${memoryLine(throughput)}.

The same sites, judged through the whole service on that register: precision ${percent(quality.precision)}, number printed
${percent(quality.numberCoverage)}, name only ${percent(quality.nameFirst)}, others ${percent(quality.otherRight)}, calibration error ${percent(quality.calibration.error)} (${quality.sites.toLocaleString('en-GB')} sites; those with
certificates and dissolved companies cannot be served here and are left out). Wrong matches among them:

${wrongMatches(quality.wrong.slice(0, WRONG_SHOWN))}
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
