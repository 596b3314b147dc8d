import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { useWebsiteFixture } from './test-support/website-fixture.ts';

/** The fixture checks after all tests that the ledger's entries add up and that no link was charged twice. */
const fixture = useWebsiteFixture();
const { ask, askDomain, site } = fixture;

const ROUNDS = 20;
const free = { charged: false, charge_reason: 'already_charged' };

/** A company with a website that names it. Neither direction has been asked for yet. */
async function companyWithWebsite(name: string) {
  const number = await fixture.company(`${name.toUpperCase()} LIMITED`);
  const domain = `${name.toLowerCase().replaceAll(' ', '')}.co.uk`;
  site(domain, matchedWith(number));
  return { number, domain };
}

async function payForDomain(
  account: string,
  domain: string,
  script?: Parameters<typeof site>[1],
): Promise<void> {
  if (script) site(domain, script);
  await askDomain(account, domain);
  await fixture.attemptDomain(domain);
  expect(await askDomain(account, domain)).toMatchObject(free);
}

async function payForCompany(account: string, number: string): Promise<void> {
  await ask(account, number);
  await fixture.attempt(number);
  expect(await ask(account, number)).toMatchObject({ charged: true, charge_reason: 'verified' });
}

describe('a link that an account paid for', () => {
  it('costs nothing from the company if it was found from the domain, even with no credit left', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Clocks');
    const account = await fixture.ledger.account(1);
    await payForDomain(account, domain);
    const answer = await ask(account, number);
    expect(answer).toMatchObject({ ...free, reverse_domain: { status: 'verified', domain } });
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('costs nothing from the domain if it was found from the company, even with no credit left', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Bells');
    const account = await fixture.ledger.account(1);
    await payForCompany(account, number);
    expect(await askDomain(account, domain)).toMatchObject({ ...free, match_status: 'matched' });
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('is among the results that the account was given as soon as the search has found it', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Chimes');
    const account = await fixture.ledger.account(1);
    await ask(account, number);
    await fixture.attempt(number);
    const given = await fixture.resolution.pastAnswers.findLast(account, domain, new Date(0));
    expect(given?.answer).toMatchObject({ input_domain: domain, company: { company_number: number } });
  });

  it('is searched for again without a hold', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Gongs');
    const account = await fixture.ledger.account(1);
    await payForDomain(account, domain);
    expect((await ask(account, number, { refresh: true })).reverse_domain.status).toBe('pending');
    await fixture.attempt(number);
    expect(await ask(account, number)).toMatchObject(free);
  });

  it('still costs another account', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Drums');
    await payForDomain(await fixture.ledger.account(1), domain);
    const other = await fixture.ledger.account(1);
    expect(await ask(other, number)).toMatchObject({ charged: true, charge_reason: 'verified' });
    expect(await askDomain(other, domain)).toMatchObject(free);
  });

  it('does not pay for another website of the company', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Horns');
    const account = await fixture.ledger.account(2);
    await payForDomain(account, domain);
    site('fennimore-brass.co.uk', matchedWith(number));
    await payForDomain(account, 'fennimore-brass.co.uk');
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 0 });
  });
});

/** The search prefers `domain`. */
async function twoWebsites(name: string) {
  const { number, domain } = await companyWithWebsite(name);
  const other = domain.replace('.co.uk', '.com');
  site(domain, { ...matchedWith(number), match_confidence: 0.99 });
  site(other, { ...matchedWith(number), match_confidence: 0.96 });
  return { number, domain, other };
}

/** A search again, and its end as the status route shows it. */
async function refresh(account: string, number: string) {
  const { reverse_domain: asked } = await ask(account, number, { refresh: true });
  await fixture.attempt(number);
  return fixture.status(asked.status_url);
}

const received = (account: string, domain: string) =>
  fixture.resolution.pastAnswers.findLast(account, domain, new Date(0));

describe('a company with two websites', () => {
  it('costs a credit for the one that is shown, and another for the other', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Cymbals');
    const account = await fixture.ledger.account(2);
    await payForCompany(account, number);
    expect(await askDomain(account, domain)).toMatchObject(free);
    expect(await askDomain(account, other)).toMatchObject({ charged: true });
    expect(await askDomain(account, other)).toMatchObject(free);
    const { reverse_domain: shown } = await ask(account, number);
    expect([shown.domain, ...shown.candidates.map((one: { domain: string }) => one.domain)]).toEqual([
      domain,
      other,
    ]);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 0 });
  });

  it('shows the one that the account has paid for, at no cost', async () => {
    const { number, other } = await twoWebsites('Fennimore Fifes');
    await payForCompany(await fixture.ledger.account(1), number);
    const account = await fixture.ledger.account(1);
    expect(await askDomain(account, other)).toMatchObject({ charged: true });
    const { reverse_domain: shown, ...answer } = await ask(account, number);
    expect(answer).toMatchObject(free);
    expect(shown).toMatchObject({ domain: other, candidates: [] });
  });
});

