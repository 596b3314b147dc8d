import { type Html, html } from '../../shared/html.ts';

/** The facts that a program needs before its first call. The guides say it at length. */
export function introduction(address: string): Html {
  return html`<h1 id="introduction">API reference</h1>
<p>Which UK company is behind a web domain, and which website belongs to a company, with evidence. All addresses begin with
<code>${address}</code>; requests and answers are JSON. The whole description is an <a href="/openapi.json">OpenAPI document</a>.</p>
<pre><code>export DOMESDAY_API_KEY=dk_live_…
curl -sf '${address}/v1/resolve/domain' \\
  -H "X-API-Key: $DOMESDAY_API_KEY" -H 'Prefer: wait=30' \\
  -H 'content-type: application/json' -d '{"domain":"tarnwickjoinery.test"}'</code></pre>
<h2 id="keys">Keys</h2>
<p>Send an API key as <code>X-API-Key</code>, or as <code>Authorization: Bearer</code> where a tool knows only that. Keys are made in the
console under Account; a key may be limited to reading or to resolving. A few routes about the account itself take a session, which
<a href="/docs/reference/account#logIn">signing in</a> gives.</p>
<h2 id="waiting">Waiting</h2>
<p>A website that was not read lately is read now, which takes a few seconds. With <code>Prefer: wait=N</code> the call waits up to N
seconds, 60 at most, and answers <code>200</code>; otherwise it answers <code>202</code> with a job and its <code>status_url</code>.
A match costs one credit, once in 30 days per account and domain. Everything else is free.</p>
<h2 id="errors">Errors and limits</h2>
<p>An error has a status of 400 or more and <code>error.code</code>, <code>error.message</code> and <code>error.details</code>; the
<a href="/docs/guides/errors">list of codes</a> says what to do about each. Answers to calls with a credential tell their limit in <code>RateLimit-Limit</code>,
<code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code>; <code>429</code> and <code>503</code> have <code>Retry-After</code>.
Quote <code>X-Request-Id</code> when you ask about a call.</p>
<h2 id="repeating">Repeating a call</h2>
<p>Send an <code>Idempotency-Key</code> of your own with every <code>POST</code>. The same key with the same body within 24 hours gets the
first answer again and does nothing else, so a call whose answer was lost can be repeated.</p>
<h2 id="webhooks-in-short">Webhooks</h2>
<p>Changes of watched companies are sent to your address as they happen, signed as the Standard Webhooks specification says, and again
until you answer with a 2xx status. <a href="/docs/guides/webhooks">The guide</a> shows how to check a signature.</p>`;
}
