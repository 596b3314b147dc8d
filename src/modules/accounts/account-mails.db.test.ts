import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';

vi.setConfig({ testTimeout: 60_000 });
/** Long, for machines that are busy; nothing waits longer than it must. */
const IN_TIME = { timeout: 15_000 };
let smtp: TestSmtpServer;
let test: TestService;
let api: ReturnType<typeof accountApi>;
beforeEach(async () => {
  smtp = await startSmtpServer();
  test = await startTestService({
    environment: { SMTP_URL: smtp.url, MAIL_FROM: 'Domesday <hello@example.org>' },
  });
  api = accountApi(test);
});
afterEach(async () => {
  await test.stop();
  await smtp.close();
});

/** On its way through a mail server the text is quoted-printable, which breaks links up. */
function tokenOf(sent: string | undefined): string {
  return api.tokenOf(sent?.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

/**
 * The queue waits seconds between tries, and seconds between looks where nothing new came; a test does not.
 */
async function hurry(): Promise<void> {
  const { db } = test.database;
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
  await db.execute(sql`select pg_notify('jobs:insert', '{"count": 1}')`);
}

/** A job that is in progress cannot be hurried; it is when it has failed. */
const untilFailed = (times: number) =>
  expect
    .poll(async () => {
      await hurry();
      return test.captured.lines().filter(({ msg }) => msg === 'job failed').length;
    }, IN_TIME)
    .toBeGreaterThanOrEqual(times);

const untilReceived = () =>
  expect
    .poll(async () => {
      await hurry();
      return smtp.received.length;
    }, IN_TIME)
    .toBe(1);

describe('account mails through the queue', () => {
  it('reach the mail server with a link that works, as text and HTML', async () => {
    await test.startJobs();
    await api.signUp('ada@example.org');
    await expect.poll(() => smtp.received.length, IN_TIME).toBe(1);
    const mail = smtp.received[0];
    expect(mail).toMatchObject({ from: 'hello@example.org', to: ['ada@example.org'] });
    expect(mail?.raw).toContain('Content-Type: text/plain');
    expect(mail?.raw).toContain('Content-Type: text/html');
    const response = await test.app.inject(`/v1/auth/verify-email?token=${tokenOf(mail?.raw)}`);
    expect(response.headers.location).toContain('verification=success');
    expect(test.captured.text()).not.toContain(tokenOf(mail?.raw));
  });

  it.each(['refuse', 'drop'] as const)(
    'are delayed and not lost while the server answers with %s',
    async (how) => {
      smtp.behave(how);
      await test.startJobs();
      await api.signUp('late@example.org');
      await untilFailed(2);
      expect(smtp.received).toHaveLength(0);
      smtp.behave('accept');
      await untilReceived();
      const response = await test.app.inject(`/v1/auth/verify-email?token=${tokenOf(smtp.received[0]?.raw)}`);
      expect(response.headers.location).toContain('verification=success');
    },
  );

  it('are delayed and not lost while the mail server is down, and a reset mail counts once however often it was tried', async () => {
    await api.signUpVerifiedByHand('down@example.org');
    const { url } = smtp;
    await smtp.close();
    await test.startJobs();
    await api.post('/v1/auth/forgot-password', { email: 'down@example.org' });
    await untilFailed(6);
    smtp = await startSmtpServer({ port: Number(new URL(url).port) });
    await untilReceived();
    const token = tokenOf(smtp.received[0]?.raw);
    const response = await api.post('/v1/auth/reset-password', { token, new_password: 'a new password' });
    expect(response.statusCode).toBe(200);
  });
});
