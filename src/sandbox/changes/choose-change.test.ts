import { describe, expect, it } from 'vitest';
import { generateWorld } from '../world/generate-world.ts';
import { createRandom } from '../world/random.ts';
import { chooseChange } from './choose-change.ts';

const today = '2026-11-15';
const world = generateWorld({ seed: 1086, referenceDay: today, size: 400 });
const drawn = (wanted: (featured: string | undefined) => boolean) => {
  const random = createRandom(3, 'test');
  const companies = world.filter(({ featured }) => wanted(featured));
  return new Set(
    companies.flatMap((company) => Array.from({ length: 60 }, () => chooseChange(random, company, today))),
  );
};

describe('what happens by itself', () => {
  it('leaves alone what the websites of featured companies print', () => {
    const types = drawn((featured) => featured !== undefined);
    expect(types).toContain('nothing_that_matters');
    expect(types).toContain('director_appointed');
    for (const type of ['company_name_changed', 'registered_office_changed', 'company_status_changed']) {
      expect(types).not.toContain(type);
    }
  });

  it('is anything at all with the others', () => {
    const types = drawn((featured) => featured === undefined);
    expect(types).not.toContain('nothing_that_matters');
    expect(types.size).toBeGreaterThanOrEqual(15);
  });
});
