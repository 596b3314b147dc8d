import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The longest time that a call may ask to wait for its answer (`Prefer: wait=N`, RFC 7240), in seconds. */
const WAIT_SECONDS_MAX = 60;

/** The request headers of a route that can wait, for the API's description. Any text is accepted. */
export const WaitHeaders = Type.Object({
  prefer: Type.Optional(
    Type.String({
      description: `\`wait=N\`: wait up to N seconds (1 to ${WAIT_SECONDS_MAX}) for the result. \`Preference-Applied\` in the answer says how long the call could have waited.`,
      examples: ['wait=30'],
    }),
  ),
});

/**
 * The seconds that the caller prefers to wait. Unknown and malformed preferences count as none, as the RFC
 * says; longer waits are shortened. Of several `wait` the first counts.
 */
export function preferredWait(header: string | string[] | undefined): number | undefined {
  // A comma in a quoted value separates nothing.
  const preferences =
    [header ?? []]
      .flat()
      .join(',')
      .match(/(?:"[^"]*"?|[^,"])+/g) ?? [];
  for (const preference of preferences) {
    const [, text] = /^\s*wait\s*=\s*"?(\d{1,6})"?\s*(?:;.*)?$/i.exec(preference) ?? [];
    if (text === undefined) continue;
    const seconds = Math.min(Number(text), WAIT_SECONDS_MAX);
    return seconds >= 1 ? seconds : undefined;
  }
  return undefined;
}

export interface CallWait {
  timeoutMs: number;
  /** Aborted when the connection is closed before the answer is sent. */
  signal: AbortSignal;
}

/** How long this call waits, noted in `Preference-Applied`. Undefined: it does not. */
export function waitOf(request: FastifyRequest, reply: FastifyReply): CallWait | undefined {
  const seconds = preferredWait(request.headers.prefer);
  if (seconds === undefined) return undefined;
  reply.header('preference-applied', `wait=${seconds}`);
  return { timeoutMs: seconds * 1_000, signal: closeSignal(reply) };
}

/** Aborted when the connection is closed before the answer is sent. */
export function closeSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
