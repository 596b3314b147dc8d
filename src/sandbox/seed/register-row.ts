import { joinedKey, nameKey } from '../../shared/company-name.ts';
import { parsePostcode } from '../../shared/postcode.ts';
import type { Charge, SandboxCompany } from '../world/sandbox-company.ts';

/** A fictional company as a row of `companies`, as an import or a live look-up would write it. */
export function registerRow({ profile, charges }: SandboxCompany) {
  const { registered_office_address: office, accounts, confirmation_statement: statement } = profile;
  const postcode = office.postal_code === undefined ? undefined : parsePostcode(office.postal_code);
  return {
    company_number: profile.company_number,
    company_name: profile.company_name,
    company_status: profile.company_status,
    company_status_detail: profile.company_status_detail ?? null,
    // A snapshot has the subtype instead of the type.
    company_type: profile.subtype ?? profile.type,
    country_of_origin:
      profile.foreign_company_details?.originating_registry.country ??
      (profile.jurisdiction === 'noneu' ? null : 'United Kingdom'),
    care_of: office.care_of ?? null,
    po_box: office.po_box ?? null,
    address_line_1: office.address_line_1,
    address_line_2: office.address_line_2 ?? null,
    locality: office.locality ?? null,
    region: office.region ?? null,
    country: office.country ?? null,
    postal_code: postcode?.whole ?? office.postal_code ?? null,
    outward_code: postcode?.outward ?? null,
    incorporated_on: profile.date_of_creation,
    dissolved_on: profile.date_of_cessation ?? null,
    accounts_reference_day: numberOf(accounts?.accounting_reference_date.day),
    accounts_reference_month: numberOf(accounts?.accounting_reference_date.month),
    accounts_next_due: accounts?.next_due ?? null,
    accounts_last_made_up: accounts?.last_accounts.made_up_to ?? null,
    accounts_type: accounts?.last_accounts.type ?? null,
    confirmation_next_due: statement?.next_due ?? null,
    confirmation_last_made_up: statement?.last_made_up_to ?? null,
    ...countCharges(charges),
    sic_codes: profile.sic_codes ?? [],
    previous_names: (profile.previous_company_names ?? []).map(({ name, ceased_on }) => ({
      name,
      ceased_on,
    })),
    row_hash: 0,
  };
}

export type RegisterRow = ReturnType<typeof registerRow>;

function countCharges(charges: Charge[]) {
  const count = (status: string) => charges.filter((charge) => charge.status === status).length;
  return {
    charges_total: charges.length,
    charges_outstanding: count('outstanding'),
    charges_part_satisfied: count('part-satisfied'),
    charges_satisfied: count('fully-satisfied'),
  };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** The current and previous names in the forms that searches compare. */
export function nameRows(row: RegisterRow) {
  return [row.company_name, ...row.previous_names.map(({ name }) => name)].map((name, ordinal) => {
    const key = nameKey(name);
    return { company_number: row.company_number, ordinal, name_key: key, joined_key: joinedKey(key) };
  });
}
