import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  errorResponses,
  Nullable,
  requesterOf,
  Timestamp,
  withExample,
} from '../../platform/http/index.ts';
import { MCP_SCOPE } from './addresses.ts';
import type { ConnectedApp, Oauth } from './index.ts';

const ClientId = Type.String({
  description: 'The client id that the app got when it registered.',
  examples: ['Yk2pNfWJ4sQ0aR7uXcB1hTz6mEoL9vD3gKqPi5nUxAw'],
});

const ConnectedAppOut = Type.Object(
  {
    client_id: ClientId,
    client_name: Type.String({
      description: 'The name that the app registered with. It is not verified.',
      examples: ['Orchard Assistant'],
    }),
    client_uri: Nullable(
      Type.String({
        description: 'The website that the app registered with. It is not verified.',
        examples: ['https://orchard.example.com/'],
      }),
    ),
    redirect_uris: Type.Array(Type.String(), {
      description: 'The addresses to which its authorisation codes may be sent.',
      examples: [['https://orchard.example.com/callback']],
    }),
    scope: Type.String({ description: 'The scopes you granted.', examples: [MCP_SCOPE] }),
    connected_at: Timestamp('When the oldest grant that is still valid was made.'),
    last_used_at: Nullable(
      Timestamp('When a token of the app was last used, rounded to the minute; null if never.'),
    ),
  },
  { title: 'ConnectedApp' },
);

const ConnectedAppsOut = Type.Object(
  {
    connected_apps: Type.Array(ConnectedAppOut, { description: 'Most recently connected first.' }),
  },
  { title: 'ConnectedAppList' },
);
const DisconnectIn = Type.Object({ client_id: ClientId });
const DisconnectOut = Type.Object(
  {
    client_id: Type.String({ examples: ['Yk2pNfWJ4sQ0aR7uXcB1hTz6mEoL9vD3gKqPi5nUxAw'] }),
    connected: Type.Literal(false),
    was_connected: Type.Boolean(),
  },
  { title: 'DisconnectResult' },
);

const EXAMPLE: Static<typeof ConnectedAppOut> = {
  client_id: 'Yk2pNfWJ4sQ0aR7uXcB1hTz6mEoL9vD3gKqPi5nUxAw',
  client_name: 'Orchard Assistant',
  client_uri: 'https://orchard.example.com/',
  redirect_uris: ['https://orchard.example.com/callback'],
  scope: MCP_SCOPE,
  connected_at: '2026-03-03T08:00:00.000Z',
  last_used_at: null,
};

const tags = ['Account'];

export function connectedAppRoutes(
  app: AppInstance,
  oauth: Pick<Oauth, 'listConnectedApps' | 'disconnectApp'>,
): void {
  app.get(
    '/v1/auth/connected-apps',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listConnectedApps',
        summary: 'The apps that you connected by OAuth',
        description:
          'Apps that can act for you, now or after they refresh their token. A new password and `logout-all` disconnect them all.',
        response: {
          200: withExample(ConnectedAppsOut, { connected_apps: [EXAMPLE] }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const apps = await oauth.listConnectedApps(accountIdOf(request));
      return { connected_apps: apps.map(present) };
    },
  );

  app.delete(
    '/v1/auth/connected-apps/:client_id',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'disconnectApp',
        summary: 'Disconnect an app',
        description:
          'Its access tokens, refresh tokens and codes for your account end at once. Answers 200 even if the app was not connected.',
        params: DisconnectIn,
        response: {
          200: withExample(DisconnectOut, {
            client_id: EXAMPLE.client_id,
            connected: false,
            was_connected: true,
          }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const accountId = accountIdOf(request);
      const { client_id: clientId } = request.params;
      const wasConnected = await oauth.disconnectApp({
        accountId,
        clientId,
        actor: requesterOf(request).actor,
        address: request.ip,
      });
      return { client_id: clientId, connected: false as const, was_connected: wasConnected };
    },
  );
}

function present(app: ConnectedApp): Static<typeof ConnectedAppOut> {
  return {
    client_id: app.clientId,
    client_name: app.name,
    client_uri: app.website,
    redirect_uris: app.redirectUris,
    scope: app.scope,
    connected_at: app.connectedAt.toISOString(),
    last_used_at: app.lastUsedAt?.toISOString() ?? null,
  };
}
