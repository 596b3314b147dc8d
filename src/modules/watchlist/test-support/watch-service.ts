import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { accountApi } from '../../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import {
  type ScriptedCompaniesHouse,
  startScriptedCompaniesHouse,
} from '../../../platform/companies-house/test-support/scripted-companies-house.ts';
import { sql } from '../../../platform/postgres/index.ts';

export interface WatchingAccount {
  id: string;
  withKey: Record<string, string>;
  bearer: Record<string, string>;
}

/**
 * The whole service with an official server behind it, and accounts that watch. Call it once at the top of a
 * file.
 */
export function useWatchService(environment: Record<string, string> = {}) {
  let test: TestService;
  let official: ScriptedCompaniesHouse;
  let accounts = 0;
  let changes = 0;

  beforeAll(async () => {
    official = await startScriptedCompaniesHouse();
    test = await startTestService({
      environment: {
        COMPANIES_HOUSE_API_URL: official.apiUrl,
        COMPANIES_HOUSE_API_KEY: official.apiKey,
        ...environment,
      },
    });
  });
  beforeEach(async () => {
    official.forget();
    test.clock.set('2026-11-15T09:00:00Z');
    const { db } = test.database;
    for (const table of [
      'watched_companies',
      'tracked_companies',
      'signals',
      'company_details',
      'companies',
    ]) {
      await db.execute({ text: `delete from ${table}`, values: [] });
    }
  });
  afterAll(async () => {
    await test.stop();
    await official.close();
  });

  const fixture = {
    get test() {
      return test;
    },
    get db() {
      return test.database.db;
    },
    get official() {
      return official;
    },
    async makeAccount(): Promise<WatchingAccount> {
      const api = accountApi(test);
      accounts += 1;
      const email = `watcher-${accounts}@example.org`;
      await api.signUpVerifiedByHand(email);
      const { session_token, api_key, account } = (await api.logIn(email)).json();
      return {
        id: account.id,
        withKey: { 'x-api-key': api_key },
        bearer: { authorization: `Bearer ${session_token}` },
      };
    },
    /** Companies of a snapshot, without any detail. */
    async insertCompanies(...numbers: string[]): Promise<void> {
      await test.database.db.execute(sql`
        insert into companies (company_number, company_name, company_status, company_type, row_hash)
        select number, 'COMPANY ' || number || ' LIMITED', 'active', 'ltd', 7 from unnest(${numbers}::text[]) number`);
    },
    get: (url: string, headers: Record<string, string>) => test.app.inject({ url, headers }),
    watch: (headers: Record<string, string>, number: unknown) =>
      test.app.inject({
        method: 'POST',
        url: '/v1/watchlist',
        headers,
        payload: { company_number: number } as object,
      }),
    unwatch: (headers: Record<string, string>, number: string) =>
      test.app.inject({ method: 'DELETE', url: `/v1/watchlist/${encodeURIComponent(number)}`, headers }),
    /** A new account that watches these companies of the snapshot. */
    async watching(...numbers: string[]): Promise<WatchingAccount> {
      const account = await fixture.makeAccount();
      await fixture.insertCompanies(...numbers);
      for (const number of numbers) {
        expect((await fixture.watch(account.withKey, number)).statusCode).toBe(201);
      }
      return account;
    },
    /**
     * The register changes, and a source records it. Other SIC codes are information, a strike-off is a
     * warning.
     */
    async changeCompany(number: string, what: 'sic' | 'strike-off' = 'sic'): Promise<void> {
      changes += 1;
      const { db } = test.database;
      await db.execute(
        what === 'sic'
          ? sql`update companies set sic_codes = array[${String(changes)}] where company_number = ${number}`
          : sql`
              update companies set company_status_detail = 'active-proposal-to-strike-off'
              where company_number = ${number}`,
      );
      const { recorder } = test.service.signals;
      await db.transaction((tx) =>
        recorder.record(tx, [{ companyNumber: number, source: 'poll', day: '2026-11-15' }]),
      );
    },
  };
  return fixture;
}
