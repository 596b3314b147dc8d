import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link turns off: the digest, or the mails that are sent at once. */
const SUBSCRIPTIONS = ['digest', 'instant'] as const;
export type Subscription = (typeof SUBSCRIPTIONS)[number];

export interface Unsubscription {
  accountId: string;
  subscription: Subscription;
}

/** Never expires: a link in an old mail must still work. It can only unsubscribe. */
export function writeToken(key: Uint8Array, { accountId, subscription }: Unsubscription): string {
  return `${subscription}.${accountId}.${signatureOf(key, { accountId, subscription })}`;
}

/** Undefined if the token was not made by this service. */
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

/** The page loads and runs nothing; its form posts to its own address. */
export const UNSUBSCRIBE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const WHAT: Record<Subscription, string> = {
  digest: 'digests of the companies you watch',
  instant: 'e-mails about new signals',
};

/**
 * Asks first, because mail scanners open every link of a mail. The form has no address, so it posts to its
 * own.
 */
export function questionPage(subscription: Subscription): string {
  return page(
    'Unsubscribe?',
    `<p>You will get no more ${WHAT[subscription]}.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
  );
}

export function donePage(subscription: Subscription): string {
  return page(
    'You are unsubscribed',
    `<p>You will get no more ${WHAT[subscription]}. You can turn them on again on the page <a href="/signals">Signals</a>.</p>`,
  );
}

export function invalidPage(): string {
  return page(
    'This link does not work',
    `<p>It is not complete, or was made by another installation. Sign in and choose E-mail alerts on the page <a href="/signals">Signals</a>.</p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/assets/typefaces.css">
<title>${title} · Domesday</title>
<style>
:root { color-scheme: light dark; --ink: #22201c; --paper: #f6f4ef; --card: #fff; --line: #e0dcd3; --accent: #7a2e1d; --filled: #7a2e1d; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #1b1916; --card: #26231f; --line: #3a362f; --accent: #e8a08c; --filled: #9a3a25; } }
body { margin: 0; padding: 3rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.6 "Source Sans 3", system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
h1 { margin: 0 0 1rem; font: 600 1.4rem/1.3 "Source Serif 4", Georgia, serif; }
a { color: var(--accent); }
.brand { display: block; width: fit-content; margin: 0 auto 1.5rem; padding: .5rem; color: inherit; font: 600 1.2rem "Source Serif 4", Georgia, serif; text-decoration: none; }
button { padding: .7rem 1.2rem; border: 0; border-radius: 6px; background: var(--filled); color: #fff; font: 600 1rem "Source Sans 3", system-ui, sans-serif; cursor: pointer; }
</style>
</head>
<body>
<header><a class="brand" href="/">Domesday</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
