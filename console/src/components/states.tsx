import { Alert, Button, Center, Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage, isRefusal } from '../api/api-error.ts';
import { IconAlertTriangle } from './icons.tsx';

/** Why something failed, in the API's own words, and a way to try again if that can help. */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{errorMessage(error)}</Text>
        {onRetry && !isRefusal(error) && (
          <Button size="xs" variant="light" color="red" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** Placeholders while rows load, so that the layout does not shift. */
export function RowsSkeleton({ rows = 6, height = 44 }: { rows?: number; height?: number }) {
  return (
    <Stack gap="xs" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key.
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}

/** Nothing here yet: says why, and what to do about it. */
export function EmptyNote({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Paper withBorder p="xl">
      <Center>
        <Stack gap={6} align="center" maw={460}>
          <Text fw={600} ta="center">
            {title}
          </Text>
          <Text component="div" size="sm" c="dimmed" ta="center">
            {children}
          </Text>
        </Stack>
      </Center>
    </Paper>
  );
}

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a query: loading, failed or its data. */
export function Loaded<T>({ query, loading, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  return <>{loading ?? <RowsSkeleton />}</>;
}
