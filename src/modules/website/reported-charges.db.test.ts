import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { type CompanyAnswer, jobIdOf } from './index.ts';
import { useWebsiteFixture } from './test-support/website-fixture.ts';
import { websiteTools } from './website.tools.ts';

/** The fixture checks after all tests that the ledger's entries add up, whatever happened here. */
const fixture = useWebsiteFixture();
const { ask, post, site, status } = fixture;
const free = { charged: false, charge_reason: 'already_charged' };
const paid = { charged: true, charge_reason: 'verified' };

async function companyWithWebsite(name: string, changes: Record<string, unknown> = {}) {
  const number = await fixture.company(`${name.toUpperCase()} LIMITED`, changes);
  const domain = `${name.toLowerCase().replaceAll(' ', '')}.co.uk`;
  site(domain, matchedWith(number));
  return { number, domain };
}

async function pay(account: string, number: string): Promise<void> {
  await ask(account, number);
  await fixture.attempt(number);
  expect(await ask(account, number)).toMatchObject(paid);
}

/** The work of a worker, as soon as this many calls wait for it. */
async function workFor(number: string, calls: number): Promise<void> {
  const waiting = async () => {
    const rows = await fixture.db.query(sql`select 1 from resolution_history where asked = ${number}`);
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(calls);
  await fixture.attempt(number);
}

describe('calls that wait for one search', () => {
  it.each([{ refresh: false }, { refresh: true }])('report its charge once: %j', async ({ refresh }) => {
    const { number, domain } = await companyWithWebsite(`Larkfold ${refresh ? 'Again' : 'First'}`);
    const account = await fixture.ledger.account(2);
    const payload = { company_number: number, refresh };
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => post(account, payload, { prefer: 'wait=60' }))),
      workFor(number, 4),
    ]);
    const bodies: CompanyAnswer[] = answers.map((answer) => answer.json());
    expect(bodies.map(({ reverse_domain: shown }) => shown.domain)).toEqual(Array(4).fill(domain));
    expect(bodies.map(({ charge_reason: reason }) => reason).sort()).toEqual([
      ...Array(3).fill('already_charged'),
      'verified',
    ]);
    const headers = answers.map((answer) => answer.headers['x-credits-charged']);
    expect(headers.sort()).toEqual(['0', '0', '0', '1']);
    expect(await ask(account, number)).toMatchObject(free);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
  });

  it('of agents report its charge once', async () => {
    const { number } = await companyWithWebsite('Larkfold Agents');
    const account = await fixture.ledger.account(2);
    const [tool] = websiteTools({ websites: fixture.search, resolution: fixture.resolution });
    const call = {
      account: { id: account },
      requester: { source: 'mcp' as const, actor: 'key' },
      address: '::1',
      signal: new AbortController().signal,
    };
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => tool?.run({ company_number: number }, call))),
      workFor(number, 3),
    ]);
    const data = answers.map((answer) => answer?.data as CompanyAnswer);
    expect(data.map(({ charge_reason: reason }) => reason).sort()).toEqual([
      'already_charged',
      'already_charged',
      'verified',
    ]);
    expect(answers.filter((answer) => answer?.text.includes('It cost one credit'))).toHaveLength(1);
  });

  it('report its charge once where another call comes between its end and their answers', async () => {
    const { number } = await companyWithWebsite('Larkfold Between');
    const account = await fixture.ledger.account(2);
    const { answer, asker } = await fixture.search.answer({
      accountId: account,
      requester: { source: 'api', actor: 'key' },
      companyNumber: number,
    });
    await fixture.attempt(number);
    expect(await ask(account, number)).toMatchObject(paid);
    const jobId = jobIdOf(answer) ?? '';
    expect(await fixture.search.readJob(jobId, undefined, asker)).toMatchObject(free);
    expect(await fixture.search.readJob(jobId)).toMatchObject(paid);
  });

  it('leave the charge to be reported to the call that began the search and did not wait', async () => {
    const { number } = await companyWithWebsite('Larkfold Joined');
    const account = await fixture.ledger.account(2);
    const { reverse_domain: asked } = await ask(account, number);
    const [joined] = await Promise.all([
      post(account, { company_number: number }, { prefer: 'wait=60' }),
      workFor(number, 2),
    ]);
    expect(joined.json()).toMatchObject(free);
    expect(await status(asked.status_url)).toMatchObject(paid);
    expect(await ask(account, number)).toMatchObject(free);

    const other = await companyWithWebsite('Larkfold Unpolled');
    await ask(account, other.number);
    await Promise.all([
      post(account, { company_number: other.number }, { prefer: 'wait=60' }),
      workFor(other.number, 2),
    ]);
    expect(await ask(account, other.number)).toMatchObject(paid);
    expect(await ask(account, other.number)).toMatchObject(free);
  });
});

