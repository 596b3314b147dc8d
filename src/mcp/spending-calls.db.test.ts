import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callMcp, makeSession, type OauthService, startOauthService } from '../../test/support/oauth-app.ts';
import { insertCompany } from '../modules/resolution/test-support/register-fixture.ts';
import { matchedWith } from '../modules/resolution/test-support/scripted-sites.ts';
import { sql } from '../platform/postgres/index.ts';

const DOMAIN = 'fernhollow-kites.co.uk';
let service: OauthService;
let withKey: Record<string, string>;
let session: string;

beforeAll(async () => {
  service = await startOauthService();
  ({ withKey, session } = await makeSession(service, 'agent@example.com'));
  const { db } = service.database;
  const found = matchedWith(await insertCompany(db));
  const now = service.clock.now();
  await db.execute(sql`
    insert into domain_results (domain, match_status, company_number, verdict, pages_read, resolved_at, expires_at)
    values (${DOMAIN}, 'matched', ${found.company_number}, ${JSON.stringify(found)}::jsonb, 2, ${now},
      ${now}::timestamptz + interval '30 days')`);
});
afterAll(() => service.stop());

interface Call {
  headers?: Record<string, string>;
  meta?: object;
}

async function call(name: string, args: object, { headers = withKey, meta }: Call = {}) {
  const params = { name, arguments: args, ...(meta && { _meta: meta }) };
  const answer = await callMcp(service.url, headers, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const shown = ['remaining', 'charged'].map((what) => answer.headers.get(`x-credits-${what}`));
  return { shown, text: await answer.text() };
}

describe('answers to calls with a key that can spend a credit say what it cost and what is left', () => {
  it('a match costs one, and the same match again nothing', async () => {
    const first = await call('resolve_domain', { domain: DOMAIN });
    expect(JSON.parse(first.text).result.structuredContent).toMatchObject({ charged: true });
    expect(first.shown).toEqual(['24', '1']);
    expect((await call('resolve_domain', { domain: DOMAIN })).shown).toEqual(['24', '0']);
  });

  it('include these figures in the current revision of the protocol too', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const headers = {
      ...(await makeSession(service, 'modern@example.com')).withKey,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'resolve_domain',
    };
    expect((await call('resolve_domain', { domain: DOMAIN }, { headers, meta })).shown).toEqual(['24', '1']);
  });

  it.each([
    ['resolve_domain', { domain: 'localhost' }],
    ['resolve_company', { company_number: '99999999' }],
    ['resolve_company', {}],
  ])('%s %j is refused, and costs nothing', async (name, args) => {
    const { shown, text } = await call(name, args);
    expect(JSON.parse(text).result.isError).toBe(true);
    expect(shown).toEqual(['24', '0']);
  });
});

describe('no such headers', () => {
  it('has a call that cannot spend', async () => {
    expect((await call('get_account', {})).shown).toEqual([null, null]);
  });

  it('has a stream, which begins before the cost is known', async () => {
    const { shown, text } = await call('resolve_domain', { domain: DOMAIN }, { meta: { progressToken: 1 } });
    expect(text).toContain('"already_charged"');
    expect(shown).toEqual([null, null]);
  });

  it('has a call by OAuth', async () => {
    const { access_token: token } = await (await service.oauthApp()).connect(session);
    const headers = { authorization: `Bearer ${token}` };
    const { shown, text } = await call('resolve_domain', { domain: DOMAIN }, { headers });
    expect(text).toContain('"already_charged"');
    expect(shown).toEqual([null, null]);
  });
});
