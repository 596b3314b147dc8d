import { DomesdayError, verifyWebhook } from '../../../src/client/index.ts';
import { CREDENTIAL, connect } from './connect.ts';
import type { HookContext, NodeDescription, WebhookAnswer, WebhookContext } from './n8n-types.ts';
import { SIGNAL_TYPES } from './properties.ts';

/** The data about its destination that is kept with the workflow. */
interface Kept {
  webhookId?: number;
  signingSecret?: string;
}

/** n8n finds the class by the name of its file. */
export class DomesdayTrigger {
  description: NodeDescription = {
    displayName: 'Domesday Trigger',
    name: 'domesdayTrigger',
    icon: 'file:domesday.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["signalTypes"].join(", ")}}',
    description: 'Starts the workflow when a watched company or its website changes',
    defaults: { name: 'Domesday Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: CREDENTIAL, required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [SIGNAL_TYPES],
  };

  /** n8n calls them when the workflow is switched on and off. */
  webhookMethods = {
    default: {
      async checkExists(this: HookContext): Promise<boolean> {
        const { webhookId } = this.getWorkflowStaticData('node') as Kept;
        if (webhookId === undefined) return false;
        const { webhooks } = await (await connect(this)).webhooks();
        const url = this.getNodeWebhookUrl('default');
        return webhooks.some(
          (one) => one.id === webhookId && one.webhook_url === url && one.status === 'active',
        );
      },

      async create(this: HookContext): Promise<boolean> {
        const url = this.getNodeWebhookUrl('default');
        if (url === undefined) throw new Error('n8n has no address for this workflow.');
        const types = this.getNodeParameter('signalTypes') as string[];
        const [first = 'all'] = types;
        const client = await connect(this);
        const { id, signing_secret: signingSecret } = await client.createWebhook(url, first, {
          // The service answers an unknown type with an error that lists the known ones.
          signal_types: types as ['all'],
          description: 'n8n',
        });
        Object.assign(this.getWorkflowStaticData('node'), { webhookId: id, signingSecret } satisfies Kept);
        return true;
      },

      async delete(this: HookContext): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node') as Kept;
        const { webhookId } = kept;
        delete kept.webhookId;
        delete kept.signingSecret;
        if (webhookId === undefined) return true;
        const client = await connect(this);
        await client.deleteWebhook(webhookId).catch((error: unknown) => {
          // Somebody has deleted it in the console.
          if (!(error instanceof DomesdayError && error.status === 404)) throw error;
        });
        return true;
      },
    },
  };

  /** A delivery. Only those that the service has signed for this workflow, and lately, start it. */
  async webhook(this: WebhookContext): Promise<WebhookAnswer> {
    const { signingSecret = '' } = this.getWorkflowStaticData('node') as Kept;
    const { rawBody } = this.getRequestObject();
    const verification = await verifyWebhook({
      secret: signingSecret,
      headers: standardHeaders(this.getHeaderData()),
      body: rawBody,
    });
    if (verification.valid)
      return { workflowData: [[{ json: JSON.parse(new TextDecoder().decode(rawBody)) }]] };
    this.getResponseObject()
      .status(401)
      .json({ error: `Not accepted: ${verification.reason}.` });
    return { noWebhookResponse: true };
  }
}

/** The headers of the Standard Webhooks specification, which every delivery carries. */
function standardHeaders(headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('webhook-')));
}
