import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One thing that is known, under the name of what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="div" size="sm" className="breakable">
        {children}
      </Text>
    </div>
  );
}
