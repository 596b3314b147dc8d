import type { CompanyNumber } from '../../../shared/company-number.ts';
import { Problem } from '../../../shared/problem.ts';
import type { LiveSource } from '../../register/index.ts';
import type { Verdict } from '../decide/verdict.ts';

export type DetailSource = Pick<LiveSource, 'enabled' | 'getCompany'>;

/** So that the first answer has officers, charges and due dates; without them it is an answer all the same. */
export async function fetchDetail(live: DetailSource, verdict: Verdict): Promise<void> {
  if (verdict.match_status !== 'matched') return;
  if (verdict.company_number === null) throw new Error('a match without a company');
  if (!live.enabled) return;
  await live.getCompany(verdict.company_number as CompanyNumber).catch((error) => {
    if (!(error instanceof Problem)) throw error;
  });
}
