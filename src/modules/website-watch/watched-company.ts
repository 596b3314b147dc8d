import { shownStatus } from '../../shared/companies/company-status.ts';
import { type KnownCompany, type LiveSource, readCompanyNumber } from '../register/index.ts';
import type { WatchedCompany } from './website-state.ts';

export async function findKnown(
  live: Pick<LiveSource, 'findCompany'>,
  number: string,
): Promise<KnownCompany | undefined> {
  const known = readCompanyNumber(number);
  return known && (await live.findCompany(known));
}

export function watchedOf({ record }: KnownCompany): WatchedCompany {
  const { company_number, company_name } = record;
  return { company_number, company_name, company_status: shownStatus(record) };
}
