import { type Clock, ukDay } from '../../shared/clock.ts';
import type { CompanyNumber } from '../../shared/companies/company-number.ts';
import { Problem } from '../../shared/problem.ts';
import { findCompany, type LiveSource } from '../register/index.ts';
import { findOwnedCompanies, findSisters } from './companies-below.ts';
import { type CompanyGroup, DEPTH_DEFAULT, DEPTH_MAX, type GroupParent } from './group.ts';
import type { GroupsStore, OwnerRow } from './groups.store.ts';
import { findOwnersAbove, findRelatives } from './owners-above.ts';

interface GroupsDeps {
  store: GroupsStore;
  live: LiveSource;
  clock: Clock;
}

/** The maximum number of look-ups for one answer before the first snapshot of owners was imported. */
const LOOK_UPS_MAX = 10;

/** A company by its number in any spelling. Throws `company_not_found`. */
export async function findGroup(
  deps: GroupsDeps,
  text: string,
  depth = DEPTH_DEFAULT,
): Promise<CompanyGroup> {
  const { store, live } = deps;
  const { record } = await findCompany(live, text);
  const today = ukDay(deps.clock.now());
  const asOf = await store.readAsOf();
  const number = record.company_number;
  const listOwned = (keys: string[], limit: number) => store.listOwned(keys, { today, limit });
  const listOwners = asOf === null ? ownersByLookUp(deps, today) : storedOwners(deps, today);
  const [up, down] = await Promise.all([
    findOwnersAbove(number, { depth, today, listOwners }),
    findOwnedCompanies(record, { depth, today, listOwned, listPreviousNames: store.listPreviousNames }),
  ]);
  const beside = await findSisters(number, up.direct, { today, listOwned });
  return {
    company_number: number,
    company_name: record.company_name,
    parents: up.parents,
    ultimate_parent: up.ultimate,
    children: down.children,
    sisters: beside.sisters,
    truncated: up.truncated || down.truncated || beside.truncated,
    as_of: asOf,
  };
}

/** All owners above a company, nearest first, from what is stored. */
export async function findParents(deps: GroupsDeps, companyNumber: string): Promise<GroupParent[]> {
  const today = ukDay(deps.clock.now());
  const { parents } = await findOwnersAbove(companyNumber, {
    depth: DEPTH_MAX,
    today,
    listOwners: storedOwners(deps, today),
  });
  return parents;
}

/** Which of the other companies belong to the same group, from what is stored. */
export function findGroupMembers(
  deps: GroupsDeps,
  companyNumber: string,
  others: readonly string[],
): Promise<Set<string>> {
  const today = ukDay(deps.clock.now());
  return findRelatives(companyNumber, others, { today, listOwners: storedOwners(deps, today) });
}

const storedOwners =
  ({ store }: Pick<GroupsDeps, 'store'>, today: string) =>
  (numbers: string[]) =>
    store.listOwners(numbers, { today });

/**
 * Before the first snapshot, only companies that were looked up have stored owners, and only the numbers of
 * such companies have stored names. The requested company has already been looked up.
 */
function ownersByLookUp({ store, live }: GroupsDeps, today: string) {
  let left = live.enabled ? LOOK_UPS_MAX : 0;
  const known = new Set<string>();
  const lookUpAll = async (numbers: string[]) => {
    for (const number of numbers.filter((one) => !known.has(one)).slice(0, left)) {
      left -= 1;
      known.add(number);
      await lookUp(live, number);
    }
  };
  return async (numbers: string[]): Promise<OwnerRow[]> => {
    if (known.size > 0) await lookUpAll(numbers);
    else for (const number of numbers) known.add(number);
    const rows = await store.listOwners(numbers, { today });
    const unnamed = rows.filter(
      ({ owner_key, holder_name }) => holder_name === null && !isNameKey(owner_key),
    );
    if (unnamed.length === 0 || left === 0) return rows;
    await lookUpAll(unnamed.map(({ owner_key }) => owner_key));
    return store.listOwners(numbers, { today });
  };
}

const isNameKey = (ownerKey: string) => ownerKey.startsWith('~');

/** If a company cannot be looked up now, the answer uses what is stored. */
async function lookUp(live: LiveSource, number: string): Promise<void> {
  try {
    await live.getCompany(number as CompanyNumber);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
