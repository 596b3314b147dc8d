import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link turns off: the digest, or the mails that are sent at once. */
export const SUBSCRIPTIONS = ['digest', 'instant'] as const;
export type Subscription = (typeof SUBSCRIPTIONS)[number];

export interface Unsubscription {
  accountId: string;
  subscription: Subscription;
}

/** Valid for ever: a link in an old mail must still work. It can do nothing but turn off. */
export function writeToken(key: Uint8Array, { accountId, subscription }: Unsubscription): string {
  return `${subscription}.${accountId}.${signatureOf(key, { accountId, subscription })}`;
}

/** Undefined for a token that is not ours. */
export function readToken(key: Uint8Array, token: string): Unsubscription | undefined {
  const [kind, accountId = '', signature = '', ...rest] = token.split('.');
  const subscription = SUBSCRIPTIONS.find((one) => one === kind);
  if (!subscription || rest.length > 0) return undefined;
  const expected = Buffer.from(signatureOf(key, { accountId, subscription }));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { accountId, subscription } : undefined;
}

function signatureOf(key: Uint8Array, { accountId, subscription }: Unsubscription): string {
  return createHmac('sha256', key).update(`${subscription} ${accountId}`).digest('base64url');
}
