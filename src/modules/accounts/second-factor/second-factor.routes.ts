import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import {
  type AppInstance,
  errorResponses,
  Nullable,
  Timestamp,
  withExample,
} from '../../../platform/http/index.ts';
import { visibleText } from '../../../shared/storable-text.ts';
import { callerOf, originOf } from '../accounts.routes.ts';
import { CODE_EXAMPLE, secondFactorFields } from '../accounts.schemas.ts';
import type { Accounts } from '../index.ts';

const Password = Type.String({ minLength: 1, maxLength: 1_024 });
const Credential = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The credential that `navigator.credentials` returned, as JSON.',
});
const ProofIn = Type.Object(
  { password: Password, ...secondFactorFields },
  {
    title: 'IdentityProof',
    description: 'Your password and, if you have a second factor, a code or a passkey as for a login.',
  },
);
const PasskeyOut = Type.Object(
  {
    id: Type.String({ examples: ['pas_01j9x4zr8m0f3q7w2k5t6v8y9a'] }),
    name: Type.String(),
    created_at: Timestamp(),
    last_used_at: Nullable(Timestamp()),
  },
  { title: 'Passkey' },
);
const StateOut = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether a login asks for a second factor.' }),
    totp_since: Nullable(Timestamp('When the authenticator app was set up; null if there is none.')),
    passkeys: Type.Array(PasskeyOut),
    recovery_codes_left: Type.Integer(),
  },
  { title: 'SecondFactor' },
);
const StartedOut = Type.Object(
  {
    secret: Type.String({ description: 'The secret for the authenticator app; shown only once.' }),
    otpauth_url: Type.String({ description: 'The secret as an `otpauth:` address, for a QR code.' }),
  },
  { title: 'NewAuthenticatorSecret' },
);
const RecoveryCodes = Type.Array(Type.String(), {
  description:
    'Recovery codes: each works once instead of a code or passkey. Shown only this once; empty if you already have some.',
});
const EnabledOut = Type.Object(
  { status: Type.Literal('enabled'), recovery_codes: RecoveryCodes },
  { title: 'SecondFactorEnabled' },
);
const AddedPasskeyOut = Type.Object(
  { id: Type.String(), name: Type.String(), recovery_codes: RecoveryCodes },
  { title: 'AddedPasskey' },
);
const CodesOut = Type.Object({ recovery_codes: RecoveryCodes }, { title: 'RecoveryCodes' });
const DisabledOut = Type.Object({ status: Type.Literal('disabled') }, { title: 'SecondFactorDisabled' });
const RemovedOut = Type.Object(
  { id: Type.String(), status: Type.Literal('removed') },
  { title: 'RemovePasskeyResult' },
);
const OptionsOut = Type.Record(Type.String(), Type.Unknown(), {
  title: 'PasskeyOptions',
  description: 'The options for `navigator.credentials.create` (WebAuthn), as JSON.',
});

const CODES_EXAMPLE = ['k7qd-2m5x-w3ha-zt6n', 'p4vy-6bce-jr2s-hq7f'];
const PROOF_EXAMPLE = { password: 'correct horse battery staple', code: CODE_EXAMPLE };
const PASSKEY_EXAMPLE: Static<typeof PasskeyOut> = {
  id: 'pas_01j9x4zr8m0f3q7w2k5t6v8y9a',
  name: 'Laptop',
  created_at: '2026-03-03T08:00:00.000Z',
  last_used_at: null,
};
const CREDENTIAL_EXAMPLE = { id: 'm0Wf7Lr2TzKq9XcV', type: 'public-key', response: {} };

const tags = ['Account'];
const config = { auth: 'session', needs: 'self' } as const;
const SESSION_ONLY = 'Takes a session only, never an API key.';

type Body = Static<typeof ProofIn>;

