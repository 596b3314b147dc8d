import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WEBHOOKS_QUERY } from './webhooks-page.tsx';

/** Does something to a destination, then reads it and its log again. */
export function useWebhookAction<T, Input = void>(id: number, action: (input: Input) => Promise<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () =>
      Promise.all(
        [['deliveries', id], WEBHOOKS_QUERY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}
