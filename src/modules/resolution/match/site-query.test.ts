import { describe, expect, it } from 'vitest';
import { judgeSite } from '../decide/judge-site.ts';
import { company, smallRegister } from '../test-support/small-register.ts';
import { judgeWritten, type WrittenSite, writtenSite } from '../test-support/written-site.ts';
import { brandOf } from './brand.ts';
import { keyVariants, siteQuery } from './site-query.ts';

function queryFor(written: WrittenSite) {
  const { site, pages } = writtenSite(written);
  return siteQuery(site.domain, pages, brandOf([site.domain, site.finalDomain], pages));
}

const crowd = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<p>Customer${from + i} Works Ltd, company number ${20_000_000 + from + i}</p>`,
  ).join('');

describe('the look-up of a site in the register', () => {
  it('is made once for a whole site, however many pages and companies it has', async () => {
    const register = smallRegister([company('07381645', 'TARNWICK JOINERY LIMITED')]);
    const html = `${crowd(80)}<footer>Tarnwick Joinery Ltd, company number 07381645</footer>`;
    const pages = (['home', 'privacy', 'terms', 'contact'] as const).map((kind) => ({ kind, html }));
    await judgeSite({ ...writtenSite({ domain: 'tarnwick.co.uk', pages }), register });
    expect(register.lookUps).toHaveLength(1);
  });

  it('is for the domain that the caller asked about', async () => {
    expect(queryFor({ domain: 'tarnwick.co.uk', pages: [{ html: 'Hi' }] }).domain).toBe('tarnwick.co.uk');
  });

  it('is not made when nothing was read', async () => {
    const register = smallRegister([]);
    const written = writtenSite({ domain: 'tarnwick.co.uk', pages: [], site: { condition: 'empty' } });
    await judgeSite({ ...written, register });
    expect(register.lookUps).toEqual([]);
  });
});

describe('the look-up', () => {
  it('asks for the printed numbers, the names and what the site calls itself', () => {
    const { numbers, keys } = queryFor({
      domain: 'tarnwick-stairs.co.uk',
      pages: [
        {
          title: 'Stairs of Oak | Home',
          html: '<p>Tarnwick Joinery Ltd, no. 7381645</p><footer>© 2024 Stair Makers Guild</footer>',
        },
      ],
    });
    expect(numbers).toContain('07381645');
    expect(keys).toEqual(
      expect.arrayContaining(['TARNWICKJOINERY', 'TARNWICKSTAIRS', 'STAIRSOFOAK', 'STAIRMAKERSGUILD']),
    );
  });

  it('is no larger for a site of thousands of companies', () => {
    const { numbers, keys } = queryFor({
      domain: 'tarnwick.co.uk',
      pages: [0, 1, 2, 3].map((i) => ({ path: `/${i}`, html: crowd(1_000, i * 1_000) })),
    });
    expect(numbers.length).toBeLessThanOrEqual(260);
    expect(keys.length).toBeLessThanOrEqual(520);
  });

  it('asks for the names of every page, though the first would fill it', () => {
    const { keys } = queryFor({
      domain: 'tarnwick.co.uk',
      pages: [
        { html: crowd(1_000) },
        { kind: 'privacy', html: 'We are Tarnwick Joinery Ltd' },
        { kind: 'terms', html: '<p>© 2024 Stair Makers Guild</p>' },
      ],
    });
    expect(keys).toEqual(expect.arrayContaining(['TARNWICKJOINERY', 'STAIRMAKERSGUILD']));
  });

  it('asks for the name in the footer below a list of a thousand customers', () => {
    const html = `${crowd(1_000)}<footer>Tarnwick Joinery Ltd</footer>`;
    expect(queryFor({ domain: 'tj.co.uk', pages: [{ html }] }).keys).toContain('TARNWICKJOINERY');
  });

  it('asks for the number that is called a company’s, though others would fill it', () => {
    const others = Array.from({ length: 390 }, (_, i) => `<p>Order ${30_000_000 + i}</p>`).join('');
    const html = `${others}<p>Company number 07381645</p>`;
    expect(queryFor({ domain: 'tarnwick.co.uk', pages: [{ html }] }).numbers).toContain('07381645');
  });

  it('asks for no name or number twice', () => {
    const page = { html: '<p>Tarnwick Joinery Ltd, company number 07381645</p>'.repeat(3) };
    const { numbers, keys } = queryFor({
      domain: 'tarnwick.co.uk',
      pages: [page, { ...page, kind: 'terms' }],
    });
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a printed name is looked for in the spellings that the register may have', () => {
  it.each([
    ['TARNWICKCO', 'TARNWICKCOMPANY'],
    ['TARNWICKCOMPANY', 'TARNWICKCO'],
    ['TARNWICKJOINERY', 'TARNWICKJOINERYUK'],
    ['TARNWICKJOINERYUK', 'TARNWICKJOINERY'],
    ['ASHANDELMWORKS', 'ASHELMWORKS'],
  ])('%s is looked for also as %s', (key, variant) => {
    expect(keyVariants(key)).toContain(variant);
    expect(keyVariants(key)[0]).toBe(key);
  });
});

it('a thousand same-named companies do not keep a printed number from its holder', async () => {
  const many = Array.from({ length: 1_000 }, (_, i) => company(`0${4_000_000 + i}`, 'SUNDIAL LIMITED'));
  const verdict = await judgeWritten(
    { domain: 'sundial.co.uk', pages: [{ html: '<footer>Sundial Ltd, company number 04000999</footer>' }] },
    many,
  );
  expect(verdict.company_number).toBe('04000999');
});
