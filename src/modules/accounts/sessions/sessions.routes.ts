import { Type } from '@sinclair/typebox';
import {
  type AppInstance,
  errorResponses,
  Nullable,
  Timestamp,
  withExample,
} from '../../../platform/http/index.ts';
import { callerOf, endById } from '../accounts.routes.ts';
import type { Accounts } from '../index.ts';
import { deviceName } from './device-name.ts';

const SessionOut = Type.Object(
  {
    id: Type.String(),
    device: Type.String({ description: 'The browser or program, from its `User-Agent` header at sign-in.' }),
    address: Nullable(Type.String({ description: 'The network address that last used the session.' })),
    created_at: Timestamp(),
    last_used_at: Timestamp('Rounded to the minute.'),
    expires_at: Timestamp(),
    current: Type.Boolean({ description: 'Whether it is the session of this request.' }),
  },
  { title: 'Session' },
);
const SessionsOut = Type.Object(
  { sessions: Type.Array(SessionOut, { description: 'Most recently used first.' }) },
  { title: 'SessionList' },
);
const EndedOut = Type.Object({ ended: Type.Integer() }, { title: 'EndOtherSessionsResult' });
const EXAMPLE = {
  id: 'ses_01j9x4zr8m0f3q7w2k5t6v8y9a',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  created_at: '2026-03-03T08:00:00.000Z',
  last_used_at: '2026-03-03T08:19:00.000Z',
  expires_at: '2026-03-04T08:00:00.000Z',
  current: true,
};

const tags = ['Account'];
const config = { auth: 'session', needs: 'self' } as const;

export function sessionRoutes(app: AppInstance, { sessions }: Pick<Accounts, 'sessions'>): void {
  listSessionsRoute(app, sessions);
  endSessionRoute(app, sessions);
  endOtherSessionsRoute(app, sessions);
}

function listSessionsRoute(app: AppInstance, sessions: Accounts['sessions']): void {
  app.get(
    '/v1/auth/sessions',
    {
      config,
      schema: {
        tags,
        operationId: 'listSessions',
        summary: 'List your sessions',
        response: { 200: withExample(SessionsOut, { sessions: [EXAMPLE] }), ...errorResponses(401) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const found = await sessions.list(caller);
      return {
        sessions: found.map((session) => ({
          id: session.id,
          device: deviceName(session.user_agent),
          address: session.address,
          created_at: session.created_at.toISOString(),
          last_used_at: session.last_used_at.toISOString(),
          expires_at: session.expires_at.toISOString(),
          current: session.id === caller.signedIn?.sessionId,
        })),
      };
    },
  );
}

function endSessionRoute(app: AppInstance, sessions: Accounts['sessions']): void {
  const signOut = endById(
    { status: 'session_ended', title: 'EndSessionResult', exampleId: EXAMPLE.id },
    sessions.end,
  );
  app.delete(
    '/v1/auth/sessions/:id',
    {
      config,
      schema: {
        tags,
        operationId: 'endSession',
        summary: 'Sign out one session',
        description: 'Ends one of your own sessions. It is refused from the next request on.',
        ...signOut.schema,
      },
    },
    signOut.handler,
  );
}

function endOtherSessionsRoute(app: AppInstance, sessions: Accounts['sessions']): void {
  app.post(
    '/v1/auth/sessions/end-others',
    {
      config,
      schema: {
        tags,
        operationId: 'endOtherSessions',
        summary: 'Sign out everywhere else',
        description:
          'Ends all your sessions except this one. Connected apps stay; `logout-all` ends those too.',
        response: {
          200: withExample(EndedOut, { ended: 2 }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => ({ ended: await sessions.endOthers(callerOf(request), request.ip) }),
  );
}