export function secondFactorRoutes(
  app: AppInstance,
  accounts: Pick<Accounts, 'secondFactors' | 'checkIdentity'>,
): void {
  getSecondFactorRoute(app, accounts);
  replaceRecoveryCodesRoute(app, accounts);
  disableSecondFactorRoute(app, accounts);
  startAuthenticatorRoute(app, accounts);
  confirmAuthenticatorRoute(app, accounts);
  startPasskeyRoute(app, accounts);
  addPasskeyRoute(app, accounts);
  removePasskeyRoute(app, accounts);
}

type Parts = Parameters<typeof secondFactorRoutes>[1];

/** A session may be stolen, so changes also need the password and the second factor. */
async function prove({ checkIdentity }: Parts, request: FastifyRequest): Promise<void> {
  const { password, code, passkey } = request.body as Body;
  await checkIdentity(callerOf(request), { password, code, passkey, ...originOf(request) });
}

function getSecondFactorRoute(app: AppInstance, accounts: Parts): void {
  app.get(
    '/v1/auth/second-factor',
    {
      config,
      schema: {
        tags,
        operationId: 'getSecondFactor',
        summary: 'Your second factors: authenticator app, passkeys, recovery codes',
        response: {
          200: withExample(StateOut, {
            enabled: true,
            totp_since: '2026-03-03T08:00:00.000Z',
            passkeys: [PASSKEY_EXAMPLE],
            recovery_codes_left: 9,
          }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const state = await accounts.secondFactors.list(callerOf(request));
      const { enabled, totpSince, passkeys, recoveryCodesLeft } = state;
      return {
        enabled,
        totp_since: totpSince?.toISOString() ?? null,
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at?.toISOString() ?? null,
        })),
        recovery_codes_left: recoveryCodesLeft,
      };
    },
  );
}

