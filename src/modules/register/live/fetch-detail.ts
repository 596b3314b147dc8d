import {
  type CompaniesHouseClient,
  CompaniesHouseUnavailable,
  type Urgency,
} from '../../../platform/companies-house/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import { MINUTE_MS } from '../../../shared/durations.ts';
import type { DetailParts } from './company-detail.ts';
import { fetchAllPages } from './fetch-pages.ts';
import { normaliseCharge } from './normalise-charges.ts';
import { NO_INSOLVENCY, normaliseInsolvency } from './normalise-insolvency.ts';
import { normaliseOfficer } from './normalise-officers.ts';
import { type LiveProfile, normaliseProfile } from './normalise-profile.ts';
import { normaliseSignificantPerson } from './normalise-significant-persons.ts';

/** All that the live source tells of a company. A part is null when it could not be had this time. */
export interface FetchedCompany extends LiveProfile {
  parts: DetailParts;
  etag: string | null;
  complete: boolean;
}

export interface FetchOptions {
  client: CompaniesHouseClient;
  log: Logger;
  urgency: Urgency;
  signal: AbortSignal;
}

/**
 * Asks for the profile, and then for the lists it speaks of. Undefined: there is no such company. Throws
 * `CompaniesHouseUnavailable` when the profile cannot be had.
 */
export async function fetchCompanyDetail(
  number: CompanyNumber,
  { client, log, urgency, signal }: FetchOptions,
): Promise<FetchedCompany | undefined> {
  const path = `/company/${encodeURIComponent(number)}`;
  const answer = await client.get(path, { urgency, signal });
  if (!answer) return undefined;
  const profile = normaliseProfile(number, answer.body);
  if (!profile) {
    throw new CompaniesHouseUnavailable('failing', {
      message: `what Companies House sent for ${number} is no company profile`,
      retryAfterMs: NO_PROFILE_RETRY_MS,
    });
  }
  // What was begun is finished, even out of the reserve: half a company is of little use and costs the same again.
  const get = (place: string, query?: Record<string, string>) =>
    client.get(`${path}/${place}`, { urgency: 'interactive', signal, ...(query && { query }) });
  const listAll = <T>(place: string, normalise: (item: unknown) => T | undefined) =>
    fetchAllPages({
      getPage: (query) => get(place, query),
      normalise,
      log: log.child({ company: number, list: place }),
    });

  const { has_charges, has_insolvency_history, has_significant_persons } = profile.extras;
  const [officers, charges, insolvency, persons] = await Promise.all([
    unlessUnavailable(() => listAll('officers', normaliseOfficer)),
    has_charges === false ? [] : unlessUnavailable(() => listAll('charges', normaliseCharge)),
    has_insolvency_history === false
      ? NO_INSOLVENCY
      : unlessUnavailable(async () => normaliseInsolvency((await get('insolvency'))?.body)),
    has_significant_persons === false
      ? []
      : unlessUnavailable(() => listAll('persons-with-significant-control', normaliseSignificantPerson)),
  ]);
  const parts = { officers, charges, insolvency, persons_with_significant_control: persons };
  return {
    ...profile,
    parts,
    etag: answer.etag ?? null,
    complete: Object.values(parts).every((part) => part !== null),
  };
}

const NO_PROFILE_RETRY_MS = MINUTE_MS;

/** One list that fails must not take the rest of the company with it. */
async function unlessUnavailable<T>(fetch: () => Promise<T>): Promise<T | null> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof CompaniesHouseUnavailable) return null;
    throw error;
  }
}
