import { join } from 'node:path';
import type { Config } from '../config.ts';

/** What a person who has just started the service wants to know. */
export function welcome(config: Config, { sandbox }: { sandbox: boolean }): string {
  const mail = config.mail.smtpUrl
    ? 'sent by SMTP'
    : `${join(config.dataDir, 'outbox')}  (SMTP_URL is unset, so mails become files)`;
  const sites = sandbox
    ? `\n    Sandbox   ${config.siteUrl}/sandbox/web  (fictional websites to resolve, such as tarnwickjoinery.test)`
    : '';
  return `
  Domesday is running.

    Console   ${config.siteUrl}
    API docs  ${config.baseUrl}/docs
    Health    ${config.baseUrl}/healthz
    Mail      ${mail}${sites}

`;
}
