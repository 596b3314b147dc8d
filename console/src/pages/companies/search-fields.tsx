import { Autocomplete, MultiSelect, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchFilter, SearchFilterName } from '../../../../src/shared/search-filters.ts';
import { api, dataOf } from '../../api/client.ts';
import { words } from '../../lib/format.ts';
import { findIndustries, INDUSTRIES, industryOf } from './industries.ts';

/** Between the name and the number of a suggestion. */
const BETWEEN = ' · ';
const TYPING_MS = 150;

/** Suggests companies while somebody types; choosing one opens it. */
export function NameField({ value, hasFocus }: { value: string | undefined; hasFocus: boolean }) {
  const [typed, setTyped] = useState(value ?? '');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_MS);
  const navigate = useNavigate();
  const isTyping = asked !== '' && asked !== (value ?? '');
  const suggested = useQuery({
    queryKey: ['suggest', asked],
    queryFn: async () =>
      dataOf(await api.GET('/v1/companies/suggest', { params: { query: { q: asked } } })).companies,
    enabled: isTyping,
  });
  const options = isTyping ? (suggested.data ?? []) : [];
  return (
    <Autocomplete
      label="Name or number"
      name="name"
      value={typed}
      onChange={setTyped}
      onOptionSubmit={(option) => navigate(`/companies/${option.split(BETWEEN).at(-1)}`)}
      data={options.map((company) => `${company.company_name}${BETWEEN}${company.company_number}`)}
      // The service chose them, even if the text is in another order.
      filter={({ options: all }) => all}
      maxLength={200}
      placeholder="acme widgets"
      style={{ flex: 1, minWidth: 200 }}
      autoFocus={hasFocus}
    />
  );
}

interface FilterFieldProps {
  name: SearchFilterName;
  filter: SearchFilter;
  value: string | undefined;
}

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export function FilterField({
  name,
  filter: { kind, label, choices, placeholder },
  value,
}: FilterFieldProps) {
  if (kind === 'sic')
    return <IndustryField name={name} label={label} value={value} placeholder={placeholder} />;
  if (kind !== 'flag' && !choices) {
    const type = kind === 'date' ? 'date' : 'text';
    const inputMode = kind === 'amount' ? 'numeric' : undefined;
    return (
      <TextInput
        label={label}
        name={name}
        type={type}
        inputMode={inputMode}
        defaultValue={value}
        placeholder={placeholder}
      />
    );
  }
  const data = choices
    ?.filter((choice) => choice !== 'null')
    .map((choice) => ({ value: choice, label: words(choice) }));
  return (
    <Select
      label={label}
      name={name}
      data={data ?? YES_OR_NO}
      placeholder="Any"
      defaultValue={value ?? null}
      clearable
      searchable={choices !== undefined}
    />
  );
}

interface IndustryFieldProps {
  name: SearchFilterName;
  label: string;
  value: string | undefined;
  placeholder: string | undefined;
}

/** Industries by their words, or by a code or its beginning. The form gets their codes. */
function IndustryField({ name, label, value, placeholder }: IndustryFieldProps) {
  const [chosen, setChosen] = useState(() => value?.split(',').map((code) => code.trim()) ?? []);
  const [typed, setTyped] = useState('');
  const offered = findIndustries(typed);
  // A chosen code must be among the options to have its words.
  const others = [...chosen.map(industryOf), ...offered].filter(
    ({ value: code }) => !INDUSTRIES.some((one) => one.value === code),
  );
  const byCode = new Map([...INDUSTRIES, ...others].map((one) => [one.value, one]));
  const offeredCodes = new Set(offered.map((one) => one.value));
  return (
    <MultiSelect
      label={label}
      className="industries"
      name={name}
      data={[...byCode.values()]}
      value={chosen}
      onChange={setChosen}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) =>
        options.filter((option) => 'value' in option && offeredCodes.has(option.value))
      }
      placeholder={chosen.length === 0 ? placeholder : undefined}
      nothingFoundMessage="No such industry: try another word"
      limit={50}
      searchable
      clearable
      hidePickedOptions
    />
  );
}
