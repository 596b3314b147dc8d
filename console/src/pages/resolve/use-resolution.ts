import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ACCOUNT_QUERY, api, dataOf, WAIT } from '../../api/client.ts';
import { isPending, type JobAnswer, POLL_MS, pollJob, throwIfFailed } from './resolution-progress.ts';

interface Asked {
  domain: string;
  /** Reads a website that could not be read again at once. */
  refresh?: boolean;
}

/** Resolves a domain and waits until the job is done. */
export function useResolution() {
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: async ({ domain, refresh }: Asked): Promise<JobAnswer> =>
      dataOf(await api.POST('/v1/resolve/domain', { body: { domain, ...(refresh && { refresh }) } })),
    // A held or spent credit shows at once.
    onSettled: () => queries.invalidateQueries({ queryKey: ACCOUNT_QUERY }),
  });
  const jobId = ask.data && isPending(ask.data) ? ask.data.job_id : undefined;
  const job = useQuery({
    queryKey: ['job', jobId],
    enabled: jobId !== undefined,
    queryFn: ({ signal }) =>
      readJob(jobId ?? '', { signal, onDone: () => queries.invalidateQueries({ queryKey: ACCOUNT_QUERY }) }),
    refetchInterval: ({ state }) => pollJob(state.data),
  });
  const progress = useQuery({
    queryKey: ['progress', jobId],
    enabled: jobId !== undefined && (!job.data || isPending(job.data)),
    queryFn: async () =>
      dataOf(
        await api.GET('/v1/resolutions/{job_id}/progress', { params: { path: { job_id: jobId ?? '' } } }),
      ),
    refetchInterval: POLL_MS,
  });
  const answer = jobId === undefined ? ask.data : job.data;
  return {
    ask: ask.mutate,
    isAsking: ask.isPending,
    error: ask.error ?? job.error,
    result: answer && !isPending(answer) ? answer : undefined,
    progress: jobId === undefined ? undefined : progress.data,
    isWorking: ask.isPending || (jobId !== undefined && !job.error && (!job.data || isPending(job.data))),
  };
}

/** The call ends when the job does, or after a while. */
async function readJob(
  jobId: string,
  { signal, onDone }: { signal: AbortSignal; onDone: () => void },
): Promise<JobAnswer> {
  const params = { path: { job_id: jobId }, header: WAIT };
  const answer = dataOf(await api.GET('/v1/enrich/status/{job_id}', { params, signal })) as JobAnswer;
  throwIfFailed(answer);
  if (!isPending(answer)) onDone();
  return answer;
}
