import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import { warnOfChangedSecret } from './run-service.ts';

let before: TestService;
let after: TestService;
beforeAll(async () => {
  before = await startTestService();
  after = await startTestService({ sharing: before, appSecret: 'another secret that is long enough, too' });
});
afterAll(async () => {
  await after.stop();
  await before.stop();
});

async function warningsOf({ service, captured }: TestService): Promise<Record<string, unknown>[]> {
  await warnOfChangedSecret(service, { log: captured.log, source: 'APP_SECRET' });
  return captured.lines().filter(({ msg }) => String(msg).includes('lost or replaced'));
}

it('a new installation gets no warning', async () => {
  expect(await warningsOf(after)).toEqual([]);
});

it('a replaced secret is a warning that says what no longer works', async () => {
  const { withKey } = await accountApi(before).makeSession('owner@example.org');
  const created = await before.app.inject({
    method: 'POST',
    url: '/v1/partner/webhooks',
    headers: withKey,
    payload: { webhook_url: 'https://hooks.example.org/', signal_type: 'all' },
  });
  expect(created.statusCode).toBe(201);
  expect(await warningsOf(before)).toEqual([]);
  const [warning, ...others] = await warningsOf(after);
  expect(others).toEqual([]);
  expect(warning).toMatchObject({
    level: 'warn',
    unreadable: { api_keys: 1, webhook_secrets: 1 },
    msg: expect.stringMatching(/APP_SECRET was lost or replaced: .*sessions.*API keys.*webhook deliveries/),
  });
});

it('a new signing key for ID tokens is a warning, once', async () => {
  const warnings = () =>
    after.captured.lines().filter(({ msg }) => String(msg).includes('new key for ID tokens'));
  await before.service.oauth.provider();
  await after.service.oauth.provider();
  await after.service.oauth.provider();
  expect(warnings()).toMatchObject([{ level: 'warn' }]);
});
