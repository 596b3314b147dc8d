import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../api/api-error.ts';
import { api, dataOf } from '../api/client.ts';

export const REVIEWS_QUERY = ['reviews'] as const;

interface Decided {
  id: string;
  domain: string;
  /** By name; undefined for none of them. */
  company?: string | undefined;
}

interface NewDecision extends Decided {
  /** Null for none of the companies. */
  number: string | null;
  /** The number was typed by hand: what is wrong with it is said beside its field. */
  isTyped?: boolean;
}

export type Decisions = ReturnType<typeof useDecisions>;

/** Decides and undoes, and keeps the last decision so that it can be undone at once. */
export function useDecisions() {
  const queries = useQueryClient();
  const [last, setLast] = useState<Decided>();
  const onSettled = () => queries.invalidateQueries({ queryKey: REVIEWS_QUERY });
  const decide = useMutation({
    mutationFn: ({ id, number }: NewDecision) =>
      api.POST('/v1/reviews/{id}', {
        params: { path: { id } },
        // Another tab or a colleague may have decided since this page was loaded: that decision stays and is
        // shown.
        body: { company_number: number, replace: false },
      }),
    onSuccess: (_answer, decided) => setLast(decided),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: (id: string) => api.DELETE('/v1/reviews/{id}/decision', { params: { path: { id } } }),
    onMutate: () => decide.reset(),
    onSuccess: () => setLast(undefined),
    onSettled,
  });
  const isTypedWrong = decide.variables?.isTyped === true && isRefusal(decide.error);
  return {
    last,
    decide: decide.mutate,
    takeBack: takeBack.mutate,
    undo: () => last && takeBack.mutate(last.id),
    isBusy: decide.isPending || takeBack.isPending,
    error: isTypedWrong ? takeBack.error : (decide.error ?? takeBack.error),
    /** The fault of the number that was typed for a review. */
    typedError: (id: string) =>
      isTypedWrong && decide.variables?.id === id ? decide.error?.message : undefined,
  };
}

/** The account's review of a domain, open or decided. */
export function useReviewOf(domain: string, isAsked = true) {
  const { data } = useQuery({
    queryKey: [...REVIEWS_QUERY, 'of', domain],
    enabled: isAsked,
    queryFn: async () =>
      dataOf(await api.GET('/v1/reviews', { params: { query: { status: 'all', domain } } })),
  });
  return data?.reviews[0];
}
