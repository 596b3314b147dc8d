import { Alert, Anchor, Box, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import type { ConnectedApp } from '../../api/shapes.ts';
import { ConfirmButton } from '../../components/buttons.tsx';
import { Fact, Section } from '../../components/section.tsx';
import { EmptyNote, ErrorNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatDay, formatMoment } from '../../lib/format.ts';
import { describeRedirectTargets } from './account-text.ts';

export const CONNECTED_APPS_QUERY = ['connected-apps'] as const;
/** As tall as the note that there are none, so that little jumps. */
const LOADING_HEIGHT = 136;
/** The section that is scrolled to must not end up under the header, which stays. */
const BELOW_HEADER = 72;
/** Shown for apps that may do more or less than use the agent tools. */
function describeScope(scope: string): string {
  const scopes = scope.split(' ');
  if (scopes.includes('service:api')) return '; may use the API as with your key';
  return scopes.includes('service:mcp') ? '' : '; knows the id of your account, and no more';
}

/** The programs that may use the account, and a way to disconnect each. */
export function ConnectedApps() {
  const [gone, setGone] = useState<ConnectedApp>();
  const apps = useQuery({
    queryKey: CONNECTED_APPS_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/auth/connected-apps')),
  });
  return (
    <Section title="Connected apps">
      {gone && (
        // Its row and the focused button are gone: screen readers and the keyboard continue from here.
        <Alert
          key={gone.client_id}
          ref={focus}
          tabIndex={-1}
          role="status"
          color="green"
          style={{ scrollMarginTop: BELOW_HEADER }}
        >
          {gone.client_name} is disconnected. Its access to your account has ended.
        </Alert>
      )}
      <Loaded query={apps} loading={<RowsSkeleton rows={1} height={LOADING_HEIGHT} />}>
        {({ connected_apps: connected }) =>
          connected.length === 0 ? (
            <EmptyNote title="No app is connected">
              Claude, Cursor, VS Code and others can use Domesday for you.{' '}
              <Anchor href="/docs/guides/mcp" className="tall-on-phone">
                How to connect an agent
              </Anchor>
            </EmptyNote>
          ) : (
            <ul className="plain-list">
              {connected.map((app) => (
                <AppItem key={app.client_id} app={app} onGone={setGone} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

/** Outside the component: as a ref, a new function would be called on every render. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function AppItem({ app, onGone }: { app: ConnectedApp; onGone(app: ConnectedApp): void }) {
  const { client_id, client_name: name } = app;
  const queries = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => api.DELETE('/v1/auth/connected-apps/{client_id}', { params: { path: { client_id } } }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: CONNECTED_APPS_QUERY });
      onGone(app);
    },
  });
  return (
    <Box component="li" py="sm">
      <Group gap="md" align="flex-start">
        <Box flex="1 1 220px" miw={0}>
          <Text fw={600} className="breakable">
            {name}
          </Text>
          <Text size="sm" c="dimmed" className="breakable">
            {describeRedirectTargets(app.redirect_uris)}
            {describeScope(app.scope)}
          </Text>
        </Box>
        <Box w={120}>
          <Fact label="Connected since">{formatDay(app.connected_at)}</Fact>
        </Box>
        <Box w={150}>
          <Fact label="Last used">{app.last_used_at ? formatMoment(app.last_used_at) : 'Not yet'}</Fact>
        </Box>
        <ConfirmButton
          size="xs"
          variant="default"
          aria-label={`Disconnect ${name}`}
          loading={disconnect.isPending}
          question={`${name} can no longer use your account. To use it again, you have to connect it again.`}
          confirmLabel="Disconnect now"
          onConfirm={() => disconnect.mutate()}
        >
          Disconnect
        </ConfirmButton>
      </Group>
      {disconnect.isError && (
        <Box mt="sm">
          <ErrorNote error={disconnect.error} />
        </Box>
      )}
    </Box>
  );
}
