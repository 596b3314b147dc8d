import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ValidateFunction } from 'ajv';
import type { FastifyBaseLogger } from 'fastify';
import { notAllowed } from '../http/authenticate.ts';
import { problemBody, toProblem } from '../http/problem-response.ts';
import { createJsonCompiler, invalidFields } from '../http/validation.ts';
import type { AccountProfile } from '../modules/accounts/index.ts';
import { type Tool, type ToolAnswer, type ToolCall, UnansweredQuestion } from '../platform/mcp.ts';
import { isAllowed, type Need, type Permission } from '../shared/caller.ts';

interface CallContext extends ToolCall<AccountProfile> {
  via: 'key' | 'session';
  permissions: readonly Permission[];
  requestId: string;
  log: FastifyBaseLogger;
  onPassingFailure?: () => void;
}

/** Undefined: there is no such tool. */
type CallTool = (name: string, input: unknown, context: CallContext) => Promise<CallToolResult | undefined>;

/** Every call is validated before it runs or is charged. */
export function createToolCaller(tools: Tool<AccountProfile>[]): CallTool {
  const compile = createJsonCompiler();
  const callable = new Map(tools.map((tool) => [tool.name, { tool, isValid: compile(tool.input) }]));

  return async (name, input, context) => {
    const found = callable.get(name);
    if (!found) return undefined;
    try {
      const need = needOfTool(found.tool);
      if (!isAllowed(context.permissions, need)) throw notAllowed(context, need);
      const given = found.tool.readLoosely?.(input ?? {}) ?? input ?? {};
      return present(await found.tool.run(validated(found.isValid, given), context));
    } catch (error) {
      if (error instanceof UnansweredQuestion) throw error;
      const problem = toProblem(error);
      if (problem.status >= 500) context.log.error({ err: error, tool: name }, 'tool failed');
      if (problem.status >= 500 || problem.status === 429) context.onPassingFailure?.();
      const body = problemBody(problem, context.requestId);
      return { isError: true, content: blocks(`${problem.code}: ${problem.message}`, body) };
    }
  };
}

function validated(isValid: ValidateFunction, input: unknown): unknown {
  if (isValid(input)) return input;
  throw invalidFields((isValid.errors ?? []) as Parameters<typeof invalidFields>[0], 'arguments');
}

function present({ data, text }: ToolAnswer): CallToolResult {
  return { structuredContent: data as Record<string, unknown>, content: blocks(text, data) };
}

/** A sentence for people, and the data as JSON for clients without structured content. */
function blocks(text: string, data: object): CallToolResult['content'] {
  return [
    { type: 'text', text, annotations: { audience: ['user', 'assistant'], priority: 1 } },
    { type: 'text', text: JSON.stringify(data), annotations: { audience: ['assistant'], priority: 0.5 } },
  ];
}

function needOfTool({ name, hints }: Tool<AccountProfile>): Need {
  if (hints.readOnlyHint) return 'read';
  return SPENDING_TOOLS.has(name) ? 'resolve' : 'manage';
}

/** Tools whose calls can cost a credit. */
const SPENDING_TOOLS = new Set<unknown>(['resolve_domain', 'resolve_company']);

export function canSpend(message: object): boolean {
  const { method, params } = message as { method?: unknown; params?: { name?: unknown } | null };
  return method === 'tools/call' && SPENDING_TOOLS.has(params?.name);
}

export function saysCharged(result: unknown): boolean {
  return (result as { charged?: unknown } | undefined)?.charged === true;
}
