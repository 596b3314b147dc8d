import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ACCOUNT_QUERY, api, dataOf, readEvents, WAIT } from '../../api/client.ts';
import type { Progress } from '../../api/shapes.ts';
import { isPending, type JobAnswer, pollJob, throwIfFailed } from './resolution-progress.ts';

const RECONNECT_MS = 1_000;

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
    queryFn: ({ signal, queryKey }) =>
      followProgress(jobId ?? '', {
        signal,
        onProgress: (now) => queries.setQueryData(queryKey, now),
      }),
    // The stream ends before the job only where the service stops: then it is asked for again.
    refetchInterval: ({ state }) => (state.data?.finished_at === null ? RECONNECT_MS : false),
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

/** Follows a job by server-sent events until it ends. Returns what was last said of it. */
async function followProgress(
  jobId: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Progress | null> {
  let last: Progress | null = null;
  for await (const data of readEvents(`/v1/resolutions/${encodeURIComponent(jobId)}/progress`, signal)) {
    last = JSON.parse(data) as Progress;
    onProgress(last);
  }
  return last;
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
