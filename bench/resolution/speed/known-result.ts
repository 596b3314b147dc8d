import { type ChildProcess, fork } from 'node:child_process';
import autocannon from 'autocannon';
import type { ServiceUnderTest } from '../service/service-under-test.ts';

export interface KnownResultFigures {
  bare: number;
  known: number;
  /** The median of the rounds' shares. */
  share: number;
}

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const CONNECTIONS = 32;

/** A known result's 200 beside a bare Fastify route with one primary-key select, in turns. */
export async function compareKnownResult(
  { url, key, accountId, databaseUrl }: ServiceUnderTest,
  domain: string,
): Promise<KnownResultFigures> {
  let bare: ChildProcess | undefined;
  try {
    bare = fork(new URL('../../http/bare-server.ts', import.meta.url), [databaseUrl, accountId], {
      execArgv: ['--import', 'tsx'],
    });
    const bareUrl = await new Promise<string>((resolve) =>
      bare?.once('message', (message) => resolve(String(message))),
    );
    const ask = (seconds: number) =>
      load(seconds, {
        url: `${url}/v1/resolve/domain`,
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ domain }),
      });
    const askBare = (seconds: number) => load(seconds, { url: `${bareUrl}/bare` });
    await askBare(2);
    await ask(2);
    const rounds: { bare: number; known: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ bare: await askBare(ROUND_SECONDS), known: await ask(ROUND_SECONDS) });
    }
    return {
      bare: median(rounds.map((round) => round.bare)),
      known: median(rounds.map((round) => round.known)),
      share: median(rounds.map((round) => round.known / round.bare)),
    };
  } finally {
    bare?.kill();
  }
}

async function load(seconds: number, target: autocannon.Options): Promise<number> {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.url}: ${result.non2xx} failures`);
  return result.requests.average;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
