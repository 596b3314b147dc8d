import { createRandom } from '../../../../src/sandbox/world/random.ts';
import type { SiteCompany } from './company.ts';
import type { CompanyOptions, World } from './world.ts';

/** The service of a firm for the sites that name it. */
export const FIRM_ROLES = ['payments', 'courier', 'host', 'mail', 'insurer', 'lender', 'reviews'] as const;
export type FirmRole = (typeof FIRM_ROLES)[number];

/** A few suppliers that many sites name, as real sites all name the same payment firms and couriers. */
export interface RecurringFirms {
  registered: Record<FirmRole, SiteCompany[]>;
  /** On no register of this country. */
  foreign: Partial<Record<FirmRole, string[]>>;
}

const REGISTERED: Record<FirmRole, string[]> = {
  payments: ['Pennaway Payments', 'Cardstile'],
  courier: ['Parcelmere Couriers', 'Fleetgander'],
  host: ['Stackholm Hosting', 'Rackwell Data'],
  mail: ['Letterloft Mailing'],
  insurer: ['Tollbridge Insurance'],
  lender: ['Evenmonth Finance'],
  reviews: ['Plainspoken Reviews'],
};
const FOREIGN: RecurringFirms['foreign'] = {
  mail: ['Postbarrow Inc.', 'Sendquay GmbH'],
  host: ['Skyrafter Ireland Ltd, Dublin'],
  payments: ['Tillmark Payments Europe Ltd (Ireland)'],
};
const PUBLIC: ReadonlySet<FirmRole> = new Set(['insurer', 'courier']);

export function addRecurringFirms(world: World, seed: number): RecurringFirms {
  const add = (role: FirmRole, base: string) => {
    const wish: CompanyOptions = {
      base,
      kind: PUBLIC.has(role) ? 'plc' : 'ltd',
      status: 'active',
      neighbours: false,
    };
    return world.company(createRandom(seed, `firm/fit/${base}`), wish);
  };
  const companies = FIRM_ROLES.map((role) => [role, REGISTERED[role].map((base) => add(role, base))]);
  return { registered: Object.fromEntries(companies), foreign: FOREIGN };
}
