import { describe, expect, it } from 'vitest';
import { clashesOf } from './clashes.ts';
import { Fiction } from './fiction.ts';
import { knownSites } from './known-sites.ts';
import { answersOf, isWholeDomain, type Pair, withoutCompanies } from './labelled-pair.ts';
import { rewriteRegister, rewriteSite } from './rewrite-pair.ts';
import { invented, inventedRegister, neighbour } from './test-support/invented-pair.ts';

const [heading, ...rows] = inventedRegister;
const first: Pair = { sites: [{ ...invented, set: 1 }], register: inventedRegister };
const second: Pair = {
  sites: [{ ...neighbour, set: 2 }],
  register: [heading!, ...rows.filter(([name]) => name!.startsWith('MIRDOPAY'))],
};

function fictional({ sites, register }: Pair, corpus?: Pair): Pair {
  const fiction = new Fiction(sites, register, corpus);
  const domains = new Set(sites.map(({ domain }) => domain));
  return {
    sites: sites.map((site) => rewriteSite(site, fiction, domains)),
    register: rewriteRegister(register, fiction),
  };
}

const corpus = fictional(first);

describe('a set that is added to a corpus', () => {
  it('shares no set, domain, number or name with it', () => {
    expect(clashesOf(fictional(second, corpus), corpus)).toEqual([]);
  });

  it('has another invented word where the corpus holds the first choice', () => {
    const alone = fictional(second).register[1]![0]!;
    const beside = fictional(second, corpus).register[1]![0]!;
    expect(corpus.register.map(([name]) => name)).toContain(alone);
    expect(corpus.register.map(([name]) => name)).not.toContain(beside);
  });

  it('has another substitution of digits where the corpus holds a number of the first choice', () => {
    const alone = fictional(second);
    const other = fictional(second, { sites: [], register: alone.register });
    expect(other.register[1]![1]).not.toBe(alone.register[1]![1]);
  });
});

describe('the check for clashes', () => {
  it('finds what two sets share', () => {
    const found = clashesOf(corpus, corpus);
    expect(found).toContain('set 1');
    expect(found).toContain(`domain ${corpus.sites[0]!.domain}`);
    expect(found).toContain(`number ${answersOf(corpus.sites)[0]!.replace(/^0+/, '')}`);
    expect(found).toContain(
      `name ${corpus.sites[0]!.expected.company_name!.toLowerCase().replace(/[()]/g, '')}`,
    );
  });
});

describe('a site that the corpus holds already', () => {
  it('is found by its domain', () => {
    expect(knownSites(first, corpus)).toEqual([{ site: first.sites[0], as: corpus.sites[0]!.domain }]);
  });

  it("is found by its operator's name on another domain", () => {
    const moved = { ...invented, domain: 'quorvane.org' };
    expect(knownSites({ sites: [moved], register: inventedRegister }, corpus)).toHaveLength(1);
  });

  it('is no other site', () => {
    expect(knownSites(second, corpus)).toEqual([]);
  });
});

it('takes companies out of a register', () => {
  const left = withoutCompanies(inventedRegister, answersOf(first.sites));
  expect(left.map(([name]) => name)).toEqual([
    'CompanyName',
    'ZANDRELL HOLDINGS LIMITED',
    'MIRDOPAY LIMITED',
  ]);
});

it.each([
  ['quorvane.co.uk', true],
  ['shop.quorvane.co.uk', false],
  ['quorvane.myshopify.com', true],
])('asks for whole domains: %s %s', (domain, isWhole) => {
  expect(isWholeDomain({ ...neighbour, domain })).toBe(isWhole);
});
