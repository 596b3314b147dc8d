import { createRandom } from '../../../../src/sandbox/world/random.ts';
import type { Split } from '../labelled-site.ts';
import type { SiteCompany } from './company.ts';
import type { CompanyWish, World } from './world.ts';

/** What a firm does for the sites that name it. */
export const FIRM_ROLES = ['payments', 'courier', 'host', 'mail', 'insurer', 'lender', 'reviews'] as const;
export type FirmRole = (typeof FIRM_ROLES)[number];

/** A few suppliers that many sites name, as real sites all name the same payment firms and couriers. */
export interface RecurringFirms {
  registered: Record<FirmRole, SiteCompany[]>;
  /** On no register of this country. */
  foreign: Partial<Record<FirmRole, string[]>>;
}

type Names = { registered: Record<FirmRole, string[]>; foreign: RecurringFirms['foreign'] };

const NAMES: Record<Split, Names> = {
  fit: {
    registered: {
      payments: ['Pennaway Payments', 'Cardstile'],
      courier: ['Parcelmere Couriers', 'Fleetgander'],
      host: ['Stackholm Hosting', 'Rackwell Data'],
      mail: ['Letterloft Mailing'],
      insurer: ['Tollbridge Insurance'],
      lender: ['Evenmonth Finance'],
      reviews: ['Plainspoken Reviews'],
    },
    foreign: {
      mail: ['Postbarrow Inc.', 'Sendquay GmbH'],
      host: ['Skyrafter Ireland Ltd, Dublin'],
      payments: ['Tillmark Payments Europe Ltd (Ireland)'],
    },
  },
  test: {
    registered: {
      payments: ['Quaytill Payments', 'Settlefern'],
      courier: ['Vanmoor Logistics', 'Nextlarch Express'],
      host: ['Cloudbarn Hosting', 'Serverglade'],
      mail: ['Letterkiln'],
      insurer: ['Highmoat Underwriting'],
      lender: ['Splitwell Credit'],
      reviews: ['Fairstar Opinions'],
    },
    foreign: {
      mail: ['Lettermoor Technologies, LLC', 'Mailgrebe B.V.'],
      host: ['Nimbusgate B.V.', 'Cloudspar Limited (Ireland)'],
      payments: ['Moneyrill S.à r.l. et Cie'],
    },
  },
};

const PUBLIC: ReadonlySet<FirmRole> = new Set(['insurer', 'courier']);

export function addRecurringFirms(world: World, split: Split, seed: number): RecurringFirms {
  const { registered, foreign } = NAMES[split];
  const add = (role: FirmRole, base: string) => {
    const wish: CompanyWish = {
      base,
      kind: PUBLIC.has(role) ? 'plc' : 'ltd',
      status: 'active',
      neighbours: false,
    };
    return world.company(createRandom(seed, `firm/${split}/${base}`), wish);
  };
  const companies = FIRM_ROLES.map((role) => [role, registered[role].map((base) => add(role, base))]);
  return { registered: Object.fromEntries(companies), foreign };
}
