import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { verdict } from '../resolution/test-support/scripted-sites.ts';
import { useSurveyFixture, WAIT } from './test-support/survey-fixture.ts';

const survey = useSurveyFixture();

async function survey100(): Promise<string[]> {
  const domains = survey.newDomains(100);
  await survey.load(domains);
  survey.start();
  await survey.untilFinished();
  return domains;
}

const intervalsOf = async (domains: readonly string[]) => {
  const rows = await survey.fixture.db.query<{ domain: string; days: number }>(sql`
    select domain, read_every_days as days from survey_domains where domain = any(${[...domains]}::text[])`);
  const byDomain = new Map(rows.map(({ domain, days }) => [domain, days]));
  return domains.map((domain) => byDomain.get(domain));
};

describe('a refresh', () => {
  it('reads again only what is due, the oldest first, within the budget of the day', async () => {
    await survey100();
    const process = survey.createProcess();
    expect(await process.refresh(1_000)).toEqual({ queued: 0, due: 0, isPaused: false });
    survey.fixture.clock.advance({ days: 31 });
    expect(await process.refresh(60)).toEqual({ queued: 60, due: 40, isPaused: false });
    // The budget of this day is used up, however often it is called.
    expect(await process.refresh(60)).toEqual({ queued: 0, due: 40, isPaused: false });
    expect(await process.refresh(70)).toEqual({ queued: 10, due: 30, isPaused: false });
    survey.fixture.clock.advance({ days: 1 });
    expect(await process.refresh(60)).toEqual({ queued: 30, due: 0, isPaused: false });
    await survey.untilFinished();
  });

  it('loses and doubles nothing when a process dies over it', async () => {
    const domains = await survey100();
    survey.fixture.clock.advance({ days: 31 });
    await survey.stopAll();
    const process = survey.createProcess();
    await process.refresh(1_000);
    await survey.fixture.db.execute(sql`
      update survey_domains set runner = 'dead', attempts = 1,
        available_at = ${new Date(survey.fixture.clock.now().getTime() + 30_000)}
      where domain = any(${domains.slice(0, 50)}::text[])`);
    survey.start();
    await expect.poll(async () => (await survey.status()).done, WAIT).toBe(50);
    survey.fixture.clock.advance({ seconds: 31 });
    await survey.untilFinished();
    expect(await survey.status()).toMatchObject({ domains: 100, outcomes: { no_match: 100 } });
    expect(new Set(await survey.resultsOf(domains))).toEqual(new Set([2]));
  });

  it('comes sooner to websites that changed, and later to others', async () => {
    const domains = await survey100();
    const [changed = '', same = ''] = domains;
    expect(await intervalsOf([changed, same])).toEqual([30, 30]);
    survey.fixture.sites.set(changed, verdict({ match_status: 'scrape_failed' }));
    survey.fixture.clock.advance({ days: 31 });
    await survey.createProcess().refresh(1_000);
    await survey.untilFinished();
    expect(await intervalsOf([changed, same])).toEqual([15, 45]);
    const { failure_codes, within_days, due } = await survey.status();
    expect({ failure_codes, within_days, due }).toEqual({
      failure_codes: { unknown: 1 },
      within_days: { 1: 100, 7: 100, 30: 100, 90: 100, 180: 100 },
      due: 0,
    });
  });
});

describe('a sample of matches', () => {
  it('is judged by a person, and its precision is shown', async () => {
    const process = survey.createProcess();
    expect(await process.sample(10)).toEqual([]);
    const judged = await process.judge(
      'sheet.csv',
      'domain,judgement\na.test,right\nb.test,right\nc.test,wrong\n',
    );
    expect(judged).toMatchObject({ correct: 2, wrong: 1, unsure: 0, precision: { share: 2 / 3 } });
    expect((await survey.status()).judgement).toMatchObject({ file: 'sheet.csv', correct: 2, wrong: 1 });
    await expect(process.judge('bad.csv', 'domain\na.test\n')).rejects.toThrow(/no column judgement/);
  });
});
