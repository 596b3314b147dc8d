import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { insertSnapshotRow } from '../register/live/test-support/live-fixture.ts';
import { REVIEW } from '../resolution/test-support/scripted-sites.ts';

const KITES = '07654321';

let test: TestService;
let anna: { 'x-api-key': string };
let ben: { 'x-api-key': string };

beforeAll(async () => {
  // Allows the names; nothing is read there, because every result is known.
  test = await startTestService({ environment: { EGRESS_CONNECT_TO: '*.test=http://127.0.0.1:1' } });
  await insertSnapshotRow(test.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
  [anna, ben] = [await makeKey('anna@example.com'), await makeKey('ben@example.com')];
});
afterAll(() => test.stop());

async function makeKey(email: string): Promise<{ 'x-api-key': string }> {
  await accountApi(test).signUpVerifiedByHand(email);
  return { 'x-api-key': (await accountApi(test).logIn(email)).json().api_key };
}

/** The account asks for a domain whose result is in doubt. */
async function makeReview(headers: Record<string, string>, domain: string): Promise<void> {
  const judged = { domain, verdict: REVIEW, pagesRead: 1, at: test.clock.now(), source: 'forward' as const };
  await test.database.db.transaction((tx) => test.service.resolution.siteReader.recordVerdict(tx, judged));
  const url = '/v1/resolve/domain';
  const answer = await test.app.inject({ method: 'POST', url, headers, payload: { domain } });
  expect(answer.json().match_status).toBe('needs_review');
}

async function openDomains(headers: Record<string, string>): Promise<string[]> {
  const { reviews } = (await test.app.inject({ url: '/v1/reviews', headers })).json();
  return reviews.map(({ domain }: { domain: string }) => domain);
}

describe('the tools of agents', () => {
  const REVISION = '2026-07-28';
  /** Calls the tool as a client of the current revision that can, or cannot, show a form to its person. */
  async function decideByAgent(
    headers: Record<string, string>,
    args: object,
    { elicitation, answer }: { elicitation?: object; answer?: object } = {},
  ) {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': REVISION,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': elicitation ? { elicitation } : {},
    };
    const inputResponses = answer && { question: answer };
    const params = {
      name: 'decide_review',
      arguments: args,
      _meta,
      ...(inputResponses && { inputResponses }),
    };
    const response = await test.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        ...headers,
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': REVISION,
        'mcp-method': 'tools/call',
        'mcp-name': 'decide_review',
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    });
    return response.json().result;
  }

  it('ask the person which company it is, and store their choice', async () => {
    await makeReview(anna, 'asked.test');
    const asked = await decideByAgent(anna, { domain: 'asked.test' }, { elicitation: {} });
    const { params } = asked.inputRequests.question;
    expect([asked.resultType, params.message]).toEqual([
      'input_required',
      'Which company is behind asked.test?',
    ]);
    const { oneOf } = params.requestedSchema.properties.choice;
    expect(oneOf.at(-1)).toEqual({ const: 'none', title: 'None of them' });
    expect(await openDomains(anna)).toContain('asked.test');

    const answer = { action: 'accept', content: { choice: KITES } };
    const decided = await decideByAgent(
      anna,
      { domain: 'asked.test' },
      { elicitation: { form: {} }, answer },
    );
    expect(decided.structuredContent).toMatchObject({
      status: 'decided',
      decision: { company_number: KITES, company_name: 'FERNHOLLOW KITES LIMITED' },
    });
  });

  it.each([
    ['refused', { action: 'decline' }],
    ['closed the form', { action: 'cancel' }],
    ['sent what was not offered', { action: 'accept', content: { choice: '99999999' } }],
  ])('decide nothing for a person who %s', async (_, answer) => {
    const domain = `undecided-${answer.action}.test`;
    await makeReview(anna, domain);
    const result = await decideByAgent(anna, { domain }, { elicitation: {}, answer });
    expect(result.structuredContent).toMatchObject({ status: 'open', decision: null });
  });

  it('take the decision as an argument where the client cannot ask, and none otherwise', async () => {
    await makeReview(anna, 'named.test');
    const refused = await decideByAgent(anna, { domain: 'named.test' }, { elicitation: { url: {} } });
    expect(refused).toMatchObject({ isError: true });
    expect(refused.content[0].text).toContain('cannot ask the user');
    const decided = await decideByAgent(anna, { domain: 'Named.test', company_number: null });
    expect(decided.structuredContent).toMatchObject({
      status: 'decided',
      decision: { company_number: null },
    });
  });

  it('know only the reviews of their account', async () => {
    await makeReview(anna, 'private.test');
    const refused = await decideByAgent(ben, { domain: 'private.test', company_number: KITES });
    expect(refused.content[0].text).toContain('not_found');
  });
});
