import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveLabels } from './derive-labels.ts';
import type { RegisterFacts } from './features.ts';
import {
  type CompanyClues,
  collectClues,
  DOMAIN_LOOK_UPS_MAX,
  DOMAIN_MODEL,
  listCandidates,
  rankDomains,
  suggestDomains,
  type TldChoice,
} from './list-candidates.ts';
import { readName } from './read-name.ts';

const facts = { companyNumber: '20000001', companyType: 'ltd', postcode: 'NN6 8SN', sicCodes: ['32300'] };
const labelsOf = (name: string) => new Set(deriveLabels(readName(name)).map(({ label }) => label));
const everywhere = { mayRequest: () => true, withTest: false };
const clues = (changes: Partial<CompanyClues> = {}): CompanyClues => ({
  ...facts,
  name: 'FERNHOLLOW KITES LIMITED',
  previousNames: [],
  tradingNames: [],
  knownDomains: [],
  ...changes,
});

const candidatesOf = (
  changes: Partial<CompanyClues> = {},
  tlds: TldChoice = everywhere,
  visited: string[] = [],
) => {
  const all = clues(changes);
  return listCandidates(all.knownDomains, suggestDomains(all, tlds), new Set(visited));
};

describe('a name is taken apart', () => {
  it.each([
    ['J. C. Brackley & Sons (Leeds) Ltd', ['jc', 'brackley', 'and', 'sons', 'leeds'], 'ltd'],
    ['THE CAFÉ MÉLODIE COMMUNITY INTEREST COMPANY', ['the', 'cafe', 'melodie'], 'cic'],
    ["O'SALLOW PUBLIC LIMITED COMPANY", ['osallow'], 'plc'],
    ['LIMITED', ['limited'], 'none'],
  ])('%s', (name, words, form) => {
    const read = readName(name);
    expect(read.words.map(({ text }) => text)).toEqual(words);
    expect(read.form).toBe(form);
  });
});

describe('labels people make of a name', () => {
  it.each([
    ['FERNHOLLOW KITES LIMITED', ['fernhollowkites', 'fernhollow-kites', 'fernhollow', 'fernhollowuk', 'fk']],
    [
      'HALLER & WOODMERE LIMITED',
      ['hallerandwoodmere', 'hallerwoodmere', 'haller-woodmere', 'hallernwoodmere'],
    ],
    ['THE TARN TRUST', ['tarn', 'thetarn', 'tarntrust', 'thetarntrust']],
    ['NORTH ELM VETERINARY GROUP HOLDINGS LTD', ['northelm', 'nevgh', 'nev', 'northelmgroup']],
    ['BATTLEY MULTI ACADEMY TRUST', ['battleymat', 'bmat', 'battley']],
    ['4TH LANTERN STUDIOS LIMITED', ['4thlantern', '4thlanternstudios']],
  ])('%s', (name, expected) => {
    const labels = labelsOf(name);
    for (const label of expected) expect(labels).toContain(label);
  });

  it('can be registered, and are not too many, whatever the name is', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (name) => {
        const labels = labelsOf(name);
        expect([...labels].filter((label) => !REGISTRABLE.test(label))).toEqual([]);
        expect(labels.size).toBeLessThan(5_000);
      }),
      { numRuns: 60 },
    );
  });
});

const REGISTRABLE = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