describe('a search again', () => {
  it('shows each account the website that it has paid for, and gives it no receipt of another', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Violas');
    const [account, second] = [await fixture.ledger.account(2), await fixture.ledger.account(1)];
    await payForDomain(account, other);
    const { reverse_domain: asked } = await ask(second, number, { refresh: true });
    const { reverse_domain: shown, ...end } = await refresh(account, number);
    expect(end).toMatchObject(free);
    expect(shown).toMatchObject({ domain: other, candidates: [] });
    expect(await received(account, domain)).toBeUndefined();
    expect(await fixture.status(asked.status_url)).toMatchObject({
      charged: true,
      reverse_domain: { domain, candidates: [] },
    });
    expect(await received(second, domain)).toBeDefined();
    expect(await askDomain(account, domain)).toMatchObject({ charged: true });
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 0 });
  });

  it('shows a paid website that was not read this time, too', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Cellos');
    const account = await fixture.ledger.account(1);
    await payForDomain(account, 'unlikely-name.net', matchedWith(number));
    site('unlikely-name.net', verdict({ match_status: 'scrape_failed' }));
    const { reverse_domain: shown, ...end } = await refresh(account, number);
    expect(end).toMatchObject(free);
    expect(shown).toMatchObject({ domain: 'unlikely-name.net', candidates: [] });
    expect(JSON.stringify(shown)).not.toContain(domain);
  });

  it('costs a credit when the paid website is not the company’s any more and another one is', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Lyres');
    const account = await fixture.ledger.account(2);
    await payForDomain(account, other);
    site(other, verdict());
    expect(await refresh(account, number)).toMatchObject({ charged: true, reverse_domain: { domain } });
    expect(await ask(account, number)).toMatchObject({ reverse_domain: { domain } });
    expect(await askDomain(account, domain)).toMatchObject(free);
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('shows nothing of that other website to an account without a credit for it', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Lutes');
    const account = await fixture.ledger.account(1);
    await payForDomain(account, other);
    site(other, verdict());
    const end = await refresh(account, number);
    expect(end).toMatchObject({
      charged: false,
      charge_reason: 'job_failed_free',
      note: expect.stringContaining('Add credits'),
      reverse_domain: { status: 'failed', domain: null, evidence: [], candidates: [] },
    });
    expect(JSON.stringify(end)).not.toContain(domain);
    expect(await received(account, domain)).toBeUndefined();
    expect((await fixture.post(account, { company_number: number })).statusCode).toBe(402);
    await fixture.ledger.grant({ accountId: account, credits: 1, reason: 'more' });
    expect(await ask(account, number)).toMatchObject({ charged: true, reverse_domain: { domain } });
  });

  it('costs a credit for a new website also where the company itself was asked about and paid for', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Harps');
    const account = await fixture.ledger.account(2);
    await payForCompany(account, number);
    site(domain, verdict());
    expect(await refresh(account, number)).toMatchObject({
      charged: true,
      reverse_domain: { domain: other },
    });
    expect(await askDomain(account, other)).toMatchObject(free);
    expect(await refresh(account, number)).toMatchObject({ ...free, reverse_domain: { domain: other } });
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('buys the new website with the credit that was held for the company', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Zithers');
    const account = await fixture.ledger.account(2);
    await payForCompany(account, number);
    fixture.clock.advance({ days: 29, hours: 12 });
    site(domain, verdict());
    const { reverse_domain: asked } = await ask(account, number, { refresh: true });
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 1 });
    await fixture.attempt(number);
    expect(await fixture.status(asked.status_url)).toMatchObject({
      charged: true,
      reverse_domain: { domain: other },
    });
    expect(await fixture.ledger.balance(account)).toEqual({ balance: 0, held: 0, available: 0 });
  });
});

describe('another website of a company that is paid for', () => {
  it('is charged once to many calls at the same time', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Banjos');
    const account = await fixture.ledger.account(5);
    await payForCompany(account, number);
    site(domain, verdict());
    await refresh(await fixture.ledger.account(1), number);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(account, number)));
    expect(answers.map(({ reverse_domain: shown }) => shown.domain)).toEqual(Array(10).fill(other));
    expect(answers.filter(({ charged }) => charged)).toHaveLength(1);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 3 });
  });

  it('is free for an account whose charge is from before links were sold', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Oboes');
    await payForDomain(await fixture.ledger.account(1), domain);
    const accountId = await fixture.ledger.account(1);
    await fixture.ledger.chargeNow({ accountId, subject: `company:${number}`, reason: 'verified' });
    expect(await ask(accountId, number)).toMatchObject({ ...free, reverse_domain: { domain } });
  });
});

