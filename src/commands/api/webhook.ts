import type { DomesdayClient } from '../../client/index.ts';
import { OperatorError } from '../../shared/problem.ts';
import { showPaged } from '../terminal/pager.ts';
import { listing, statusCell } from '../terminal/text-table.ts';
import {
  type ApiOptions,
  print,
  printCsv,
  printJson,
  timestamp,
  wholeNumber,
  withApi,
} from './api-command.ts';

type Destination = Awaited<ReturnType<DomesdayClient['webhooks']>>['webhooks'][number];
type LogQuery = NonNullable<Parameters<DomesdayClient['webhookDeliveries']>[1]>;

/** `domesday webhook create <url>` */
export async function createWebhookCommand(
  url: string,
  { type, description, ...options }: ApiOptions & { type: string; description?: string },
): Promise<void> {
  const types = typesOf(type);
  await withApi(options, async (client) => {
    const made = await client.createWebhook(url, types[0] ?? '', {
      ...(types.length > 1 && { signal_types: types }),
      ...(description !== undefined && { description }),
    });
    if (options.json) return printJson(made);
    print(`Registered ${made.webhook_url} for ${typesOfDestination(made)} as destination ${made.id}.`);
    print(`Signing secret: ${made.signing_secret}`);
    print('It is shown only now; keep it where the receiver can read it.');
  });
}

const LIST_COLUMNS = [
  'id',
  'webhook_url',
  'status',
  'signal_types',
  'last_delivery_status',
  'description',
  'created_at',
] as const;

/** `domesday webhook list` */
export async function listWebhooksCommand(options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const { webhooks } = await client.webhooks();
    if (options.json) return printJson({ webhooks });
    if (options.csv) return printCsv(LIST_COLUMNS, webhooks);
    if (webhooks.length === 0)
      return print('There is no destination; `domesday webhook create <url>` makes one.');
    showPaged(
      listing(
        ['ID', 'STATE', 'SIGNALS', 'LAST DELIVERY', 'SUCCESS', 'ADDRESS'],
        webhooks.map((one) => [
          String(one.id),
          statusCell(one.status, one.disabled_reason ?? one.status),
          typesOfDestination(one),
          one.last_delivery_status ?? 'no delivery yet',
          successOf(one),
          one.webhook_url,
        ]),
      ),
    );
  });
}

/** `domesday webhook edit <id>` */
export async function editWebhookCommand(
  id: string,
  options: ApiOptions & { address?: string; type?: string; description?: string },
): Promise<void> {
  const { address, type, description } = options;
  if (address === undefined && type === undefined && description === undefined)
    throw new OperatorError('What is to change? Give --address, --type or --description.');
  const number = idOf(id);
  await withApi(options, async (client) => {
    const edited = await client.editWebhook(number, {
      ...(address !== undefined && { webhook_url: address }),
      ...(type !== undefined && { signal_types: typesOf(type) }),
      ...(description !== undefined && { description: description || null }),
    });
    if (options.json) printJson(edited);
    else print(`Destination ${edited.id}: ${edited.webhook_url}, ${typesOfDestination(edited)}.`);
  });
}

/** `domesday webhook pause <id>` */
export async function pauseWebhookCommand(id: string, options: ApiOptions): Promise<void> {
  const number = idOf(id);
  await withApi(options, async (client) => {
    const paused = await client.pauseWebhook(number);
    if (options.json) printJson(paused);
    else print(`Destination ${id} is paused. Signals are held back until \`domesday webhook resume ${id}\`.`);
  });
}

/** `domesday webhook resume <id>` */
export async function resumeWebhookCommand(
  id: string,
  options: ApiOptions & { sendHeldBack?: boolean },
): Promise<void> {
  const number = idOf(id);
  await withApi(options, async (client) => {
    const resumed = await client.enableWebhook(number, options.sendHeldBack ?? false);
    if (options.json) return printJson(resumed);
    print(`Destination ${id} is active.`);
    const heldBack = resumed.health?.held_back ?? 0;
    if (heldBack > 0) print(`${heldBack} held back; --send-held-back sends them.`);
  });
}

/** `domesday webhook test <id>` */
export async function testWebhookCommand(id: string, options: ApiOptions & { type?: string }): Promise<void> {
  const number = idOf(id);
  await withApi(options, async (client) => {
    const queued = await client.testWebhook(number, options.type);
    if (options.json) printJson(queued);
    else print(`A test delivery is on its way: ${queued.id}.`);
  });
}

const LOG_COLUMNS = ['id', 'created_at', 'status', 'signal_type', 'response'] as const;

/** `domesday webhook log <id>` */
export async function webhookLogCommand(
  id: string,
  options: ApiOptions & { status?: string; type?: string; limit?: string },
): Promise<void> {
  const number = idOf(id);
  // The service answers an unknown status or type with an error that lists the known ones.
  const query = {
    ...(options.status !== undefined && { status: options.status }),
    ...(options.type !== undefined && { signal_type: options.type }),
    ...(options.limit !== undefined && { limit: wholeNumber('--limit', options.limit) }),
  } as LogQuery;
  await withApi(options, async (client) => {
    const answer = await client.webhookDeliveries(number, query);
    if (options.json) return printJson(answer);
    const deliveries = answer.deliveries.map((one) => {
      const last = one.log.at(-1);
      const response = last?.response_status ?? last?.error;
      return { ...one, response: response ? String(response) : null };
    });
    if (options.csv) return printCsv(LOG_COLUMNS, deliveries);
    if (deliveries.length === 0) return print('No deliveries.');
    showPaged(
      listing(
        ['TIME', 'STATE', 'SIGNAL', 'ANSWER', 'ID'],
        deliveries.map((one) => [
          one.created_at,
          statusCell(one.status),
          one.signal_type,
          one.response,
          one.id,
        ]),
      ),
    );
  });
}

function idOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new OperatorError(`"${text}" is not the id of a destination.`);
  return number;
}

/** The service answers an unknown type with an error that lists the known ones. */
function typesOf(text: string): 'all'[] {
  return text.split(',').flatMap((type) => (type.trim() ? [type.trim() as 'all'] : []));
}

function typesOfDestination({ signal_type, signal_types = [signal_type] }: Destination): string {
  return signal_types.join(', ');
}

function successOf({ health }: Destination): string | null {
  const share = health?.success_share_24h;
  return share === null || share === undefined ? null : `${Math.round(share * 100)}% in 24 h`;
}

interface ReplayOptions extends ApiOptions {
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
