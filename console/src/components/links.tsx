import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { isSandboxOn, sandboxPath } from '../lib/addresses.ts';

interface CompanyLinkProps {
  number: string;
  name: string;
  isInText?: boolean;
}

/** Within a sentence or a heading it has the size of the words around it. */
export function CompanyLink({ number, name, isInText = false }: CompanyLinkProps) {
  return (
    <Anchor
      component={Link}
      to={`/companies/${number}`}
      className="breakable"
      {...(isInText ? { inherit: true } : { fw: 500 })}
    >
      {name}
    </Anchor>
  );
}

/**
 * A link to a page. Browsers cannot resolve the websites of the sandbox, so their pages are shown by the
 * service itself while the sandbox is on, and are not links otherwise. A short one is the address without its
 * scheme.
 */
export function PageAddress({ url, isShort = false }: { url: string; isShort?: boolean }) {
  const target = sandboxPath(url);
  const shown = isShort ? url.replace(/^https?:\/\//, '').replace(/\/$/, '') : url;
  const isLink = target === undefined || (isShort && isSandboxOn());
  if (isLink) {
    return (
      <Anchor href={target ?? url} target="_blank" rel="noreferrer" className="breakable" inherit>
        {shown}
      </Anchor>
    );
  }
  return (
    <>
      <span className="breakable">{shown}</span>
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
