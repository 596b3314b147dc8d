import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { sql } from '../../platform/postgres/index.ts';

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

/** The queue waits seconds between tries; a test does not. */
const hurry = () =>
  test.database.db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`,
  );

async function untilTriedAgain(): Promise<void> {
  await expect.poll(() => test.captured.text(), { timeout: 10_000 }).toContain('job failed');
  await sleep(100);
}

describe('account mails through the queue', () => {
  it('reach the mail server with a link that works, as text and HTML', async () => {
    await test.startJobs();
    await api.signUp('ada@example.org');
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
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
      await untilTriedAgain();
      expect(smtp.received).toHaveLength(0);
      smtp.behave('accept');
      await hurry();
      await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBe(1);
      const response = await test.app.inject(`/v1/auth/verify-email?token=${tokenOf(smtp.received[0]?.raw)}`);
      expect(response.headers.location).toContain('verification=success');
    },
  );

  it('are delayed and not lost while nobody listens, and a reset mail counts once however often it was tried', async () => {
    await api.signUpVerifiedByHand('down@example.org');
    const { url } = smtp;
    await smtp.close();
    await test.startJobs();
    await api.post('/v1/auth/forgot-password', { email: 'down@example.org' });
    for (let i = 0; i < 6; i++) {
      await untilTriedAgain();
      await hurry();
    }
    smtp = await startSmtpServer({ port: Number(new URL(url).port) });
    await hurry();
    await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBe(1);
    const token = tokenOf(smtp.received[0]?.raw);
    const response = await api.post('/v1/auth/reset-password', { token, new_password: 'a new password' });
    expect(response.statusCode).toBe(200);
  });
});
