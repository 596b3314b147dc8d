/**
 * The part of n8n's interfaces (`n8n-workflow`) that the nodes use. That package brings 165 others, so it is
 * not installed here.
 */
export interface Property {
  displayName: string;
  name: string;
  type: 'boolean' | 'collection' | 'dateTime' | 'multiOptions' | 'number' | 'options' | 'string';
  default: boolean | number | string | string[] | Record<string, never>;
  description?: string;
  placeholder?: string;
  required?: boolean;
  noDataExpression?: boolean;
  typeOptions?: { password?: boolean; minValue?: number; maxValue?: number; multipleValues?: boolean };
  displayOptions?: { show: Record<string, (string | boolean)[]> };
  options?: (Property | Choice)[];
}

export interface Choice {
  name: string;
  value: string;
  description?: string;
  /** The name in the menu of nodes. */
  action?: string;
}

export interface NodeDescription {
  displayName: string;
  name: string;
  icon: `file:${string}.svg`;
  group: ('transform' | 'trigger')[];
  version: number;
  subtitle: string;
  description: string;
  defaults: { name: string };
  inputs: 'main'[];
  outputs: 'main'[];
  usableAsTool?: true;
  credentials: { name: string; required: boolean }[];
  webhooks?: { name: 'default'; httpMethod: 'POST'; responseMode: 'onReceived'; path: string }[];
  properties: Property[];
}

export interface CredentialType {
  name: string;
  displayName: string;
  icon: `file:${string}.svg`;
  properties: Property[];
  authenticate: { type: 'generic'; properties: { headers: Record<string, string> } };
  test: { request: { baseURL: string; url: string } };
}

export interface Item {
  json: object;
  /** Which item of the input it was made from. */
  pairedItem?: { item: number };
}

interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string;
  encoding: 'text';
  returnFullResponse: true;
  ignoreHttpStatusErrors: true;
}

interface FullResponse {
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
  statusCode: number;
}

/** The context that every function of a node is called with. */
export interface Context {
  getCredentials(name: string): Promise<object>;
  helpers: {
    httpRequestWithAuthentication(
      this: Context,
      credential: string,
      options: RequestOptions,
    ): Promise<FullResponse>;
  };
}

export interface ExecuteContext extends Context {
  getInputData(): Item[];
  getNodeParameter(name: string, item: number, fallback?: unknown): unknown;
  continueOnFail(): boolean;
  getExecutionCancelSignal(): AbortSignal | undefined;
}

export interface HookContext extends Context {
  getNodeParameter(name: string, fallback?: unknown): unknown;
  getNodeWebhookUrl(name: 'default'): string | undefined;
  /** Kept with the workflow. */
  getWorkflowStaticData(type: 'node'): Record<string, unknown>;
}

export interface WebhookContext {
  getWorkflowStaticData(type: 'node'): Record<string, unknown>;
  getHeaderData(): Record<string, string | string[] | undefined>;
  getRequestObject(): { rawBody: Uint8Array };
  getResponseObject(): { status(code: number): { json(body: object): unknown } };
}

export interface WebhookAnswer {
  /** None: the workflow does not start. */
  workflowData?: Item[][];
  /** The node has answered itself. */
  noWebhookResponse?: boolean;
}
