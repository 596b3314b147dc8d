import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import { CompanyLink } from '../../components/company-link.tsx';
import { Loaded, RowsSkeleton } from '../../components/states.tsx';
import { formatCount, formatDay, words } from '../../lib/format.ts';
import { describeIncomplete } from './company-text.ts';

const SHOWN_MAX = 50;

/** Where else an officer is or was in office, read when it is asked for. */
export function Appointments({ officerId, except }: { officerId: string; except: string }) {
  const appointments = useQuery({
    queryKey: ['appointments', officerId],
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/officers/{officer_id}/appointments', {
          params: { path: { officer_id: officerId }, query: { limit: SHOWN_MAX } },
        }),
      ),
  });
  return (
    <Loaded query={appointments} loading={<RowsSkeleton rows={1} height={28} />}>
      {(found) => {
        const others = found.appointments.filter(({ company_number }) => company_number !== except);
        const unshown = (found.total ?? 0) - found.appointments.length;
        const note = found.incomplete_reason
          ? describeIncomplete(found.incomplete_reason)
          : unshown > 0
            ? `And ${formatCount(unshown, 'more appointment', 'more appointments')}.`
            : others.length === 0 && 'No other appointments.';
        return (
          <Stack gap={4} pl="md" mt={4}>
            <Stack gap={4} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
              {others.map((one) => (
                <Text
                  key={`${one.company_number} ${one.officer_role} ${one.appointed_on}`}
                  component="li"
                  size="sm"
                >
                  <CompanyLink number={one.company_number} name={one.company_name ?? one.company_number} />
                  <Text size="xs" c="dimmed">
                    {words(one.officer_role)},{' '}
                    {one.resigned_on
                      ? `until ${formatDay(one.resigned_on)}`
                      : `since ${formatDay(one.appointed_on ?? one.appointed_before)}`}
                    {one.company_status &&
                      one.company_status !== 'active' &&
                      ` · ${words(one.company_status)}`}
                  </Text>
                </Text>
              ))}
            </Stack>
            {note && (
              <Text size="xs" c="dimmed" role="status">
                {note}
              </Text>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
