import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';

export const REVIEWS_QUERY = ['reviews'] as const;

interface Decided {
  id: string;
  domain: string;
  /** By name; undefined for none of them. */
  company?: string | undefined;
}

export type Decisions = ReturnType<typeof useDecisions>;

/** Deciding, taking back, and what was decided last, for who slipped. */
export function useDecisions() {
  const queries = useQueryClient();
  const [last, setLast] = useState<Decided>();
  const onSettled = () => queries.invalidateQueries({ queryKey: REVIEWS_QUERY });
  const decide = useMutation({
    mutationFn: ({ id, number }: Decided & { number: string | null }) =>
      api.POST('/v1/reviews/{id}', { params: { path: { id } }, body: { company_number: number } }),
    onSuccess: (_answer, decided) => setLast(decided),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: (id: string) => api.DELETE('/v1/reviews/{id}/decision', { params: { path: { id } } }),
    onSuccess: () => setLast(undefined),
    onSettled,
  });
  return {
    last,
    decide: decide.mutate,
    takeBack: takeBack.mutate,
    undo: () => last && takeBack.mutate(last.id),
    isBusy: decide.isPending || takeBack.isPending,
    error: decide.error ?? takeBack.error,
  };
}
