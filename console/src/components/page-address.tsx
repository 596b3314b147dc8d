import { Anchor } from '@mantine/core';
import { useSandboxWeb } from '../lib/use-sandbox-web.ts';
import { sandboxPath } from './sandbox-path.ts';

/**
 * Where a quote stands, as a link to it. No resolver knows the names of the sandbox's websites, so their pages are shown
 * by the service itself while it has the sandbox, and are no links otherwise.
 */
export function PageAddress({ url }: { url: string }) {
  const target = sandboxPath(url);
  const isServed = useSandboxWeb(target !== undefined);
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
      {isServed && (
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