function replaceRecoveryCodesRoute(app: AppInstance, accounts: Parts): void {
  app.post(
    '/v1/auth/second-factor/recovery-codes',
    {
      config,
      schema: {
        tags,
        operationId: 'replaceRecoveryCodes',
        summary: 'Replace the recovery codes',
        description: SESSION_ONLY,
        body: withExample(ProofIn, PROOF_EXAMPLE),
        response: {
          200: withExample(CodesOut, { recovery_codes: CODES_EXAMPLE }),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request, reply) => {
      await prove(accounts, request);
      const codes = await accounts.secondFactors.replaceRecoveryCodes(callerOf(request), request.ip);
      reply.header('cache-control', 'no-store');
      return { recovery_codes: codes };
    },
  );
}

function disableSecondFactorRoute(app: AppInstance, accounts: Parts): void {
  app.post(
    '/v1/auth/second-factor/disable',
    {
      config,
      schema: {
        tags,
        operationId: 'disableSecondFactor',
        summary: 'Turn the second factor off',
        description: `${SESSION_ONLY} Removes the authenticator app, all passkeys and all recovery codes; a login then needs only the password.`,
        body: withExample(ProofIn, PROOF_EXAMPLE),
        response: {
          200: withExample(DisabledOut, { status: 'disabled' }),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      await prove(accounts, request);
      await accounts.secondFactors.disable(callerOf(request), request.ip);
      return { status: 'disabled' as const };
    },
  );
}

function startAuthenticatorRoute(app: AppInstance, accounts: Parts): void {
  app.post(
    '/v1/auth/second-factor/totp',
    {
      config,
      schema: {
        tags,
        operationId: 'startAuthenticator',
        summary: 'Begin to set up an authenticator app',
        description: `${SESSION_ONLY} Logins ask for it once \`confirm\` has received a code of the app.`,
        body: withExample(ProofIn, { password: PROOF_EXAMPLE.password }),
        response: {
          201: withExample(StartedOut, {
            secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
            otpauth_url:
              'otpauth://totp/Domesday:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Domesday&period=30',
          }),
          ...errorResponses(400, 401, 409, 429),
        },
      },
    },
    async (request, reply) => {
      await prove(accounts, request);
      const { secret, uri } = await accounts.secondFactors.startTotp(callerOf(request));
      reply.header('cache-control', 'no-store');
      return reply.code(201).send({ secret, otpauth_url: uri });
    },
  );
}

function confirmAuthenticatorRoute(app: AppInstance, accounts: Parts): void {
  app.post(
    '/v1/auth/second-factor/totp/confirm',
    {
      config,
      schema: {
        tags,
        operationId: 'confirmAuthenticator',
        summary: 'Turn on the authenticator app with its first code',
        description: `${SESSION_ONLY} From now on a login asks for a code.`,
        body: withExample(
          Type.Object({ code: Type.String({ maxLength: 64 }) }, { title: 'ConfirmRequest' }),
          {
            code: CODE_EXAMPLE,
          },
        ),
        response: {
          200: withExample(EnabledOut, { status: 'enabled', recovery_codes: CODES_EXAMPLE }),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request, reply) => {
      const codes = await accounts.secondFactors.confirmTotp(
        callerOf(request),
        request.body.code,
        request.ip,
      );
      reply.header('cache-control', 'no-store');
      return { status: 'enabled' as const, recovery_codes: codes };
    },
  );
}

function startPasskeyRoute(app: AppInstance, accounts: Parts): void {
  app.post(
    '/v1/auth/second-factor/passkeys/options',
    {
      config,
      schema: {
        tags,
        operationId: 'startPasskey',
        summary: 'Begin to add a passkey',
        description: `${SESSION_ONLY} Pass the answer to the browser; it is valid for five minutes.`,
        body: withExample(ProofIn, { password: PROOF_EXAMPLE.password }),
        response: {
          200: withExample(OptionsOut, { challenge: 'q7Zc1vXn4LtR8wKd', rp: { id: 'domesday.example.com' } }),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request, reply) => {
      await prove(accounts, request);
      reply.header('cache-control', 'no-store');
      return { ...(await accounts.secondFactors.passkeyOptions(callerOf(request))) };
    },
  );
}

function addPasskeyRoute(app: AppInstance, accounts: Parts): void {
  app.post(
    '/v1/auth/second-factor/passkeys',
    {
      config,
      schema: {
        tags,
        operationId: 'addPasskey',
        summary: 'Add the passkey that the browser created',
        description: `${SESSION_ONLY} From now on a login asks for a second factor.`,
        body: withExample(
          Type.Object(
            { name: Type.String({ minLength: 1, maxLength: 80 }), credential: Credential },
            { title: 'AddPasskeyRequest' },
          ),
          { name: 'Laptop', credential: CREDENTIAL_EXAMPLE },
        ),
        response: {
          201: withExample(AddedPasskeyOut, {
            id: PASSKEY_EXAMPLE.id,
            name: 'Laptop',
            recovery_codes: CODES_EXAMPLE,
          }),
          ...errorResponses(400, 401, 409),
        },
      },
    },
    async (request, reply) => {
      const name = visibleText(request.body.name).trim() || 'Passkey';
      const { credential } = request.body;
      const added = await accounts.secondFactors.addPasskey(
        callerOf(request),
        { name, credential },
        request.ip,
      );
      reply.header('cache-control', 'no-store');
      return reply.code(201).send({ id: added.id, name, recovery_codes: added.recoveryCodes });
    },
  );
}

function removePasskeyRoute(app: AppInstance, accounts: Parts): void {
  app.post(
    '/v1/auth/second-factor/passkeys/:id/remove',
    {
      config,
      schema: {
        tags,
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description: SESSION_ONLY,
        params: Type.Object({ id: Type.String() }),
        body: withExample(ProofIn, PROOF_EXAMPLE),
        response: {
          200: withExample(RemovedOut, { id: PASSKEY_EXAMPLE.id, status: 'removed' }),
          ...errorResponses(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      await prove(accounts, request);
      const { id } = request.params;
      await accounts.secondFactors.removePasskey(callerOf(request), id, request.ip);
      return { id, status: 'removed' as const };
    },
  );
}
