import { describe, expect, it } from 'vitest';
import type { RegisteredCompany, RegisteredWebsite } from '../match/register-lookup.ts';
import { company } from '../test-support/small-register.ts';
import { judgeWritten, type WrittenSite } from '../test-support/written-site.ts';
import { MATCHED_CASES } from './test-support/clear-cases.ts';
import { FOREIGN_CASES, NOBODY_CASES, REVIEW_CASES } from './test-support/doubtful-cases.ts';
import { usualPages } from './test-support/site-case.ts';

const TOLD: RegisteredWebsite = { proves: 'told_regulator', isShared: false };
const registered = (one: RegisteredCompany, website = TOLD) => ({ ...one, registered_website: website });

const site = (footer: string): WrittenSite => ({
  domain: 'fellsidecare.co.uk',
  pages: usualPages({ title: 'Fellside Care', about: 'Fellside Care looks after people in Kendal.', footer }),
});

describe('a website that another register gives to a company', () => {
  const FELLSIDE = company('07100001', 'FELLSIDE CARE LIMITED', { registered_postcode: 'LA9 4XX' });
  const NAMESAKE = company('07100002', 'FELLSIDE CARE LIMITED', { registered_postcode: 'ZE1 0AA' });
  const footer = '© 2026 Fellside Care Limited. All rights reserved.';

  it('tells which of two companies of the printed name is meant', async () => {
    const without = await judgeWritten(site(footer), [FELLSIDE, NAMESAKE]);
    expect(without.match_status).toBe('needs_review');
    const verdict = await judgeWritten(site(footer), [registered(FELLSIDE), NAMESAKE]);
    expect(verdict).toMatchObject({ match_status: 'matched', company_number: '07100001' });
  });

  it('tells nothing where registers give it to several companies', async () => {
    const shared = registered(FELLSIDE, { ...TOLD, isShared: true });
    expect(await judgeWritten(site(footer), [shared, NAMESAKE])).toMatchObject({
      match_status: 'needs_review',
    });
  });

  it('is no match by itself: a site that names nobody is nobody’s', async () => {
    const other = registered(company('07100003', 'TARN HOLDINGS LIMITED'));
    const verdict = await judgeWritten(site('Call us on 01539 496000'), [other]);
    expect(verdict.match_status).toBe('no_match');
  });

  it('is outweighed by the printed number of another company', async () => {
    const printed = '© 2026 Fellside Care Limited, company number 07100002.';
    const verdict = await judgeWritten(site(printed), [registered(FELLSIDE), NAMESAKE]);
    expect(verdict).toMatchObject({ match_status: 'matched', company_number: '07100002' });
  });
});

describe('a name that only another register gives a company', () => {
  const TRUST = { ...company('07100004', 'TARN COMMUNITY TRUST LIMITED'), trading_names: ['Fellside Care'] };

  it('makes it a candidate where that register also gives it the site, and says so', async () => {
    const verdict = await judgeWritten(site('© Fellside Care'), [registered(TRUST)]);
    expect(verdict.match_status).toBe('needs_review');
    expect(verdict.review_candidates[0]).toMatchObject({
      company_number: '07100004',
      reasons: expect.arrayContaining([
        'Another public register gives this website for it.',
        'The printed name is one under which another public register lists it.',
      ]),
    });
  });

  it('never matches alone, nor against a company that is registered under it', async () => {
    expect((await judgeWritten(site('© Fellside Care'), [TRUST])).match_status).not.toBe('matched');
    const owner = company('07100001', 'FELLSIDE CARE LIMITED');
    const verdict = await judgeWritten(site('© 2026 Fellside Care Limited'), [owner, TRUST]);
    expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe('07100001');
  });
});

const ALL = [...MATCHED_CASES, ...REVIEW_CASES, ...NOBODY_CASES, ...FOREIGN_CASES];

describe('a wrong entry of a register', () => {
  it.each(ALL)('changes nothing if the site does not name the company, where $guarantee', async (one) => {
    const stranger = registered(company('15990009', 'UNHEARD OF TARNS LIMITED'));
    const verdict = await judgeWritten(one.written, [...one.register, stranger]);
    expect(verdict.match_status, verdict.explanation).toBe(one.status);
  });

  // Companies of one name that nothing else tells apart are what an entry is for.
  const told = ALL.filter(({ status, first }) => status !== 'needs_review' || first !== undefined);

  it.each(told)(
    'makes no wrong match if the site names the company as another, where $guarantee',
    async (one) => {
      for (const wrong of one.register) {
        if (wrong.company_number === one.first) continue;
        const register = one.register.map((row) => (row === wrong ? registered(row) : row));
        const verdict = await judgeWritten(one.written, register);
        expect(verdict.company_number, wrong.company_name).not.toBe(wrong.company_number);
      }
    },
  );
});
