import { Select } from '@mantine/core';
import { SIGNAL_TYPES } from '../../../src/shared/signal-types.ts';
import type { SignalFilter } from '../api/shapes.ts';
import { words } from '../lib/format.ts';

const CHOICES = [
  { value: 'all', label: 'All types' },
  ...SIGNAL_TYPES.map((type) => ({ value: type, label: words(type) })),
];

interface SignalFilterProps {
  label: string;
  value: SignalFilter;
  onChange(value: SignalFilter): void;
  maw?: number | 'none';
}

/** One type of signal, or all. */
export function SignalFilterSelect({ label, value, onChange, maw = 320 }: SignalFilterProps) {
  return (
    <Select
      label={label}
      data={CHOICES}
      value={value}
      onChange={(chosen) => onChange((chosen ?? 'all') as SignalFilter)}
      allowDeselect={false}
      maw={maw}
    />
  );
}
