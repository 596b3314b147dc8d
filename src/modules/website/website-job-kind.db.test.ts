import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { useWebsiteFixture } from './test-support/website-fixture.ts';

const fixture = useWebsiteFixture();
const { ask, site, status, attempt } = fixture;
const broken = new Error('the reader broke');

async function asked(name: string, credits = 1) {
  const number = await fixture.company(name);
  const account = await fixture.ledger.account(credits);
  const { reverse_domain: found } = await ask(account, number);
  return { number, account, statusUrl: found.status_url as string };
}

describe('attempts', () => {
  it('a third failure fails the search for an hour, and returns the credit', async () => {
    const { number, account, statusUrl } = await asked('BRAMLOW PIPES LIMITED');
    site('bramlowpipes.com', broken);
    for (let i = 0; i < 2; i++) {
      await expect(attempt(number)).rejects.toThrow(broken);
      expect(await status(statusUrl)).toMatchObject({ reverse_domain: { status: 'pending' } });
    }
    await attempt(number);
    expect(await status(statusUrl)).toMatchObject({
      charged: false,
      charge_reason: 'job_failed_free',
      reverse_domain: { status: 'failed', domain: null },
    });
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
    expect((await ask(account, number)).reverse_domain.status).toBe('failed');
    fixture.clock.advance({ minutes: 61 });
    expect((await ask(account, number)).reverse_domain.status).toBe('pending');
  });

  it('say nothing of the company without any name server, and count as failed', async () => {
    const { number } = await asked('COTTERSBY TAPS LIMITED');
    fixture.setNameServers(false);
    const failing = attempt(number).finally(() => fixture.setNameServers(true));
    await expect(failing).rejects.toThrow(/name server/);
    await attempt(number);
  });

  it('a stop costs no attempt, and the next worker reads nothing twice', async () => {
    const { number, account } = await asked('DUNMARCH TILES LIMITED');
    site('dunmarchtiles.co.uk', verdict());
    site('dunmarchtiles.com', matchedWith(number));
    const release = fixture.sites.hold('dunmarchtiles.com');
    const stop = new AbortController();
    const working = attempt(number, stop.signal);
    await expect.poll(() => fixture.sites.crawlsOf('dunmarchtiles.com')).toBe(1);
    await expect
      .poll(() => fixture.db.query(sql`select 1 from domain_results where domain = 'dunmarchtiles.co.uk'`))
      .toHaveLength(1);
    const during = (await ask(account, number)).reverse_domain;
    expect(during.status).toBe('processing');
    expect(during.candidates_tried).toBe(40);
    stop.abort(new Error('the process stops'));
    await expect(working).rejects.toThrow('the process stops');
    const task = await fixture.db.first(sql`
      select attempts, state from website_tasks where company_number = ${number}`);
    expect(task).toEqual({ attempts: 0, state: 'pending' });
    release();
    await attempt(number);
    expect((await ask(account, number)).reverse_domain.domain).toBe('dunmarchtiles.com');
    expect(fixture.sites.crawlsOf('dunmarchtiles.co.uk')).toBe(1);
  });

  it('two workers at once store one result and charge once', async () => {
    const { number, account } = await asked('EAVESTONE DOORS LIMITED', 5);
    site('eavestonedoors.com', matchedWith(number));
    await Promise.all([attempt(number), attempt(number)]);
    const results = await fixture.db.query(sql`
      select 1 from website_results where company_number = ${number}`);
    expect(results).toHaveLength(1);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 4, held: 0 });
  });

  it('workers that die three times over a search fail it', async () => {
    const { number, account, statusUrl } = await asked('FARNSIDE LAMPS LIMITED');
    await fixture.db.execute(sql`update website_tasks set attempts = 3 where company_number = ${number}`);
    await attempt(number);
    expect((await status(statusUrl)).reverse_domain.status).toBe('failed');
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
  });
});

describe('limits', () => {
  it('looks up at most 40 names and reads at most 12 websites', async () => {
    const { number, statusUrl } = await asked('GORSEWICK BRIGHT COPPER KETTLES LIMITED');
    const reading = fixture.sites.crawls.length;
    const names = new Set<string>();
    const before = fixture.lookUps.length;
    fixture.answerAll(true);
    await attempt(number);
    fixture.answerAll(false);
    for (const name of fixture.lookUps.slice(before)) names.add(name.replace(/^www\./, ''));
    expect(names.size).toBe(40);
    expect(fixture.sites.crawls.length - reading).toBe(12);
    expect((await status(statusUrl)).reverse_domain).toMatchObject({
      status: 'not_found',
      candidates_tried: 40,
    });
  });

  it('do not leave out the one that people visit among many, however unlikely its name makes it', async () => {
    const unlikely = 'jackdawbrightcopper.org.uk';
    fixture.answerAll(true);
    const first = await asked('JACKDAW BRIGHT COPPER KETTLES LIMITED');
    await attempt(first.number);
    expect(fixture.sites.crawlsOf(unlikely)).toBe(0);
    await fixture.db.execute(sql`insert into visited_domains (domain) values (${unlikely})`);
    const second = await asked('JACKDAW BRIGHT COPPER PANS LIMITED');
    await attempt(second.number);
    fixture.answerAll(false);
    expect(fixture.sites.crawlsOf(unlikely)).toBe(1);
  });

  it('a name that was looked up within the day is not looked up again', async () => {
    const { number, account } = await asked('HOLTBECK ROOFS LIMITED');
    await attempt(number);
    const before = fixture.lookUps.length;
    expect(before).toBeGreaterThan(0);
    await fixture.db.execute(sql`
      update website_results set expires_at = ${fixture.clock.now()} where company_number = ${number}`);
    expect((await ask(account, number)).reverse_domain.status).toBe('pending');
    await attempt(number);
    expect(fixture.lookUps.length).toBe(before);
  });

  it('a refresh looks every name up again, but once, however many attempts it takes', async () => {
    const { number, account } = await asked('HOLTBECK SLATES LIMITED');
    await attempt(number);
    fixture.clock.advance({ minutes: 1 });
    const before = fixture.lookUps.length;
    await ask(account, number, { refresh: true });
    fixture.clock.advance({ minutes: 1 });
    site('holtbeckslates.com', broken);
    await expect(attempt(number)).rejects.toThrow(broken);
    const asked2 = fixture.lookUps.slice(before);
    expect(asked2).toContain('holtbeckslates.co.uk');
    site('holtbeckslates.com', matchedWith(number));
    await attempt(number);
    expect(fixture.lookUps.slice(before)).toEqual(asked2);
    expect((await ask(account, number)).reverse_domain.domain).toBe('holtbeckslates.com');
  });
});

