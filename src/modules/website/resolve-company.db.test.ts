import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { matchedWith, REVIEW, verdict } from '../resolution/test-support/scripted-sites.ts';
import { useWebsiteFixture } from './test-support/website-fixture.ts';

/** The fixture checks after all tests that the ledger's entries add up, whatever happened here. */
const fixture = useWebsiteFixture();
const { ask, post, site, status } = fixture;

describe('the first call', () => {
  it('queues a search, holds a credit and says pending, with exactly the fields of the contract', async () => {
    const account = await fixture.ledger.account(3);
    const number = await fixture.company('BRACKENHOLT KITES LIMITED');
    const response = await post(account, { company_number: ` ${Number(number)} ` });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '2', 'x-credits-charged': '0' });
    const body = response.json();
    expect(Object.keys(body).sort()).toEqual(
      [
        'charge_reason',
        'charged',
        'company',
        'note',
        'reverse_domain',
        'review_candidates',
        'signals',
      ].sort(),
    );
    expect(body).toMatchObject({ charged: false, charge_reason: 'pending', note: null });
    // Nobody watches it: what its record shows.
    for (const { source } of body.signals) expect(source).toBe('history');
    expect(body.company).toMatchObject({ company_number: number, sic_codes: ['32300'] });
    expect(body.reverse_domain).toEqual({
      status: 'pending',
      domain: null,
      url: null,
      match_confidence: null,
      evidence: [],
      candidates_tried: 0,
      candidates: [],
      verified_at: null,
      status_url: expect.stringMatching(
        /^https:\/\/api\.domesday\.test\/v1\/resolve\/company\/status\/job_[0-9a-z]{32}$/,
      ),
    });
    expect(await status(body.reverse_domain.status_url)).toEqual(body);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 3, held: 1 });
  });

  it('repeated while pending starts no second search and makes no second hold, not even with refresh', async () => {
    const account = await fixture.ledger.account(9);
    const number = await fixture.company('BRACKENHOLT SAILS LIMITED');
    const first = await ask(account, number);
    expect(await ask(account, number)).toEqual(first);
    expect(await ask(account, number, { refresh: true })).toEqual(first);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 9, held: 1 });
  });

  it('twenty at once: one search, one job, one hold', async () => {
    const account = await fixture.ledger.account(20);
    const number = await fixture.company('BRACKENHOLT MASTS LIMITED');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(account, number)));
    expect(new Set(answers.map((answer) => answer.reverse_domain.status_url)).size).toBe(1);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 20, held: 1 });
    const jobs = await fixture.db.query(sql`select 1 from website_jobs where company_number = ${number}`);
    expect(jobs).toHaveLength(1);
  });

  it('takes null for what is optional', async () => {
    const account = await fixture.ledger.account(1);
    const number = await fixture.company('BRACKENHOLT RIGGING LIMITED');
    const answer = await post(account, { company_number: number, company_name: null, refresh: null });
    expect([answer.statusCode, answer.json().reverse_domain?.status]).toEqual([200, 'pending']);
    const neither = await post(account, { company_number: null, company_name: null });
    expect([neither.statusCode, neither.json().error.code]).toEqual([400, 'invalid_request']);
  });

  it('is refused without a credit and leaves nothing behind', async () => {
    const account = await fixture.ledger.account(0);
    const number = await fixture.company('BRACKENHOLT OARS LIMITED');
    const response = await post(account, { company_number: number });
    expect(response.statusCode).toBe(402);
    expect(response.json().error.code).toBe('no_credits');
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '0', 'x-credits-charged': '0' });
    expect(await fixture.db.query(sql`select 1 from website_tasks where company_number = ${number}`)).toEqual(
      [],
    );
  });
});

describe('Prefer: wait', () => {
  /** The work of a worker, as soon as there is a task. */
  async function work(number: string): Promise<void> {
    const task = () => fixture.db.first(sql`select 1 from website_tasks where company_number = ${number}`);
    await expect.poll(task).toBeDefined();
    await fixture.attempt(number);
  }

  it('answers with the website when the search ends in time, with its charge and the note on the name', async () => {
    const account = await fixture.ledger.account(2);
    const number = await fixture.company('QUILLBECK DRUMS LIMITED');
    site('quillbeckdrums.co.uk', matchedWith(number));
    const body = { company_number: number, company_name: 'Another Name Limited' };
    const [response] = await Promise.all([post(account, body, { prefer: 'wait=60' }), work(number)]);
    expect([response.statusCode, response.headers['preference-applied']]).toEqual([200, 'wait=60']);
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '1', 'x-credits-charged': '1' });
    expect(response.json()).toMatchObject({
      charged: true,
      charge_reason: 'verified',
      note: expect.stringContaining('Another Name Limited'),
      reverse_domain: { status: 'verified', domain: 'quillbeckdrums.co.uk' },
    });
  });

  it('answers as without it when the search takes longer; the status route waits as well', async () => {
    const account = await fixture.ledger.account(2);
    const number = await fixture.company('QUILLBECK FLUTES LIMITED');
    site('quillbeckflutes.co.uk', matchedWith(number));
    const response = await post(account, { company_number: number }, { prefer: 'wait=1' });
    expect(response.json().reverse_domain.status).toBe('pending');
    const path = new URL(response.json().reverse_domain.status_url).pathname;
    const [done] = await Promise.all([fixture.get(path, undefined, { prefer: 'wait=60' }), work(number)]);
    expect(done.json().reverse_domain.status).toBe('verified');
  });
});

