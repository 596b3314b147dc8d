/**
 * Mail, by SMTP or, when no server is configured, as files that a person can open. It sends immediately; call
 * it from a job so that a mail survives a mail server that is down.
 */

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import type { Logger } from './logger.ts';

interface MailerOptions extends OutboxOptions {
  /** Undefined writes mails to the outbox instead. */
  smtpUrl: string | undefined;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * For the jobs that send mails: with the queue's backoff, 25 attempts cover a mail server that is down for
 * several days.
 */
export const MAIL_ATTEMPTS_MAX = 25;

const SMTP_TIMEOUT_MS = 15_000;

export function createMailer(options: MailerOptions): Mailer {
  if (options.smtpUrl === undefined) {
    return { send: (mail) => writeToOutbox(mail, options), close: () => undefined };
  }
  const transport = createTransport(
    {
      url: options.smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    },
    { from: options.from },
  );
  return {
    async send(mail) {
      const { to, subject, text, html } = mail;
      await transport.sendMail({ to, subject, text, html, ...extraHeaders(mail, options.from) });
    },
    close: () => transport.close(),
  };
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for a mail that is sent again, so that mail programs show it once. */
  id?: string | undefined;
  /** Mail programs then offer to unsubscribe with one click (RFC 8058): they send a POST there. */
  unsubscribeUrl?: string | undefined;
}

interface OutboxOptions {
  from: string;
  outboxDir: string;
  clock: Clock;
  ids: IdSource;
  log: Logger;
}

/**
 * Without a mail server every mail becomes a file that any mail program can open. Its first link is logged,
 * so that a person who tries the service can follow it. This is the only place that logs a link with a token,
 * and only on an installation that cannot send mail at all.
 */
async function writeToOutbox(mail: Mail, options: OutboxOptions): Promise<void> {
  const at = options.clock.now();
  const message = await compose(mail, { from: options.from, date: at });
  await mkdir(options.outboxDir, { recursive: true, mode: 0o700 });
  const file = join(
    options.outboxDir,
    `${at.toISOString().replaceAll(':', '')}-${options.ids.capability('mail')}.eml`,
  );
  // A program that watches the folder must never read half a mail.
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
  options.log.info(
    { to: mail.to, subject: mail.subject, file, link: firstLink(mail.text) },
    'mail written to the outbox, because SMTP_URL is unset',
  );
}

/** The headers of a mail beside those that the library writes. */
function extraHeaders({ id, unsubscribeUrl }: Mail, from: string) {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
    headers: {
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/**
 * The library would encode the parts, which breaks up long links. Our lines are far below the length limit of
 * mails, so they are written unencoded: people who open or search the file find every link in one piece.
 */
async function compose(mail: Mail, headers: { from: string; date: Date }): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const extra = extraHeaders(mail, headers.from);
  const { message } = await composer.sendMail({
    ...headers,
    ...extra,
    to: mail.to,
    subject: mail.subject,
    headers: { ...extra.headers, 'content-transfer-encoding': encodingOf(mail.text + mail.html) },
    alternatives: [{ raw: plainPart('text/plain', mail.text) }, { raw: plainPart('text/html', mail.html) }],
  });
  return message as Buffer;
}

function plainPart(type: string, content: string): string {
  const headers = `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: ${encodingOf(content)}\n`;
  return `${headers}\n${content}`.replaceAll(/\r?\n/g, '\r\n');
}

function encodingOf(content: string): '7bit' | '8bit' {
  return /^[\t\n\r\x20-\x7e]*$/.test(content) ? '7bit' : '8bit';
}

function firstLink(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0];
}
