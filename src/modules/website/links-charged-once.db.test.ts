import { describe, expect, it } from 'vitest';
import { matchedWith } from '../resolution/test-support/scripted-sites.ts';
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

async function payForDomain(account: string, domain: string): Promise<void> {
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

describe('a company with two websites', () => {
  async function twoWebsites(name: string) {
    const { number, domain } = await companyWithWebsite(name);
    const other = domain.replace('.co.uk', '.com');
    site(domain, { ...matchedWith(number), match_confidence: 0.99 });
    site(other, { ...matchedWith(number), match_confidence: 0.96 });
    return { number, domain, other };
  }

  it('costs a credit for the one that is shown, and another for the other', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Cymbals');
    const account = await fixture.ledger.account(2);
    await payForCompany(account, number);
    expect(await askDomain(account, domain)).toMatchObject(free);
    expect(await askDomain(account, other)).toMatchObject({ charged: true });
    expect(await askDomain(account, other)).toMatchObject(free);
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 0 });
  });

  it('shows the one that the account has paid for, at no cost', async () => {
    const { number, domain, other } = await twoWebsites('Fennimore Fifes');
    await payForCompany(await fixture.ledger.account(1), number);
    const account = await fixture.ledger.account(1);
    expect(await askDomain(account, other)).toMatchObject({ charged: true });
    const { reverse_domain: shown, ...answer } = await ask(account, number);
    expect(answer).toMatchObject(free);
    expect(shown).toMatchObject({ domain: other, candidates: [{ domain }] });
  });
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
