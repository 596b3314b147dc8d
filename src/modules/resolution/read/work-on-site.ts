import type { TaskContext } from '../../../platform/threads/index.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { findQuotes, type QuotesFound, type QuoteTask } from './find-quotes.ts';
import { judgePages, type SiteJudgement } from './judge-pages.ts';

/** What a thread is asked to do: judge a site, or look for quotes. */
export type SiteTask = { judge: CrawledSite; find?: undefined } | { judge?: undefined; find: QuoteTask };

export async function workOnSite(task: SiteTask, context: TaskContext): Promise<SiteJudgement | QuotesFound> {
  return task.judge ? judgePages(task.judge, context) : findQuotes(task.find, context);
}
