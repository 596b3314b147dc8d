import { Type } from '@sinclair/typebox';
import type { AppInstance } from '../../platform/http/index.ts';
import { PAGE_STYLE, sendPage } from './layout.ts';

/** Where the links of mails lead, and what stands at the front door. */
const hidden = { schema: { hide: true } };

const VERIFICATION: Record<string, { title: string; text: string }> = {
  success: { title: 'Your address is confirmed', text: 'Thank you. You can log in now.' },
  already_verified: {
    title: 'Your address was confirmed before',
    text: 'There is nothing left to do; you can log in.',
  },
  expired: {
    title: 'This link is too old',
    text: 'It worked for 48 hours. Log in with your password, and a new one will be sent to you.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'Perhaps it was cut in two by your mail program: copy the whole of it into the address bar.',
  },
};

const RESET_SCRIPT = `const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  const token = new URLSearchParams(location.search).get('token') ?? '';
  try {
    const response = await fetch('/v1/auth/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, new_password: form.elements.password.value }),
    });
    const answer = await response.json();
    status.textContent = response.ok ? 'Your password is changed. Log in with the new one.' : answer.error.message;
    if (response.ok) form.hidden = true;
  } catch {
    status.textContent = 'The service did not answer; try again in a moment.';
  }
  button.disabled = false;
});
`;

export function addPages(app: AppInstance): void {
  app.get('/pages/style.css', hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(PAGE_STYLE),
  );
  app.get('/pages/reset-password.js', hidden, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(RESET_SCRIPT),
  );

  app.get('/', hidden, async (_request, reply) =>
    sendPage(reply, {
      title: 'Welcome',
      body: `<h1>Which UK company stands behind a web domain?</h1>
<p>This service answers that, with evidence a person can check.</p>
<ul>
<li><a href="/docs">API reference</a>, to read and to try</li>
<li><a href="/openapi.json">OpenAPI description</a></li>
<li><a href="/healthz">Health</a></li>
</ul>`,
    }),
  );

  app.get(
    '/sign-in',
    { schema: { hide: true, querystring: Type.Object({ verification: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const result = VERIFICATION[request.query.verification ?? ''];
      return sendPage(reply, {
        title: result?.title ?? 'Log in',
        body: `<h1>${result?.title ?? 'Log in'}</h1>
<p>${result?.text ?? 'Log in with your e-mail address and password.'}</p>
<p class="quiet">Log in by <a href="/docs#tag/account/POST/v1/auth/login"><code>POST /v1/auth/login</code></a>; the answer holds your session and your API key.</p>`,
      });
    },
  );

  app.get('/reset-password', hidden, async (_request, reply) =>
    sendPage(reply, {
      title: 'Choose a new password',
      script: '/pages/reset-password.js',
      body: `<h1>Choose a new password</h1>
<form>
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="8" maxlength="1024" required aria-describedby="rule">
<p class="quiet" id="rule">At least 8 characters. A few words in a row are easy to remember and hard to guess.</p>
<button>Set the password</button>
</form>
<p role="status"></p>`,
    }),
  );
}
