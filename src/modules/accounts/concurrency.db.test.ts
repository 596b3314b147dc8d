import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../test/support/account-api.ts';
import { sql } from '../../platform/postgres/index.ts';

const { test, api } = useAccountApi({ environment: { AUTH_THROTTLE: 'off' }, cheapPasswords: true });

const EMAILS = Array.from({ length: 10 }, (_, i) => `account${i}@example.org`);
const OPERATIONS = 1_000;
/**
 * Four for each connection of the pool. On a busy machine, more would wait for one until they are turned
 * away.
 */
const AT_ONCE = 40;

interface Outcome {
  kind: 'sign-up' | 'log-in' | 'reset';
  email: string;
  password: string;
  status: number;
}

describe('1,000 sign-ups, logins and resets, forty at once, on ten accounts', () => {
  it('leave exactly the states a serial run could leave', { timeout: 120_000 }, async () => {
    await Promise.all(
      EMAILS.slice(0, 5).map((email) => api.signUpVerifiedByHand(email, 'the first password')),
    );
    const tokens = await freshResetTokens(EMAILS.slice(0, 5));

    const outcomes = await runAll(plan(tokens));

    for (const email of EMAILS)
      await expectSerialState(
        email,
        outcomes.filter((outcome) => outcome.email === email),
      );
    expect(outcomes.filter((outcome) => outcome.status >= 500)).toEqual([]);
  });

  async function runAll(operations: { run: () => Promise<Outcome> }[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const queue = operations.values();
    async function work(): Promise<void> {
      for (const { run } of queue) outcomes.push(await run());
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return outcomes;
  }

  /** Several accounts' live reset tokens, each of which many will try at once. */
  async function freshResetTokens(emails: string[]): Promise<Map<string, string>> {
    const tokens = new Map<string, string>();
    for (const email of emails) tokens.set(email, await api.requestReset(email));
    return tokens;
  }

  function plan(tokens: Map<string, string>): { run: () => Promise<Outcome> }[] {
    // A fixed seed: what is random is the interleaving, not the work.
    const picks = fc.sample(fc.tuple(fc.nat(9), fc.nat(9)), { numRuns: OPERATIONS, seed: 1086 });
    return picks.map(([account, dice], i) => {
      const email = EMAILS[account] ?? '';
      if (dice < 3) return { run: () => signUp(dice === 0 ? email.toUpperCase() : email, email, i) };
      if (dice < 7) return { run: () => logIn(email) };
      return { run: () => reset(email, tokens.get(email) ?? 'no such token', i) };
    });
  }

  async function signUp(spelling: string, email: string, i: number): Promise<Outcome> {
    const password = `signed up with ${i}`;
    return { kind: 'sign-up', email, password, status: (await api.signUp(spelling, password)).statusCode };
  }

  async function logIn(email: string): Promise<Outcome> {
    const password = 'the first password';
    return { kind: 'log-in', email, password, status: (await api.logIn(email, password)).statusCode };
  }

  async function reset(email: string, token: string, i: number): Promise<Outcome> {
    const password = `reset to ${i}`;
    const response = await api.post('/v1/auth/reset-password', { token, new_password: password });
    return { kind: 'reset', email, password, status: response.statusCode };
  }

  async function expectSerialState(email: string, outcomes: Outcome[]): Promise<void> {
    const succeeded = (kind: Outcome['kind'], status: number) =>
      outcomes.filter((outcome) => outcome.kind === kind && outcome.status === status);
    const existedBefore = EMAILS.indexOf(email) < 5;
    const signUps = succeeded('sign-up', 201);
    const resets = succeeded('reset', 200);
    expect(signUps).toHaveLength(existedBefore ? 0 : 1);
    expect(resets).toHaveLength(existedBefore ? 1 : 0);
    expect(
      outcomes.filter(({ kind, status }) => kind === 'log-in' && status !== 200 && status !== 401),
    ).toEqual([]);

    const state = await test.database.db.query(sql`
      select users.session_version, credit.balance, credit.held,
        (select count(*) from credit_entries entry where entry.account_id = account.id) as entries,
        (select count(*) from api_keys key where key.account_id = account.id) as keys,
        (select count(*) from email_tokens token where token.user_id = users.id and token.used_at is not null
          and token.purpose = 'reset_password') as resets_used,
        (select count(*) from audit_events event where event.account_id = account.id and kind = 'signed_in') as sign_ins
      from accounts account join credit_accounts credit on credit.account_id = account.id
      join users on users.account_id = account.id
      where lower(users.email) = ${email}`);
    const logins = succeeded('log-in', 200).length;
    expect(state).toEqual([
      {
        session_version: 1 + resets.length,
        balance: 25,
        held: 0,
        entries: 1,
        // The operator's accounts have a key from the start.
        keys: existedBefore || logins > 0 ? 1 : 0,
        resets_used: resets.length,
        sign_ins: logins,
      },
    ]);
    // The password is the last one that was set, and no other works.
    const current = (resets[0] ?? signUps[0])?.password ?? '';
    const code = (await api.logIn(email, current)).json().error?.code;
    expect(code).toBe(existedBefore ? undefined : 'email_not_verified');
    expect((await api.logIn(email, 'the first password')).statusCode).toBe(401);
  }
});
