import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { timestamp, wholeNumber } from './options.ts';

export interface ReplayOptions extends ApiOptions {
  since: string;
  until?: string;
  failed?: boolean;
}

/** `domesday webhook replay` */
export async function webhookReplayCommand(id: string, options: ReplayOptions): Promise<void> {
  const request = {
    since: timestamp('--since', options.since),
    ...(options.until !== undefined && { until: timestamp('--until', options.until) }),
    only: options.failed ? ('failed' as const) : ('all' as const),
  };
  const destinationId = wholeNumber('The id of the webhook', id);
  await withApi(options, async (client) => {
    const answer = await client.replayWebhook(destinationId, request);
    if (options.json) return printJson(answer);
    print(answer.queued === 1 ? '1 delivery will be sent.' : `${answer.queued} deliveries will be sent.`);
  });
}
