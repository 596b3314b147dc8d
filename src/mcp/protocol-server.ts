import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  isInputRequiredResult,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import { toProblem } from '../http/problem-response.ts';
import type { AccountProfile } from '../modules/accounts/index.ts';
import { JSON_MEDIA_TYPE } from '../platform/http/index.ts';
import { type Progress, type Question, type Resource, UnansweredQuestion } from '../platform/mcp.ts';
import type { Permission, Requester } from '../shared/caller.ts';
import { createToolCaller, saysCharged } from './call-tool.ts';
import type { Capabilities } from './list-capabilities.ts';

/** The caller of one request. */
export interface McpCaller {
  account: AccountProfile;
  requester: Requester;
  address: string;
  /** A person who agreed to an app acts by their role, as by a session. */
  via: 'key' | 'session';
  permissions: readonly Permission[];
  requestId: string;
  log: FastifyBaseLogger;
  /** Aborted when the client disconnects or the process stops. */
  signal: AbortSignal;
  /** Called when a tool's result cost a credit. */
  onCharge?: () => void;
  /** Called when a tool failed for a reason that passes, such as a limit. */
  onPassingFailure?: () => void;
}

const INSTRUCTIONS =
  'Domesday knows which UK company is behind a web domain, and the UK register. Start with resolve_domain for a website, or search_companies for a name; get_company returns everything about one company by its number. Only a match costs a credit, and every answer says what it cost; get_account shows what is left. Never present a needs_review candidate as a fact.';

/**
 * The capabilities never change while the process runs, so they are described once. Each request gets its own
 * server.
 */
export function createProtocolServers(capabilities: Capabilities, { version }: { version: string }) {
  const callTool = createToolCaller(capabilities.tools);
  // JSON drops the symbols of the schemas.
  const tools = JSON.parse(JSON.stringify(capabilities.tools.map(describeTool))) as ListToolsResult['tools'];
  const prompts = capabilities.prompts.map(({ write: _, ...prompt }) => prompt);
  const resourceTemplates = capabilities.resources.map((resource) => ({
    uriTemplate: `${resource.scheme}://{${resource.variable}}`,
    name: resource.name,
    title: resource.title,
    description: resource.description,
    mimeType: JSON_MEDIA_TYPE,
  }));

  return function createServer(caller: McpCaller): Server {
    const server = new Server(
      { name: 'domesday', title: 'Domesday', version },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
    );
    server.setRequestHandler('tools/list', async () => ({ tools }));
    server.setRequestHandler('tools/call', async ({ params }, context) => {
      const call = { ...caller, reportProgress: progressReporter(context), askPerson: questioner(context) };
      const result = await callTool(params.name, params.arguments, call).catch(passQuestionOn);
      if (isInputRequiredResult(result)) return result;
      if (!result)
        throw invalidParams(`There is no tool "${shortened(params.name)}"; list them with tools/list.`);
      if (saysCharged(result.structuredContent)) caller.onCharge?.();
      return result;
    });
    server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates }));
    server.setRequestHandler('resources/list', async () => ({
      resources: (
        await Promise.all(capabilities.resources.map((kind) => listResources(kind, caller)))
      ).flat(),
    }));
    server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
      const found = await readResource(capabilities.resources, uri, caller);
      if (!found) throw new ResourceNotFoundError(shortened(uri));
      return { contents: [{ uri, mimeType: JSON_MEDIA_TYPE, text: JSON.stringify(found) }] };
    });
    server.setRequestHandler('prompts/list', async () => ({ prompts }));
    server.setRequestHandler('prompts/get', async ({ params }) => {
      const prompt = capabilities.prompts.find(({ name }) => name === params.name);
      if (!prompt)
        throw invalidParams(`There is no prompt "${shortened(params.name)}"; list them with prompts/list.`);
      const values = params.arguments ?? {};
      const missing = prompt.arguments.find(({ name, required }) => required && !values[name]?.trim());
      if (missing) throw invalidParams(`The prompt needs a value for "${missing.name}".`);
      const content = { type: 'text' as const, text: prompt.write(values) };
      return { description: prompt.description, messages: [{ role: 'user', content }] };
    });
    return server;
  };
}

function describeTool({ name, title, description, input, output, hints }: Capabilities['tools'][number]) {
  return {
    name,
    title,
    description,
    inputSchema: input,
    outputSchema: output,
    annotations: { title, ...hints },
  };
}

function progressReporter({ mcpReq }: ServerContext) {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return ({ done, total, message }: Progress) =>
    mcpReq.notify({
      method: 'notifications/progress',
      params: { progressToken, progress: done, total, message },
    });
}

/** The names of the question and of its field, in the messages between client and server. */
const QUESTION = 'question';
const CHOICE = 'choice';

/**
 * For clients of the current revision that can show a form. Earlier ones would have to keep a connection open
 * for it.
 */
function questioner({ mcpReq }: ServerContext) {
  // The library types the envelope as an empty object.
  const envelope = (mcpReq.envelope ?? {}) as { [CLIENT_CAPABILITIES_META_KEY]?: { elicitation?: object } };
  const elicitation = envelope[CLIENT_CAPABILITIES_META_KEY]?.elicitation;
  // One that names no mode has forms.
  if (!elicitation || (Object.keys(elicitation).length > 0 && !('form' in elicitation))) return undefined;
  return (question: Question) => {
    const given = inputResponse(mcpReq.inputResponses, QUESTION);
    if (given.kind !== 'elicit') throw new UnansweredQuestion(question);
    const chosen = given.action === 'accept' ? given.content?.[CHOICE] : undefined;
    return question.choices.find(({ value }) => value === chosen)?.value;
  };
}

function passQuestionOn(error: unknown) {
  if (!(error instanceof UnansweredQuestion)) throw error;
  const { message, label, choices } = error.question;
  const oneOf = choices.map(({ value, title }) => ({ const: value, title }));
  const choice = { type: 'string' as const, title: label, oneOf };
  const requestedSchema = { type: 'object' as const, properties: { [CHOICE]: choice }, required: [CHOICE] };
  return inputRequired({
    inputRequests: { [QUESTION]: inputRequired.elicit({ message, requestedSchema }) },
  });
}

async function listResources(resource: Resource<AccountProfile>, { account }: McpCaller) {
  const links = (await resource.list?.(account)) ?? [];
  return links.map(({ id, title, description }) => ({
    uri: `${resource.scheme}://${encodeURIComponent(id)}`,
    name: id,
    title,
    description,
    mimeType: JSON_MEDIA_TYPE,
  }));
}

async function readResource(
  resources: Resource<AccountProfile>[],
  uri: string,
  { account, log }: McpCaller,
): Promise<object | undefined> {
  const [, scheme, encoded] = /^([a-z]+):\/\/([^/?#]{1,300})\/?$/i.exec(uri) ?? [];
  const resource = resources.find((candidate) => candidate.scheme === scheme?.toLowerCase());
  const id = decoded(encoded ?? '');
  if (!resource || !id) return undefined;
  try {
    return await resource.read(id, account);
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status >= 500) log.error({ err: error, resource: resource.name }, 'resource failed');
    throw new ProtocolError(ProtocolErrorCode.InternalError, problem.message, { code: problem.code });
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** Limits the length of quoted input. */
function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
