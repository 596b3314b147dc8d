import { Anchor, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { operations } from '../../../../src/client/api-types.ts';
import { api, dataOf } from '../../api/client.ts';
import { type CompanySearch, narrowed } from './search-form.ts';

type FacetParams = NonNullable<operations['countCompanyFacets']['parameters']['query']>;

const GROUPS = [
  ['industries', 'Industry'],
  ['towns', 'Town'],
  ['sizes', 'Size'],
  ['ages', 'Age'],
] as const;

/** Counts what the companies of the search have in common; each count narrows the search to its companies. */
export function Facets({ search }: { search: CompanySearch }) {
  const { page: _, ...query } = search;
  const facets = useQuery({
    queryKey: ['facets', query],
    queryFn: async () =>
      dataOf(await api.GET('/v1/companies/facets', { params: { query: query as FacetParams } })),
    placeholderData: keepPreviousData,
  });
  // A help beside the results: the page is complete without it.
  if (!facets.data) return null;
  const { counted, is_complete: isComplete } = facets.data;
  return (
    <Stack gap="md" component="section" aria-label="Narrow the search">
      {GROUPS.map(([group, title]) => {
        const shown = facets.data[group];
        if (shown.length < 2) return null;
        return (
          <Stack gap={2} key={group}>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            {shown.map(({ label, count, filters }) => (
              <Group key={label} className="count-row" justify="space-between" gap="xs" wrap="nowrap">
                <Anchor
                  component={Link}
                  size="sm"
                  to={{
                    search: `?${new URLSearchParams(narrowed(query, filters) as Record<string, string>)}`,
                  }}
                >
                  {label}
                </Anchor>
                <Text size="sm" c="dimmed" className="tabular">
                  {count.toLocaleString('en-GB')}
                </Text>
              </Group>
            ))}
          </Stack>
        );
      })}
      {!isComplete && (
        <Text size="xs" c="dimmed">
          Counted in {counted.toLocaleString('en-GB')} of the companies.
        </Text>
      )}
    </Stack>
  );
}
