import { useQuery } from '@tanstack/react-query';

/** Whether the service has the sandbox and shows its websites. Asked only where it matters, and once. */
export function useSandboxWeb(isWanted = true): boolean {
  const { data } = useQuery({
    queryKey: ['sandbox-web'],
    queryFn: async () => (await fetch('/sandbox/web')).ok,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? false;
}
