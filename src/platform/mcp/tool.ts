import type { Static, TSchema } from '@sinclair/typebox';

/** Who calls, and what a tool that takes its time may tell them meanwhile. */
export interface ToolCall<Account> {
  account: Account;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Undefined when the client did not ask to be told. */
  reportProgress?: ((progress: Progress) => Promise<void>) | undefined;
}

export interface Progress {
  /** Never less than before. */
  done: number;
  total: number;
  message: string;
}

export interface ToolAnswer {
  /** Fits the tool's output schema. */
  data: object;
  /** The gist in a sentence or two, for people. */
  text: string;
}

/** One thing that an agent can do: the same use case as its twin of the HTTP API, by another door. */
export interface Tool<Account> {
  name: string;
  title: string;
  /** Written for the model that chooses the tool: what it does, what it costs, when to use it. */
  description: string;
  input: TSchema;
  output: TSchema;
  hints: ToolHints;
  /** Throws a `Problem` for what the caller did wrong. The input has been judged by the schema. */
  run(input: unknown, call: ToolCall<Account>): Promise<ToolAnswer>;
}

export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** Gives `run` the type of the input schema; the caller of a tool has none. */
export function defineTool<Account, Input extends TSchema>(
  tool: Omit<Tool<Account>, 'input' | 'run'> & {
    input: Input;
    run(input: Static<Input>, call: ToolCall<Account>): Promise<ToolAnswer>;
  },
): Tool<Account> {
  return { ...tool, run: (input, call) => tool.run(input as Static<Input>, call) };
}
