import { describe, expect, it } from 'vitest';
import { Fiction } from './fiction.ts';
import { factsOf, leaksOfRegister, leaksOfSite } from './leaks.ts';
import { rewriteRegister, rewriteSite } from './rewrite-pair.ts';
import { invented, inventedRegister, neighbour } from './test-support/invented-pair.ts';

const sites = [invented, neighbour];
const fiction = new Fiction(sites, inventedRegister);
const domains = new Set(sites.map(({ domain }) => domain));
const [site, other] = sites.map((each) => rewriteSite(each, fiction, domains)) as [
  typeof invented,
  typeof neighbour,
];
const [heading, company, sister, helper] = rewriteRegister(inventedRegister, fiction) as [
  string[],
  string[],
  string[],
  string[],
];
const home = site.pages[0]!.html;
const story = site.pages[1]!.html;
const [brand, trade] = company[0]!.split(' ') as [string, string];

describe('names', () => {
  it('keep their shape: how many words, which are generic, which capitals', () => {
    expect(company[0]).toMatch(/^[A-Z]{8} [A-Z]{7} \(UK\) LIMITED$/);
    expect(sister[0]).toBe(`${brand} HOLDINGS LIMITED`);
    expect(site.expected.company_name).toBe(company[0]);
    expect(site.roles![0]!.name.toUpperCase()).toBe(company[0]);
  });

  it('are the same in text, titles, linked data, attributes, file names, paths and the domain', () => {
    const lower = `${brand} ${trade}`.toLowerCase();
    expect(site.domain).toBe(`${lower.replace(' ', '')}.co.uk`);
    expect(home.toLowerCase()).toContain(`<title>${lower} | made to pour`);
    expect(home.toLowerCase()).toContain(`"legalname": "${lower} (uk) limited"`);
    expect(home.toLowerCase()).toContain(`alt="${lower}"`);
    expect(home).toContain(`/img/${lower.replace(' ', '-')}-logo.png`);
    expect(home).toContain(`${company[0]!.replace('LIMITED', 'LTD')}, number`);
    expect(site.pages[1]!.path).toBe(`/${brand.toLowerCase()}-story`);
    expect(home).toContain(`href="${site.pages[1]!.path}"`);
  });

  it('stay one firm on every site that names it', () => {
    const name = helper[0]!.split(' ')[0]!.toLowerCase();
    expect(other.pages[0]!.html.toLowerCase()).toContain(`through ${name}.`);
    expect(home).toContain(`www.${name}.com`);
  });

  it('leave ordinary words in prose, and replace them in a name', () => {
    expect(other.pages[0]!.html).toContain('We sell kettles and one kettle is big; our voice, team');
    expect(home).toContain('the voice of our team');
    expect(home).not.toContain('Big Voice Media');
    expect(home).toMatch(/\b[A-Z][a-z]{2} [A-Z][a-z]{4} Media is our agency/);
  });

  it('have the same initials together and in single letters', () => {
    const role = { name: 'Zandrell Kettle Club', number: null, role: 'operator' };
    const { names } = new Fiction([{ ...invented, domain: 'zkc.org.uk', roles: [role] }], inventedRegister);
    expect(names.name('Z.K.C. LIMITED').replaceAll('.', '')).toBe(names.name('ZKC LIMITED'));
    expect(names.name('ZKC LIMITED')).not.toBe('ZKC LIMITED');
  });

  it.each([
    ['zVelt Limited', 'Calls go through zVelt Limited.'],
    ['z4kettle Limited', 'Made by z4kettle Limited.'],
    ['20z Limited', 'Kept by 20z Limited.'],
  ])('go where they begin with a small letter or a number: %s', (name, text) => {
    const page = { path: '/', html: `<p>${text}</p>` };
    const roles = [{ name, number: null, role: 'supplier' }];
    const named = { ...invented, pages: [...invented.pages, page], roles };
    const own = new Fiction([named, neighbour], inventedRegister);
    const { pages, roles: labels } = rewriteSite(named, own, domains);
    expect(labels![0]!.name).not.toBe(name);
    expect(pages.at(-1)!.html).toContain(labels![0]!.name);
  });

  it('keep a misspelt name misspelt', () => {
    const misspelt = story.match(/<p>(\w+) \w+ \(UK\) Limited/)![1]!;
    expect(misspelt).toHaveLength(brand.length - 1);
    expect(misspelt.toLowerCase()).not.toBe(brand.toLowerCase());
  });
});

describe('numbers and addresses', () => {
  it('agree between labels, pages and register', () => {
    expect(site.expected.acceptable_numbers).toEqual([company[heading.indexOf(' CompanyNumber')]]);
    expect(home).toContain(`number ${company[1]!.slice(1)}, registered`);
    expect(company.at(-1)).toBe(`http://x/${company[1]}`);
    expect(home).toContain(company[4]);
    expect(home.toUpperCase()).toContain(`${company[2]}, LEEDS`);
  });

  it('keep the name of a company in its address', () => {
    const row = ['20Z LIMITED', '05512874', '20Z HQ', 'LONDON', 'QX1 4RT', '', 'http://x/05512874'];
    const register = [...inventedRegister, row];
    const own = rewriteRegister(register, new Fiction(sites, register)).at(-1)!;
    expect(own[0]).not.toBe('20Z LIMITED');
    expect(own[2]!.split(' ')[0]).toBe(own[0]!.split(' ')[0]);
  });

  it('keep a mistyped number mistyped', () => {
    const mistyped = story.match(/company number (\d+)/)![1]!;
    expect(mistyped).toBe(company[1]!.slice(0, 6) + company[1]![7] + company[1]![6]);
  });

  it('keep desks and replace persons in e-mail addresses', () => {
    expect(home).toContain(`info@${site.domain}`);
    const person = home.match(/Write to (\w+) (\w+), (\S+)@/)!;
    expect(person[3]).toBe(`${person[1]}.${person[2]}`.toLowerCase());
    expect(person[1]).not.toBe('Orvina');
  });
});

describe('a rewritten pair', () => {
  const facts = factsOf(sites, inventedRegister, fiction);

  it('has nothing left of the originals', () => {
    expect(sites.flatMap((_, i) => leaksOfSite([site, other][i]!, facts))).toEqual([]);
    expect(leaksOfRegister([heading, company, sister, helper], facts)).toEqual([]);
    expect(JSON.stringify(site)).not.toMatch(/zandrel|note|source_url|brook street/i);
  });

  it('is the same on every run', () => {
    const again = new Fiction(sites, inventedRegister);
    expect(rewriteSite(invented, again, domains)).toEqual(site);
  });
});
