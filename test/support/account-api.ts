import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { accountTasks } from '../../src/modules/accounts/accounts.jobs.ts';
import { sql } from '../../src/platform/postgres/index.ts';
import { startTestService, type TestService } from './test-service.ts';

/**
 * One service for all tests of a file, and its account routes. `test` is filled before the first test; until
 * then only functions may use it.
 */
export function useAccountApi(options: Parameters<typeof startTestService>[0] = {}) {
  const test = {} as TestService;
  beforeAll(async () => {
    Object.assign(test, await startTestService(options));
  });
  afterAll(() => test.stop?.());

  let emails = 0;
  return {
    test,
    api: accountApi(test),
    /** Status and error code of a response: `403 forbidden`, or `200`. */
    codeOf: (response: { statusCode: number; json(): { error?: { code: string } } }) =>
      `${response.statusCode} ${response.json().error?.code ?? ''}`.trim(),
    /** An address that no other login of the file has. */
    nextEmail: (name: string) => `${name}${++emails}@example.org`,
  };
}

/** Calls the account routes as a client does, and reads the mails that they send. */
export function accountApi(test: TestService) {
  async function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
    return test.app.inject({ method: 'POST', url, payload: payload as object, headers });
  }

  /** Runs the mail jobs that wait, in order, without a worker, so that a test knows when they are done. */
  async function deliverMails(): Promise<void> {
    const tasks = new Map(accountTasks(test.service.accounts).map((task) => [task.name, task]));
    const jobs = await test.database.db.query<{ id: string; task: string; payload: unknown }>(sql`
      select job.id::text, task.identifier as task, job.payload
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      order by job.id`);
    for (const { id, task, payload } of jobs) {
      const context = {
        attempt: 1,
        attemptsMax: 1,
        mayContinue: () => false,
        signal: new AbortController().signal,
        log: test.captured.log,
      };
      await tasks.get(task)?.run(payload, context);
      noticeMails();
      await test.database.db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`);
    }
  }

  /** In order of arrival. Their names do not show it, because the test's clock may stand still. */
  const mails: string[] = [];
  function noticeMails(): void {
    if (!existsSync(test.outboxDir)) return;
    const fresh = readdirSync(test.outboxDir)
      // A mail that is still being written has another name.
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(test.outboxDir, name))
      .filter((file) => !mails.includes(file));
    // Several mails may have come since the last look; the times of their files give the order.
    mails.push(...fresh.sort((a, b) => Number(writtenAt(a) - writtenAt(b))));
  }
  const writtenAt = (file: string) => statSync(file, { bigint: true }).mtimeNs;

  function mailsTo(email: string): string[] {
    noticeMails();
    return mails.map((file) => readFileSync(file, 'utf8')).filter((mail) => mail.includes(`To: ${email}`));
  }

  /** The token of the newest link in the newest mail. */
  function tokenOf(mail: string | undefined): string {
    const token = /https?:\/\/\S+[?&]token=([\w-]{43})/.exec(mail ?? '')?.[1];
    if (!token) throw new Error(`no token in this mail:\n${mail}`);
    return token;
  }

  async function signUp(email: string, password = 'correct horse') {
    return post('/v1/auth/signup', { email, password });
  }

  async function signUpVerified(email: string, password = 'correct horse'): Promise<void> {
    expect((await signUp(email, password)).statusCode).toBe(201);
    await deliverMails();
    const response = await test.app.inject(`/v1/auth/verify-email?token=${tokenOf(mailsTo(email).at(-1))}`);
    expect(response.headers.location).toContain('verification=success');
  }

  /** An account made by the operator: verified without any mail. */
  async function signUpVerifiedByHand(email: string, password = 'correct horse'): Promise<void> {
    await test.service.accounts.admin.create(email, password);
  }

  async function logIn(email: string, password = 'correct horse') {
    return post('/v1/auth/login', { email, password });
  }

  async function makeSession(email: string, password = 'correct horse') {
    await signUpVerified(email, password);
    const { session_token: session, api_key: key } = (await logIn(email, password)).json();
    return { session, key, bearer: { authorization: `Bearer ${session}` }, withKey: { 'x-api-key': key } };
  }

  async function requestReset(email: string): Promise<string> {
    await post('/v1/auth/forgot-password', { email });
    await deliverMails();
    return tokenOf(mailsTo(email).at(-1));
  }

  const me = (headers: Record<string, string>) => test.app.inject({ url: '/v1/auth/me', headers });

  return {
    post,
    deliverMails,
    mailsTo,
    tokenOf,
    signUp,
    signUpVerified,
    signUpVerifiedByHand,
    logIn,
    makeSession,
    requestReset,
    me,
  };
}