describe('the order of candidates', () => {
  it('the joined name with the two commonest TLDs comes first, and likelihoods fall', () => {
    const ranked = rankDomains(DOMAIN_MODEL, { ...facts, name: 'FERNHOLLOW LIMITED' }, 40);
    expect(
      ranked
        .slice(0, 2)
        .map(({ domain }) => domain)
        .sort(),
    ).toEqual(['fernhollow.co.uk', 'fernhollow.com']);
    const likelihoods = ranked.map(({ likelihood }) => likelihood);
    expect(likelihoods).toEqual([...likelihoods].sort((a, b) => b - a));
    expect(likelihoods.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
  });

  it('put the TLD that the register’s facts predict first', () => {
    const rank = (changes: Partial<RegisterFacts>) =>
      rankDomains(DOMAIN_MODEL, { ...facts, name: 'FERNHOLLOW', ...changes }, 40);
    const [first] = rank({
      companyType: 'private-limited-guarant-nsc-limited-exemption',
      sicCodes: ['88990'],
    });
    expect(first?.domain).toBe('fernhollow.org.uk');
    const comAgainstCoUk = (changes: Partial<RegisterFacts>) => {
      const likely = new Map(rank(changes).map(({ domain, likelihood }) => [domain, likelihood]));
      return (likely.get('fernhollow.com') ?? 0) / (likely.get('fernhollow.co.uk') ?? 0);
    };
    const haulier = comAgainstCoUk({ postcode: 'LN1 3BB', sicCodes: ['49410'] });
    const softwareMaker = comAgainstCoUk({ postcode: 'EC2A 4NE', sicCodes: ['62012'] });
    expect(softwareMaker).toBeGreaterThan(2 * haulier);
  });

  it('are no more than can be looked up, and no domain comes twice', () => {
    const candidates = candidatesOf();
    expect(candidates).toHaveLength(DOMAIN_LOOK_UPS_MAX);
    expect(new Set(candidates).size).toBe(DOMAIN_LOOK_UPS_MAX);
  });

  it('known domains come before all that the name suggests', () => {
    const [first] = candidatesOf({ knownDomains: ['odd-shop.net'] });
    expect(first).toBe('odd-shop.net');
  });

  it('a domain that people visit comes before likelier ones, but not before the known', () => {
    const usual = candidatesOf();
    const further = usual[3] ?? '';
    expect(candidatesOf({}, everywhere, [further])[0]).toBe(further);
    expect(candidatesOf({ knownDomains: ['odd-shop.net'] }, everywhere, [further]).slice(0, 2)).toEqual([
      'odd-shop.net',
      further,
    ]);
    expect(candidatesOf({}, everywhere, ['unrelated.com'])).toEqual(usual);
  });

  it('former and trading names add candidates of their own', () => {
    const candidates = candidatesOf({
      previousNames: ['OLDERBY LIMITED'],
      tradingNames: ['Skyline Kites'],
    });
    expect(candidates).toEqual(expect.arrayContaining(['olderby.com', 'skylinekites.co.uk']));
  });

  it('names under .test are candidates only where they are served', () => {
    const isTest = (domain: string) => domain.endsWith('.test');
    expect(candidatesOf().some(isTest)).toBe(false);
    const sandboxed = candidatesOf({}, { mayRequest: isTest, withTest: true });
    expect(sandboxed[0]).toBe('fernhollowkites.test');
    expect(sandboxed.every(isTest)).toBe(true);
  });

  it('a name without a letter suggests nothing', () => {
    expect(candidatesOf({ name: '& ()' })).toEqual([]);
  });
});

describe('clues from what was read before', () => {
  it('websites of the company, the verified first; addresses and trading names in what they say of it', () => {
    const company = {
      company_number: '20000001',
      company_name: 'FERNHOLLOW KITES LIMITED',
      company_status: 'active',
      company_type: 'ltd',
      registered_postcode: 'NN6 8SN',
      registered_address: null,
      incorporated_on: null,
      sic_codes: ['32300'],
      previous_names: ['OLDERBY LIMITED'],
    };
    const evidence = (kind: 'trading_name' | 'legal_name', value: string, supports = '20000001') => ({
      kind,
      value,
      supports,
      page_url: '',
      also_on: [],
      captured_at: '',
      page_sha256: '',
      weight: 1,
      quote:
        'Write to hello@kite-mail.co.uk, kites@gmail.com or kites@protonmail.com, or see https://www.tiktok.com/@kites, https://www.kite-club.org/about or https://kites.myshopify.com/.',
    });
    const link = { company_number: '20000001', confidence: 0.9, source: 'forward' as const };
    const dates = { verified_at: new Date(0), valid_until: new Date(0) };
    const links = [
      { ...link, ...dates, domain: 'was-ours.com', status: 'ended' as const, evidence: [] },
      {
        ...link,
        ...dates,
        domain: 'ours.com',
        status: 'verified' as const,
        evidence: [evidence('trading_name', 'Skyline'), evidence('trading_name', 'Other', '20000009')],
      },
    ];
    const found = collectClues(company, links);
    expect(found.knownDomains).toEqual([
      'ours.com',
      'was-ours.com',
      'kite-mail.co.uk',
      'kite-club.org',
      'kites.myshopify.com',
    ]);
    const registered = collectClues(company, links, ['facebook.com', 'kite-charity.org', 'ours.com']);
    expect(registered.knownDomains.slice(0, 3)).toEqual(['ours.com', 'kite-charity.org', 'was-ours.com']);
    expect(registered.knownDomains).not.toContain('facebook.com');
    expect(found.tradingNames).toEqual(['Skyline']);
    expect(found.previousNames).toEqual(['OLDERBY LIMITED']);
  });
});
