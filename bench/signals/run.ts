/**
 * `npm run bench:signals`: how soon a change of the register is reported, how many deliveries a second there
 * can be, and what a company with many watchers, and a service with many watch lists, cost. Everything is on
 * loopback and bounded.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { measureFanOut } from './fan-out.ts';
import { openFixture } from './fixture.ts';
import { measureLatency } from './latency.ts';
import { measureThroughput } from './throughput.ts';
import { measureUnwatched } from './unwatched.ts';

const loads: string[] = [];
const fixture = await openFixture();
try {
  const latency = await measured('latency', () => measureLatency(fixture));
  const throughput = await measured('throughput', () => measureThroughput(fixture));
  const fanOut = await measured('fan-out', () => measureFanOut(fixture));
  const unwatched = await measured('unwatched', () => measureUnwatched(fixture));
  report({ latency, throughput, fanOut, unwatched });
} finally {
  await fixture.close();
}

async function measured<Result>(name: string, measure: () => Promise<Result>): Promise<Result> {
  const before = loadavg()[0] ?? 0;
  const result = await measure();
  loads.push(`${name} ${before.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}`);
  console.error(name, JSON.stringify(result));
  return result;
}

function report({
  latency,
  throughput,
  fanOut,
  unwatched,
}: {
  latency: Awaited<ReturnType<typeof measureLatency>>;
  throughput: Awaited<ReturnType<typeof measureThroughput>>;
  fanOut: Awaited<ReturnType<typeof measureFanOut>>;
  unwatched: Awaited<ReturnType<typeof measureUnwatched>>;
}): void {
  const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
  const text = `# Signals and webhooks

Written by \`npm run bench:signals\`. \`domesday start\` with its embedded PostgreSQL; the fake Companies House and the
receiver in a second process, the bare posts in a third; ${cpus().length} cores for all of them. Load average (1 minute) before and
after each part, which includes what else ran on the machine: ${loads.join(', ')}.

| change on the stream to delivery received | measured | target |
|---|---|---|
| changes a second | ${latency.perSecond.toFixed(1)} (${latency.deliveries} in all) | 50 |
| median | ${ms(latency.p50)} | ≤ 100 ms |
| 99th percentile | ${ms(latency.p99)} | ≤ 500 ms |
| longest | ${ms(latency.max)} | |

| sustained, ${throughput.atOnce} at once, ${throughput.count} a round, median of ${throughput.rounds} rounds in turns | a second | of the bare loop |
|---|---|---|
| bare keep-alive posts by the same client | ${Math.round(throughput.bare)} | 100% |
| deliveries: claimed, signed, posted and recorded | ${Math.round(throughput.service)} | ${Math.round(throughput.share * 100)}% (target ≥ 40%) |

| ${fanOut.watchers + 1} watchers of one company | |
|---|---|
| statements of the fan-out | ${fanOut.statements.join(', ')} |
| the fan-out, median | ${ms(fanOut.statementMs)} |
| change on the stream to the first delivery received | ${ms(fanOut.firstMs)} |
| … to the last | ${ms(fanOut.lastMs)} |

| an event for a company that is not watched | median | 99th percentile |
|---|---|---|
| with ${unwatched.few.rows.toLocaleString('en')} watch rows | ${ms(unwatched.few.p50)} | ${ms(unwatched.few.p99)} |
| with ${unwatched.many.rows.toLocaleString('en')} watch rows | ${ms(unwatched.many.p50)} | ${ms(unwatched.many.p99)} |

${unwatched.events} events, each stored in both databases in turns.

How it is asked whether a company is watched, with ${unwatched.many.rows.toLocaleString('en')} rows:

\`\`\`
${unwatched.plan.join('\n')}
\`\`\`

The fan-out:

\`\`\`
${fanOut.plan.join('\n')}
\`\`\`
`;
  console.log(text);
  writeFileSync(new URL('../results/signals.md', import.meta.url), text);
}
