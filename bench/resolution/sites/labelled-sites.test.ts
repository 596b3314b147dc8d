import { describe, expect, test } from 'vitest';
import { joinedKey, nameKey } from '../../../src/shared/companies/company-name.ts';
import { parseDomainName } from '../../../src/shared/internet/domain-name.ts';
import { CATEGORIES } from './categories.ts';
import { createMemoryRegister, type LabelledSite, labelledSites, planSites } from './index.ts';
import { TEMPLATES } from './templates/index.ts';

const { sites, companies } = labelledSites();
const numbers = new Map(companies.map((company) => [company.company_number, company]));
const numberSites = sites.filter(({ category }) => CATEGORIES[category] === 'number');

/** The digits of the number that is the answer, without prefix, zeros and ending. */
const digitsOf = ({ expected }: LabelledSite) =>
  (expected.company_number ?? '').replace(/^\D+0*|^0+/, '').replace(/\D+$/, '');

/** The pages that print the number, first page first. */
function placesOfNumber(one: LabelledSite) {
  const digits = digitsOf(one);
  return one.site.pages.filter(({ html }) =>
    html
      .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      .replaceAll(/&shy;|<\/?span[^>]*>|\s/g, '')
      .includes(digits),
  );
}

const keyOf = (name: string) => joinedKey(nameKey(name));
const startOf = (key: string) => key.slice(0, 3);
/** Companies by the first letters of their names. */
const byStart = new Map<string, { number: string; key: string }[]>();
for (const { company_number: number, company_name: name } of companies) {
  const key = keyOf(name);
  byStart.set(startOf(key), [...(byStart.get(startOf(key)) ?? []), { number, key }]);
}

/** Companies other than the answer whose name is `name`, or begins with it. */
function othersNamed(name: string, { expected }: LabelledSite) {
  const own = keyOf(name);
  const alike = byStart.get(startOf(own)) ?? [];
  return alike.filter(({ key, number }) => key.startsWith(own) && number !== expected.company_number);
}

const hasNamesake = (one: LabelledSite) =>
  [one.brand, one.site.domain.replace(/\..*/, '')].some((name) => othersNamed(name, one).length > 0);

describe('labelled sites', () => {
  test('there are at least 900, from at least 45 templates, and every category has some', () => {
    expect(sites.length).toBeGreaterThanOrEqual(900);
    expect(new Set(sites.map(({ category }) => category)).size).toBe(Object.keys(CATEGORIES).length);
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(45);
  });

  test('ids and domains are unique', () => {
    expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length);
    expect(new Set(sites.map(({ site }) => site.domain)).size).toBe(sites.length);
  });

  test('domains are written as the service normalises them', () => {
    const domains = sites.flatMap(({ site }) => [site.domain, site.finalDomain]);
    expect(domains.filter((domain) => parseDomainName(domain) !== domain)).toEqual([]);
  });

  test('the answer is on the register', () => {
    const unknown = sites.filter(
      ({ expected }) => expected.company_number !== null && !numbers.has(expected.company_number),
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  test('a site of the number group shows the digits of its number, on a page or in its certificate', () => {
    const silent = numberSites.filter(
      (one) =>
        placesOfNumber(one).length === 0 && !one.site.certificate?.serialNumber?.includes(digitsOf(one)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('the same seed makes the same sites, another seed others', () => {
    const again = planSites().sites;
    for (let i = 0; i < sites.length; i += 40) expect(again[i]?.write()).toEqual(sites[i]);
    const other = planSites({ seed: 3 }).sites;
    expect(other[0]?.expected.company_number).not.toBe(sites[0]?.expected.company_number);
  }, 30_000);
});

describe('the labelled sites are like real ones', () => {
  const printed = numberSites.filter((one) => placesOfNumber(one).length > 0);
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

  test('about 30 of 100 that print their number do so on the home page', () => {
    const onHome = printed.filter((one) => placesOfNumber(one)[0] === one.site.pages[0]);
    expect(share(onHome, printed)).toBeGreaterThan(0.25);
    expect(share(onHome, printed)).toBeLessThan(0.35);
  });

  test('about a third that print their number have a brand unlike their company', () => {
    const wordsOf = (name: string) =>
      nameKey(name)
        .split(' ')
        .filter((word) => word.length > 3);
    const unlike = printed.filter(({ brand, expected }) => {
      const words = wordsOf(numbers.get(expected.company_number ?? '')?.company_name ?? '');
      return !wordsOf(brand).some((word) => words.includes(word));
    });
    expect(share(unlike, printed)).toBeGreaterThan(0.27);
    expect(share(unlike, printed)).toBeLessThan(0.4);
  });

  test('about half of the brands have a namesake: a company named like the brand or the domain', () => {
    expect(share(sites.filter(hasNamesake), sites)).toBeGreaterThan(0.45);
    expect(share(sites.filter(hasNamesake), sites)).toBeLessThan(0.65);
    const nobodys = sites.filter(({ expected }) => expected.company_number === null);
    expect(share(nobodys.filter(hasNamesake), nobodys)).toBeGreaterThan(0.4);
  });

  test('policies have 600 to 2500 words, home pages 200 or more', () => {
    const lengths = (kind: string) =>
      sites
        .filter(({ site, category }) => site.condition === 'read' && category !== 'empty')
        .filter(({ site }) => /lang="en/i.test(site.pages[0]?.html ?? ''))
        .flatMap(({ site }) => site.pages.filter((page) => page.kind === kind))
        .map(({ html }) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ').split(/\s+/).length)
        .sort((a, b) => a - b);
    const privacy = lengths('privacy');
    expect(privacy[Math.floor(privacy.length * 0.05)]).toBeGreaterThan(600);
    expect(privacy.at(-1)).toBeLessThan(2_600);
    expect(lengths('home')[0]).toBeGreaterThan(200);
  });

  test('every page is linked from the home page', () => {
    const unlinked = sites.flatMap(({ site: { pages } }) =>
      pages.slice(1).filter(({ url }) => !pages[0]?.html.includes(`href="${new URL(url).pathname}"`)),
    );
    expect(unlinked.map(({ url }) => url)).toEqual([]);
  });

  test('no other company has the name of one that is identified by its name alone', () => {
    const shared = sites.filter((one) => {
      const name = numbers.get(one.expected.company_number ?? '')?.company_name;
      if (CATEGORIES[one.category] !== 'name' || name === undefined) return false;
      return othersNamed(name, one).some(({ key }) => key === keyOf(name));
    });
    expect(shared.map(({ id }) => id)).toEqual([]);
  });
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
