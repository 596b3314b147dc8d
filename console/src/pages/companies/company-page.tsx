import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { Loaded } from '../../components/states.tsx';
import { WatchButton } from '../../components/watch-button.tsx';
import { Page } from '../../layout/page.tsx';
import { Charges, Insolvency } from './charges-and-insolvency.tsx';
import { FilingHistory } from './filing-history.tsx';
import { GroupSection } from './group-section.tsx';
import { Identity } from './identity.tsx';
import { Officers, SignificantPersons } from './people.tsx';
import { Profile } from './profile.tsx';
import { Timeline } from './timeline.tsx';
import { Website, WebsiteHistory, YourDecisions } from './website.tsx';

export function CompanyPage() {
  const { number = '' } = useParams();
  const path = { company_number: number };
  const company = useQuery({
    queryKey: ['company', number],
    queryFn: async () => dataOf(await api.GET('/v1/companies/{company_number}', { params: { path } })),
  });
  return (
    <Page
      title={company.data?.company_name ?? `Company ${number}`}
      actions={!company.isError && <WatchButton number={company.data?.company_number ?? number} />}
    >
      <Loaded query={company} loading={<Placeholder />}>
        {(found) => (
          // Another company starts with everything folded.
          <Stack gap="lg" key={found.company_number}>
            <Profile company={found} />
            <Website number={found.company_number} />
            <YourDecisions number={found.company_number} />
            <GroupSection number={found.company_number} />
            <WebsiteHistory number={found.company_number} />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <Officers company={found} />
              <SignificantPersons company={found} />
              <Charges company={found} />
              <Insolvency company={found} />
            </SimpleGrid>
            <FilingHistory number={found.company_number} />
            <Identity number={found.company_number} />
            <Timeline number={found.company_number} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** About as tall as what comes. */
function Placeholder() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <Skeleton height={300} />
      <Skeleton height={140} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Skeleton height={220} />
        <Skeleton height={220} />
      </SimpleGrid>
    </Stack>
  );
}
