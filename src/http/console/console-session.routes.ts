import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf, presentAccount, secondFactorFields } from '../../modules/accounts/accounts.routes.ts';
import { type Accounts, createDeviceToken } from '../../modules/accounts/index.ts';
import type { AppInstance } from '../../platform/http/index.ts';
import { Problem } from '../../shared/problem.ts';

const LogIn = Type.Object({ email: Type.String(), password: Type.String(), ...secondFactorFields });
const ShowKey = Type.Object({ password: Type.String(), ...secondFactorFields });
const ChangePassword = Type.Object({
  current_password: Type.String(),
  new_password: Type.String({ minLength: 8, maxLength: 1024 }),
});

/** These routes are not part of the API that is described. */
const hide = true;

interface ConsoleSessionOptions {
  accounts: Pick<Accounts, 'logIn' | 'passwords' | 'authenticator' | 'sessions' | 'defaultKey' | 'plans'>;
  /** Marks cookies as https only; set if the site is served over https. */
  secure: boolean;
}

/**
 * Signing in and out of the console: the same accounts as in the API, but scripts cannot read the session.
 */
export function consoleSessionRoutes(app: AppInstance, { accounts, secure }: ConsoleSessionOptions): void {
  app.post(
    '/console/session',
    { config: { auth: 'none' }, schema: { hide, body: LogIn } },
    async (request, reply) => {
      const body = request.body as Static<typeof LogIn>;
      const known = cookieNamed(request.headers.cookie ?? '', DEVICE_COOKIE);
      const deviceToken = known ?? createDeviceToken();
      const { session } = await accounts.logIn({ ...body, ...originOf(request), deviceToken });
      setConsoleSession(reply, session.session_token, { secure });
      if (!known)
        reply.header('set-cookie', cookieLine(DEVICE_COOKIE, deviceToken, DEVICE_SECONDS, { secure }));
      return signedIn(reply);
    },
  );

  // Called at every start of the console, where not being signed in is not an error. It has the account, so
  // that the first page waits for one answer only.
  app.get('/console/session', { config: { auth: 'none' }, schema: { hide } }, async (request, reply) => {
    const session = consoleSession(request);
    reply.header('cache-control', 'no-store');
    if (session === undefined) return { signed_in: false };
    const caller = await findCaller(accounts, session);
    if (caller?.signedIn) {
      const { account } = caller;
      const { userId: user_id, role } = caller.signedIn;
      return { signed_in: true, user_id, role, account: presentAccount(account, accounts.plans) };
    }
    clearConsoleSession(reply, { secure });
    return { signed_in: false, ended_because: await accounts.sessions.explainEnd(session) };
  });

  app.delete('/console/session', { config: { auth: 'none' }, schema: { hide } }, async (request, reply) => {
    const session = consoleSession(request);
    if (session !== undefined) await accounts.sessions.signOut(session);
    clearConsoleSession(reply, { secure });
    return { status: 'signed_out' };
  });

  showKeyRoute(app, accounts);
  changePasswordRoute(app, { accounts, secure });
}

function showKeyRoute(app: AppInstance, accounts: Pick<Accounts, 'defaultKey'>): void {
  app.post(
    '/console/api-key',
    { config: { auth: 'session', needs: 'own' }, schema: { hide, body: ShowKey } },
    async (request, reply) => {
      const body = request.body as Static<typeof ShowKey>;
      if (!request.caller) throw new Problem('missing_credentials', 'Sign in to see the API key.');
      const key = await accounts.defaultKey.show({ caller: request.caller, ...body, ...originOf(request) });
      reply.header('cache-control', 'no-store');
      return { api_key: key ?? null };
    },
  );
}

function changePasswordRoute(app: AppInstance, { accounts, secure }: ConsoleSessionOptions): void {
  app.post(
    '/console/password',
    { config: { auth: 'session', needs: 'self' }, schema: { hide, body: ChangePassword } },
    async (request, reply) => {
      const body = request.body as Static<typeof ChangePassword>;
      if (!request.caller) throw new Problem('missing_credentials', 'Sign in to change your password.');
      const { session_token } = await accounts.passwords.change({
        caller: request.caller,
        currentPassword: body.current_password,
        newPassword: body.new_password,
        ...originOf(request),
      });
      setConsoleSession(reply, session_token, { secure });
      return signedIn(reply);
    },
  );
}

async function findCaller(accounts: Pick<Accounts, 'authenticator'>, session: string) {
  try {
    return await accounts.authenticator.authenticateSession(session);
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return undefined;
    throw error;
  }
}

function signedIn(reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  return { status: 'signed_in' };
}

export async function isSessionValid(
  accounts: Pick<Accounts, 'authenticator'>,
  session: string,
): Promise<boolean> {
  return (await findCaller(accounts, session)) !== undefined;
}

/**
 * The console's session is a cookie that scripts cannot read. Browsers send cookies also with requests that
 * other sites cause, so it is accepted only for requests that no other site can make.
 */
const COOKIE = 'domesday_session';
/** Recognises the browser at the next sign-in; it opens nothing. */
const DEVICE_COOKIE = 'domesday_device';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
const CONSOLE_HEADER = 'x-domesday-console';
/** Longer than a session, so that an expired one is still sent and the sign-in page can say what happened. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** The console's session, if only our own pages can have made this request. */
export function consoleSession(request: FastifyRequest): string | undefined {
  const { cookie } = request.headers;
  if (cookie === undefined || !isFromOurPages(request)) return undefined;
  return cookieNamed(cookie, COOKIE);
}

/** The signed-in account, to choose a page to show; never to act or to read data. */
export function sessionForDisplay({ headers: { cookie } }: FastifyRequest): string | undefined {
  return cookie === undefined ? undefined : cookieNamed(cookie, COOKIE);
}

/**
 * Another site cannot add a custom header without a preflight request, which we never allow. Download links
 * cannot add one either; for those the browser's `Sec-Fetch-Site` header decides.
 */
function isFromOurPages({ headers, method }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers[CONSOLE_HEADER] === '1' || (method === 'GET' && site === 'same-origin');
}

function setConsoleSession(reply: FastifyReply, token: string, options: { secure: boolean }): void {
  reply.header('set-cookie', cookieLine(COOKIE, token, LIFETIME_SECONDS, options));
}

function clearConsoleSession(reply: FastifyReply, options: { secure: boolean }): void {
  reply.header('set-cookie', cookieLine(COOKIE, '', 0, options));
}

function cookieLine(name: string, value: string, maxAge: number, { secure }: { secure: boolean }): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

function cookieNamed(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name && value) return value.trim();
  }
  return undefined;
}
