import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/postgres/index.ts';
import { insertCompany } from '../test-support/register-fixture.ts';
import { useResolutionFixture } from '../test-support/resolution-fixture.ts';
import { matchedWith, verdict } from '../test-support/scripted-sites.ts';

/** The fixture checks after all tests that the ledger's entries add up, whatever happened here. */
const fixture = useResolutionFixture({ working: true });
const { post, sites, status } = fixture;
const PATH = '/v1/enrich';

function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

describe('calls at the same moment', () => {
  it('twenty calls of one account for one domain: one job, one hold, one crawl, one charge', async () => {
    const account = await fixture.ledger.account(20);
    sites.set('rush.co.uk', matchedWith(await insertCompany(fixture.db)));
    const release = sites.hold('rush.co.uk');
    const answers = await times(20, () => post(PATH, account, 'rush.co.uk'));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([202]));
    expect(new Set(answers.map((answer) => answer.json().job_id)).size).toBe(1);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 20, held: 1 });
    release();
    await fixture.finish('rush.co.uk');
    expect(sites.crawlsOf('rush.co.uk')).toBe(1);
    expect(await fixture.ledger.kinds(account)).toEqual(['grant', 'hold', 'charge']);
  });

  it('twenty accounts for one domain: twenty jobs, one crawl, each charged once', async () => {
    const accounts = await times(20, () => fixture.ledger.account(1));
    sites.set('shared.co.uk', matchedWith(await insertCompany(fixture.db)));
    const release = sites.hold('shared.co.uk');
    const jobs = await Promise.all(
      accounts.map(async (account) => (await post(PATH, account, 'shared.co.uk')).json().job_id),
    );
    expect(new Set(jobs).size).toBe(20);
    release();
    await fixture.finish('shared.co.uk');
    expect(sites.crawlsOf('shared.co.uk')).toBe(1);
    for (const [index, account] of accounts.entries()) {
      expect(await status(jobs[index])).toMatchObject({ status: 'completed', charged: true });
      expect(await fixture.ledger.balance(account)).toEqual({ balance: 0, held: 0, available: 0 });
    }
  });

  it('twenty domains on five credits: five jobs and fifteen refusals', async () => {
    const account = await fixture.ledger.account(5);
    const gates = Array.from({ length: 20 }, (_, i) => sites.hold(`many-${i}.co.uk`));
    const answers = await times(20, (i) => {
      sites.set(`many-${i}.co.uk`, verdict());
      return post(PATH, account, `many-${i}.co.uk`);
    });
    expect(answers.filter((answer) => answer.statusCode === 202)).toHaveLength(5);
    expect(answers.filter((answer) => answer.statusCode === 402)).toHaveLength(15);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 5, held: 5 });
    for (const release of gates) release();
    await times(20, (i) => fixture.finish(`many-${i}.co.uk`));
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 5, held: 0 });
  });

  it('twenty calls for a known match: one is charged', async () => {
    await fixture.learn('known.co.uk', matchedWith(await insertCompany(fixture.db)));
    const account = await fixture.ledger.account(3);
    const answers = await times(20, () => post(PATH, account, 'known.co.uk'));
    const reasons = answers.map((answer) => answer.json().charge_reason);
    expect(reasons.filter((reason) => reason === 'matched')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'already_charged')).toHaveLength(19);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 2 });
  });

  it('calls that come while the task ends are answered by its result or by its job, and nothing is crawled again', async () => {
    const accounts = await times(10, () => fixture.ledger.account(1));
    for (let round = 0; round < 5; round++) {
      const domain = `ending-${round}.co.uk`;
      sites.set(domain, verdict());
      const release = sites.hold(domain);
      await post(PATH, accounts[0] ?? '', domain);
      release();
      const answers = await Promise.all(accounts.map((account) => post(PATH, account, domain)));
      for (const answer of answers) expect([200, 202]).toContain(answer.statusCode);
      await fixture.finish(domain);
      expect(sites.crawlsOf(domain)).toBe(1);
    }
    for (const account of accounts)
      expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
  });
});

