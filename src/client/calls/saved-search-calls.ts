import type { Client } from 'openapi-fetch';
import { dataOf, withId } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer, BodyOf, QueryOf } from '../shapes.ts';

/** Searches that the account keeps. */
export function savedSearchCalls(api: Client<paths>) {
  return {
    savedSearches: () => dataOf<Answer<'listSavedSearches'>>(api.GET('/v1/saved-searches')),
    saveSearch: (body: BodyOf<'createSavedSearch'>) =>
      dataOf<Answer<'createSavedSearch', 201>>(api.POST('/v1/saved-searches', { body })),
    changeSavedSearch: (id: string, body: BodyOf<'changeSavedSearch'>) =>
      dataOf<Answer<'changeSavedSearch'>>(api.PATCH('/v1/saved-searches/{id}', { ...withId(id), body })),
    deleteSavedSearch: (id: string) =>
      dataOf<Answer<'deleteSavedSearch'>>(api.DELETE('/v1/saved-searches/{id}', withId(id))),
    /** The companies that newly match a watched search. */
    savedSearchMatches: (id: string, query: QueryOf<'listSavedSearchMatches'> = {}) =>
      dataOf<Answer<'listSavedSearchMatches'>>(
        api.GET('/v1/saved-searches/{id}/matches', { params: { path: { id }, query } }),
      ),
    savedSearchCsv: async (id: string): Promise<Response> =>
      (await api.GET('/v1/saved-searches/{id}/companies.csv', { ...withId(id), parseAs: 'stream' })).response,
  };
}
