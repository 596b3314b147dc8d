import { Center, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Brand } from './brand.tsx';

/** A single card in the middle: signing in and up, and everything else before the console proper. */
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
