import { OperatorError } from '../../shared/operator-error.ts';
import { type ApiOptions, print, printJson, withApi } from './api-command.ts';
import { columns } from './columns.ts';

/** `domesday webhook create <url>` */
export async function createWebhookCommand(
  url: string,
  options: ApiOptions & { type: string },
): Promise<void> {
  await withApi(options, async (client) => {
    const made = await client.createWebhook(url, options.type);
    if (options.json) {
      printJson(made);
      return;
    }
    print(`Registered ${made.webhook_url} for ${made.signal_type} as destination ${made.id}.`);
    print(`Signing secret: ${made.signing_secret}`);
    print('It is shown only now; keep it where the receiver can read it.');
  });
}

/** `domesday webhook list` */
export async function listWebhooksCommand(options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const { webhooks } = await client.webhooks();
    if (options.json) {
      printJson({ webhooks });
      return;
    }
    if (webhooks.length === 0) print('There is no destination; `domesday webhook create <url>` makes one.');
    else
      print(
        columns(
          webhooks.map((one) => [
            String(one.id),
            one.status,
            one.signal_type,
            one.last_delivery_status ?? 'no delivery yet',
            one.webhook_url,
          ]),
        ),
      );
  });
}

/** `domesday webhook test <id>` */
export async function testWebhookCommand(id: string, options: ApiOptions): Promise<void> {
  const number = Number(id);
  if (!Number.isSafeInteger(number)) throw new OperatorError(`"${id}" is not the id of a destination.`);
  await withApi(options, async (client) => {
    const queued = await client.testWebhook(number);
    if (options.json) printJson(queued);
    else print(`A test delivery is on its way: ${queued.id}.`);
  });
}