describe('a search that verifies a website', () => {
  it('charges each account that waits once, stores the link and feeds the other direction', async () => {
    const [first, second] = [await fixture.ledger.account(2), await fixture.ledger.account(1)];
    const number = await fixture.company('QUILLBECK TOYS LIMITED');
    site('quillbecktoys.co.uk', matchedWith(number));
    const pending = await ask(first, number);
    const joined = await ask(second, number);
    expect(joined.reverse_domain.status_url).not.toBe(pending.reverse_domain.status_url);
    await fixture.attempt(number);
    for (const { reverse_domain: asked } of [pending, joined]) {
      const done = await status(asked.status_url);
      expect(done).toMatchObject({ charged: true, charge_reason: 'verified' });
      expect(done.reverse_domain).toMatchObject({
        status: 'verified',
        domain: 'quillbecktoys.co.uk',
        url: 'https://quillbecktoys.co.uk/',
        match_confidence: 0.991,
        status_url: asked.status_url,
        verified_at: fixture.clock.now().toISOString(),
      });
      expect(done.reverse_domain.evidence[0].supports).toBe(number);
      expect(done.reverse_domain.candidates_tried).toBeGreaterThan(5);
      expect(done.reverse_domain.candidates_tried).toBeLessThanOrEqual(40);
    }
    expect(await fixture.ledger.balance(first)).toEqual({ balance: 1, held: 0, available: 1 });
    expect(await fixture.ledger.balance(second)).toEqual({ balance: 0, held: 0, available: 0 });
    const links = await fixture.db.query(sql`
      select status, source from website_links where company_number = ${number}`);
    expect(links).toEqual([{ status: 'verified', source: 'reverse' }]);
    const results = await fixture.db.query(sql`
      select match_status, company_number from domain_results where domain = 'quillbecktoys.co.uk'`);
    expect(results).toEqual([{ match_status: 'matched', company_number: number }]);
    expect(fixture.sites.crawlsOf('quillbecktoys.co.uk')).toBe(1);

    const again = await ask(first, number);
    expect(again).toMatchObject({ charged: false, charge_reason: 'already_charged' });
    expect(again.reverse_domain).toMatchObject({ status: 'verified', status_url: null });
  });

  it('shows the charge once to an account that calls again instead of polling, also to many calls at once', async () => {
    const number = await fixture.company('QUILLBECK KITES LIMITED');
    site('quillbeckkites.co.uk', matchedWith(number));
    const account = await fixture.ledger.account(2);
    const { reverse_domain: asked } = await ask(account, number);
    await fixture.attempt(number);
    const calls = await Promise.all(
      Array.from({ length: 5 }, () => post(account, { company_number: number })),
    );
    const charges = calls.map((call) =>
      [call.json().charge_reason, call.headers['x-credits-charged']].join(),
    );
    expect(charges.sort()).toEqual([...Array(4).fill('already_charged,0'), 'verified,1']);
    expect(calls.every((call) => call.headers['x-credits-remaining'] === '1')).toBe(true);
    expect(await status(asked.status_url)).toMatchObject({ charged: true, charge_reason: 'verified' });
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 1, held: 0, available: 1 });
  });

  it('charges an account that asks later once, and is searched for again after 30 days', async () => {
    const number = await fixture.company('THISTLEMERE DRUMS LIMITED');
    site('thistlemeredrums.com', matchedWith(number));
    await ask(await fixture.ledger.account(1), number);
    await fixture.attempt(number);
    const later = await fixture.ledger.account(2);
    const response = await post(later, { company_number: number });
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '1', 'x-credits-charged': '1' });
    expect(response.json()).toMatchObject({ charged: true, charge_reason: 'verified' });
    expect(await ask(later, number)).toMatchObject({ charged: false, charge_reason: 'already_charged' });
    const poor = await fixture.ledger.account(0);
    expect((await post(poor, { company_number: number })).statusCode).toBe(402);
    fixture.clock.advance({ days: 31 });
    expect((await ask(later, number)).reverse_domain.status).toBe('pending');
  });

  it('shows the surest as domain and, of the rest, those that the account has paid for', async () => {
    const number = await fixture.company('WILLOWGATE BELLS LIMITED');
    site('willowgatebells.co.uk', { ...matchedWith(number), match_confidence: 0.96 });
    site('willowgatebells.com', { ...matchedWith(number), match_confidence: 0.99 });
    const account = await fixture.ledger.account(2);
    const { status_url: statusUrl } = (await ask(account, number)).reverse_domain;
    await fixture.attempt(number);
    const { reverse_domain: found } = await ask(account, number);
    expect(found).toMatchObject({ domain: 'willowgatebells.com', candidates: [] });
    expect((await fixture.status(statusUrl)).reverse_domain.candidates).toEqual([]);
    await fixture.askDomain(account, 'willowgatebells.co.uk');
    expect((await ask(account, number)).reverse_domain.candidates).toEqual([
      {
        domain: 'willowgatebells.co.uk',
        url: 'https://willowgatebells.co.uk/',
        match_confidence: 0.96,
        verified_at: expect.any(String),
      },
    ]);
  });
});

