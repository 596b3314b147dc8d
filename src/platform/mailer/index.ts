/**
 * Mail, by SMTP or, when no server is configured, as files that a person can open. It sends immediately; call it from
 * a job so that a mail survives a mail server that is down.
 */
import { createTransport } from 'nodemailer';
import { extraHeaders, type Mail, type OutboxOptions, writeToOutbox } from './outbox.ts';

export interface MailerOptions extends OutboxOptions {
  /** Undefined writes mails to the outbox instead. */
  smtpUrl: string | undefined;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

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
