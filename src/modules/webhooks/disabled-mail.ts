import { enqueueJob } from '../../platform/job-queue/index.ts';
import { MAIL_ATTEMPTS_MAX } from '../../platform/mailer.ts';
import type { Queryable } from '../../platform/postgres/index.ts';
import type { Notice } from '../accounts/index.ts';
import type { Destination } from './webhook.ts';

export const DISABLED_MAIL_TASK = 'mail_webhook_disabled';

export async function enqueueDisabledMail(tx: Queryable, destinationId: number): Promise<void> {
  await enqueueJob(tx, {
    task: DISABLED_MAIL_TASK,
    payload: { destination_id: destinationId },
    attemptsMax: MAIL_ATTEMPTS_MAX,
  });
}

export function disabledMail({ webhook_url, last_delivery_status }: Destination, siteUrl: string): Notice {
  const isGone = last_delivery_status === '410';
  const { host } = new URL(webhook_url);
  return {
    subject: `Your webhook at ${host} was disabled`,
    heading: 'A webhook was disabled',
    before: isGone
      ? `${webhook_url} answered 410 Gone, which means that it does not want deliveries any more. Nothing more is sent there.`
      : `Every delivery to ${webhook_url} has failed for five days. Nothing more is sent there.`,
    button: 'See what it answered',
    link: `${siteUrl}/webhooks`,
    after:
      'Once the receiver works again, enable the webhook in the console. Signals are kept in your feed in the meantime.',
  };
}