describe('a website that is not the company’s', () => {
  it.each([
    ['of a sister or a namesake', (other: string) => matchedWith(other)],
    ['that a person would have to look at', () => REVIEW],
    ['of a company abroad', () => verdict({ match_status: 'non_uk_entity' })],
    ['that is parked or names no company', () => verdict()],
    ['that cannot be read', () => verdict({ match_status: 'scrape_failed' })],
  ])('%s is never verified and costs nothing', async (what, script) => {
    const other = await fixture.company(`OTHER ${what.length} LIMITED`);
    const name = `Pinlock${what.length} Ladders`;
    const number = await fixture.company(`${name.toUpperCase()} LIMITED`);
    site(`${name.toLowerCase().replace(' ', '')}.co.uk`, script(other));
    const account = await fixture.ledger.account(1);
    const { reverse_domain: asked } = await ask(account, number);
    await fixture.attempt(number);
    expect(await status(asked.status_url)).toMatchObject({
      charged: false,
      charge_reason: 'not_verified_free',
      reverse_domain: { status: 'not_found', domain: null, evidence: [] },
    });
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 1, held: 0, available: 1 });
    expect(fixture.sites.crawlsOf(`${name.toLowerCase().replace(' ', '')}.co.uk`)).toBe(1);
  });

  it('answers for seven days when not found, and refresh searches and reads again', async () => {
    const number = await fixture.company('SALTERBY ROPES LIMITED');
    site('salterbyropes.com', verdict());
    const account = await fixture.ledger.account(1);
    await ask(account, number);
    await fixture.attempt(number);
    fixture.clock.advance({ days: 6 });
    expect((await ask(account, number)).reverse_domain.status).toBe('not_found');
    site('salterbyropes.com', matchedWith(number));
    expect((await ask(account, number, { refresh: true })).reverse_domain.status).toBe('pending');
    await fixture.attempt(number);
    expect((await ask(account, number)).reverse_domain).toMatchObject({
      status: 'verified',
      domain: 'salterbyropes.com',
    });
    expect(fixture.sites.crawlsOf('salterbyropes.com')).toBe(2);
  });
});

