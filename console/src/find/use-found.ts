import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import { type Found, matching, targetOf } from './find-target.ts';

const SUGGEST_FROM = 2;
const DOMAINS_MAX = 4;
const TYPING_MS = 120;

/**
 * The meanings that the typed words may have: where they lead, pages and actions, companies, and domains that
 * were asked for before.
 */
export function useFound(text: string, fixed: readonly Found[]): Found[] {
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const enabled = typed.length >= SUGGEST_FROM;
  const companies = useQuery({
    queryKey: ['suggest', typed],
    enabled,
    queryFn: async () =>
      dataOf(await api.GET('/v1/companies/suggest', { params: { query: { q: typed } } })).companies,
  });
  const asked = useQuery({
    queryKey: ['history', 'asked', typed],
    enabled,
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/history', {
          params: { query: { q: typed, direction: 'domain_to_company', limit: 20 } },
        }),
      ).entries,
  });
  const domains = [...new Set((asked.data ?? []).map((entry) => entry.asked))].slice(0, DOMAINS_MAX);
  const target = targetOf(text);
  return [
    ...(text.trim() === '' ? fixed : matching(fixed, text)),
    ...(target ? [target] : []),
    ...domains.map(
      (domain): Found => ({
        key: `asked ${domain}`,
        label: domain,
        kind: 'Asked before',
        to: `/resolve/${domain}`,
      }),
    ),
    ...(companies.data ?? []).map(
      ({ company_number: number, company_name: name, registered_postcode }): Found => ({
        key: `company ${number}`,
        label: name,
        kind: [number, registered_postcode].filter(Boolean).join(' · '),
        to: `/companies/${number}`,
      }),
    ),
  ].filter(({ to }, at, all) => to === undefined || all.findIndex((other) => other.to === to) === at);
}
