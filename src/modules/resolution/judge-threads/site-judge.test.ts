import { describe, expect, onTestFinished, test } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import { PoolBusyError, TaskGivenUpError } from '../../../platform/threads/index.ts';
import type { Behaviour, Done, TaskList } from '../../../platform/threads/test-support/misbehaving-thread.ts';
import { noAnswer, startPool, task } from '../../../platform/threads/test-support/start-pool.ts';
import { judgeSite } from '../decide/judge-site.ts';
import { extractPage } from '../extract/extract-page.ts';
import { company, smallRegister } from '../test-support/small-register.ts';
import { writtenSite } from '../test-support/written-site.ts';
import { createSiteJudge, judgeOn } from './index.ts';
import { judgePages } from './judge-pages.ts';

const GATES = company('09876543', 'STURDY GATES LIMITED', { registered_postcode: 'NE8 1AA' });
const register = smallRegister([GATES]);
const OWN =
  '<title>Gates</title><footer>Sturdy Gates Limited. Registered in England, company number 09876543.</footer>';
const CONTACT = '<p>Write to Sturdy Gates Ltd, 1 Gate Lane, Gateshead NE8 1AA</p>';
const siteWith = (...pages: string[]) =>
  writtenSite({ domain: 'sturdy-gates.co.uk', pages: pages.map((html) => ({ html })) }).site;

function startJudge() {
  const { log, lines } = captureLog();
  const judge = createSiteJudge({ log, threads: 1 });
  onTestFinished(() => judge.close());
  return { ...judge, lines };
}

describe('a site judge', { timeout: 60_000 }, () => {
  test('says on its threads what judging says here', async () => {
    const { judge, lines } = startJudge();
    const site = siteWith(OWN, CONTACT);
    const verdict = await judge({ site, register });
    expect(verdict).toEqual(await judgeSite({ site, pages: site.pages.map(extractPage), register }));
    expect(verdict).toMatchObject({ match_status: 'matched', company_number: '09876543' });
    expect(lines()).toEqual([]);
  });

  test('judges a name that the register does not hold as judging does here', async () => {
    const { judge } = startJudge();
    const site = siteWith('<title>Gates</title><footer>© 2024 Sturdyy Gates Limited</footer>');
    const verdict = await judge({ site, register });
    expect(verdict).toEqual(await judgeSite({ site, pages: site.pages.map(extractPage), register }));
  });

  test('gets past pages made to slow a parser down', async () => {
    const { judge } = startJudge();
    const nested = `${'<b>'.repeat(350_000)}${'</i>'.repeat(250_000)}`;
    expect(await judge({ site: siteWith(OWN, nested), register })).toMatchObject({ match_status: 'matched' });
    expect(await judge({ site: siteWith(OWN), register })).toMatchObject({ match_status: 'matched' });
  });

  test('fails with what the register throws', async () => {
    const { judge } = startJudge();
    const down = new Error('no database');
    const site = siteWith(OWN);
    await expect(judge({ site, register: { ...register, lookUp: () => Promise.reject(down) } })).rejects.toBe(
      down,
    );
    expect(await judge({ site, register })).toMatchObject({ match_status: 'matched' });
  });

  test('takes nothing when it is closed', async () => {
    const { judge, close } = startJudge();
    await close();
    await expect(judge({ site: siteWith(OWN), register })).rejects.toThrow('shutting down');
  });
});

describe('judging pages', () => {
  const context = (steps: number[]) => ({
    step: (step: number) => void steps.push(step),
    ask: (query: unknown) => register.lookUp(query as Parameters<typeof register.lookUp>[0]),
  });

  test('leaves out those that cannot be read, and says so', async () => {
    const site = siteWith(OWN, CONTACT);
    const broken = { ...site.pages[1], url: 'https://sturdy-gates.co.uk/broken', html: null };
    const pages = [site.pages[0], broken] as typeof site.pages;
    const steps: number[] = [];
    const { verdict, unread } = await judgePages({ ...site, pages }, context(steps));
    expect(verdict.match_status).toBe('matched');
    expect(unread.map(({ url }) => url)).toEqual([broken.url]);
    expect(steps).toEqual([0, 1, 2]);
  });

  test('leaves the pages of a site that takes too long', async () => {
    const { verdict, unread } = await judgePages(siteWith(OWN, CONTACT), context([]), -1);
    expect(unread).toHaveLength(2);
    expect(unread[0]?.why).toContain('took longer');
    expect(verdict.match_status).toBe('scrape_failed');
  });
});

describe('judging a site', { timeout: 30_000 }, () => {
  const siteOf = (...behaviours: Behaviour[]): TaskList => ({
    pages: behaviours.map((behaviour, i) => task(`page ${i}`, behaviour)),
  });

  test.each(['hang', 'die'] as const)(
    'leaves it at its first page that makes a thread %s, keeps what was read, and goes on with others',
    async (behaviour) => {
      const { pool, lost } = startPool({ stepMs: 1_000 });
      const [read, other] = await Promise.all([
        judgeOn<TaskList, Done>(pool, siteOf('well', behaviour, 'well', behaviour), noAnswer),
        judgeOn<TaskList, Done>(pool, siteOf('well', 'well'), noAnswer),
      ]);
      expect(read.url).toBe('page 0');
      expect(read.unread.map(({ url }) => url)).toEqual(['page 1', 'page 2', 'page 3']);
      expect(other).toMatchObject({ url: 'page 0 page 1', unread: [] });
      expect(lost).toHaveLength(1);
    },
  );

  test('counts neither the time in the queue nor that of other pages', async () => {
    const { pool, lost } = startPool({ stepMs: 1_000 });
    const slow = [1, 2].map(() => judgeOn<TaskList, Done>(pool, siteOf('slow', 'slow', 'slow'), noAnswer));
    expect(await judgeOn<TaskList, Done>(pool, siteOf('well'), noAnswer)).toMatchObject({ unread: [] });
    await Promise.all(slow);
    expect(lost).toEqual([]);
  });

  test('fails as a whole when the pool is full or closed, because another attempt may do better', async () => {
    const { pool } = startPool({ waitingMax: 0 });
    await expect(judgeOn<TaskList, Done>(pool, siteOf('well'), noAnswer)).rejects.toBeInstanceOf(
      PoolBusyError,
    );
    await pool.close();
    await expect(judgeOn<TaskList, Done>(pool, siteOf('well'), noAnswer)).rejects.toBeInstanceOf(
      TaskGivenUpError,
    );
  });
});
