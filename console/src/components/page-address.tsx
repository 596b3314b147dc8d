import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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

/** Asked only where it matters, and once. */
function useSandboxWeb(isWanted: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['sandbox-web'],
    queryFn: async () => (await fetch('/sandbox/web')).ok,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? false;
}
