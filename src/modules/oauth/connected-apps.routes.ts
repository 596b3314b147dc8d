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
  description: 'As the app was registered.',
  examples: ['Yk2pNfWJ4sQ0aR7uXcB1hTz6mEoL9vD3gKqPi5nUxAw'],
});

const ConnectedAppOut = Type.Object(
  {
    client_id: ClientId,
    client_name: Type.String({
      description: 'What the app calls itself; anybody can choose any name.',
      examples: ['Orchard Assistant'],
    }),
    client_uri: Nullable(
      Type.String({ description: 'The website it named.', examples: ['https://orchard.example.com/'] }),
    ),
    redirect_uris: Type.Array(Type.String(), {
      description: 'Where its codes may be sent.',
      examples: [['https://orchard.example.com/callback']],
    }),
    scope: Type.String({ description: 'What you let it do.', examples: [MCP_SCOPE] }),
    connected_at: Timestamp('When you first let it in, of what still counts.'),
    last_used_at: Nullable(
      Timestamp('When it last called the agent endpoint, to the minute; null: not yet.'),
    ),
  },
  { title: 'ConnectedApp' },
);

const ConnectedAppsOut = Type.Object(
  {
    connected_apps: Type.Array(ConnectedAppOut, { description: 'What was connected last comes first.' }),
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
          'Those that can use the agent endpoint for you, now or after a refresh. A new password and `logout-all` disconnect them all.',
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
          'Its access tokens, refresh tokens and codes for your account end at once. Always 200: afterwards it is not connected, whether it was before or not.',
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
