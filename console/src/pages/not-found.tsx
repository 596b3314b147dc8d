import { Anchor, Group, Text } from '@mantine/core';
import { CardPage } from '../layout/card-page.tsx';

export function NotFoundPage() {
  return (
    <CardPage title="Page not found">
      <Text>There is no page at this address.</Text>
      <Group gap="md">
        <Anchor href="/">Start page</Anchor>
        <Anchor href="/docs/guides">Guides</Anchor>
      </Group>
    </CardPage>
  );
}
