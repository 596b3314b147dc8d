import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What a person who has just started the service wants to know. */
export function welcome(config: Config): string {
  const mail = config.mail.smtpUrl
    ? 'sent by SMTP'
    : `${join(config.dataDir, 'outbox')}  (SMTP_URL is unset, so mails become files)`;
  return `
  Domesday is running.

    Console   ${config.siteUrl}
    API docs  ${config.baseUrl}/docs
    Health    ${config.baseUrl}/healthz
    Mail      ${mail}

`;
}