describe('the charge of a search that nobody asked about in 30 days', () => {
  it('is not reported beside a later charge, and not after it', async () => {
    const { number } = await companyWithWebsite('Larkfold Late');
    const account = await fixture.ledger.account(3);
    await ask(account, number);
    await fixture.attempt(number);
    fixture.clock.advance({ days: 31 });
    await pay(await fixture.ledger.account(1), number);
    const later = await post(account, { company_number: number });
    expect([later.headers['x-credits-charged'], later.json().charged]).toEqual(['1', true]);
    for (let repeat = 0; repeat < 2; repeat++) {
      const again = await post(account, { company_number: number });
      expect(again.json()).toMatchObject(free);
      expect(again.headers['x-credits-charged']).toBe('0');
    }
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1 });
  });
});

describe('while the account’s own search again runs', () => {
  it('a website that it has paid for is answered at once', async () => {
    const { number, domain } = await companyWithWebsite('Larkfold Known');
    const account = await fixture.ledger.account(1);
    await pay(account, number);
    const { reverse_domain: running } = await ask(account, number, { refresh: true });
    expect(await ask(account, number)).toMatchObject({
      ...free,
      reverse_domain: { status: 'verified', domain, status_url: null },
    });
    expect((await ask(account, number, { refresh: true })).reverse_domain).toEqual(running);
  });

  it('so is that there is no website', async () => {
    const number = await fixture.company('LARKFOLD NOTHING LIMITED');
    site('larkfoldnothing.com', verdict());
    const account = await fixture.ledger.account(1);
    await ask(account, number);
    await fixture.attempt(number);
    expect((await ask(account, number, { refresh: true })).reverse_domain.status).toBe('pending');
    expect((await ask(account, number)).reverse_domain.status).toBe('not_found');
  });

  it('a website that it has not paid for waits for the search, which holds the credit for it', async () => {
    const { number, domain } = await companyWithWebsite('Larkfold Unpaid');
    await pay(await fixture.ledger.account(1), number);
    const account = await fixture.ledger.account(1);
    expect((await ask(account, number, { refresh: true })).reverse_domain.status).toBe('pending');
    expect((await ask(account, number)).reverse_domain.status).toBe('pending');
    await fixture.attempt(number);
    expect(await ask(account, number)).toMatchObject({ ...paid, reverse_domain: { domain } });
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 0, held: 0 });
  });
});

it('the note on a dissolved company does not contradict a verified website', async () => {
  const { number } = await companyWithWebsite('Larkfold Gone', { company_status: 'dissolved' });
  const account = await fixture.ledger.account(1);
  const pending = await ask(account, number);
  expect(pending.note).toContain('verified only for a company that exists');
  await fixture.attempt(number);
  for (const answer of [await status(pending.reverse_domain.status_url), await ask(account, number)]) {
    expect(answer.reverse_domain.status).toBe('verified');
    expect(answer.note).toBe('LARKFOLD GONE LIMITED is dissolved; this website still names it.');
  }
});
