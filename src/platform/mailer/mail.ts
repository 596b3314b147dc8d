import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { Logger } from '../logger.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  outboxDir: string;
  clock: Clock;
  ids: IdSource;
  log: Logger;
}
