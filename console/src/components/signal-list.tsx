import { Group, Paper, Stack, Text } from '@mantine/core';
import type { Signal } from '../api/shapes.ts';
import { formatDay, words } from '../lib/format.ts';
import { Severity } from './badges.tsx';
import { CompanyLink } from './links.tsx';

/** Signals as people read them: what, who, when, and how much it matters. */
export function SignalList({ signals, withCompany = true }: { signals: Signal[]; withCompany?: boolean }) {
  return (
    <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {signals.map((signal) => (
        <Paper key={signal.id} withBorder p="sm" component="li">
          <Group justify="space-between" align="flex-start" gap="xs">
            <div style={{ flex: 1, minWidth: 220 }}>
              {withCompany && <CompanyLink number={signal.company_number} name={signal.company_name} />}
              <Text size="sm">{signal.summary}</Text>
              <Text size="xs" c="dimmed">
                {words(signal.signal_type)}
              </Text>
            </div>
            <Group gap="xs">
              <Severity severity={signal.severity} />
              <Text size="sm" c="dimmed" className="tabular">
                {formatDay(signal.occurred_on)}
              </Text>
            </Group>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
