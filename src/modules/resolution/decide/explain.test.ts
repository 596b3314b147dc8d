import { describe, expect, it } from 'vitest';
import { company } from '../test-support/small-register.ts';
import { judgeWritten } from '../test-support/written-site.ts';
import { MATCHED_CASES } from './test-support/clear-cases.ts';
import { FOREIGN_CASES, NOBODY_CASES, REVIEW_CASES } from './test-support/doubtful-cases.ts';
import { type SiteCase, TARNWICK, usualPages } from './test-support/site-case.ts';

const ALL = [...MATCHED_CASES, ...REVIEW_CASES, ...NOBODY_CASES, ...FOREIGN_CASES];
const explained = async ({ written, register }: Pick<SiteCase, 'written' | 'register'>) =>
  (await judgeWritten(written, register)).explanation;
const caseOf = (words: string) => ALL.find(({ guarantee }) => guarantee.includes(words))!;

describe('the explanation', () => {
  it.each(ALL)('is whole sentences with nothing left out, where $guarantee', async (one) => {
    const text = await explained(one);
    expect(text).toMatch(/^[A-Z].*\.$/s);
    expect(text).not.toMatch(/undefined|null|NaN|\(\)| {2}|\.\./);
    expect(text.length).toBeLessThan(600);
  });

  it.each(MATCHED_CASES)('names the company and its number for a match, where $guarantee', async (one) => {
    const text = await explained(one);
    expect(text).toContain(one.first);
    const { company_name: name } = one.register.find(({ company_number: number }) => number === one.first)!;
    expect(text.toUpperCase()).toContain(name);
  });

  it('says for a match by number on how many pages it is printed, and the office where it is', async () => {
    const text = await explained(caseOf('a number beside its holder’s name'));
    expect(text).toContain('Two pages print company number 07381645');
    expect(text).toContain('LA9 4XX');
  });

  it('says for a match by name which name', async () => {
    const text = await explained(caseOf('the office tells same-named'));
    expect(text).toContain('Sundial Limited');
    expect(text).toContain('(09000002)');
  });

  it.each([
    ['same-named companies that nothing tells apart', 'more than one company on the register has that name'],
    ['two operators', 'more than one company'],
    ['a company that is dissolved', 'dissolved or has left the register'],
    ['leads to a page inside another site', 'inside another website'],
    ['a website about a company', 'a website about it'],
    ['a parked domain', 'parked'],
    ['a sole trader', 'a person or a partnership'],
    ['pages that name nobody', 'name no company'],
    ['only its payment firm', 'They speak of'],
    ['a foreign operator', 'Kesselring Werkzeuge GmbH'],
    ['a foreign operator', 'Germany'],
    ['a name registered abroad', 'Ireland'],
  ])('explains %s: %s', async (words, says) => {
    expect(await explained(caseOf(words))).toContain(says);
  });

  it('says so for a name that the register does not hold', async () => {
    const footer = '© 2026 Wolvercott Lamps Ltd, company number 06917403.';
    const terms = 'The seller is Wolvercott Lamps Ltd, registered in England and Wales.';
    const pages = usualPages({ title: 'Wolvercott Lamps', about: 'Light for corners.', footer, terms });
    const text = await explained({ written: { domain: 'wolvercottlamps.co.uk', pages }, register: [] });
    expect(text).toContain('names Wolvercott Lamps Ltd');
    expect(text).toContain('the register holds no company of that name');
  });

  it('says for a foreign site that names nobody by which signs', async () => {
    const written = {
      domain: 'tarnwick.de',
      pages: usualPages({
        title: 'Tarnwick',
        about:
          'Wir und der Hund und die Katze und das Haus für alle, die nicht wir sind. Hamburg, Berlin, Germany.',
        footer: 'Amtsgericht Hamburg HRB 51234, D-20457 Hamburg, Germany. +49 40 123 4567',
      }),
    };
    const verdict = await judgeWritten(written, [company('04000001', 'TARNWICK LIMITED')]);
    expect(verdict.match_status).toBe('non_uk_entity');
    expect(verdict.explanation).toContain('outside the United Kingdom');
    expect(verdict.explanation).toContain('registration of another country');
  });

  it('says how a name without its legal form beside the office is printed', async () => {
    const written = {
      domain: 'larch-leisure.co.uk',
      pages: usualPages({
        title: 'Larch Leisure',
        about: 'Caravans by the sea.',
        footer: 'Larch Leisure, 4 Mill Lane, Kendal LA9 4XX',
        privacy: 'The data controller (“we”, “us”) is Larch Leisure, 4 Mill Lane, Kendal LA9 4XX.',
      }),
    };
    const register = [company('08000001', 'LARCH LEISURE LIMITED', { registered_postcode: 'LA9 4XX' })];
    const { match_status: status, explanation } = await judgeWritten(written, register);
    expect(explanation).not.toContain('No page');
    expect(`${status}: ${explanation}`).toContain('LARCH LEISURE LIMITED');
  });

  it('says so for a number without its holder’s name', async () => {
    const written = {
      domain: 'fellside-stairs.co.uk',
      pages: usualPages({
        title: 'Fellside Stairs',
        about: 'We make stairs and doors of oak in Kendal.',
        footer:
          '© 2026 Fellside Stairs. Registered in England and Wales, company number 07381645. Registered office: 4 Mill Lane, Kendal LA9 4XX.',
      }),
    };
    const verdict = await judgeWritten(written, [TARNWICK]);
    expect(verdict.company_number).toBe('07381645');
    expect(verdict.explanation).toContain('no other company is named');
  });
});
