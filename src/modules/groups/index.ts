/**
 * Groups: which companies own a company, up to the ultimate parent, and which companies it owns.
 *
 * The register stores the owners of companies as they were filed (`company_owners`). `owner-tree.ts` follows them up and down,
 * and trusts a filed number only if the name agrees. `site-group.ts` describes how a website's operator relates to its parents.
 */
import type { Database } from '../../platform/postgres/index.ts';
import { type Clock, ukDay } from '../../shared/clock.ts';
import type { CompanyNumber } from '../../shared/companies/company-number.ts';
import { Problem } from '../../shared/problem.ts';
import { findCompany, type LiveSource } from '../register/index.ts';
import { type CompanyGroup, DEPTH_DEFAULT, DEPTH_MAX, type GroupParent } from './group.ts';
import { createGroupsStore, type GroupsStore, type OwnerRow } from './groups.store.ts';
import { climb, descend, findRelatives, findSisters } from './owner-tree.ts';

export type { GroupParent } from './group.ts';
export { type SiteGroup, siteGroupOf } from './site-group.ts';

export type Groups = ReturnType<typeof createGroups>;

export function createGroups({ db, live, clock }: { db: Database; live: LiveSource; clock: Clock }) {
  const deps = { store: createGroupsStore(db), live, clock };
  return {
    /** A company by its number in any spelling. Throws `company_not_found`. */
    findGroup: (companyNumber: string, depth?: number) => findGroup(deps, companyNumber, depth),
    /** All owners above a company, nearest first, from what is stored. */
    findParents: (companyNumber: string) => findParents(deps, companyNumber),
    /** Which of the other companies belong to the same group, from what is stored. */
    findRelatives(companyNumber: string, others: readonly string[]): Promise<Set<string>> {
      const today = ukDay(clock.now());
      return findRelatives(companyNumber, others, { today, listOwners: storedOwners(deps, today) });
    },
  };
}

interface Deps {
  store: GroupsStore;
  live: LiveSource;
  clock: Clock;
}

/** How many companies are looked up for one answer while there is no snapshot of owners. */
const LOOK_UPS_MAX = 10;

async function findGroup(deps: Deps, text: string, depth = DEPTH_DEFAULT): Promise<CompanyGroup> {
  const { store, live } = deps;
  const { record } = await findCompany(live, text);
  const today = ukDay(deps.clock.now());
  const asOf = await store.readAsOf();
  const number = record.company_number;
  const listOwned = (keys: string[], limit: number) => store.listOwned(keys, { today, limit });
  const listOwners = asOf === null ? lookingUp(deps, today) : storedOwners(deps, today);
  const [up, down] = await Promise.all([
    climb(number, { depth, today, listOwners }),
    descend(record, { depth, today, listOwned, listPreviousNames: store.listPreviousNames }),
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

async function findParents(deps: Deps, companyNumber: string): Promise<GroupParent[]> {
  const today = ukDay(deps.clock.now());
  const { parents } = await climb(companyNumber, {
    depth: DEPTH_MAX,
    today,
    listOwners: storedOwners(deps, today),
  });
  return parents;
}

const storedOwners =
  ({ store }: Deps, today: string) =>
  (numbers: string[]) =>
    store.listOwners(numbers, { today });

/**
 * Before the first snapshot, owners are known only of companies that were looked up, and so are the names that their
 * numbers belong to. The requested company has been looked up already.
 */
function lookingUp({ store, live }: Deps, today: string) {
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

/** A company that cannot be looked up now is answered from what is stored. */
async function lookUp(live: LiveSource, number: string): Promise<void> {
  try {
    await live.getCompany(number as CompanyNumber);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
