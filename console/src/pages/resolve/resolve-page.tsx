import { EmptyNote } from '../../components/states.tsx';
import { Page } from '../../layout/page.tsx';

export function ResolvePage() {
  return (
    <Page title="Resolve a domain">
      <EmptyNote title="Type a domain" />
    </Page>
  );
}
