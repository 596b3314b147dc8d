import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createIdSource } from '../../shared/ids.ts';
import { createMailer, type Mailer } from './index.ts';

const mail = {
  to: 'ada@example.org',
  subject: 'Grüße, confirm your address',
  text: 'Follow https://api.example.org/v1/auth/verify-email?token=abc please.',
  html: '<p>Follow <a href="https://api.example.org/v1/auth/verify-email?token=abc">this</a>.</p>',
};

let outboxDir: string;
let captured: ReturnType<typeof captureLog>;
let server: TestSmtpServer | undefined;
let mailers: Mailer[] = [];
beforeEach(() => {
  outboxDir = join(mkdtempSync(join(tmpdir(), 'domesday-mail-')), 'outbox');
  captured = captureLog();
});
afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  mailers = [];
  await server?.close();
  server = undefined;
  rmSync(join(outboxDir, '..'), { recursive: true, force: true });
});

function create(smtpUrl: string | undefined): Mailer {
  const mailer = createMailer({
    smtpUrl,
    from: 'Domesday <no-reply@example.org>',
    outboxDir,
    clock: createTestClock(),
    ids: createIdSource(),
    log: captured.log,
  });
  mailers.push(mailer);
  return mailer;
}

describe('without a mail server', () => {
  it('each mail becomes a file only its owner can read, and its link is logged', async () => {
    await create(undefined).send(mail);
    const files = readdirSync(outboxDir);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^2026-11-15T090000\.000Z-mail_\w+\.eml$/);
    const file = join(outboxDir, files[0] ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('To: ada@example.org');
    expect(captured.lines()[0]).toMatchObject({
      to: mail.to,
      link: 'https://api.example.org/v1/auth/verify-email?token=abc',
    });
  });

  it('mails of the same moment do not overwrite one another', async () => {
    const outbox = create(undefined);
    await Promise.all(Array.from({ length: 20 }, () => outbox.send(mail)));
    expect(readdirSync(outboxDir)).toHaveLength(20);
  });
});

describe('with a mail server', () => {
  it('the mail arrives there as text and HTML, and no link is logged', async () => {
    server = await startSmtpServer();
    await create(server.url).send(mail);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'no-reply@example.org', to: ['ada@example.org'] });
    expect(server.received[0]?.raw).toContain('multipart/alternative');
    expect(captured.text()).toBe('');
  });

  it('that refuses, or is not there, the send fails so that the job can try again', async () => {
    server = await startSmtpServer();
    server.behave('refuse');
    await expect(create(server.url).send(mail)).rejects.toThrow();
    server.behave('accept');
    await create(server.url).send(mail);
    expect(server.received).toHaveLength(1);
    await server.close();
    await expect(create(server.url).send(mail)).rejects.toThrow();
  });

  it('that hangs up in the middle of a mail, the send fails', async () => {
    server = await startSmtpServer();
    server.behave('drop');
    await expect(create(server.url).send(mail)).rejects.toThrow();
  });
});
