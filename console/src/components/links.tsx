import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { isSandboxOn, sandboxPath } from '../lib/addresses.ts';

export function CompanyLink({ number, name }: { number: string; name: string }) {
  return (
    <Anchor component={Link} to={`/companies/${number}`} fw={500} className="breakable">
      {name}
    </Anchor>
  );
}

/**
 * A link to a page. Browsers cannot resolve the websites of the sandbox, so their pages are shown
 * by the service itself while the sandbox is on, and are not links otherwise.
 */
export function PageAddress({ url }: { url: string }) {
  const target = sandboxPath(url);
  if (target === undefined) {
    return (
      <Anchor href={url} target="_blank" rel="noreferrer" className="breakable">
        {url}
      </Anchor>
    );
  }
  return (
    <>
      <span className="breakable">{url}</span>
      {isSandboxOn() && (
        <>
          {' · '}
          <Anchor href={target} target="_blank" rel="noreferrer">
            View page in the sandbox
          </Anchor>
        </>
      )}
    </>
  );
}
