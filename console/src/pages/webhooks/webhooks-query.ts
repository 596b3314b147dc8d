import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';

export const WEBHOOKS_QUERY = ['webhooks'] as const;

export function useWebhooks() {
  return useQuery({
    queryKey: WEBHOOKS_QUERY,
    queryFn: async () => dataOf(await api.GET('/v1/partner/webhooks')),
    refetchInterval: 5_000,
  });
}
