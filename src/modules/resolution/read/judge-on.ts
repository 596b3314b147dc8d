import { TaskLostError, type ThreadPool } from '../../../platform/threads/index.ts';

interface Pages {
  pages: readonly { url: string }[];
}

interface Judgement {
  unread: { url: string; why: string }[];
}

/** A site is left at its first page that hangs or breaks its thread, and judged by those before it. */
export async function judgeOn<Site extends Pages, Output extends Judgement>(
  pool: Pick<ThreadPool<Site, Output>, 'run'>,
  site: Site,
  answer: (question: unknown) => Promise<unknown>,
): Promise<Output> {
  try {
    return await pool.run(site, answer);
  } catch (error) {
    if (!(error instanceof TaskLostError) || error.step >= site.pages.length) throw error;
    const judgement = await pool.run({ ...site, pages: site.pages.slice(0, error.step) }, answer);
    const left = site.pages.slice(error.step).map(({ url }) => ({ url, why: error.message }));
    return { ...judgement, unread: [...judgement.unread, ...left] };
  }
}
