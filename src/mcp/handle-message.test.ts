import { expect, it } from 'vitest';
import { correctInvalidParams } from './handle-message.ts';

const json = { 'content-type': 'application/json' };
const answer = (error: object) =>
  new Response(JSON.stringify({ jsonrpc: '2.0', id: 7, error }), { headers: json });
const ISSUES = JSON.stringify([{ path: ['params', 'uri'], message: 'expected string' }], null, 2);

it('says which parameter is wrong', async () => {
  const corrected = await correctInvalidParams(answer({ code: -32603, message: ISSUES }));
  expect(await corrected.json()).toEqual({
    jsonrpc: '2.0',
    id: 7,
    error: { code: -32602, message: 'Invalid params: params.uri: expected string' },
  });
});

it.each([
  { code: -32603, message: 'Something broke.' },
  { code: -32603, message: '[]' },
  { code: -32602, message: ISSUES },
])('leaves other errors as they are: %j', async (error) => {
  expect(await (await correctInvalidParams(answer(error))).json()).toMatchObject({ error });
});

it('leaves answers that are empty or a stream of events as they are', async () => {
  const events = new Response('data: {"code":-32603}\n\n', {
    headers: { 'content-type': 'text/event-stream' },
  });
  expect(await correctInvalidParams(events)).toBe(events);
  const empty = await correctInvalidParams(new Response(null, { status: 202, headers: json }));
  expect([empty.status, await empty.text()]).toEqual([202, '']);
});
