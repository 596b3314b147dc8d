import { createDomesdayClient, type DomesdayClient } from '../../../src/client/index.ts';
import type { Context } from './n8n-types.ts';

export const CREDENTIAL = 'domesdayApi';

/**
 * The client of the API, whose requests n8n makes: by its proxy, within its limits, and with a key that the
 * nodes never see. The client waits for results, and repeats lost calls without doing anything twice.
 */
export async function connect(context: Context): Promise<DomesdayClient> {
  const { url } = (await context.getCredentials(CREDENTIAL)) as { url: string };
  return createDomesdayClient({
    baseUrl: url,
    clientName: 'n8n',
    // The client calls it with a request.
    fetch: (request) => send(context, request as Request),
    fetchAuthenticates: true,
  });
}

async function send(context: Context, request: Request): Promise<Response> {
  const body = await request.text();
  const {
    statusCode,
    headers,
    body: answer,
  } = await context.helpers.httpRequestWithAuthentication.call(context, CREDENTIAL, {
    method: request.method as 'GET',
    url: request.url,
    headers: Object.fromEntries(request.headers),
    ...(body !== '' && { body }),
    encoding: 'text',
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
  });
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? '');
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  // A status without content takes no body, not even an empty one.
  return new Response(statusCode === 204 ? null : text, {
    status: statusCode,
    headers: Object.fromEntries(kept),
  });
}
