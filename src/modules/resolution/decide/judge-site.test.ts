import { describe, expect, it } from 'vitest';
import type { RegisteredCompany } from '../match/register-reader.ts';
import { judgeSite } from './judge-site.ts';
import { CONFLICTING_CASES } from './test-support/conflicting-cases.ts';
import { PLAIN_CASES } from './test-support/plain-cases.ts';
import { smallRegister } from './test-support/small-register.ts';
import { TRICKY_CASES } from './test-support/tricky-cases.ts';
import { type WrittenSite, writeSite } from './test-support/written-site.ts';

async function judge(register: RegisteredCompany[], written: WrittenSite) {
  return judgeSite({ ...writeSite(written), register: smallRegister(register) });
}

describe('judging a site', () => {
  const cases = [...PLAIN_CASES, ...TRICKY_CASES, ...CONFLICTING_CASES];
  it.each(cases)('$guarantee', async ({ register, written, status, first }) => {
    const verdict = await judge(register, written);
    expect(verdict.match_status).toBe(status);
    if (first === undefined) return;
    expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe(first);
  });
});
