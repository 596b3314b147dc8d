import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OAuthClientProvider, OAuthTokens } from '@modelcontextprotocol/client';

type ClientInformation = NonNullable<Awaited<ReturnType<OAuthClientProvider['clientInformation']>>>;

/**
 * A program that connects by OAuth as those on people's machines do: it listens for its answer on the
 * loopback address.
 */
export async function startMcpApp() {
  let receive: (answer: URLSearchParams) => void;
  const answered = new Promise<URLSearchParams>((resolve) => {
    receive = resolve;
  });
  const server: Server = createServer((request, response) => {
    receive(new URL(request.url ?? '', redirectUrl).searchParams);
    response.end('You can close this window.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const redirectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;

  const kept: { client?: ClientInformation; tokens?: OAuthTokens; verifier?: string; goTo?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: 'Orchard Assistant',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => kept.client,
    saveClientInformation(client) {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens(tokens) {
      kept.tokens = tokens;
    },
    redirectToAuthorization(url) {
      kept.goTo = url;
    },
    saveCodeVerifier(verifier) {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
  };
  return {
    provider,
    kept,
    /** The parameters that the browser brought back. */
    answered,
    close: () => server.close(),
  };
}