describe('a paid link whose result has expired', () => {
  async function expire(domain: string): Promise<void> {
    const at = fixture.clock.now();
    await fixture.db.execute(sql`update domain_results set expires_at = ${at} where domain = ${domain}`);
    await fixture.db.execute(sql`update website_links set valid_until = ${at} where domain = ${domain}`);
  }

  it('is found again from the domain without a credit', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Tubas');
    const account = await fixture.ledger.account(1);
    await payForCompany(account, number);
    await expire(domain);
    expect(await askDomain(account, domain)).toMatchObject({ status: 'pending' });
    await fixture.attemptDomain(domain);
    expect(await askDomain(account, domain)).toMatchObject({ ...free, match_status: 'matched' });
  });

  it('is found again from the company without a credit', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Bugles');
    const account = await fixture.ledger.account(1);
    await payForDomain(account, domain);
    await expire(domain);
    expect((await ask(account, number)).reverse_domain.status).toBe('pending');
    await fixture.attempt(number);
    expect(await ask(account, number)).toMatchObject({ ...free, reverse_domain: { domain } });
  });

  it('does not pay for the domain’s link with another company: charged with a credit, not shown without', async () => {
    const { number, domain } = await companyWithWebsite('Fennimore Cornets');
    const next = await fixture.company('FENNIMORE CORNETS AND SONS LIMITED');
    const [poor, rich] = [await fixture.ledger.account(1), await fixture.ledger.account(2)];
    for (const account of [poor, rich]) await payForLink(account, number);
    await expire(domain);
    site(domain, matchedWith(next));
    const jobs = [await askDomain(poor, domain), await askDomain(rich, domain)];
    await fixture.attemptDomain(domain);
    const [failed, charged] = await Promise.all(jobs.map(({ status_url: url }) => fixture.status(url)));
    expect(failed).toMatchObject({
      status: 'failed',
      charged: false,
      charge_reason: 'job_failed_free',
      error_message: expect.stringContaining('Add credits'),
    });
    expect(JSON.stringify(failed)).not.toContain(next);
    expect((await received(poor, domain))?.answer.company?.company_number).toBe(number);
    expect((await askDomain(poor, domain)).error.code).toBe('no_credits');
    expect(charged).toMatchObject({ charged: true, company: { company_number: next } });
    expect(await fixture.ledger.balance(rich)).toEqual({ balance: 0, held: 0, available: 0 });
  });

  /** From the company, by a search or by what is known. */
  async function payForLink(account: string, number: string): Promise<void> {
    const { reverse_domain: first } = await ask(account, number);
    if (first.status === 'pending') await fixture.attempt(number);
    await ask(account, number);
  }
});

describe('both directions at the same time', () => {
  it('are charged once by two jobs, twenty times out of twenty', async () => {
    const account = await fixture.ledger.account(ROUNDS * 2);
    for (let round = 0; round < ROUNDS; round++) {
      const { number, domain } = await companyWithWebsite(`Jobsworth ${words[round]}`);
      const [company, asked] = await Promise.all([ask(account, number), askDomain(account, domain)]);
      await Promise.all([fixture.attempt(number), fixture.attemptDomain(domain)]);
      const ends = await Promise.all([
        fixture.status(company.reverse_domain.status_url),
        fixture.status(asked.status_url),
      ]);
      expect(ends.filter(({ charged }) => charged)).toHaveLength(1);
      expect(ends.filter(({ charge_reason: reason }) => reason === 'already_charged')).toHaveLength(1);
    }
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: ROUNDS, held: 0 });
  });

  it('are charged once for what is known already, twenty times out of twenty', async () => {
    const account = await fixture.ledger.account(ROUNDS * 2);
    for (let round = 0; round < ROUNDS; round++) {
      const { number, domain } = await companyWithWebsite(`Known ${words[round]}`);
      await payForDomain(await fixture.ledger.account(1), domain);
      const answers = await Promise.all([ask(account, number), askDomain(account, domain)]);
      expect(answers.filter(({ charged }) => charged)).toHaveLength(1);
    }
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: ROUNDS, held: 0 });
  });
});

it('a search that held nothing and a call for the domain that it finds charge once, ten times out of ten', async () => {
  const account = await fixture.ledger.account(30);
  for (let round = 0; round < 10; round++) {
    const { number, domain, other } = await twoWebsites(`Unheld ${words[round]}`);
    await payForDomain(account, other);
    await payForDomain(await fixture.ledger.account(1), domain);
    site(other, verdict());
    const { reverse_domain: asked } = await ask(account, number, { refresh: true });
    const [known] = await Promise.all([askDomain(account, domain), fixture.attempt(number)]);
    const answers = [known, await fixture.status(asked.status_url)];
    expect(answers.filter(({ charged }) => charged)).toHaveLength(1);
    expect(answers.filter(({ charge_reason: reason }) => reason === 'already_charged')).toHaveLength(1);
  }
  expect(await fixture.ledger.balance(account)).toEqual({ balance: 10, held: 0, available: 10 });
});

it('a link costs again after 30 days, and then once for both directions', async () => {
  const { number, domain } = await companyWithWebsite('Fennimore Flutes');
  const account = await fixture.ledger.account(2);
  await payForDomain(account, domain);
  fixture.clock.advance({ days: 30 });
  await payForCompany(account, number);
  expect(await askDomain(account, domain)).toMatchObject(free);
  expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 0 });
});

const words = [
  ...['Anvils', 'Barrels', 'Candles', 'Dials', 'Easels', 'Ferrets', 'Gaskets', 'Hinges', 'Inks', 'Jars'],
  ...['Kettles', 'Ladles', 'Mallets', 'Nozzles', 'Ovens', 'Pulleys', 'Quilts', 'Rivets', 'Saddles', 'Tiles'],
];
