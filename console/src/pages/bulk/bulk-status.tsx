import { Badge } from '@mantine/core';
import type { Bulk } from '../../api/shapes.ts';
import { words } from '../../lib/format.ts';

const COLORS: Record<Bulk['status'], string> = {
  running: 'blue',
  paused: 'orange',
  cancelled: 'gray',
  completed: 'green',
};

export function BulkStatus({ status }: { status: Bulk['status'] }) {
  return (
    <Badge variant="light" color={COLORS[status]} tt="none">
      {words(status)}
    </Badge>
  );
}
