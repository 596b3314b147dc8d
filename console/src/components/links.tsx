import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { isSandboxOn, sandboxPath } from '../lib/sandbox.ts';

export function CompanyLink({ number, name }: { number: string; name: string }) {
  return (
    <Anchor component={Link} to={`/companies/${number}`} fw={500} className="breakable">
      {name}
    </Anchor>
  );
}

/**
 * Where a quote stands, as a link to it. No resolver knows the names of the sandbox's websites, so their pages are shown
 * by the service itself while it has the sandbox, and are no links otherwise.
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
