import { profileEvent } from '../companies-house/events.ts';
import { drawNewBase, TRADES } from '../world/names.ts';
import { drawAddress, type Nation } from '../world/places.ts';
import { type Address, isPartnership } from '../world/sandbox-company.ts';
import { type ChangeTable, file, filesAccounts, type MakeChange, nameOf } from './change.ts';

/** A new name keeps its legal form. */
const LEGAL_WORDS =
  / (LIMITED|LTD\.?|PLC|PUBLIC LIMITED COMPANY|LLP|LP|CIC|C\.I\.C\.|COMMUNITY INTEREST COMPANY|CYF|CYFYNGEDIG|UNLIMITED|GMBH|INC\.|B\.V\.|S\.A\.)$/;
const PREVIOUS_NAMES_MAX = 10;
const SIC_CODES_MAX = 4;

export const changeName: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  const legal = LEGAL_WORDS.exec(profile.company_name)?.[0] ?? '';
  const base = legal === '' ? profile.company_name : profile.company_name.slice(0, -legal.length);
  const previous = profile.previous_company_names ?? [];
  const former = {
    name: profile.company_name,
    effective_from: previous[0]?.ceased_on ?? profile.date_of_creation,
    ceased_on: today,
  };
  profile.previous_company_names = [former, ...previous].slice(0, PREVIOUS_NAMES_MAX);
  profile.company_name = `${drawNewBase(random, base).toUpperCase()}${legal}`;
  return [
    profileEvent(company, ['company_name', 'previous_company_names']),
    file(company, {
      type: 'CERTNM',
      category: 'change-of-name',
      description: 'certificate-change-of-name-company',
      date: today,
    }),
  ];
};

/** Restores closed companies, and dissolves others. */
export const changeStatus: MakeChange = (company, { today }) => {
  const { profile } = company;
  const wasClosed = profile.date_of_cessation !== undefined;
  profile.company_status = otherStatus(profile.company_status);
  delete profile.company_status_detail;
  if (wasClosed) delete profile.date_of_cessation;
  else profile.date_of_cessation = today;
  profile.can_file = wasClosed;
  return [
    profileEvent(company, ['company_status', 'date_of_cessation']),
    file(company, {
      type: wasClosed ? 'AC92' : 'GAZ2',
      category: wasClosed ? 'restoration' : 'gazette',
      description: wasClosed ? 'restoration-order-of-court' : 'gazette-dissolved-compulsory',
      date: today,
    }),
  ];
};

const STATUS_PAIRS: Record<string, string> = {
  open: 'closed',
  closed: 'open',
  registered: 'removed',
  removed: 'registered',
  dissolved: 'active',
  'converted-closed': 'active',
};

function otherStatus(status: string): string {
  return STATUS_PAIRS[status] ?? 'dissolved';
}

const PROPOSAL = 'active-proposal-to-strike-off';

const proposeStrikeOff: MakeChange = (company, { today }) => {
  const { profile } = company;
  if (profile.company_status !== 'active')
    return `${nameOf(company)} is not active, so it cannot be struck off.`;
  if (profile.company_status_detail === PROPOSAL)
    return `A proposal to strike off ${nameOf(company)} is there already.`;
  profile.company_status_detail = PROPOSAL;
  return [
    profileEvent(company, ['company_status_detail']),
    file(company, {
      type: 'GAZ1',
      category: 'gazette',
      description: 'gazette-notice-compulsory',
      date: today,
    }),
  ];
};

const withdrawStrikeOff: MakeChange = (company, { today }) => {
  const { profile } = company;
  if (profile.company_status_detail !== PROPOSAL)
    return `There is no proposal to strike off ${nameOf(company)}.`;
  delete profile.company_status_detail;
  return [
    profileEvent(company, ['company_status_detail']),
    file(company, {
      type: 'DISS40',
      category: 'gazette',
      description: 'gazette-filings-brought-up-to-date',
      date: today,
    }),
  ];
};

const NATIONS: Record<string, Nation> = {
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
  wales: 'Wales',
};

const changeOffice: MakeChange = (company, { random, today }) => {
  const { profile } = company;
  const before = profile.registered_office_address;
  profile.registered_office_address = drawAddress(random, {
    nation: NATIONS[profile.jurisdiction] ?? 'England',
  });
  const form = isPartnership(profile) ? 'limited-liability-partnership' : 'company';
  return [
    profileEvent(company, ['registered_office_address']),
    file(company, {
      type: isPartnership(profile) ? 'LLAD01' : 'AD01',
      category: 'address',
      description: `change-registered-office-address-${form}-with-date-old-address-new-address`,
      description_values: {
        change_date: today,
        old_address: oneLine(before),
        new_address: oneLine(profile.registered_office_address),
      },
      date: today,
    }),
  ];
};

function oneLine(address: Address): string {
  const { address_line_1, address_line_2, locality, postal_code } = address;
  return [address_line_1, address_line_2, locality, postal_code].filter(Boolean).join(' ');
}

/** Sends a profile event only: the confirmation statement was filed earlier. */
const changeSicCodes: MakeChange = (company, { random }) => {
  const { profile } = company;
  const before = profile.sic_codes ?? [];
  const others = TRADES.map(({ sic }) => sic).filter((sic) => !before.includes(sic));
  const kept = before.length >= SIC_CODES_MAX || random.chance(0.5) ? before.slice(1) : before;
  profile.sic_codes = [...kept, random.pick(others)].sort();
  return [profileEvent(company, ['sic_codes'])];
};

/** Name, status, office and trade codes. */
export const PROFILE_CHANGES = {
  company_name_changed: { make: changeName, chance: () => 5, isOnWebsites: true },
  company_status_changed: { make: changeStatus, chance: () => 1, isOnWebsites: true },
  strike_off_proposed: { make: proposeStrikeOff, chance: (company) => (filesAccounts(company) ? 3 : 0) },
  strike_off_withdrawn: { make: withdrawStrikeOff },
  registered_office_changed: { make: changeOffice, chance: () => 10, isOnWebsites: true },
  sic_codes_changed: { make: changeSicCodes, chance: (company) => (filesAccounts(company) ? 5 : 0) },
} satisfies ChangeTable;
