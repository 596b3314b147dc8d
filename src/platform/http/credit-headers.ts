import type { FastifyReply, FastifyRequest } from 'fastify';

const REMAINING = 'x-credits-remaining';
const CHARGED = 'x-credits-charged';

/** How the API's description presents these headers. */
export const CREDIT_HEADERS = {
  'X-Credits-Remaining': { type: 'integer', description: 'Credits that the account can still spend.' },
  'X-Credits-Charged': { type: 'integer', description: 'Credits that this call cost.' },
};

type DoneSending = (error: Error | null, payload: unknown) => void;

/** Sets the headers that say how many credits the account can still spend and how many this call cost. */
export function setCreditHeaders(reply: FastifyReply, remaining: number, charged: number): FastifyReply {
  return reply.header(REMAINING, String(remaining)).header(CHARGED, String(charged));
}

/**
 * An `onSend` hook for routes that can spend credits. It adds the headers to answers that have none yet because they
 * cost nothing, such as errors.
 */
export function creditHeadersHook(readRemaining: (accountId: string) => Promise<number>) {
  const hook = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneSending): void => {
    const { caller } = request as { caller?: { account: { id: string } } };
    // A key that was rotated a moment ago must not reveal the balance of its account.
    if (!caller || reply.hasHeader(REMAINING) || reply.statusCode === 401) {
      done(null, payload);
      return;
    }
    readRemaining(caller.account.id).then(
      (remaining) => {
        setCreditHeaders(reply, remaining, 0);
        done(null, payload);
      },
      // The answer matters more than the headers: send it without them.
      () => done(null, payload),
    );
  };
  hooks.add(hook);
  return hook;
}

const hooks = new WeakSet<object>();

/** Whether a hook of a route is one of the above; the description of the API asks. */
export function setsCreditHeaders(hook: object): boolean {
  return hooks.has(hook);
}
