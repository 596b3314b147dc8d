import { describe, expect, it } from 'vitest';
import {
  decideOffer,
  decideSettlement,
  describeSettlement,
  noCredits,
  paidUntil,
  requireCredits,
} from './credit-entry.ts';

describe('a settlement', () => {
  it('charges what is not paid for', () => {
    const settlement = decideSettlement({ outcome: 'charge', reason: 'matched', paid: false });
    expect(settlement).toEqual({ kind: 'charge', reason: 'matched' });
    expect(describeSettlement(settlement)).toMatchObject({ charged: true, reason: 'charged' });
  });

  it('releases instead of charging what is already paid for, and says so', () => {
    const settlement = decideSettlement({ outcome: 'charge', reason: 'matched', paid: true });
    expect(settlement).toEqual({ kind: 'release', reason: 'already_charged' });
    expect(describeSettlement(settlement)).toMatchObject({ charged: false, reason: 'already_charged' });
  });

  it.each([true, false])('releases under its own reason when asked to (already paid: %s)', (paid) => {
    const settlement = decideSettlement({ outcome: 'release', reason: 'no_match_free', paid });
    expect(settlement).toEqual({ kind: 'release', reason: 'no_match_free' });
    expect(describeSettlement(settlement)).toEqual({
      charged: false,
      reason: 'released',
      recordedReason: 'no_match_free',
    });
  });

  it('pays for thirty days of 24 hours, over a change of clocks too', () => {
    expect(paidUntil(new Date('2026-10-20T09:00:00Z'))).toEqual(new Date('2026-11-19T09:00:00Z'));
  });
});

describe('the refusal without enough credits', () => {
  it('says the price, what is there and what to do', () => {
    const problem = noCredits({ balance: 0, held: 0 }, 1);
    expect(problem).toMatchObject({ code: 'no_credits', status: 402, details: { credits_available: 0 } });
    expect(problem.message).toBe(
      'This costs 1 credit and the account has no credits to spend. Add credits to go on.',
    );
  });

  it('mentions credits that running jobs hold', () => {
    const problem = noCredits({ balance: 3, held: 2 }, 2);
    expect(problem.details).toEqual({ credits_available: 1 });
    expect(problem.message).toContain('only 1 credit to spend');
    expect(problem.message).toContain('they hold 2 credits');
  });
});

it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001])(
  '%s is not a number of credits',
  (credits) => {
    expect(() => requireCredits(credits)).toThrow(RangeError);
  },
);

describe('what an answer costs', () => {
  const [best, second] = [
    { domain: 'best.co.uk', companyNumber: '01234567' },
    { domain: 'second.co.uk', companyNumber: '01234567' },
  ];
  const company = { subject: 'company:01234567', links: [best, second] } as const;
  const domain = { subject: 'domain:best.co.uk', links: [best] } as const;
  const decide = (offer: Parameters<typeof decideOffer>[0], ...paid: string[]) =>
    decideOffer(offer, new Set(paid));

  it('is nothing for a paid link, which is the one that is shown', () => {
    expect(decide(company, 'link:second.co.uk/01234567')).toEqual({ link: second, due: undefined });
  });

  it('is the subject and the best link if nothing is paid', () => {
    const due = { subject: company.subject, links: ['link:best.co.uk/01234567'] };
    expect(decide(company)).toEqual({ link: best, due });
  });

  it('is nothing for a domain that is paid for, whichever company runs it', () => {
    expect(decide(domain, 'domain:best.co.uk')).toEqual({ link: best, due: undefined });
  });

  it('is another link for a company that is paid for, unless its domain is paid for too', () => {
    const due = { subject: 'domain:best.co.uk', links: ['link:best.co.uk/01234567'] };
    expect(decide(company, company.subject)).toEqual({ link: best, due });
    expect(decide(company, company.subject, 'domain:best.co.uk')).toEqual({ link: best, due: undefined });
  });

  it('is the subject alone where there are no links', () => {
    const offer = { subject: company.subject };
    expect(decide(offer)).toEqual({ link: undefined, due: { subject: company.subject, links: [] } });
    expect(decide(offer, company.subject)).toEqual({ link: undefined, due: undefined });
  });
});
