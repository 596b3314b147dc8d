import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, MailerOptions } from './mail.ts';

/**
 * Without a mail server every mail becomes a file that any mail program opens, and its first link is logged so
 * that a person trying the service can follow it. This is the one place where a link with a token is logged: it
 * happens only on an installation that cannot send mail at all.
 */
export async function writeToOutbox(mail: Mail, options: MailerOptions): Promise<void> {
  const at = options.clock.now();
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: options.from });
  const { message } = await composer.sendMail({ ...mail, date: at });
  await mkdir(options.outboxDir, { recursive: true, mode: 0o700 });
  const file = join(
    options.outboxDir,
    `${at.toISOString().replaceAll(':', '')}-${options.ids.capability('mail')}.eml`,
  );
  // Whoever watches the folder must never read half a mail.
  await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
  await rename(`${file}.part`, file);
  options.log.info(
    { to: mail.to, subject: mail.subject, file, link: firstLink(mail.text) },
    'mail written to the outbox, because SMTP_URL is unset',
  );
}

function firstLink(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0];
}
