/**
 * Groups: which companies own a company, up to the ultimate parent, and which companies it owns.
 *
 * The register stores the owners of companies as they were filed (`company_owners`). `find-group.ts` composes
 * the answer; `owners-above.ts` and `companies-below.ts` follow owners up and down. `filed-details.ts` trusts
 * a filed number only if the name agrees. `site-group.ts` describes how a website's operator relates to its
 * parents.
 */
import type { Database } from '../../platform/postgres/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { LiveSource } from '../register/index.ts';
import { findGroup, findGroupMembers, findParents } from './find-group.ts';
import { createGroupsStore } from './groups.store.ts';

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
    findRelatives: (companyNumber: string, others: readonly string[]) =>
      findGroupMembers(deps, companyNumber, others),
  };
}
