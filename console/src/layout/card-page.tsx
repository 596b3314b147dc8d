import { Anchor, Center, Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from './page.tsx';

/** A single centred card: for sign-in, sign-up and other pages without a session. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Center mih="100vh" p="md" component="main">
      <Stack w="100%" maw={420} gap="lg">
        <Center>
          <Brand />
        </Center>
        {/* E-mail addresses and the names of apps are as long as people like. */}
        <Paper withBorder p="xl" radius="md" className="breakable">
          <Stack gap="md">
            <Title order={1} size="h3">
              {title}
            </Title>
            {children}
          </Stack>
        </Paper>
      </Stack>
    </Center>
  );
}

/** A full page load: the server shows a different start page to visitors and to signed-in users. */
export function Brand() {
  return (
    <Anchor href="/" underline="never" c="inherit">
      <Group gap={8} wrap="nowrap">
        <img src="/assets/domesday.svg" alt="" width={26} height={26} />
        <span style={{ fontFamily: 'Georgia, serif', fontSize: '1.15rem' }}>Domesday</span>
      </Group>
    </Anchor>
  );
}
