import { describe, expect, it } from 'vitest';
import { judgeSite } from './judge-site.ts';
import { company, smallRegister } from './test-support/small-register.ts';
import {
  brand,
  legalName,
  number,
  postcode,
  type WrittenSite,
  writeSite,
} from './test-support/written-site.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');
const judge = (written: WrittenSite, companies = [TARNWICK]) =>
  judgeSite({ ...writeSite(written), register: smallRegister(companies) });

describe('the explanation', () => {
  const copied = [
    legalName('Tarnwick Joinery Limited', { source: 'text', cue: 'controller' }),
    number('07381645', { source: 'text' }),
  ];

  it.each([
    [['privacy'], 'Only the text of one page names TARNWICK JOINERY LIMITED (07381645);'],
    [['privacy', 'terms'], 'Only the text of two pages names TARNWICK JOINERY LIMITED (07381645);'],
  ] as const)('counts the pages of a text that may be copied: %s', async (kinds, says) => {
    const home = { title: 'Melty Beans', says: [[brand('Melty Beans', { source: 'footer' })]] };
    const pages = [home, ...kinds.map((kind) => ({ kind, says: [copied] }))];
    const { match_status, explanation } = await judge({ domain: 'meltybeans.co.uk', pages });
    expect(match_status).toBe('needs_review');
    expect(explanation).toContain(says);
  });

  it('of no match says which company the pages speak of', async () => {
    const agency = [
      legalName('Tarnwick Joinery Limited', { role: 'agency' }),
      number('07381645', { role: 'agency' }),
    ];
    const { match_status, explanation } = await judge({
      domain: 'stairs.co.uk',
      pages: [{ says: [agency] }],
    });
    expect(match_status).toBe('no_match');
    expect(explanation).toContain(
      'They speak of TARNWICK JOINERY LIMITED (07381645), but not as the company',
    );
  });

  it('of a match among companies of one name says how many there are', async () => {
    const { match_status, explanation } = await judge(
      { domain: 'sundial.co.uk', pages: [{ says: [[legalName('Sundial Ltd'), postcode('B1 1AA')]] }] },
      [
        company('04000001', 'SUNDIAL LIMITED'),
        company('09000002', 'SUNDIAL LTD', { registered_postcode: 'B1 1AA' }),
      ],
    );
    expect(match_status).toBe('matched');
    expect(explanation).toContain('one of 2 companies on the register with that name');
  });

  it('of a lone number says that the site is called like its holder', async () => {
    const { explanation } = await judge({
      domain: 'tarnwick.co.uk',
      pages: [{ says: [[number('07381645')]] }],
    });
    expect(explanation).toContain('the domain or the title is like its name');
  });
});

describe('a reason', () => {
  it('names the domain that is like the company, not the one that leads to it', async () => {
    const { review_candidates: candidates } = await judge({
      domain: 'tarnwick.co.uk',
      pages: [{ says: [[legalName('Tarnwick Joinery Limited')]] }],
      site: { domain: 'cakes.co.uk' },
    });
    const reasons = candidates[0]?.reasons.filter((reason) => reason.startsWith('The domain is'));
    expect(reasons).toEqual(['The domain is like the first words of its name (“tarnwick.co.uk”).']);
  });
});