describe('recovery of stalled searches', () => {
  it('queues stalled tasks again, gives up after a day, and returns the credit', async () => {
    const { number, account, statusUrl } = await asked('INGSMERE BRUSHES LIMITED');
    const log = fixture.captured.log;
    await fixture.db.execute(sql`
      update website_tasks set state = 'processing', attempts = 1 where company_number = ${number}`);
    expect((await status(statusUrl)).reverse_domain.status).toBe('processing');
    fixture.clock.advance({ minutes: 6 });
    expect((await status(statusUrl)).reverse_domain.status).toBe('pending');
    await fixture.search.recoverStalled(log);
    const task = await fixture.db.first(
      sql`select state from website_tasks where company_number = ${number}`,
    );
    expect(task).toEqual({ state: 'pending' });
    fixture.clock.advance({ hours: 25 });
    await fixture.search.recoverStalled(log);
    expect((await status(statusUrl)).reverse_domain.status).toBe('failed');
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
  });

  it('ends jobs without a search and returns holds without a job', async () => {
    const { number, account, statusUrl } = await asked('JASPERLEY COMBS LIMITED');
    await fixture.db.execute(sql`delete from website_tasks where company_number = ${number}`);
    await fixture.search.recoverStalled(fixture.captured.log);
    expect((await status(statusUrl)).reverse_domain.status).toBe('failed');
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });

    const lost = await asked('KELDGATE PINS LIMITED');
    await fixture.db.execute(sql`delete from website_jobs where company_number = ${lost.number}`);
    fixture.clock.advance({ hours: 26 });
    await fixture.search.recoverStalled(fixture.captured.log);
    expect(await fixture.ledger.balance(lost.account)).toMatchObject({ balance: 1, held: 0 });
  });

  it('leaves alone what jobs of the other direction hold', async () => {
    const { account } = await asked('KELDGATE BUTTONS LIMITED');
    fixture.clock.advance({ hours: 26 });
    await fixture.resolution.queueTasks.recoverStalled(fixture.captured.log);
    expect(await fixture.ledger.balance(account)).toMatchObject({ held: 1 });
    await fixture.search.recoverStalled(fixture.captured.log);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
  });

  it('forgets jobs, results and look-ups that are no longer used', async () => {
    const { number, statusUrl } = await asked('LARCHMONT CLOCKS LIMITED');
    await attempt(number);
    fixture.clock.advance({ days: 120 });
    expect(await fixture.search.purge()).toBeGreaterThan(0);
    expect(
      await fixture.db.query(sql`select 1 from website_results where company_number = ${number}`),
    ).toEqual([]);
    expect((await status(statusUrl)).error.code).toBe('job_not_found');
  });
});

describe('the website of a charity', () => {
  it('is tried first, whatever its name, and verified like any other', async () => {
    const { number, statusUrl } = await asked('WINTERBOURNE RELIEF LIMITED');
    await fixture.db.execute(sql`
      insert into company_identifiers (kind, value, company_number, website)
      values ('charity_number', '1100001', ${number}, 'warm-homes.org.uk')`);
    site('warm-homes.org.uk', matchedWith(number));
    site('winterbournerelief.com', verdict());
    const before = fixture.lookUps.length;
    await attempt(number);
    expect(fixture.lookUps[before]).toBe('warm-homes.org.uk');
    expect(await status(statusUrl)).toMatchObject({
      reverse_domain: { status: 'verified', domain: 'warm-homes.org.uk' },
    });
  });

  it('is not an answer unless the site itself names the company', async () => {
    const { number, statusUrl } = await asked('SUMMERBOURNE RELIEF LIMITED');
    await fixture.db.execute(sql`
      insert into company_identifiers (kind, value, company_number, website)
      values ('charity_number', '1100002', ${number}, 'cool-homes.org.uk')`);
    site('cool-homes.org.uk', verdict());
    await attempt(number);
    expect(fixture.sites.crawlsOf('cool-homes.org.uk')).toBe(1);
    expect(await status(statusUrl)).toMatchObject({ reverse_domain: { status: 'not_found', domain: null } });
  });
});
