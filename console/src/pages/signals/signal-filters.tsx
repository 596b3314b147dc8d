import { Button, Group, Select, SimpleGrid, TextInput } from '@mantine/core';
import { SEVERITIES, SIGNAL_TYPES } from '../../../../src/shared/signal-types.ts';
import type { SignalFilter } from '../../api/shapes.ts';
import { PhoneFilters } from '../../components/phone-filters.tsx';
import { useWatchlist, useWatchlistTags } from '../../components/watch-button.tsx';
import { words } from '../../lib/format.ts';
import { countFilters, type FeedSearch } from './signal-feed.ts';

const SEVERITY_CHOICES = SEVERITIES.map((severity) => ({ value: severity, label: words(severity) }));
/** A list of all watched companies would be slow to open; typing narrows it. */
const COMPANIES_SHOWN = 50;

interface SignalFiltersProps {
  search: FeedSearch;
  onChange(changes: { [Name in keyof FeedSearch]?: string | null }): void;
  onClear(): void;
}

export function SignalFilters({ search, onChange, onClear }: SignalFiltersProps) {
  return (
    <section aria-label="Filters">
      <PhoneFilters used={countFilters(search)}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
          <CompanyField value={search.company} onChange={(company) => onChange({ company })} />
          <TagField value={search.tag} onChange={(tag) => onChange({ tag })} />
          <SignalFilterSelect
            label="Type"
            value={search.type}
            onChange={(type) => onChange({ type })}
            maw="none"
          />
          <Select
            label="Severity"
            placeholder="Any severity"
            data={SEVERITY_CHOICES}
            value={search.severity ?? null}
            onChange={(severity) => onChange({ severity })}
            clearable
            clearButtonProps={{ 'aria-label': 'Any severity' }}
          />
          <TextInput
            label="Detected from"
            type="date"
            value={search.from ?? ''}
            max={search.to}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextInput
            label="Detected to"
            type="date"
            value={search.to ?? ''}
            min={search.from}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </SimpleGrid>
      </PhoneFilters>
      {countFilters(search) > 0 && (
        <Group mt="xs">
          <Button size="compact-sm" variant="subtle" onClick={onClear}>
            Clear filters
          </Button>
        </Group>
      )}
    </section>
  );
}

interface ChoiceProps {
  value: string | undefined;
  onChange(value: string | null): void;
}

function CompanyField({ value, onChange }: ChoiceProps) {
  const watchlist = useWatchlist();
  const companies = (watchlist.data?.watchlist ?? []).map(({ company_number, company_name }) => ({
    value: company_number,
    label: `${company_name} (${company_number})`,
  }));
  return (
    <Select
      label="Company"
      placeholder="Any company"
      data={withValue(companies, value)}
      value={value ?? null}
      onChange={onChange}
      limit={COMPANIES_SHOWN}
      nothingFoundMessage="You do not watch such a company"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Any company' }}
    />
  );
}

function TagField({ value, onChange }: ChoiceProps) {
  const tags = useWatchlistTags();
  const choices = (tags.data ?? []).map(({ tag }) => ({ value: tag, label: tag }));
  return (
    <Select
      label="Tag"
      placeholder="Any tag"
      data={withValue(choices, value)}
      value={value ?? null}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Any tag' }}
    />
  );
}

/** A value that the address names is shown even if it is not among the choices. */
function withValue(choices: { value: string; label: string }[], value: string | undefined) {
  return value === undefined || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: value }];
}

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
function SignalFilterSelect({ label, value, onChange, maw = 320 }: SignalFilterProps) {
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
