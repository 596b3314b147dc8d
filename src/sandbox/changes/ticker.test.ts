import { describe, expect, it } from 'vitest';
import type { SignalType } from '../../shared/signal-types.ts';
import { companyFaults } from '../test-support/company-faults.ts';
import { generateWorld } from '../world/generate-world.ts';
import { createRandom } from '../world/random.ts';
import { applyChange } from './apply-change.ts';
import { chooseChange } from './ticker.ts';

const today = '2026-11-15';
const world = generateWorld({ seed: 1086, referenceDay: today, size: 400 });
const drawn = (wanted: (featured: string | undefined) => boolean) => {
  const random = createRandom(3, 'test');
  const companies = world.filter(({ featured }) => wanted(featured));
  return new Set(
    companies.flatMap((company) => Array.from({ length: 60 }, () => chooseChange(random, company, today))),
  );
};

describe('a change that the sandbox makes by itself', () => {
  it('leaves alone what the websites of featured companies print', () => {
    const types = drawn((featured) => featured !== undefined);
    expect(types).toContain('no_visible_change');
    expect(types).toContain('director_appointed');
    for (const type of ['company_name_changed', 'registered_office_changed', 'company_status_changed']) {
      expect(types).not.toContain(type);
    }
  });

  it('makes signals again and again, also for featured companies that are closed', () => {
    const closed = world.filter(
      ({ featured, profile }) => featured !== undefined && profile.date_of_cessation !== undefined,
    );
    expect(closed.length).toBeGreaterThanOrEqual(3);
    const random = createRandom(5, 'test');
    for (let company of closed) {
      for (let times = 0; times < 30; times++) {
        const type = chooseChange(random, company, today) as SignalType;
        const outcome = applyChange(company, type, today);
        if (!outcome.done) throw new Error(outcome.reason);
        company = outcome.company;
        expect(companyFaults(company, today)).toEqual([]);
      }
      expect(company.profile).toEqual(
        closed.find(({ profile }) => profile.company_number === company.profile.company_number)?.profile,
      );
    }
  });

  it('may be anything with the other companies', () => {
    const types = drawn((featured) => featured === undefined);
    expect(types).not.toContain('no_visible_change');
    expect(types.size).toBeGreaterThanOrEqual(15);
  });
});
