import { Anchor, Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  /** One sentence on what the page is for. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, lead, actions, children }: PageProps) {
  usePageTitle(title);
  return (
    <Stack gap="lg" maw={1100} mx="auto">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" mt={4}>
              {lead}
            </Text>
          )}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}

function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Domesday`;
  }, [title]);
}

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
      <Group gap={8} wrap="nowrap" mih={44}>
        <img src="/assets/domesday.svg" alt="" width={26} height={26} />
        <span className="brand-name">Domesday</span>
      </Group>
    </Anchor>
  );
}
