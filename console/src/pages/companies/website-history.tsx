import { List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import { Section } from '../../components/section.tsx';
import { formatDay } from '../../lib/format.ts';

const ENDED_BY = {
  operator_changed: 'the website names another operator',
  no_longer_named: 'the website names no company any more',
  in_doubt: 'the website leaves it open',
};

/** The websites that the company had before. Nothing is shown where none is known. */
export function WebsiteHistory({ number }: { number: string }) {
  const history = useQuery({
    queryKey: ['company-websites', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/companies/{company_number}/websites', {
          params: { path: { company_number: number } },
        }),
      ),
  });
  const ended = history.data?.websites.filter(({ status }) => status === 'ended') ?? [];
  if (ended.length === 0) return null;
  return (
    <Section title="Previous websites">
      <List size="sm" spacing={4}>
        {ended.map(({ domain, valid_from, valid_to, ended_by }) => (
          <List.Item key={`${domain} ${valid_from}`}>
            {domain}, from {formatDay(valid_from)} to {formatDay(valid_to)}
            {ended_by && `: ${ENDED_BY[ended_by]}`}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
