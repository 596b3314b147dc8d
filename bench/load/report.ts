import { cpus, loadavg } from 'node:os';
import { ms } from '../register/search/measure.ts';
import type { StepFigures } from './generate.ts';
import type { LoadKind } from './recorded.ts';

/** The service at one moment of the long run. */
export interface Sample {
  seconds: number;
  megabytes: number;
  /** The delay of the event loop since the sample before, in milliseconds. */
  delayMean: number;
  delayP99: number;
}

/** The samples are always those of the service. */
export interface LongRun {
  figures: StepFigures;
  samples: Sample[];
}

export interface LoadFigures {
  /** As it was run. */
  options: string;
  p99Max: number;
  secondsEach: number;
  /** Milliseconds of processor time per request, of the process and of PostgreSQL. */
  cpu: Record<'bare' | 'service', { own: number; database: number }>;
  bare: StepFigures[];
  service: StepFigures[];
  /** At the highest rate that a long run keeps. */
  lasting: Record<'bare' | 'service', LongRun>;
  longSeconds: number;
  /** How many waited for a worker in the last sample. */
  jobsWaiting: number;
  statements: Record<LoadKind, number>;
}

export const MIX: Record<LoadKind, number> = { known: 70, search: 20, new: 5, feed: 5 };
const NAMES: Record<LoadKind, string> = {
  known: 'known results, `POST /v1/resolve/domain`',
  search: 'searches, `GET /v1/companies/search`',
  new: 'new resolutions, `POST /v1/resolve/domain`',
  feed: 'feeds, `GET /v1/signals`',
};

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
export const best = (steps: readonly StepFigures[]) => Math.max(0, ...steps.map(({ rate }) => rate));

export function renderLoad(figures: LoadFigures): string {
  const { p99Max, bare, service, cpu, lasting, longSeconds, statements } = figures;
  const { figures: long, samples } = lasting.service;
  const kinds = Object.keys(MIX) as LoadKind[];
  const megabytes = samples.map((sample) => sample.megabytes);
  return `# Mixed load

Written by \`npm run bench:load -- ${figures.options}\` on ${cpus().length} cores, which also run PostgreSQL, the websites, one \`work\` process at the lowest
priority and the callers. Requests come at a fixed rate; the highest rate whose p99 stays below ${p99Max} ms is found by steps of
${figures.secondsEach} s, and from there downwards by runs of ${longSeconds} s. The bare framework is Fastify with the same statements on the same database, without keys, limits, validation or
history; the two take turns. Load of the machine at the end (1, 5 and 15 minutes): ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}.

| | requests a second for ${longSeconds} s | p50 / p99 ms there | for ${figures.secondsEach} s, each turn | processor ms a request | the same in PostgreSQL |
|---|---|---|---|---|---|
| bare Fastify, same statements | ${atRate(lasting.bare.figures)} | ${turns(bare)} | ${ms(cpu.bare.own)} | ${ms(cpu.bare.database)} |
| \`domesday serve\` | ${atRate(long)} | ${turns(service)} | ${ms(cpu.service.own)} | ${ms(cpu.service.database)} |

\`serve\` keeps **${percent(long.rate / lasting.bare.figures.rate)}** of the rate of the bare framework (wanted: 60%), and **${percent(best(service) / best(bare))}** in short steps. By processor time, which others on the machine
hardly change: **${percent(sumOf(cpu.bare) / sumOf(cpu.service))}** with PostgreSQL, ${percent(cpu.bare.own / cpu.service.own)} of the processes alone. The statements of the
bare framework are those of calls that came alone; \`serve\` sends those of calls that come together as one.

| share | | statements each | p50 / p99 ms in the long run |
|---|---|---|---|
${kinds.map((kind) => `| ${MIX[kind]}% | ${NAMES[kind]} | ${statements[kind].toFixed(1)} | ${ms(long.byKind[kind]?.p50)} / ${ms(long.byKind[kind]?.p99)} |`).join('\n')}

The long run of \`serve\`: ${whole(long.answered)} a second answered, ${long.failures} failures. Memory: ${whole(megabytes[0] ?? 0)} MB
before, ${whole(Math.max(...megabytes))} MB at most, ${whole(megabytes.at(-1) ?? 0)} MB at the end. Jobs that waited for a worker at the end: ${whole(figures.jobsWaiting)}.

![memory and event-loop delay](load.svg)
`;
}

const sumOf = ({ own, database }: { own: number; database: number }) => own + database;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const atRate = ({ rate, p50, p99 }: StepFigures) => `${whole(rate)} | ${ms(p50)} / ${ms(p99)}`;
const turns = (steps: readonly StepFigures[]) => steps.map(({ rate }) => whole(rate)).join(', ');

const LEFT = 60;
const TOP = 30;
const WIDTH = 480;
const HEIGHT = 240;

/** Memory and event-loop delay of the long run, each on its own scale. */
export function renderLoadPlot(samples: readonly Sample[]): string {
  const secondsMax = samples.at(-1)?.seconds ?? 1;
  const megabytesMax = niceMax(Math.max(...samples.map(({ megabytes }) => megabytes)));
  const delayMax = niceMax(Math.max(...samples.map(({ delayP99 }) => delayP99)));
  const x = (seconds: number) => LEFT + (seconds / secondsMax) * WIDTH;
  const y = (value: number, max: number) => TOP + HEIGHT * (1 - value / max);
  const line = (read: (sample: Sample) => number, max: number, colour: string) =>
    `<polyline points="${samples.map((sample) => `${x(sample.seconds).toFixed(1)},${y(read(sample), max).toFixed(1)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  const [memory, p99, mean] = ['#1b6ca8', '#e76f51', '#8d6e00'];
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const lineY = y(share, 1);
    return `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${lineY}" y2="${lineY}" stroke="#ddd"/>
<text x="${LEFT - 8}" y="${lineY + 4}" text-anchor="end" fill="${memory}">${Math.round(share * megabytesMax)} MB</text>
<text x="${LEFT + WIDTH + 8}" y="${lineY + 4}" fill="${p99}">${share * delayMax} ms</text>`;
  });
  const ticks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${x(share * secondsMax)}" y="${TOP + HEIGHT + 20}" text-anchor="middle">${Math.round(share * secondsMax)} s</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" font-family="sans-serif" font-size="12">
<rect width="640" height="320" fill="#fff"/>
${grid.join('\n')}
${ticks.join('\n')}
${line(({ megabytes }) => megabytes, megabytesMax, memory)}
${line(({ delayP99 }) => delayP99, delayMax, p99)}
${line(({ delayMean }) => delayMean, delayMax, mean)}
<text x="${LEFT}" y="16" fill="${memory}">memory</text>
<text x="${LEFT + 70}" y="16" fill="${p99}">event-loop delay, p99</text>
<text x="${LEFT + 220}" y="16" fill="${mean}">event-loop delay, mean</text>
</svg>
`;
}

/** 1, 2, 4 or 8 times a power of ten, at least this. */
function niceMax(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 4, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}
