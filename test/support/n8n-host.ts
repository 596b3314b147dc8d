import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Domesday } from '../../integrations/n8n/src/domesday.node.ts';
import type { DomesdayApi } from '../../integrations/n8n/src/domesday-api.credentials.ts';
import type { DomesdayTrigger } from '../../integrations/n8n/src/domesday-trigger.node.ts';
import type {
  Context,
  ExecuteContext,
  HookContext,
  Item,
  WebhookContext,
} from '../../integrations/n8n/src/n8n-types.ts';

/**
 * Does for the nodes what n8n does: loads the built package, makes its requests with the credential, and
 * calls its functions.
 */
export interface N8nHost {
  trigger: DomesdayTrigger;
  /** Runs the node once for each set of parameters, as for the items of a workflow. */
  run(parameters: object[], options?: { continueOnFail?: boolean }): Promise<Item[]>;
  hookContext(parameters: object, url: string): HookContext;
  /** A delivery, and what the node answers by itself. */
  webhookContext(delivery: Delivery): WebhookContext & { answered: number[] };
  /** The data that is kept with the workflow. */
  kept: Record<string, unknown>;
}

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Uint8Array;
}

export function loadNodes(folder: string, credential: { url: string; apiKey: string }): N8nHost {
  execFileSync(process.execPath, ['scripts/build-integrations.mjs', 'n8n', folder]);
  const [domesday, domesdayTrigger, domesdayApi] = loadClasses(folder) as [
    Domesday,
    DomesdayTrigger,
    DomesdayApi,
  ];
  const kept: Record<string, unknown> = {};
  const getWorkflowStaticData = () => kept;
  const context: Context = {
    getCredentials: async () => credential,
    helpers: {
      async httpRequestWithAuthentication(_name, { method, url, headers, body }) {
        const response = await fetch(url, {
          method,
          headers: { ...headers, ...authentication(domesdayApi, credential) },
          ...(body !== undefined && { body }),
        });
        const text = await response.text();
        return { statusCode: response.status, headers: Object.fromEntries(response.headers), body: text };
      },
    },
  };
  return {
    trigger: domesdayTrigger,
    kept,
    async run(parameters, { continueOnFail = false } = {}) {
      const execution: ExecuteContext = {
        ...context,
        getInputData: () => parameters.map(() => ({ json: {} })),
        getNodeParameter: (name, item, fallback) =>
          (parameters[item] as Record<string, unknown>)[name] ?? defaultOf(domesday, name) ?? fallback,
        continueOnFail: () => continueOnFail,
        getExecutionCancelSignal: () => undefined,
      };
      const [items = []] = await domesday.execute.call(execution);
      return items;
    },
    hookContext: (parameters, url) => ({
      ...context,
      getWorkflowStaticData,
      getNodeParameter: (name) => (parameters as Record<string, unknown>)[name],
      getNodeWebhookUrl: () => url,
    }),
    webhookContext({ headers, rawBody }) {
      const answered: number[] = [];
      return {
        answered,
        getWorkflowStaticData,
        getHeaderData: () => headers,
        getRequestObject: () => ({ rawBody }),
        getResponseObject: () => ({ status: (code) => ({ json: () => answered.push(code) }) }),
      };
    },
  };
}

/** n8n finds the files in `package.json`, and in each the class with the name of the file. */
function loadClasses(folder: string): object[] {
  const { n8n } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    n8n: { nodes: string[]; credentials: string[] };
  };
  const require = createRequire(join(folder, 'package.json'));
  return [...n8n.nodes, ...n8n.credentials].map((file) => {
    const classes = require(`./${file}`) as Record<string, new () => object>;
    const name = basename(file).split('.')[0] ?? '';
    const Found = classes[name];
    if (!Found) throw new Error(`${file} has no class ${name}`);
    return new Found();
  });
}

/** The headers of the credential, with its fields in the place of n8n's expressions. */
function authentication({ authenticate }: DomesdayApi, credential: object): Record<string, string> {
  const fields = credential as Record<string, string>;
  return Object.fromEntries(
    Object.entries(authenticate.properties.headers).map(([name, value]) => [
      name,
      value.replace(/^=\{\{\$credentials\.(\w+)\}\}$/, (_, field: string) => fields[field] ?? ''),
    ]),
  );
}

function defaultOf({ description }: Domesday, name: string): unknown {
  return description.properties.find((property) => property.name === name)?.default;
}
