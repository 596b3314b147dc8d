import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { accountApi } from '../support/account-api.ts';
import { startTestService } from '../support/test-service.ts';
import type { Credential, FuzzCall } from './route-calls.ts';

const PASSWORD = 'correct horse';
const KEPT_MAX = 100;

/**
 * The whole service with two accounts. Whatever name it is asked to visit is a server on the loopback
 * address.
 */
export async function startFuzzService() {
  const web = createServer((_, response) =>
    response.end('<p>Sturdy Gates Limited, company number 09876543</p>'),
  );
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const test = await startTestService({
    environment: {
      EGRESS_CONNECT_TO: `*=http://127.0.0.1:${(web.address() as AddressInfo).port}`,
      LOG_LEVEL: 'error',
    },
  });
  const api = accountApi(test);
  const kept: string[] = ['1', '07381645', 'job_x'];
  const keys = { key: '', session: '', other_key: '' };

  /** A call may have replaced the key or ended the session. */
  async function signIn(): Promise<void> {
    const first = (await api.logIn('fuzz@example.com', PASSWORD)).json();
    const other = (await api.logIn('other@example.com', PASSWORD)).json();
    Object.assign(keys, { key: first.api_key, session: first.session_token, other_key: other.api_key });
  }
  async function renewCredentials(): Promise<void> {
    const [byKey, bySession] = await Promise.all([
      api.me({ 'x-api-key': keys.key }),
      api.me({ authorization: `Bearer ${keys.session}` }),
    ]);
    if (byKey.statusCode !== 200 || bySession.statusCode !== 200) await signIn();
  }
  for (const email of ['fuzz@example.com', 'other@example.com'])
    await api.signUpVerifiedByHand(email, PASSWORD);
  await signIn();

  function credentialHeaders(credential: Credential): Record<string, string> {
    const bearer = { authorization: `Bearer ${keys.session}` };
    const headers: Record<Credential, Record<string, string>> = {
      none: {},
      key: { 'x-api-key': keys.key },
      session: bearer,
      other_key: { 'x-api-key': keys.other_key },
      wrong: { 'x-api-key': 'dk_live_0000000000000000000000000000000000000000000' },
      both: { ...bearer, 'x-api-key': keys.other_key },
      odd: { authorization: 'Basic Zm9vOmJhcg==', cookie: 'domesday_session=%00; a', 'x-api-key': '' },
    };
    return headers[credential];
  }

  /** Ids in answers are used by later calls, so that these reach more than the check for existence. */
  function keepIds(text: string): void {
    for (const [, id = ''] of text.matchAll(
      /"(?:id|job_id|company_number|delivery_id|client_id)":\s*"?([\w-]{1,60})/g,
    ))
      if (!kept.includes(id)) kept.push(id);
    if (kept.length > KEPT_MAX) kept.splice(3, kept.length - KEPT_MAX);
  }

  return {
    test,
    renewCredentials,
    async call({ method, url, credential, headers, body }: FuzzCall): Promise<LightMyRequestResponse> {
      const filled = url.replace(/\{kept:(\d+)\}/g, (_, i) => kept[Number(i) % kept.length] ?? '1');
      const response = await test.app.inject({
        method: method as 'GET',
        url: filled,
        headers: { ...headers, ...credentialHeaders(credential) },
        ...(body !== undefined && { payload: body }),
      });
      keepIds(response.body.slice(0, 20_000));
      return response;
    },
    async stop() {
      await test.stop();
      web.closeAllConnections();
      web.close();
    },
  };
}
