import { CREDENTIAL, connect } from './connect.ts';
import type { ExecuteContext, Item, NodeDescription } from './n8n-types.ts';
import { OPERATIONS } from './operations.ts';
import { PROPERTIES } from './properties.ts';

/** n8n finds the class by the name of its file. */
export class Domesday {
  description: NodeDescription = {
    displayName: 'Domesday',
    name: 'domesday',
    icon: 'file:domesday.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: 'UK companies and their websites, with evidence',
    defaults: { name: 'Domesday' },
    inputs: ['main'],
    outputs: ['main'],
    usableAsTool: true,
    credentials: [{ name: CREDENTIAL, required: true }],
    properties: PROPERTIES,
  };

  async execute(this: ExecuteContext): Promise<Item[][]> {
    const client = await connect(this);
    const signal = this.getExecutionCancelSignal();
    const results: Item[] = [];
    for (const item of this.getInputData().keys()) {
      const field = <Value>(name: string) => this.getNodeParameter(name, item) as Value;
      const run = OPERATIONS[field<string>('operation')];
      if (!run) throw new Error(`There is no operation ${field<string>('operation')}.`);
      const timeoutSeconds = this.getNodeParameter('timeoutSeconds', item, 120) as number;
      try {
        const answers = await run({ client, field, wait: { timeoutSeconds, ...(signal && { signal }) } });
        results.push(...answers.map((json) => ({ json, pairedItem: { item } })));
      } catch (error) {
        if (!this.continueOnFail() || signal?.aborted) throw error;
        results.push({ json: describeError(error), pairedItem: { item } });
      }
    }
    return [results];
  }
}

/** The stable code and the id of the request, where the service has answered. */
function describeError(error: unknown): object {
  const { message, code, requestId } = error as { message: string; code?: string; requestId?: string };
  return { error: message, ...(code && { code }), ...(requestId && { request_id: requestId }) };
}
