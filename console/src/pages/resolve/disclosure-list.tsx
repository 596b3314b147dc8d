import { Badge, Group, Stack, Text } from '@mantine/core';
import { regulationsOf } from '../../../../src/shared/regulations.ts';
import type { Resolution } from '../../api/shapes.ts';
import { PageAddress } from '../../components/links.tsx';
import { words } from '../../lib/format.ts';

type Disclosures = NonNullable<Resolution['disclosures']>;
type Status = Disclosures['items'][number]['status'];

const STATUS: Record<Status, { color: string; label: string }> = {
  present: { color: 'green', label: 'Present' },
  missing: { color: 'orange', label: 'Missing' },
  outdated: { color: 'orange', label: 'Outdated' },
  contradicts_register: { color: 'red', label: 'Contradicts the register' },
  not_applicable: { color: 'gray', label: 'Does not apply' },
};

/** The particulars that the law requires on the website, each with its state and quote. */
export function DisclosureList({ disclosures }: { disclosures: Disclosures }) {
  const items = disclosures.items.filter(({ status }) => status !== 'not_applicable');
  const { title, rules } = regulationsOf(items);
  return (
    <>
      <Text size="sm">
        {words(disclosures.legal_form)}:{' '}
        {items.length === 0
          ? 'nothing is checked for this legal form.'
          : disclosures.complete
            ? 'everything that the law asks for is on the website.'
            : 'some particulars are missing or wrong.'}
      </Text>
      <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {items.map(({ item, status, quote, page_url }) => (
          <li key={item}>
            <Group gap="xs">
              <Text size="sm" fw={600}>
                {words(item)}
              </Text>
              <Badge variant="light" color={STATUS[status].color} tt="none">
                {STATUS[status].label}
              </Badge>
            </Group>
            {quote && page_url && (
              <Text size="sm" className="breakable" mt={4}>
                “{quote}” <PageAddress url={page_url} />
              </Text>
            )}
            <Text size="xs" c="dimmed" mt={4}>
              {words(rules.get(item) ?? '')}
            </Text>
          </li>
        ))}
      </Stack>
      {title && (
        <Text size="xs" c="dimmed">
          {title}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        Based on the pages that were read. This is not legal advice.
      </Text>
    </>
  );
}
