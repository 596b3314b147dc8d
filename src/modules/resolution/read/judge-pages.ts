import type { TaskContext } from '../../../platform/threads/index.ts';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { judgeSite, type Verdict } from '../decide/index.ts';
import { type PageReading, readPage } from '../extract/index.ts';
import type {
  NamedCompany,
  RegisteredCompany,
  RegisterQuery,
  SiteRegister,
} from '../match/register-reader.ts';

/** What work on a site asks of the register, as plain data that crosses threads. */
export type RegisterQuestion = { lookUp: RegisterQuery } | { findByName: string; limit: number };

export interface SiteJudgement {
  verdict: Verdict;
  /** Pages that could not be read, and why. */
  unread: { url: string; why: string }[];
}

/** A crawl takes up to twenty seconds, and the answer shall be there within twenty-five. */
const SITE_MS_MAX = 5_000;

/**
 * Reads the pages one after another and judges the site by them. One that cannot be read is left out: the others may say
 * enough. A caller waits for the answer, so when the site's time is over its other pages are left out too.
 */
export async function judgePages(
  site: CrawledSite,
  context: TaskContext,
  siteMs: number = SITE_MS_MAX,
): Promise<SiteJudgement> {
  const end = performance.now() + siteMs;
  const pages: PageReading[] = [];
  const unread: SiteJudgement['unread'] = [];
  for (const [index, page] of site.pages.entries()) {
    context.step(index);
    try {
      if (performance.now() > end) throw new Error(`The site took longer than ${siteMs} ms.`);
      pages.push(readPage(page));
    } catch (error) {
      unread.push({ url: page.url, why: String(error) });
    }
  }
  context.step(site.pages.length);
  return { verdict: await judgeSite({ site, pages, register: askedThrough(context) }), unread };
}

function askedThrough({ ask }: TaskContext): SiteRegister {
  const put = (question: RegisterQuestion) => ask(question);
  return {
    lookUp: async (query) => (await put({ lookUp: query })) as RegisteredCompany[],
    findByName: async (name, { limit }) => (await put({ findByName: name, limit })) as NamedCompany[],
  };
}

export function answerFrom(register: SiteRegister, question: RegisterQuestion): Promise<unknown> {
  return 'lookUp' in question
    ? register.lookUp(question.lookUp)
    : register.findByName(question.findByName, { limit: question.limit });
}
