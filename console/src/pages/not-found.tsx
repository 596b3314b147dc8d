import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyNote } from '../components/states.tsx';
import { Page } from '../layout/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyNote title="There is no page at this address">
        <Anchor component={Link} to="/resolve">
          Resolve a domain instead
        </Anchor>
      </EmptyNote>
    </Page>
  );
}
