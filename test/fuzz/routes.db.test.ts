import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFuzzService } from './fuzz-service.ts';
import { FUZZ_CALLS, FUZZ_SEED, FUZZ_TIMEOUT_MS } from './fuzz-settings.ts';
import { type ApiDescription, type FuzzCall, routeCalls } from './route-calls.ts';

const api = JSON.parse(readFileSync('openapi.json', 'utf8')) as ApiDescription;
const CALLS_AT_ONCE = 8;
/** Refusals of what reaches no route: an address or a body that cannot be read. */
const BEFORE_ROUTES = ['400', '404', '405', '413', '415'];

let fuzz: Awaited<ReturnType<typeof startFuzzService>>;
beforeAll(async () => {
  fuzz = await startFuzzService();
});
afterAll(() => fuzz.stop());

describe('every route, whatever it is sent', () => {
  it('answers as its description says, refuses with the error body, and never fails', {
    timeout: FUZZ_TIMEOUT_MS,
  }, async () => {
    const statuses = new Map<string, number>();
    const calls = fc.array(routeCalls(api), { minLength: 1, maxLength: CALLS_AT_ONCE });
    const property = fc.asyncProperty(calls, async (together) => {
      // So that no limit by time is reached for good.
      fuzz.test.clock.advance({ minutes: 2 });
      await fuzz.renewCredentials();
      await Promise.all(
        together.map(async (call) => {
          const status = await check(call);
          statuses.set(
            `${Math.floor(status / 100)}xx`,
            (statuses.get(`${Math.floor(status / 100)}xx`) ?? 0) + 1,
          );
        }),
      );
    });
    await fc.assert(property, {
      numRuns: Math.ceil((FUZZ_CALLS * 2) / (CALLS_AT_ONCE + 1)),
      seed: FUZZ_SEED,
      endOnFailure: FUZZ_CALLS > 10_000,
    });
    // A fuzzer whose calls are all refused tests only the refusals.
    expect(statuses.get('2xx') ?? 0).toBeGreaterThan(FUZZ_CALLS / 50);
    expect(statuses.get('5xx') ?? 0).toBe(0);
    process.stdout.write(`fuzzed calls by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
  });
});

async function check(call: FuzzCall): Promise<number> {
  const response = await fuzz.call(call);
  const { statusCode } = response;
  const seen = `${call.method} ${call.url.slice(0, 300)} with ${call.credential}: ${statusCode} ${response.body.slice(0, 500)}`;
  expect(statusCode, seen).toBeLessThan(500);
  const [method = '', path = ''] = call.route.split(' ');
  const described = Object.keys(api.paths[path]?.[method]?.responses ?? {});
  expect([...described, ...BEFORE_ROUTES], seen).toContain(String(statusCode));
  if (statusCode >= 400 && !call.route.includes('/oauth/') && !call.route.endsWith(' /mcp')) {
    expect(response.headers['content-type'], seen).toContain('application/json');
    expect(JSON.parse(response.body), seen).toMatchObject({
      error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
    });
  }
  if (statusCode === 429) expect(Number(response.headers['retry-after']), seen).toBeGreaterThan(0);
  return statusCode;
}
