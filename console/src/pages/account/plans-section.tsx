import { Alert, Badge, Button, Group, Select, Stack, Table, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PLAN_COLUMNS } from '../../../../src/shared/plans.ts';
import { api, dataOf } from '../../api/client.ts';
import type { Plan } from '../../api/shapes.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorNote, Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatNumber, words } from '../../lib/format.ts';
import { useSession } from '../../session/session.tsx';
import { creditsOf } from './account-text.ts';

const CREDITS_MAX = 1_000_000;

/**
 * Lists what each plan has, and how to get more. There are no prices here: the operator of the service
 * decides.
 */
export function PlansSection() {
  const { role } = useSession();
  const plans = useQuery({
    queryKey: ['plans'],
    queryFn: async () => dataOf(await api.GET('/v1/plans')).plans,
  });
  return (
    <Section title="Plans">
      <Loaded query={plans} loading={<RowsSkeleton rows={5} height={40} />}>
        {(list) => (
          <>
            <PlanTable plans={list} />
            {role !== 'read_only' && <RequestCredits plans={list} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function PlanTable({ plans }: { plans: Plan[] }) {
  return (
    <DataTable
      columns={[
        'Plan',
        { label: 'Credits', align: 'right' },
        ...PLAN_COLUMNS.map(({ label }) => ({ label, align: 'right' as const })),
      ]}
      minWidth={320}
    >
      {plans.map((plan) => (
        <Table.Tr key={plan.plan}>
          <Table.Td>
            <Group gap="xs">
              {words(plan.plan)}
              {plan.is_current && (
                <Badge variant="light" color="green" tt="none">
                  Yours
                </Badge>
              )}
            </Group>
          </Table.Td>
          <Table.Td ta="right">{creditsOf(plan)}</Table.Td>
          {PLAN_COLUMNS.map(({ name }) => (
            <Table.Td key={name} ta="right" className="tabular">
              {formatNumber(plan[name])}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** A mail to the operator, who answers by mail. */
function RequestCredits({ plans }: { plans: Plan[] }) {
  const [isOpen, setOpen] = useState(false);
  const request = useMutation({
    async mutationFn(form: FormData) {
      const credits = Number(form.get('credits'));
      const plan = plans.find((one) => one.plan === form.get('plan'))?.plan;
      const message = String(form.get('message') ?? '').trim();
      const body = { ...(credits > 0 && { credits }), ...(plan && { plan }), ...(message && { message }) };
      return dataOf(await api.POST('/v1/credits/requests', { body }));
    },
    onSuccess: () => setOpen(false),
  });
  if (!isOpen)
    return (
      <Stack gap="sm" align="flex-start">
        {request.isSuccess && (
          <Alert color="green" role="status">
            Your request is on its way to the operator of this service, who answers by e-mail.
          </Alert>
        )}
        <Button variant="default" onClick={() => setOpen(true)}>
          Request credits or a plan
        </Button>
      </Stack>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        request.mutate(new FormData(event.currentTarget));
      }}
    >
      <Stack gap="sm" maw={420}>
        <Text size="sm" c="dimmed">
          The operator of this service gets an e-mail, decides, and answers you.
        </Text>
        {request.isError && <ErrorNote error={request.error} />}
        <TextInput label="Credits" name="credits" type="number" min={1} max={CREDITS_MAX} />
        <Select
          label="Plan"
          name="plan"
          placeholder="Stay on the same"
          data={plans
            .filter((plan) => !plan.is_current)
            .map(({ plan }) => ({ value: plan, label: words(plan) }))}
          clearable
        />
        <Textarea label="What for (optional)" name="message" maxLength={1000} rows={3} />
        <Group gap="xs">
          <Button type="submit" loading={request.isPending}>
            Send request
          </Button>
          <Button variant="subtle" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
