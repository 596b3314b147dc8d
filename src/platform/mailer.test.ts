import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../test/support/captured-log.ts';
import { startSmtpServer, type TestSmtpServer } from '../../test/support/smtp-server.ts';
import { createTestClock } from '../../test/support/test-clock.ts';
import { createIdSource } from '../shared/ids.ts';
import { createMailer, type Mailer } from './mailer.ts';

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

/** A message or a part of one: its headers, unfolded, and what comes after the empty line. */
function readEntity(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

describe('a service without a mail server', () => {
  it('writes each mail to a file only its owner can read, and logs its link', async () => {
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

  it('writes a MIME message that holds text and HTML as they are, links whole', async () => {
    const link = `https://api.example.org/v1/auth/verify-email?token=${'a1b2c3d4'.repeat(20)}`;
    const text = `Welcome\n\n${link}\n\nThat is all.\n`;
    const html = `<p>Grüße! Follow <a href="${link}">this</a>.</p>\n`;
    await create(undefined).send({ ...mail, text, html });
    const written = readFileSync(join(outboxDir, readdirSync(outboxDir)[0] ?? ''), 'utf8');
    expect(/https?:\/\/\S+token=[\w-]+/.exec(written)?.[0]).toBe(link);
    expect(written).not.toMatch(/[^\r]\n/);

    const { headers, body } = readEntity(written);
    expect(headers).toMatchObject({
      from: 'Domesday <no-reply@example.org>',
      to: mail.to,
      subject: expect.stringMatching(/^=\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe/),
      date: 'Sun, 15 Nov 2026 09:00:00 +0000',
      'message-id': expect.stringMatching(/^<[^@\s]+@example\.org>$/),
      'mime-version': '1.0',
      // A whole is at least what its parts are.
      'content-transfer-encoding': '8bit',
    });
    const boundary = /^multipart\/alternative; *boundary="([^"]+)"$/.exec(headers['content-type'] ?? '')?.[1];
    const parts = `\r\n${body}`.split(`\r\n--${boundary}`);
    expect(parts).toHaveLength(4);
    expect(parts[3]).toBe('--\r\n');
    expect(parts.slice(1, 3).map((part) => readEntity(part.replace(/^\r\n/, '')))).toEqual([
      {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'content-transfer-encoding': '7bit' },
        body: text.replaceAll('\n', '\r\n'),
      },
      {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-transfer-encoding': '8bit' },
        body: html.replaceAll('\n', '\r\n'),
      },
    ]);
  });

  it('gives a mail that can be unsubscribed the headers for one click, and keeps its id', async () => {
    const unsubscribeUrl = `https://example.org/unsubscribe?token=${'x'.repeat(120)}`;
    await create(undefined).send({ ...mail, id: 'signals-7', unsubscribeUrl });
    const { headers } = readEntity(readFileSync(join(outboxDir, readdirSync(outboxDir)[0] ?? ''), 'utf8'));
    expect(headers).toMatchObject({
      'message-id': '<signals-7@example.org>',
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('keeps mails of the same moment from overwriting one another', async () => {
    const outbox = create(undefined);
    await Promise.all(Array.from({ length: 20 }, () => outbox.send(mail)));
    expect(readdirSync(outboxDir)).toHaveLength(20);
  });
});

describe('a service with a mail server', () => {
  it('sends the mail there as text and HTML, and logs no link', async () => {
    server = await startSmtpServer();
    await create(server.url).send(mail);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'no-reply@example.org', to: ['ada@example.org'] });
    expect(server.received[0]?.raw).toContain('multipart/alternative');
    expect(server.received[0]?.raw).not.toMatch(/^List-Unsubscribe/m);
    await create(server.url).send({
      ...mail,
      id: 'signals-7',
      unsubscribeUrl: 'https://example.org/u?token=x',
    });
    const { headers } = readEntity(server.received[1]?.raw ?? '');
    expect(headers).toMatchObject({
      'message-id': '<signals-7@example.org>',
      'list-unsubscribe': '<https://example.org/u?token=x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(captured.text()).toBe('');
  });

  it('fails to send if the server refuses, or is not there, so that the job can try again', async () => {
    server = await startSmtpServer();
    server.behave('refuse');
    await expect(create(server.url).send(mail)).rejects.toThrow();
    server.behave('accept');
    await create(server.url).send(mail);
    expect(server.received).toHaveLength(1);
    await server.close();
    await expect(create(server.url).send(mail)).rejects.toThrow();
  });

  it('fails to send if the server hangs up in the middle of a mail', async () => {
    server = await startSmtpServer();
    server.behave('drop');
    await expect(create(server.url).send(mail)).rejects.toThrow();
  });
});