describe('a match', () => {
  it('is free for 30 days for an account that has paid for it, by job as by known result, even without credits', async () => {
    const account = await fixture.ledger.account(1);
    const number = await insertCompany(fixture.db);
    sites.set('paid.co.uk', matchedWith(number));
    await post(PATH, account, 'paid.co.uk');
    await fixture.finish('paid.co.uk');
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 0 });

    // Without its result, the domain has to be read again.
    await fixture.db.execute(
      sql`update domain_results set expires_at = resolved_at where domain = 'paid.co.uk'`,
    );
    fixture.clock.advance({ days: 28 });
    const again = await post(PATH, account, 'paid.co.uk');
    expect(again.statusCode).toBe(202);
    await fixture.finish('paid.co.uk');
    expect(await status(again.json().job_id)).toMatchObject({
      match_status: 'matched',
      charged: false,
      charge_reason: 'already_charged',
    });

    fixture.clock.advance({ days: 3 });
    expect((await post(PATH, account, 'paid.co.uk')).statusCode).toBe(402);
  });

  it('names the company of the day: when it has left the register, the website is read again', async () => {
    const number = await insertCompany(fixture.db);
    await fixture.learn('vanished.co.uk', matchedWith(number));
    await fixture.db.execute(sql`delete from companies where company_number = ${number}`);
    sites.set('vanished.co.uk', verdict());
    const account = await fixture.ledger.account(1);
    expect((await post(PATH, account, 'vanished.co.uk')).statusCode).toBe(202);
    await fixture.finish('vanished.co.uk');
    expect((await post(PATH, account, 'vanished.co.uk')).json().match_status).toBe('no_match');
  });
});

describe('an imported register', () => {
  it.each([
    ['no_match', 202],
    ['needs_review', 202],
    ['scrape_failed', 200],
    ['non_uk_entity', 200],
  ] as const)(
    'may know what a result from before it did not: %s is then answered %d',
    async (matchStatus, code) => {
      const domain = `before-${matchStatus.replaceAll('_', '-')}.co.uk`;
      await fixture.learn(domain, verdict({ match_status: matchStatus }));
      fixture.clock.advance({ minutes: 1 });
      expect(await fixture.resolution.questions.countKnown([domain, 'unheard-of.co.uk'])).toBe(1);
      await fixture.db.execute(sql`update register_state set imported_at = ${fixture.clock.now()}`);
      expect(await fixture.resolution.questions.countKnown([domain])).toBe(code === 200 ? 1 : 0);
      const account = await fixture.ledger.account(1);
      expect((await post(PATH, account, domain)).statusCode).toBe(code);
      await fixture.finish(domain);
      fixture.clock.advance({ minutes: 1 });
      expect((await post(PATH, account, domain)).statusCode).toBe(200);
    },
  );
});

describe('a result answers for its lifetime and no longer', () => {
  it.each([
    ['matched', 30 * 24],
    ['needs_review', 7 * 24],
    ['no_match', 7 * 24],
    ['non_uk_entity', 7 * 24],
    ['scrape_failed', 1],
  ] as const)('%s: %d hours', async (matchStatus, hours) => {
    const domain = `lives-${matchStatus.replaceAll('_', '-')}.co.uk`;
    const number = await insertCompany(fixture.db);
    const script = matchStatus === 'matched' ? matchedWith(number) : verdict({ match_status: matchStatus });
    await fixture.learn(domain, script);
    const account = await fixture.ledger.account(2);
    fixture.clock.advance({ hours: hours - 1, minutes: 59 });
    const known = await post(PATH, account, domain);
    expect(known.statusCode).toBe(200);
    const { resolved_at, expires_at } = known.json();
    expect(Date.parse(expires_at) - Date.parse(resolved_at)).toBe(hours * 3_600_000);
    fixture.clock.advance({ minutes: 1 });
    expect((await post(PATH, account, domain)).statusCode).toBe(202);
    await fixture.finish(domain);
    expect(sites.crawlsOf(domain)).toBe(2);
  });
});
