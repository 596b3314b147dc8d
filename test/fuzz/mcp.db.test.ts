import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFuzzService } from './fuzz-service.ts';
import { FUZZ_CALLS, FUZZ_SEED, FUZZ_TIMEOUT_MS } from './fuzz-settings.ts';
import { anyJson, hostileText, type JsonSchema, valuesOf } from './values-of-schema.ts';

const MCP_SHARE = 0.1;

let fuzz: Awaited<ReturnType<typeof startFuzzService>>;
let tools: { name: string; inputSchema: JsonSchema }[];
beforeAll(async () => {
  fuzz = await startFuzzService();
  const { status, body } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  expect(status, body).toBe(200);
  tools = messageOf(body).result.tools;
});
afterAll(() => fuzz.stop());

async function post(message: unknown, extra: Record<string, string> = {}) {
  const response = await fuzz.call({
    method: 'POST',
    route: 'post /mcp',
    url: '/mcp',
    credential: 'key',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
      ...extra,
    },
    body: typeof message === 'string' ? message : (JSON.stringify(message) ?? ''),
  });
  return { status: response.statusCode, body: response.body };
}

/** The message of an answer, plain or as the last event of a stream. */
function messageOf(body: string) {
  const data = body.startsWith('{')
    ? body
    : (body
        .match(/^data: (.*)$/gm)
        ?.at(-1)
        ?.slice(6) ?? '{}');
  return JSON.parse(data);
}

describe('the MCP endpoint, whatever it is sent', () => {
  it('answers tool calls with a result or an error, and never fails', {
    timeout: FUZZ_TIMEOUT_MS,
  }, async () => {
    const toolCall = fc.oneof(
      ...tools.map(({ name, inputSchema }) =>
        valuesOf(inputSchema, () => ({})).map((given) => ({ name, arguments: given })),
      ),
    );
    const message = fc.oneof(
      {
        weight: 6,
        arbitrary: toolCall.map((params) => ({ jsonrpc: '2.0', id: 7, method: 'tools/call', params })),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom('resources/read', 'prompts/get', 'initialize', 'ping', 'x'), anyJson)
          .map(([method, params]) => ({ jsonrpc: '2.0', id: 7, method, params })),
      },
      { weight: 1, arbitrary: anyJson },
      { weight: 1, arbitrary: hostileText },
    );
    let results = 0;
    const property = fc.asyncProperty(message, async (sent) => {
      fuzz.test.clock.advance({ minutes: 2 });
      await fuzz.renewCredentials();
      const { status, body } = await post(sent);
      const seen = `${JSON.stringify(sent)?.slice(0, 300)}: ${status} ${body.slice(0, 500)}`;
      expect(status, seen).toBeLessThan(500);
      if (status !== 200) return;
      const answer = messageOf(body);
      expect(answer, seen).toMatchObject({ jsonrpc: '2.0' });
      // -32603 is an internal error.
      expect(answer.error?.code, seen).not.toBe(-32603);
      if (answer.result) results += 1;
    });
    const runs = Math.ceil(FUZZ_CALLS * MCP_SHARE);
    await fc.assert(property, { numRuns: runs, seed: FUZZ_SEED, endOnFailure: FUZZ_CALLS > 10_000 });
    expect(results).toBeGreaterThan(runs / 10);
  });
});
