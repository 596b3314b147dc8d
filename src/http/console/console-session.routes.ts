import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { originOf } from '../../modules/accounts/accounts.routes.ts';
import type { Accounts, SignedIn } from '../../modules/accounts/index.ts';
import type { AppInstance } from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';
import { clearConsoleSession, consoleSession, setConsoleSession } from './console-cookie.ts';

const LogIn = Type.Object({ email: Type.String(), password: Type.String() });
const ShowKey = Type.Object({ password: Type.String() });
const ChangePassword = Type.Object({
  current_password: Type.String(),
  new_password: Type.String({ minLength: 8, maxLength: 1024 }),
});

export interface ConsoleSessionOptions {
  accounts: Pick<
    Accounts,
    'logIn' | 'changePassword' | 'authenticateSession' | 'sessions' | 'showDefaultKey'
  >;
  /** Marks cookies as https only; set if the site is served over https. */
  secure: boolean;
}

/** Signing in and out of the console: the same accounts as in the API, but scripts cannot read the session. */
export function consoleSessionRoutes(app: AppInstance, { accounts, secure }: ConsoleSessionOptions): void {
  const hide = true;

  app.post(
    '/console/session',
    { config: { auth: 'none' }, schema: { hide, body: LogIn } },
    async (request, reply) => {
      const body = request.body as Static<typeof LogIn>;
      const { session } = await accounts.logIn({ ...body, ...originOf(request) });
      return startSession(reply, session.session_token);
    },
  );

  // Called at every start of the console, where not being signed in is no error.
  app.get('/console/session', { config: { auth: 'none' }, schema: { hide } }, async (request, reply) => {
    const session = consoleSession(request);
    reply.header('cache-control', 'no-store');
    if (session === undefined) return { signed_in: false };
    const signedIn = await findSignedIn(session);
    if (signedIn) return { signed_in: true, user_id: signedIn.userId, role: signedIn.role };
    clearConsoleSession(reply, { secure });
    return { signed_in: false, ended_because: await accounts.sessions.explainEnd(session) };
  });

  app.delete('/console/session', { config: { auth: 'none' }, schema: { hide } }, async (request, reply) => {
    const session = consoleSession(request);
    if (session !== undefined) await accounts.sessions.signOut(session);
    clearConsoleSession(reply, { secure });
    return { status: 'signed_out' };
  });

  app.post(
    '/console/api-key',
    { config: { auth: 'session', needs: 'own' }, schema: { hide, body: ShowKey } },
    async (request, reply) => {
      const { password } = request.body as Static<typeof ShowKey>;
      if (!request.caller) throw new Problem('missing_credentials', 'Sign in to see the API key.');
      const key = await accounts.showDefaultKey({ caller: request.caller, password, address: request.ip });
      reply.header('cache-control', 'no-store');
      return { api_key: key ?? null };
    },
  );

  app.post(
    '/console/password',
    { config: { auth: 'session', needs: 'self' }, schema: { hide, body: ChangePassword } },
    async (request, reply) => {
      const body = request.body as Static<typeof ChangePassword>;
      if (!request.caller) throw new Problem('missing_credentials', 'Sign in to change your password.');
      const { session_token } = await accounts.changePassword({
        caller: request.caller,
        currentPassword: body.current_password,
        newPassword: body.new_password,
        ...originOf(request),
      });
      return startSession(reply, session_token);
    },
  );

  async function findSignedIn(session: string): Promise<SignedIn | undefined> {
    try {
      return (await accounts.authenticateSession(session)).signedIn;
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return undefined;
      throw error;
    }
  }

  function startSession(reply: FastifyReply, token: string) {
    setConsoleSession(reply, token, { secure });
    reply.header('cache-control', 'no-store');
    return { status: 'signed_in' };
  }
}

export async function isSessionValid(
  accounts: Pick<Accounts, 'authenticateSession'>,
  session: string,
): Promise<boolean> {
  try {
    await accounts.authenticateSession(session);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return false;
    throw error;
  }
}
