import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { api, dataOf } from './client.ts';

/** The stored record of a company, which comes at once: Companies House is not asked. */
export function storedCompany(number: string) {
  return queryOptions({
    queryKey: ['company', number, 'stored'],
    queryFn: async () => {
      const params = { path: { company_number: number }, query: { stored: true } };
      return dataOf(await api.GET('/v1/companies/{company_number}', { params }));
    },
  });
}

/** Reads the record that the page at this path begins with, if it is the page of a company. */
export function prefetchCompany(queries: QueryClient, pathname: string): void {
  const number = matchPath('/companies/:number', pathname)?.params.number;
  if (number !== undefined) void queries.prefetchQuery(storedCompany(number));
}
