import { Anchor, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { Section } from '../../components/section.tsx';
import { REVIEWS_QUERY } from '../../components/use-decisions.ts';
import { formatMoment } from '../../lib/format.ts';

/** The domains that the account's people decided are this company's. Nothing is shown where there are none. */
export function YourDecisions({ number }: { number: string }) {
  const { data } = useQuery({
    queryKey: [...REVIEWS_QUERY, 'for', number],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/reviews', { params: { query: { status: 'decided', company_number: number } } }),
      ),
  });
  if (!data || data.reviews.length === 0) return null;
  return (
    <Section title="Your decisions">
      <List size="sm" spacing={4}>
        {data.reviews.map(({ id, domain, decision }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={`/resolve/${domain}`} inherit>
              {domain}
            </Anchor>{' '}
            belongs to this company, {decision?.decided_by && `decided by ${decision.decided_by}, `}
            {formatMoment(decision?.decided_at)}
          </List.Item>
        ))}
        {data.has_more && (
          <List.Item>
            <Anchor component={Link} to="/reviews?status=decided" inherit>
              All decisions
            </Anchor>
          </List.Item>
        )}
      </List>
    </Section>
  );
}
