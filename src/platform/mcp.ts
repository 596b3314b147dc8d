/**
 * The parts that a module's `*.tools.ts` needs to define tools, resources and prompts for agents, without the
 * protocol itself.
 */

import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { Requester } from '../shared/caller.ts';

/** One call of a tool: the calling account, and how to report progress to the client. */
export interface ToolCall<Account> {
  account: Account;
  requester: Requester;
  /** The network address of the client. */
  address: string;
  /** Aborted when the client no longer waits for the answer. */
  signal: AbortSignal;
  /** Undefined when the client did not ask for progress. */
  reportProgress?: ((progress: Progress) => Promise<void>) | undefined;
  /**
   * Asks the person who uses the agent, and gives the value of their choice; undefined when they refused. The
   * client calls the tool again with the answer, so the tool asks before it changes anything. Undefined when
   * the client cannot ask.
   */
  askPerson?: ((question: Question) => string | undefined) | undefined;
}

/** Something that a person decides and not their agent. */
export interface Question {
  message: string;
  /** The name of the choice in the client's form. */
  label: string;
  choices: readonly { value: string; title: string }[];
}

/** `askPerson` has no answer yet: the endpoint sends the question to the client. */
export class UnansweredQuestion extends Error {
  readonly question: Question;

  constructor(question: Question) {
    super('a person has to answer first');
    this.question = question;
  }
}

export interface ToolAnswer {
  /** Valid against the tool's output schema. */
  data: object;
  /** A summary of one or two sentences, for people. */
  text: string;
}

/** Something an agent can do. It runs the same use case as the matching route of the HTTP API. */
export interface Tool<Account> {
  name: string;
  title: string;
  /** Written for the model that chooses the tool: what it does, what it costs, when to use it. */
  description: string;
  input: TSchema;
  output: TSchema;
  hints: ToolHints;
  /** Reads the input as generously as the query of the matching route, before it is validated. */
  readLoosely?(input: unknown): unknown;
  /** Throws a `Problem` for mistakes of the caller. The input has been validated by the schema. */
  run(input: unknown, call: ToolCall<Account>): Promise<ToolAnswer>;
}

interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** Types the input of `run` by the input schema; callers of a tool pass `unknown`. */
export function defineTool<Account, Input extends TSchema>(
  tool: Omit<Tool<Account>, 'input' | 'run'> & {
    input: Input;
    run(input: Static<Input>, call: ToolCall<Account>): Promise<ToolAnswer>;
  },
): Tool<Account> {
  return { ...tool, run: (input, call) => tool.run(input as Static<Input>, call) };
}

/**
 * One of several objects. The protocol requires `type: object` at the top level, which a plain union lacks.
 */
export function anyOfObjects<Schemas extends TSchema[]>(schemas: [...Schemas], description: string) {
  return Type.Unsafe<Static<Schemas[number]>>({ type: 'object', description, anyOf: schemas });
}

/** For how long a tool waits for a job: agents rarely wait longer for a tool than half a minute. */
export const AGENT_PATIENCE_MS = 20_000;

/** A prepared question that people pick from a list; it makes an agent use the tools. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  write(values: Record<string, string>): string;
}

/** Something an agent can read by its URI, such as `company://01234567`. */
export interface Resource<Account> {
  name: string;
  title: string;
  description: string;
  /** The URI's scheme, without the colon. */
  scheme: string;
  /** The name of the part after the slashes: `number` makes the URI template `company://{number}`. */
  variable: string;
  /** Undefined when it does not exist, or not for this account. */
  read(id: string, account: Account): Promise<object | undefined>;
  /** The ones worth listing for the account. */
  list?(account: Account): Promise<ResourceLink[]>;
}

export interface ResourceLink {
  id: string;
  title: string;
  description: string;
}

export interface Progress {
  /** Never decreases. */
  done: number;
  total: number;
  message: string;
}

interface AwaitedJob<Job> {
  timeoutMs: number;
  /** The job's last known state. */
  first: Job;
  read(): Promise<Job>;
  /** Returns when the job has ended or the time is up. */
  waitForEnd(limits: { timeoutMs: number; signal: AbortSignal }): Promise<unknown>;
  hasEnded(job: Job): boolean;
  /** Called only when the client asked for progress. */
  readProgress(job: Job): Progress | Promise<Progress>;
}

interface JobWaiter {
  signal: AbortSignal;
  reportProgress?: ((progress: Progress) => Promise<void>) | undefined;
}

const PROGRESS_EVERY_MS = 250;

/** Waits until a job has ended or the time is up, and reports its progress to clients that asked for it. */
export async function waitForJob<Job>(
  { signal, reportProgress }: JobWaiter,
  { timeoutMs, first, read, waitForEnd, hasEnded, readProgress }: AwaitedJob<Job>,
): Promise<Job> {
  const until = performance.now() + timeoutMs;
  let job = first;
  let reported = -1;
  for (;;) {
    const leftMs = until - performance.now();
    if (hasEnded(job) || signal.aborted || leftMs <= 0) return job;
    if (reportProgress) {
      const progress = await readProgress(job);
      // A second attempt starts from the beginning, but the protocol forbids progress that goes back.
      if (progress.done > reported) {
        reported = progress.done;
        await reportProgress(progress);
      }
    }
    // Without progress to report there is nothing to read before the end.
    await waitForEnd({ timeoutMs: reportProgress ? Math.min(PROGRESS_EVERY_MS, leftMs) : leftMs, signal });
    job = await read();
  }
}
