import { Badge } from '@mantine/core';
import type { Bulk } from '../api/shapes.ts';
import { words } from '../lib/format.ts';

const STATUS_COLORS: Record<string, string> = {
  active: 'green',
  open: 'green',
  registered: 'green',
  dissolved: 'gray',
  removed: 'gray',
  closed: 'gray',
  'converted-closed': 'gray',
};

export function CompanyStatus({ status }: { status: string }) {
  return (
    <Badge variant="light" color={STATUS_COLORS[status] ?? 'orange'} tt="none">
      {words(status)}
    </Badge>
  );
}

const OUTCOME_COLORS: Record<string, string> = {
  matched: 'green',
  verified: 'green',
  needs_review: 'yellow',
  no_match: 'gray',
  non_uk_entity: 'blue',
  scrape_failed: 'red',
  failed: 'red',
  not_found: 'gray',
};

const OUTCOME_LABELS: Record<string, string> = {
  non_uk_entity: 'Not a UK company',
  scrape_failed: 'Could not be read',
};

export function Outcome({ outcome, size = 'md' }: { outcome: string; size?: 'md' | 'lg' }) {
  return (
    <Badge variant="light" color={OUTCOME_COLORS[outcome] ?? 'gray'} size={size} tt="none">
      {OUTCOME_LABELS[outcome] ?? words(outcome)}
    </Badge>
  );
}

/** One colour a severity, in lists and charts. */
export const SEVERITY_COLORS: Record<string, string> = {
  info: 'gray',
  notice: 'blue',
  warning: 'orange',
  critical: 'red',
};

export function Severity({ severity }: { severity: string }) {
  return (
    <Badge variant="light" color={SEVERITY_COLORS[severity] ?? 'gray'} tt="none">
      {words(severity)}
    </Badge>
  );
}

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
