import type { FastifyReply, FastifyRequest } from 'fastify';

const REMAINING = 'x-credits-remaining';
const CHARGED = 'x-credits-charged';

type DoneSending = (error: Error | null, payload: unknown) => void;

/** What the account can still spend, and what this call cost it. */
export function tellCredits(reply: FastifyReply, remaining: number, charged: number): FastifyReply {
  return reply.header(REMAINING, String(remaining)).header(CHARGED, String(charged));
}

/**
 * For the `onSend` of routes that can spend: answers tell what they did to the credits, and this tells it of those that
 * did nothing, such as the errors.
 */
export function tellsCredits(readRemaining: (accountId: string) => Promise<number>) {
  return (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneSending): void => {
    const { caller } = request as { caller?: { account: { id: string } } };
    // A key that was replaced a moment ago is told nothing of the account it was for.
    if (!caller || reply.hasHeader(REMAINING) || reply.statusCode === 401) {
      done(null, payload);
      return;
    }
    readRemaining(caller.account.id).then(
      (remaining) => {
        tellCredits(reply, remaining, 0);
        done(null, payload);
      },
      // What is being told says enough; it must not be lost for a header.
      () => done(null, payload),
    );
  };
}
