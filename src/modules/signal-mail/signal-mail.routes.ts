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
    'At seven in the morning in the UK, about the day before, or on Monday about the week before. Nothing is sent when nothing happened.',
  ),
  instant_severities: Type.Array(OneOf(SEVERITIES), {
    uniqueItems: true,
    maxItems: SEVERITIES.length,
    description:
      'Signals of these severities are mailed within a minute or two; those of one minute in one mail.',
  }),
};
const Types = Type.Array(OneOf(SIGNAL_TYPES, 'Such as `director_resigned`.'), {
  title: 'MailedSignalTypes',
  uniqueItems: true,
  maxItems: SIGNAL_TYPES.length,
  description:
    'Signals of these types are mailed at once too, whatever their severity. Missing in a request: they stay as they are.',
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
      description: 'The e-mail addresses of the owners of the account, to whom the mails go.',
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
  token: Type.String({ maxLength: 400, description: 'From the link of a mail.' }),
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
        summary: 'Which mails you get about signals',
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
        summary: 'Choose which mails you get about signals',
        description:
          'Off at first. Every mail has a link, and headers for mail programs (RFC 8058), to unsubscribe without a sign-in. Each signal and each period is mailed once; only when a process dies between sending a mail and noting it, that mail is sent again, with the same Message-ID.',
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

/** Its own scope: mail programs send a form, which the rest of the API does not take. */
function unsubscribeRoutes(app: AppInstance, signalMail: SignalMail): void {
  app.register(async (scope) => {
    const pages = scope as AppInstance;
    pages.removeAllContentTypeParsers();
    // The token says everything; what the form holds does not matter.
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
          description: 'Changes nothing: its button sends the POST.',
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
          summary: 'Turn off the mails that a link belongs to',
          description: 'One click in mail programs (RFC 8058). Also when they are off already.',
          querystring: TokenIn,
          response: { 200: Html('They are off.'), ...errorResponses(400) },
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

/** A page for browsers; mail programs get the error body of all routes. */
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
