import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../bench/resolution/sites/categories.ts';
import {
  createMemoryRegister,
  labelledSites,
  planSites,
  TEMPLATES,
} from '../../bench/resolution/sites/index.ts';
import { parseDomainName } from '../../src/shared/domain-name.ts';

const { sites, companies } = labelledSites();
const numbers = new Map(companies.map((company) => [company.company_number, company]));

describe('labelled sites', () => {
  test('there are at least 300 in each split, from at least 45 templates, and every category is in both', () => {
    for (const split of ['fit', 'test'] as const) {
      const own = sites.filter((one) => one.split === split);
      expect(own.length).toBeGreaterThanOrEqual(300);
      expect(new Set(own.map(({ category }) => category)).size).toBe(Object.keys(CATEGORIES).length);
    }
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(45);
  });

  test('no template is in both splits, and no company is the answer in both', () => {
    const of = (split: string, value: (one: (typeof sites)[number]) => string | null) =>
      new Set(sites.filter((one) => one.split === split).map(value));
    for (const value of [
      (one: (typeof sites)[number]) => one.template,
      (one: (typeof sites)[number]) => one.expected.company_number,
    ]) {
      const fit = of('fit', value);
      expect([...of('test', value)].filter((one) => one !== null && fit.has(one))).toEqual([]);
    }
  });

  test('ids and domains are unique', () => {
    expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length);
    expect(new Set(sites.map(({ site }) => site.domain)).size).toBe(sites.length);
  });

  test('domains are written as the service normalises them', () => {
    const domains = sites.flatMap(({ site }) => [site.domain, site.finalDomain]);
    expect(domains.filter((domain) => parseDomainName(domain) !== domain)).toEqual([]);
  });

  test('whoever is the answer is on the register', () => {
    const unknown = sites.filter(
      ({ expected }) => expected.company_number !== null && !numbers.has(expected.company_number),
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  test('a site of the number group shows the digits of its number, on a page or in its certificate', () => {
    const silent = sites.filter(({ category, site, expected }) => {
      if (CATEGORIES[category] !== 'number') return false;
      const digits = (expected.company_number ?? '').replace(/^\D+0*|^0+/, '').replace(/\D+$/, '');
      const text = site.pages
        .map(({ html }) =>
          html
            .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
            .replaceAll(/&shy;|<\/?span[^>]*>|\s/g, ''),
        )
        .join(' ');
      return !text.includes(digits) && !site.certificate?.serialNumber?.includes(digits);
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('the same seed makes the same sites, another seed others', () => {
    const again = planSites().sites;
    for (let i = 0; i < sites.length; i += 40) expect(again[i]?.write()).toEqual(sites[i]);
    const other = planSites({ seed: 3 }).sites;
    expect(other[0]?.expected.company_number).not.toBe(sites[0]?.expected.company_number);
  }, 30_000);
});

describe('the register in memory', () => {
  const register = createMemoryRegister([
    ...companies,
    {
      ...companies[0]!,
      company_number: '70000001',
      company_name: 'ZEPHYRMOOR & DAUGHTERS LIMITED',
      previous_names: ['OLDWICK LOOMS LTD'],
    },
  ]);
  const find = async (name: string) => (await register.findByName(name, { limit: 3 }))[0];

  test.each([
    ['Zephyrmoor and Daughters Ltd', 1],
    ['zephyrmooranddaughters', 1],
    ['Zephyrmoor', 0.9],
    ['Daughters Zephyrmoor', 0.5],
    ['Zephyrmor and Daughters', 0.5],
  ])('finds %s', async (name, least) => {
    const found = await find(name);
    expect(found?.company.company_number).toBe('70000001');
    expect(found?.score).toBeGreaterThanOrEqual(least);
  });

  test('finds a previous name and says which', async () => {
    expect(await find('Oldwick Looms')).toMatchObject({ matchedName: 'OLDWICK LOOMS LTD', score: 1 });
  });

  test('answers each number once, and only those it has', async () => {
    const found = await register.findByNumbers(['70000001', '70000001', '79999999']);
    expect(found.map(({ company_number: number }) => number)).toEqual(['70000001']);
  });

  test('keeps to the postcode it is given', async () => {
    const { registered_postcode: postcode } = companies[0]!;
    const options = { limit: 3, postcode: postcode ?? '' };
    expect(await register.findByName('Zephyrmoor and Daughters', options)).toHaveLength(1);
    expect(await register.findByName('Zephyrmoor and Daughters', { limit: 3, postcode: 'ZZ1 1ZZ' })).toEqual(
      [],
    );
  });
});
