import { Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { CompanyStatus } from '../../components/badges.tsx';
import { IconSearch } from '../../components/icons.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { WatchButton } from '../../components/watch-button.tsx';

const TYPING_MS = 250;
const SHOWN = 5;

/** Finds companies while one types, each with a button. */
export function AddCompany() {
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(text.trim(), TYPING_MS);
  const found = useQuery({
    queryKey: ['companies', { name }],
    queryFn: async () => dataOf(await api.GET('/v1/companies/search', { params: { query: { name } } })),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
  const companies = name === '' ? [] : (found.data?.companies.slice(0, SHOWN) ?? []);
  return (
    <Stack gap="xs" role="search" aria-label="Add a company">
      <TextInput
        label="Add a company"
        description="By its name or number."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder="acme widgets"
        leftSection={<IconSearch size={16} />}
        maw={480}
        autoComplete="off"
        spellCheck={false}
      />
      {found.isError && <ErrorNote error={found.error} />}
      {companies.length > 0 && (
        <Paper withBorder px="md">
          <ul className="plain-list">
            {companies.map((company) => (
              <li key={company.company_number}>
                <Group justify="space-between" gap="xs" py="xs" wrap="nowrap">
                  <div>
                    <CompanyLink number={company.company_number} name={company.company_name} />
                    <Group gap="xs">
                      <Text size="xs" c="dimmed" className="tabular">
                        {company.company_number}
                      </Text>
                      <CompanyStatus status={company.company_status} />
                      {company.matched_name && (
                        <Text size="xs" c="dimmed">
                          was {company.matched_name}
                        </Text>
                      )}
                    </Group>
                  </div>
                  <WatchButton number={company.company_number} name={company.company_name} size="xs" />
                </Group>
              </li>
            ))}
          </ul>
        </Paper>
      )}
      {name !== '' && found.data && companies.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          No company matches.
        </Text>
      )}
    </Stack>
  );
}