describe('a known website that cannot be read when a search is made again', () => {
  it('is still the company’s, for waiting jobs and for new calls, and stays the result of its domain', async () => {
    const number = await fixture.company('TEASELCOTE LATHES LIMITED');
    site('teaselcotelathes.co.uk', matchedWith(number));
    const account = await fixture.ledger.account(1);
    await ask(account, number);
    await fixture.attempt(number);
    const first = (await ask(account, number)).reverse_domain;
    fixture.clock.advance({ days: 2 });
    site('teaselcotelathes.co.uk', verdict({ match_status: 'scrape_failed' }));
    const { reverse_domain: asked } = await ask(account, number, { refresh: true });
    await fixture.attempt(number);
    expect(fixture.sites.crawlsOf('teaselcotelathes.co.uk')).toBe(2);
    const polled = await status(asked.status_url);
    expect(polled).toMatchObject({ charged: false, charge_reason: 'already_charged' });
    const again = await ask(account, number);
    expect(again).toMatchObject({ charged: false, charge_reason: 'already_charged' });
    for (const { reverse_domain: found } of [polled, again])
      expect(found).toMatchObject({
        status: 'verified',
        domain: 'teaselcotelathes.co.uk',
        evidence: first.evidence,
        verified_at: first.verified_at,
      });
    const results = await fixture.db.query(sql`
      select match_status from domain_results where domain = 'teaselcotelathes.co.uk'`);
    expect(results).toEqual([{ match_status: 'matched' }]);
  });

  it('is the answer of a search that failed, too', async () => {
    const number = await fixture.company('TEASELCOTE VICES LIMITED');
    site('teaselcotevices.co.uk', matchedWith(number));
    const account = await fixture.ledger.account(1);
    await ask(account, number);
    await fixture.attempt(number);
    fixture.clock.advance({ days: 2 });
    const { reverse_domain: asked } = await ask(account, number, { refresh: true });
    await fixture.db.execute(sql`update website_tasks set attempts = 3 where company_number = ${number}`);
    await fixture.attempt(number);
    expect((await status(asked.status_url)).reverse_domain.status).toBe('verified');
    expect((await ask(account, number)).reverse_domain.status).toBe('verified');
  });

  it('is stored as such where nothing answers for the domain', async () => {
    const number = await fixture.company('TEASELCOTE ANVILS LIMITED');
    site('teaselcoteanvils.co.uk', verdict({ match_status: 'scrape_failed' }));
    await ask(await fixture.ledger.account(1), number);
    await fixture.attempt(number);
    const results = await fixture.db.query(sql`
      select match_status from domain_results where domain = 'teaselcoteanvils.co.uk'`);
    expect(results).toEqual([{ match_status: 'scrape_failed' }]);
  });
});

describe('the two directions', () => {
  it('a domain that was resolved to the company answers at once, and a link that ended does not', async () => {
    const number = await fixture.company('OXBARROW LOOMS LIMITED');
    const at = fixture.clock.now();
    const judged = { domain: 'weird-shop.net', pagesRead: 1, at, source: 'forward' as const };
    await fixture.db.transaction((tx) =>
      fixture.resolution.siteReader.recordVerdict(tx, { ...judged, verdict: matchedWith(number) }),
    );
    const account = await fixture.ledger.account(2);
    expect(await ask(account, number)).toMatchObject({
      charged: true,
      reverse_domain: { status: 'verified', domain: 'weird-shop.net', candidates_tried: 0 },
    });
    await fixture.db.transaction((tx) =>
      fixture.resolution.siteReader.recordVerdict(tx, { ...judged, verdict: verdict() }),
    );
    expect((await ask(account, number)).reverse_domain.status).toBe('pending');
    // It was the company's once, so it is the first to be tried.
    site('weird-shop.net', matchedWith(number));
    await fixture.db.execute(sql`delete from domain_results where domain = 'weird-shop.net'`);
    await fixture.attempt(number);
    expect((await ask(account, number)).reverse_domain).toMatchObject({
      status: 'verified',
      domain: 'weird-shop.net',
    });
  });

  it('do not read again what the other direction has read of a candidate', async () => {
    const number = await fixture.company('FALLOWDENE INKS LIMITED');
    site('fallowdeneinks.co.uk', new Error('this site must not be read'));
    await fixture.db.transaction((tx) =>
      fixture.resolution.siteReader.recordVerdict(tx, {
        domain: 'fallowdeneinks.co.uk',
        verdict: verdict(),
        pagesRead: 1,
        at: fixture.clock.now(),
        source: 'forward',
      }),
    );
    const account = await fixture.ledger.account(1);
    await ask(account, number);
    await fixture.attempt(number);
    expect((await ask(account, number)).reverse_domain.status).toBe('not_found');
    expect(fixture.sites.crawlsOf('fallowdeneinks.co.uk')).toBe(0);
  });

  it('read again what named no company before a register was imported', async () => {
    const number = await fixture.company('FALLOWDENE PENS LIMITED');
    site('fallowdenepens.co.uk', matchedWith(number));
    const before = { domain: 'fallowdenepens.co.uk', pagesRead: 1, source: 'forward' as const };
    await fixture.db.transaction((tx) =>
      fixture.resolution.siteReader.recordVerdict(tx, {
        ...before,
        verdict: verdict(),
        at: fixture.clock.now(),
      }),
    );
    fixture.clock.advance({ minutes: 1 });
    await fixture.db.execute(sql`update register_state set imported_at = ${fixture.clock.now()}`);
    const account = await fixture.ledger.account(1);
    await ask(account, number);
    await fixture.attempt(number);
    expect((await ask(account, number)).reverse_domain.domain).toBe('fallowdenepens.co.uk');
  });
});

it.each(['job_00000000000000000000000000000000', '%00', 'job_%00', 'x'])(
  'a job that is not there is 404: %s',
  async (id) => {
    const response = await fixture.get(`/v1/resolve/company/status/${id}`);
    expect(response.statusCode).toBe(404);
    expect(response.json().error.code).toBe('job_not_found');
  },
);
