import { expect, it } from 'vitest';
import { normaliseProfile } from '../../modules/register/live/normalise-profile.ts';
import { parseCompanyNumber } from '../../shared/companies/company-number.ts';
import { servedProfile } from '../companies-house/resources.ts';
import { generateWorld } from '../world/generate-world.ts';
import { nameRows, registerRow } from './seed.store.ts';
import { shouldRunSandbox } from './seed-register.ts';

const today = '2026-11-15';
const world = generateWorld({ seed: 4, referenceDay: today, size: 400 });

it('a seeded row is what the live source would write of the same company', () => {
  for (const company of world) {
    const number = parseCompanyNumber(company.profile.company_number)!;
    const facts = normaliseProfile(number, servedProfile(company, today))?.facts;
    const {
      row_hash,
      charges_total,
      charges_outstanding,
      charges_part_satisfied,
      charges_satisfied,
      ...row
    } = registerRow(company);
    expect(row).toEqual(facts);
    expect(row_hash).toBe(0);
    expect(charges_outstanding + charges_part_satisfied + charges_satisfied).toBe(charges_total);
  }
});

it('every name, current and previous, has both keys', () => {
  for (const company of world) {
    const rows = nameRows(registerRow(company));
    expect(rows).toHaveLength(1 + (company.profile.previous_company_names?.length ?? 0));
    for (const { name_key, joined_key } of rows) expect(name_key.replaceAll(' ', '')).toBe(joined_key);
    expect(rows.every(({ joined_key }) => joined_key !== '')).toBe(true);
  }
});

const keys = {
  none: { apiKey: undefined, streamKey: undefined },
  rest: { apiKey: 'k', streamKey: undefined },
  stream: { apiKey: undefined, streamKey: 'k' },
};

it.each([
  [undefined, 'none', null, true],
  [undefined, 'none', 'sandbox', true],
  [undefined, 'none', 'BasicCompanyData.csv', false],
  [undefined, 'rest', null, false],
  [undefined, 'stream', 'sandbox', false],
  [true, 'rest', null, true],
  [true, 'none', 'sandbox', true],
  [true, 'none', 'BasicCompanyData.csv', false],
  [false, 'none', null, false],
  [false, 'none', 'sandbox', false],
] as const)('SANDBOX %s with key %s and register %s: %s', (sandbox, key, source, expected) => {
  expect(shouldRunSandbox({ sandbox, companiesHouse: keys[key] }, { source })).toBe(expected);
});
