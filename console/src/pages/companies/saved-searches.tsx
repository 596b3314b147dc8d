import { Anchor, Badge, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import type { SavedSearch } from '../../api/shapes.ts';
import { ConfirmButton, DialogButtons, DownloadCsv } from '../../components/buttons.tsx';
import { CompanyLink } from '../../components/links.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote } from '../../components/states.tsx';
import { formatCount, formatDay } from '../../lib/format.ts';
import { addressOfSaved, savedQuery, searchInAddress } from './search-form.ts';

const SAVED_QUERY = ['saved-searches'] as const;

function useSavedChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: SAVED_QUERY }),
  });
}

/** Keeps the search of the address under a name. */
export function SaveSearch() {
  const [isOpen, dialog] = useDisclosure(false);
  const save = useSavedChange(async (form: FormData) => {
    const body = { name: String(form.get('saved_name')), watch: form.get('watch') !== null };
    dataOf(await api.POST('/v1/saved-searches', { body: { ...body, query: savedQuery(searchInAddress()) } }));
    dialog.close();
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate(new FormData(event.currentTarget));
  }
  return (
    <>
      <Button variant="default" size="xs" onClick={dialog.open}>
        Save search
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Save this search" centered>
        <form onSubmit={submit}>
          <Stack gap="md">
            <TextInput label="Name of the search" name="saved_name" required maxLength={100} data-autofocus />
            <Checkbox name="watch" label="Note companies that newly match" defaultChecked />
            {save.isError && <ErrorNote error={save.error} />}
            <DialogButtons submitLabel="Save" isBusy={save.isPending} onCancel={dialog.close} />
          </Stack>
        </form>
      </Modal>
    </>
  );
}

/** The searches of the account, with what newly matches. Nothing while there are none. */
export function SavedSearches() {
  const saved = useQuery({
    queryKey: SAVED_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/saved-searches')).saved_searches,
  });
  if (!saved.data || saved.data.length === 0) return null;
  return (
    <Section title="Saved searches">
      {saved.data.map((search) => (
        <SavedRow key={search.id} saved={search} />
      ))}
    </Section>
  );
}

function SavedRow({ saved: { id, name, query, watched, new_matches: matches } }: { saved: SavedSearch }) {
  const path = { params: { path: { id } } };
  const watch = useSavedChange(async () =>
    dataOf(await api.PATCH('/v1/saved-searches/{id}', { ...path, body: { watched: !watched } })),
  );
  const remove = useSavedChange(() => api.DELETE('/v1/saved-searches/{id}', path));
  const [isShown, shown] = useDisclosure(false);
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Anchor component={Link} to={addressOfSaved(query)} fw={600} size="sm">
            {name}
          </Anchor>
          {watched && <Badge variant="light">Watched</Badge>}
          {matches > 0 && (
            <Button size="compact-xs" variant="subtle" onClick={shown.toggle} aria-expanded={isShown}>
              {formatCount(matches, 'new company', 'new companies')}
            </Button>
          )}
        </Group>
        <Group gap="xs">
          <DownloadCsv path={`/v1/saved-searches/${id}/companies.csv`} />
          <Button
            size="xs"
            variant="default"
            loading={watch.isPending}
            onClick={() => watch.mutate(undefined)}
          >
            {watched ? 'Stop watching' : 'Watch'}
          </Button>
          <ConfirmButton
            size="xs"
            variant="default"
            question={`The search "${name}" and its new matches are deleted.`}
            confirmLabel="Delete"
            onConfirm={() => remove.mutate(undefined)}
          >
            Delete search
          </ConfirmButton>
        </Group>
      </Group>
      {(watch.isError || remove.isError) && <ErrorNote error={watch.error ?? remove.error} />}
      {isShown && <NewMatches id={id} />}
    </Stack>
  );
}

function NewMatches({ id }: { id: string }) {
  const matches = useQuery({
    queryKey: [...SAVED_QUERY, id],
    queryFn: async () =>
      dataOf(await api.GET('/v1/saved-searches/{id}/matches', { params: { path: { id } } })).matches,
  });
  return (
    <Stack gap={2}>
      {matches.data?.map(({ company_number: number, company_name: name, matched_at: at }) => (
        <Group key={number} gap="xs">
          <CompanyLink number={number} name={name ?? number} />
          <Text size="xs" c="dimmed">
            since {formatDay(at.slice(0, 10))}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
