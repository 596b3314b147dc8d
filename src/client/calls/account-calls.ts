import type { Client } from 'openapi-fetch';
import { dataOf, withId } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer, BodyOf } from '../shapes.ts';

/** The account, its API keys and sessions. */
export function accountCalls(api: Client<paths>) {
  return {
    /** Needs no API key; the answer contains the new one. */
    logIn: (email: string, password: string) =>
      dataOf<Answer<'logIn'>>(api.POST('/v1/auth/login', { body: { email, password } })),
    account: () => dataOf<Answer<'getAccount'>>(api.GET('/v1/auth/me')),
    apiKeys: () => dataOf<Answer<'listApiKeys'>>(api.GET('/v1/auth/api-keys')),
    /** With a session only, as `revokeApiKey`. */
    createApiKey: (body: BodyOf<'createApiKey'>) =>
      dataOf<Answer<'createApiKey', 201>>(api.POST('/v1/auth/api-keys', { body })),
    revokeApiKey: (id: string) =>
      dataOf<Answer<'revokeApiKey'>>(api.DELETE('/v1/auth/api-keys/{id}', withId(id))),
    /** Ends the session that the client was made with. */
    endSession: async (): Promise<void> => {
      const { sessions } = await dataOf<Answer<'listSessions'>>(api.GET('/v1/auth/sessions'));
      const own = sessions.find(({ current }) => current);
      if (own) await api.DELETE('/v1/auth/sessions/{id}', withId(own.id));
    },
  };
}
