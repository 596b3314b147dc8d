import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';

/** The websites that a company has and had, as far as they are known. */
export const websitesOf = (number: string) =>
  queryOptions({
    queryKey: ['company-websites', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/companies/{company_number}/websites', {
          params: { path: { company_number: number } },
        }),
      ),
  });

/** The current domains of the company. Domains of links that the account has not paid for are not shown. */
export function useKnownWebsites(number: string): string[] {
  const { data } = useQuery(websitesOf(number));
  return (data?.websites ?? []).flatMap(({ domain, status }) => (status === 'ended' ? [] : (domain ?? [])));
}
