import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AppInstance,
  accountIdOf,
  actorOf,
  errorResponses,
  OneOf,
  withExample,
} from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import { SEVERITIES, type Severity, SIGNAL_TYPES, type SignalType } from '../../shared/signal-types.ts';
import { DIGESTS, type Digest } from './digest-period.ts';
import type { SignalMail } from './index.ts';
import { donePage, invalidPage, questionPage, UNSUBSCRIBE_POLICY } from './unsubscribe.ts';

const SETTINGS = {
  digest: OneOf<'off' | Digest>(
    ['off', ...DIGESTS],
    'A summary by e-mail at 7:00 UK time: `daily` about the previous day, `weekly` on Mondays about the previous week. No mail is sent if there was no signal.',
  ),
  instant_severities: Type.Array(OneOf(SEVERITIES), {
    uniqueItems: true,
    maxItems: SEVERITIES.length,
    description:
      'Signals of these severities are mailed within a minute or two; the signals of one minute share a mail.',
  }),
};
const Types = Type.Array(OneOf(SIGNAL_TYPES, 'A type of signal, such as `director_resigned`.'), {
  title: 'MailedSignalTypes',
  uniqueItems: true,
  maxItems: SIGNAL_TYPES.length,
  description:
    'Signals of these types are also mailed at once, whatever their severity. If a request leaves it out, it stays unchanged.',
});
const SettingsIn = Type.Object(
  { ...SETTINGS, instant_types: Type.Optional(Types) },
  { title: 'SignalMailSettingsRequest' },
);
const SettingsOut = Type.Object(
  {
    ...SETTINGS,
    instant_types: Types,
    recipients: Type.Array(Type.String(), {
      description: 'The e-mail addresses of the owners of the account, who receive the mails.',
    }),
  },
  { title: 'SignalMailSettings' },
);
const EXAMPLE = {
  digest: 'daily' as const,
  instant_severities: ['critical' as const],
  instant_types: ['director_resigned' as const],
};

const TokenIn = Type.Object({
  token: Type.String({ maxLength: 400, description: 'The token in the unsubscribe link of a mail.' }),
});
const Html = (description: string) => ({
  description,
  content: { 'text/html': { schema: Type.Unsafe<unknown>({ type: 'string' }) } },
});
const FORM_BYTES_MAX = 4 * 1024;

const tags = ['Signals'];

export function signalMailRoutes(app: AppInstance, { signalMail }: { signalMail: SignalMail }): void {
  app.get(
    '/v1/signals/mail-settings',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'getSignalMailSettings',
        summary: 'Read which signals are sent by e-mail',
        response: {
          200: withExample(SettingsOut, { ...EXAMPLE, recipients: ['ada@example.org'] }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const accountId = accountIdOf(request);
      return {
        ...(await signalMail.findSettings(accountId)),
        recipients: await signalMail.listRecipients(accountId),
      };
    },
  );

  app.put(
    '/v1/signals/mail-settings',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'setSignalMailSettings',
        summary: 'Choose which signals are sent by e-mail',
        description:
          'Off by default. Every mail has a link, and headers for mail programs (RFC 8058), to unsubscribe without signing in. Each signal and each period is mailed once. Only if a process dies between sending a mail and recording it, the mail is sent again, with the same Message-ID.',
        body: withExample(SettingsIn, EXAMPLE),
        response: {
          200: withExample(SettingsOut, { ...EXAMPLE, recipients: ['ada@example.org'] }),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request) => {
      const { digest, instant_severities, instant_types } = request.body;
      const saved = await signalMail.saveSettings(actorOf(request), {
        digest: digest as 'off' | Digest,
        instant_severities: SEVERITIES.filter((one) => (instant_severities as Severity[]).includes(one)),
        ...(instant_types && {
          instant_types: SIGNAL_TYPES.filter((one) => (instant_types as SignalType[]).includes(one)),
        }),
      });
      return { ...saved, recipients: await signalMail.listRecipients(accountIdOf(request)) };
    },
  );

  unsubscribeRoutes(app, signalMail);
}

/** In its own Fastify scope: mail programs send a form, which the rest of the API does not accept. */
function unsubscribeRoutes(app: AppInstance, signalMail: SignalMail): void {
  app.register(async (scope) => {
    const pages = scope as AppInstance;
    pages.removeAllContentTypeParsers();
    // The token contains all that is needed; the content of the form does not matter.
    pages.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      (_request, _body, done) => done(null, undefined),
    );

    pages.get(
      '/unsubscribe',
      {
        config: { auth: 'none' },
        schema: {
          tags,
          operationId: 'showUnsubscribe',
          summary: 'The page behind the unsubscribe link of a mail',
          description: 'Opening the page changes nothing: its button sends the POST.',
          querystring: TokenIn,
          response: { 200: Html('A page with a button.'), ...errorResponses(400) },
        },
      },
      async (request, reply) => {
        const meant = signalMail.readToken(request.query.token);
        return meant ? sendPage(reply, 200, questionPage(meant.subscription)) : refuseLink(request, reply);
      },
    );

    pages.post(
      '/unsubscribe',
      {
        config: { auth: 'none' },
        schema: {
          tags,
          operationId: 'unsubscribe',
          summary: 'Turn off the mails that an unsubscribe link belongs to',
          description:
            'One-click unsubscription for mail programs (RFC 8058). Succeeds even if the mails are already off.',
          querystring: TokenIn,
          response: { 200: Html('A page that says that the mails are off.'), ...errorResponses(400) },
        },
      },
      async (request, reply) => {
        const meant = signalMail.readToken(request.query.token);
        if (!meant) return refuseLink(request, reply);
        await signalMail.unsubscribe(meant);
        return sendPage(reply, 200, donePage(meant.subscription));
      },
    );
  });
}

/** Browsers get a page; mail programs get the error body that all routes use. */
function refuseLink({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (headers.accept?.includes('text/html')) return sendPage(reply, 400, invalidPage());
  throw new Problem('invalid_token', 'This link does not unsubscribe anybody; take it from a mail as it is.');
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', UNSUBSCRIBE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
