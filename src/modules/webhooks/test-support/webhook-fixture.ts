import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { accountApi } from '../../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import { sql } from '../../../platform/postgres/index.ts';
import type { Dispatcher } from '../index.ts';
import { type Receiver, respondWith, startReceiver } from './receiver.ts';

/** A little longer than the time for which a claim needs no confirmation. */
const NO_LONGER_FRESH_MS = 300;

/**
 * The whole service, a receiver for every `.test` host, and two accounts. Call it once at the top of a test
 * file.
 */
export function useWebhookFixture() {
  let test: TestService;
  let receiver: Receiver;
  let dispatchers: Dispatcher[] = [];
  const keys: Record<string, string> = {};

  beforeAll(async () => {
    receiver = await startReceiver();
    test = await startTestService({ environment: { EGRESS_CONNECT_TO: `*.test=${receiver.url}` } });
    for (const name of ['anna', 'ben']) {
      const email = `${name}@example.com`;
      await accountApi(test).signUpVerified(email);
      const login = await test.app.inject({
        method: 'POST',
        url: '/v1/auth/login',
        payload: { email, password: 'correct horse' },
      });
      keys[name] = login.json().api_key;
    }
  });
  afterEach(async () => {
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
    dispatchers = [];
    receiver.received.length = 0;
    receiver.answer = respondWith(200);
    for (const table of ['webhook_destinations', 'watched_companies']) {
      await test.database.db.execute({ text: `delete from ${table}`, values: [] });
    }
  });
  afterAll(async () => {
    await test.stop();
    await receiver.close();
  });

  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { as = 'anna', body }: { as?: string; body?: object } = {},
  ) {
    return test.app.inject({
      method,
      url: `/v1/partner/webhooks${path}`,
      headers: { 'x-api-key': keys[as] ?? '' },
      ...(body && { payload: body }),
    });
  }

  return {
    call,
    get db() {
      return test.database.db;
    },
    get clock() {
      return test.clock;
    },
    get test() {
      return test;
    },
    get receiver() {
      return receiver;
    },
    startDispatcher(): Dispatcher {
      const dispatcher = test.service.webhooks.startDispatcher();
      dispatchers.push(dispatcher);
      return dispatcher;
    },
    /** After this, claims made before need a new confirmation. */
    untilNothingIsFresh: () => sleep(NO_LONGER_FRESH_MS),
    async accountId(as = 'anna'): Promise<string> {
      const row = await test.database.db.first<{ id: string }>(sql`
        select account_id as id from users where email = ${`${as}@example.com`}`);
      return row?.id ?? '';
    },
    async register(signalType = 'all', url = 'https://hooks.test/in', as = 'anna') {
      const answer = await call('POST', '', { as, body: { webhook_url: url, signal_type: signalType } });
      return answer.json() as { id: number; signing_secret: string };
    },
    async watch(companyNumber: string, as = 'anna') {
      await test.database.db.execute(sql`
        insert into watched_companies (account_id, company_number, watched_at)
        select account_id, ${companyNumber}, ${test.clock.now()} from users where email = ${`${as}@example.com`}`);
    },
    /** Stores a signal and fans it out in one transaction, as recording does. */
    async signal(id: string, { type = 'director_resigned', company = '73816452' } = {}): Promise<string> {
      const signalId = `sig_${id.padEnd(26, 'x')}`;
      await test.database.db.transaction(async (tx) => {
        await tx.execute(sql`
          insert into signals (id, company_number, signal_type, severity, company_name, summary, occurred_on,
            detected_at, previous, current, source, identity)
          values (${signalId}, ${company}, ${type}, 'notice', 'TARNWICK JOINERY LIMITED', 'Somebody resigned.',
            '2026-11-14', ${test.clock.now()}, '{"b":1,"a":"é"}', null, 'stream', ${id})
          on conflict do nothing`);
        await test.service.webhooks.fanOut(tx, [signalId]);
      });
      return signalId;
    },
  };
}
