import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../../shared/companies/company-name.ts';
import { companyFaults } from '../test-support/company-faults.ts';
import { addDays } from './days.ts';
import { FEATURED_COMPANIES, TRAPS } from './featured.ts';
import { generateWorld } from './generate-world.ts';
import type { SandboxCompany } from './sandbox-company.ts';

const today = '2026-11-15';
const world = generateWorld({ seed: 1086, referenceDay: today });
const fingerprint = (companies: SandboxCompany[]) =>
  createHash('sha256').update(JSON.stringify(companies)).digest('hex');
const byNumber = new Map(world.map((company) => [company.profile.company_number, company]));
const soon = addDays(today, 30);

describe('the fictional register', () => {
  it('has 2,000 companies, each with its own number', () => {
    expect(world).toHaveLength(2_000);
    expect(byNumber.size).toBe(2_000);
  });

  it('is the same to the byte for the same seed and day, and another for another', () => {
    expect(fingerprint(generateWorld({ seed: 1086, referenceDay: today }))).toBe(fingerprint(world));
    expect(fingerprint(generateWorld({ seed: 1087, referenceDay: today, size: 200 }))).not.toBe(
      fingerprint(world.slice(0, 200)),
    );
  });

  it.each(['2024-02-29', '2027-12-31', '2031-03-01'])('could be real on %s', (day) => {
    const faults = generateWorld({ seed: 7, referenceDay: day, size: 400 }).flatMap((company) =>
      companyFaults(company, day),
    );
    expect(faults).toEqual([]);
  });

  it('has numbers, dates, names and people that fit together', () => {
    expect(world.flatMap((company) => companyFaults(company, today))).toEqual([]);
  });

  it('has no number that looks like a placeholder', () => {
    for (const number of byNumber.keys())
      expect(number).not.toMatch(/(\d)\1{3}|1234|2345|3456|4567|5678|6789|9876/);
  });

  it('has every status', () => {
    const statuses = new Set(
      world.map(({ profile }) => profile.company_status_detail ?? profile.company_status),
    );
    expect([...statuses].sort()).toEqual(
      'active active-proposal-to-strike-off administration closed converted-closed dissolved insolvency-proceedings liquidation open receivership registered removed voluntary-arrangement'.split(
        ' ',
      ),
    );
  });

  it('has companies of every part of the country and every kind', () => {
    const prefixes = new Set(
      [...byNumber.keys()].map((number) => /^[A-Z]+0?/.exec(number)?.[0].slice(0, 2) ?? ''),
    );
    for (const prefix of [
      '',
      'SC',
      'NI',
      'R0',
      'OC',
      'SO',
      'NC',
      'CE',
      'CS',
      'RS',
      'IP',
      'RC',
      'FC',
      'BR',
      'OE',
      'LP',
    ]) {
      expect(prefixes, prefix).toContain(prefix);
    }
    const types = new Set(world.map(({ profile }) => profile.subtype ?? profile.type));
    for (const type of ['plc', 'llp', 'community-interest-company', 'private-unlimited', 'royal-charter']) {
      expect(types, type).toContain(type);
    }
  });

  it('has filings that are overdue, due soon and due later', () => {
    const dues = world
      .filter(({ profile }) => profile.company_status === 'active')
      .flatMap(({ profile }) => [profile.accounts?.next_due ?? []].flat());
    expect(dues.filter((due) => due < today).length).toBeGreaterThan(30);
    expect(dues.filter((due) => due >= today && due <= soon).length).toBeGreaterThan(50);
    expect(dues.filter((due) => due > soon).length).toBeGreaterThan(1_000);
  });

  it('has resignations within 90 days and before, corporate officers, charges and proceedings', () => {
    const resignations = world.flatMap(({ officers }) =>
      officers.flatMap(({ resigned_on }) => resigned_on ?? []),
    );
    const recent = addDays(today, -90);
    expect(resignations.filter((day) => day > recent).length).toBeGreaterThan(50);
    expect(resignations.filter((day) => day <= recent).length).toBeGreaterThan(200);
    expect(
      world.some(({ officers }) =>
        officers.some(({ officer_role }) => officer_role.startsWith('corporate-')),
      ),
    ).toBe(true);
    const charges = world.flatMap((company) => company.charges.map(({ status }) => status));
    expect(charges.filter((status) => status === 'outstanding').length).toBeGreaterThan(100);
    expect(charges.filter((status) => status === 'fully-satisfied').length).toBeGreaterThan(100);
    expect(world.filter((company) => company.insolvency_cases.length > 0).length).toBeGreaterThan(80);
  });

  it('has officers beyond the first page', () => {
    expect(Math.max(...world.map(({ officers }) => officers.length))).toBeGreaterThan(35);
  });
});

describe('its traps', () => {
  const byKey = new Map<string, SandboxCompany[]>();
  for (const company of world) {
    const key = nameKey(company.profile.company_name);
    byKey.set(key, [...(byKey.get(key) ?? []), company]);
  }

  it('are namesakes that differ in number, status or place', () => {
    const namesakes = [...byKey.values()].filter((companies) => companies.length > 1);
    expect(namesakes.length).toBeGreaterThan(25);
    expect(
      namesakes.some((companies) => new Set(companies.map(({ profile }) => profile.company_status)).size > 1),
    ).toBe(true);
  });

  it('are previous names, in about the share of the real register', () => {
    const renamed = world.filter(({ profile }) => profile.previous_company_names).length;
    expect(renamed).toBeGreaterThan(60);
    expect(renamed).toBeLessThan(300);
  });

  it('are groups whose members name their parent', () => {
    const owned = world.filter(({ pscs }) =>
      pscs.some(({ identification }) => byNumber.has(identification?.registration_number ?? '')),
    );
    expect(owned.length).toBeGreaterThan(40);
  });
});

describe('the featured companies', () => {
  it('are all in the register, whatever the seed', () => {
    const other = new Map(
      generateWorld({ seed: 5, referenceDay: today, size: 300 }).map(({ profile }) => [
        profile.company_number,
        profile,
      ]),
    );
    for (const { companyNumber, companyName } of FEATURED_COMPANIES) {
      expect(byNumber.get(companyNumber)?.profile.company_name).toBe(companyName);
      expect(other.get(companyNumber)?.company_name).toBe(companyName);
    }
  });

  it('have domains under .test, each its own', () => {
    const domains = FEATURED_COMPANIES.flatMap(({ domain }) => domain ?? []);
    expect(domains.length).toBeGreaterThanOrEqual(55);
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect(domain).toMatch(/^[a-z0-9-]+\.test$/);
  });

  it.each(TRAPS)('show the trap %s', (trap) => {
    expect(FEATURED_COMPANIES.some(({ traps }) => traps.includes(trap))).toBe(true);
  });

  it('are as their table says: late, in proceedings, with recent resignations', () => {
    const swallowcar = byNumber.get('82049317')?.profile;
    expect(swallowcar?.company_status_detail).toBe('active-proposal-to-strike-off');
    expect(swallowcar?.confirmation_statement?.next_due.localeCompare(today)).toBe(-1);
    const ashenvale = byNumber.get('78041935');
    expect(ashenvale?.officers.some(({ resigned_on }) => resigned_on === addDays(today, -20))).toBe(true);
    expect(byNumber.get('OC048371')?.officers.length).toBeGreaterThan(48);
    expect(byNumber.get('68250913')?.charges).toHaveLength(40);
  });
});
