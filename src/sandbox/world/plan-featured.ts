import { KINDS } from './company-kinds.ts';
import { addDays, addYears, type Day } from './days.ts';
import type { CompanyPlan } from './draw-company.ts';
import type { Due, FeaturedCompany } from './featured.ts';
import type { Punctuality } from './filing-dates.ts';
import { ownersOfFeatured, type PlannedOwner } from './ownership.ts';
import { drawAddress } from './places.ts';
import type { Random } from './random.ts';
import type { Address } from './sandbox-company.ts';

export function planFeatured(
  random: Random,
  company: FeaturedCompany,
  {
    today,
    owner,
    sharedOffice,
  }: { today: Day; owner: string | undefined; sharedOffice: Address | undefined },
): CompanyPlan {
  const createdOn = addDays(addYears(today, -company.ageYears), -random.int(40, 300));
  const address = drawAddress(random, { town: company.town });
  return {
    number: company.companyNumber,
    name: company.companyName,
    kind: company.kind,
    status: company.status ?? KINDS[company.kind].liveStatus,
    ...(company.proposalToStrikeOff ? { statusDetail: 'active-proposal-to-strike-off' } : {}),
    createdOn,
    address: sharedOffice ? { care_of: 'Blaymire & Co', ...sharedOffice } : address,
    sicCodes: [company.sicCode],
    previousNames: company.previousNames.map(({ name, yearsAgo }) => ({
      name,
      ceasedOn: addDays(addYears(today, -yearsAgo), 11),
    })),
    accountsType:
      company.kind === 'plc' ? 'group' : random.pick(['total-exemption-full', 'micro-entity', 'small']),
    accounts: punctuality(company.accounts),
    confirmation: punctuality(company.statement),
    officers: {
      active: company.directors ?? random.int(1, 3),
      resignations: company.resignedDaysAgo === undefined ? [] : [addDays(today, -company.resignedDaysAgo)],
      hasSecretary: company.kind === 'plc',
      ...(company.parentNumber === undefined || owner === undefined
        ? {}
        : { corporate: { name: owner, number: company.parentNumber } }),
    },
    charges: company.charges ?? { outstanding: 0, satisfied: 0 },
    pastInsolvency: false,
    ...(company.parentNumber === undefined || owner === undefined
      ? {}
      : { owner: { name: owner, number: company.parentNumber } }),
    ...withOwners(ownersOfFeatured(company.companyNumber, today)),
    ...(company.tradingName === undefined ? {} : { tradingName: company.tradingName }),
    featured: company.domain ?? company.companyNumber,
  };
}

function withOwners(owners: PlannedOwner[] | undefined): Pick<CompanyPlan, 'owners'> {
  return owners === undefined ? {} : { owners };
}

function punctuality(due: Due | undefined): Punctuality {
  return due === undefined ? 'in-time' : due === 'soon' ? 'due-soon' : 'overdue';
}
