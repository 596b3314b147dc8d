/**
 * The requirements of the official description for the answers we use, in our own words: names, types and
 * value lists.
 */
import { type TObject, type TProperties, Type } from '@sinclair/typebox';

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Slug = Type.String({ pattern: '^[a-z0-9-]+$' });
const Etag = Type.String({ pattern: '^[0-9a-f]{40}$' });
const Count = Type.Integer({ minimum: 0 });
/** Unknown fields would be mistakes of ours. */
const Strict = <T extends TProperties>(fields: T): TObject<T> =>
  Type.Object(fields, { additionalProperties: false });
const optional = Type.Optional;

const Address = Strict({
  premises: optional(Type.String()),
  care_of: optional(Type.String()),
  po_box: optional(Type.String()),
  address_line_1: Type.String(),
  address_line_2: optional(Type.String()),
  locality: optional(Type.String()),
  region: optional(Type.String()),
  country: optional(Type.String()),
  postal_code: optional(Type.String()),
});
const Links = (...names: string[]) =>
  Strict({
    self: Type.String(),
    ...Object.fromEntries(names.map((name) => [name, optional(Type.String())])),
  });
const BirthMonth = Strict({ month: Type.Integer({ minimum: 1, maximum: 12 }), year: Type.Integer() });

const profileFields = {
  company_number: Type.String({ pattern: '^[A-Z0-9]{8}$' }),
  company_name: Type.String(),
  company_status: Slug,
  company_status_detail: optional(Slug),
  type: Slug,
  subtype: optional(Slug),
  jurisdiction: Slug,
  date_of_creation: Day,
  date_of_cessation: optional(Day),
  registered_office_address: Address,
  sic_codes: optional(Type.Array(Type.String({ pattern: '^\\d{5}$' }))),
  previous_company_names: optional(
    Type.Array(Strict({ name: Type.String(), effective_from: Day, ceased_on: Day })),
  ),
  foreign_company_details: optional(Type.Object({ registration_number: Type.String() })),
  branch_company_details: optional(Type.Object({ parent_company_number: Type.String() })),
  partial_data_available: optional(Slug),
  can_file: Type.Boolean(),
  undeliverable_registered_office_address: optional(Type.Boolean()),
  etag: Etag,
  links: Links('filing_history', 'officers', 'persons_with_significant_control', 'charges', 'insolvency'),
};
const lastAccounts = Strict({
  made_up_to: optional(Day),
  period_start_on: optional(Day),
  period_end_on: optional(Day),
  type: Slug,
});
const nextAccounts = { due_on: Day, period_start_on: Day, period_end_on: Day };
const accountsFields = {
  accounting_reference_date: Strict({
    day: Type.String({ pattern: '^\\d\\d$' }),
    month: Type.String({ pattern: '^\\d\\d$' }),
  }),
  last_accounts: lastAccounts,
  next_due: optional(Day),
  next_made_up_to: optional(Day),
};
const statementFields = { last_made_up_to: optional(Day), next_made_up_to: Day, next_due: Day };

/** The stream has no `overdue` and no flags. */
export const StreamedProfile = Strict({
  ...profileFields,
  accounts: optional(Strict({ ...accountsFields, next_accounts: optional(Strict(nextAccounts)) })),
  confirmation_statement: optional(Strict(statementFields)),
});

export const Profile = Strict({
  ...profileFields,
  accounts: optional(
    Strict({
      ...accountsFields,
      next_accounts: optional(Strict({ ...nextAccounts, overdue: Type.Boolean() })),
      overdue: Type.Boolean(),
    }),
  ),
  confirmation_statement: optional(Strict({ ...statementFields, overdue: Type.Boolean() })),
  has_charges: Type.Boolean(),
  has_insolvency_history: Type.Boolean(),
  has_been_liquidated: Type.Boolean(),
  registered_office_is_in_dispute: Type.Boolean(),
  has_super_secure_pscs: Type.Boolean(),
});

const IdentityVerification = Strict({
  appointment_verification_statement_due_on: optional(Day),
  appointment_verification_statement_date: optional(Day),
  appointment_verification_start_on: optional(Day),
  appointment_verification_end_on: optional(Day),
  identity_verified_on: optional(Day),
  authorised_corporate_service_provider_name: optional(Type.String()),
  anti_money_laundering_supervisory_bodies: optional(Type.Array(Type.String())),
});

const Officer = Strict({
  name: Type.String(),
  officer_role: Slug,
  appointed_on: Day,
  resigned_on: optional(Day),
  address: Address,
  occupation: optional(Type.String()),
  nationality: optional(Type.String()),
  country_of_residence: optional(Type.String()),
  date_of_birth: optional(BirthMonth),
  identification: optional(Type.Object({ identification_type: Slug, registration_number: Type.String() })),
  identity_verification_details: optional(IdentityVerification),
  is_pre_1992_appointment: Type.Boolean(),
  links: Strict({ self: Type.String(), officer: Strict({ appointments: Type.String() }) }),
});

const page = { items_per_page: Count, start_index: Count };

export const OfficerList = Strict({
  ...page,
  items: Type.Array(Officer, { maxItems: 35 }),
  active_count: Count,
  inactive_count: Count,
  resigned_count: Count,
  total_results: Count,
  etag: Etag,
  kind: Type.Literal('officer-list'),
  links: Links(),
});

export const AppointmentList = Strict({
  ...page,
  items: Type.Array(
    Strict({
      name: Type.String(),
      officer_role: Slug,
      appointed_on: Day,
      resigned_on: optional(Day),
      address: Address,
      occupation: optional(Type.String()),
      nationality: optional(Type.String()),
      country_of_residence: optional(Type.String()),
      identification: optional(
        Type.Object({ identification_type: Slug, registration_number: Type.String() }),
      ),
      identity_verification_details: optional(IdentityVerification),
      is_pre_1992_appointment: Type.Boolean(),
      appointed_to: Strict({
        company_name: Type.String(),
        company_number: Type.String(),
        company_status: Slug,
      }),
      links: Strict({ company: Type.String() }),
    }),
    { maxItems: 35 },
  ),
  etag: Etag,
  is_corporate_officer: Type.Boolean(),
  kind: Type.Literal('personal-appointment'),
  links: Links(),
  name: Type.String(),
  date_of_birth: optional(BirthMonth),
  total_results: Count,
});

const chargeFields = {
  charge_code: Type.String(),
  charge_number: Count,
  classification: Strict({ type: Slug, description: Type.String() }),
  status: Type.Union(
    ['outstanding', 'part-satisfied', 'fully-satisfied'].map((status) => Type.Literal(status)),
  ),
  created_on: Day,
  delivered_on: Day,
  satisfied_on: optional(Day),
  particulars: Type.Object({}),
  persons_entitled: Type.Array(Strict({ name: Type.String() })),
  transactions: Type.Array(
    Strict({ filing_type: Slug, delivered_on: Day, links: Strict({ filing: Type.String() }) }),
  ),
  etag: Etag,
  links: Links(),
};
export const StreamedCharge = Strict(chargeFields);

export const ChargeList = Strict({
  etag: Etag,
  items: Type.Array(Strict({ ...chargeFields, id: Type.String() })),
  total_count: Count,
  unfiltered_count: Count,
  satisfied_count: Count,
  part_satisfied_count: Count,
});

const Case = Strict({
  number: Type.String(),
  type: Slug,
  dates: Type.Array(Strict({ type: Slug, date: Day })),
  practitioners: Type.Array(
    Strict({
      name: Type.String(),
      address: Address,
      role: Slug,
      appointed_on: optional(Day),
      ceased_to_act_on: optional(Day),
    }),
  ),
  links: optional(Strict({ charge: Type.String() })),
});

export const Insolvency = Strict({
  etag: Etag,
  cases: Type.Array(Case, { minItems: 1 }),
  status: optional(Type.Array(Slug)),
});

export const FilingHistory = Strict({
  ...page,
  items: Type.Array(
    Strict({
      transaction_id: Type.String(),
      type: Type.String(),
      category: Slug,
      subcategory: optional(Slug),
      description: Slug,
      description_values: optional(Type.Record(Type.String(), Type.String())),
      date: Day,
      barcode: Type.String(),
      pages: Count,
      links: Links(),
    }),
  ),
  etag: Etag,
  filing_history_status: Type.Literal('filing-history-available'),
  kind: Type.Literal('filing-history'),
  total_count: Count,
});

export const PscList = Strict({
  ...page,
  items: Type.Array(
    Strict({
      kind: Slug,
      name: Type.String(),
      name_elements: optional(Type.Object({ surname: Type.String() })),
      notified_on: Day,
      ceased_on: optional(Day),
      address: Address,
      natures_of_control: Type.Array(Slug, { minItems: 1 }),
      nationality: optional(Type.String()),
      country_of_residence: optional(Type.String()),
      date_of_birth: optional(BirthMonth),
      identification: optional(Type.Object({ legal_authority: Type.String(), legal_form: Type.String() })),
      identity_verification_details: optional(IdentityVerification),
      etag: Etag,
      links: Links(),
    }),
  ),
  active_count: Count,
  ceased_count: Count,
  total_results: Count,
  links: Links(),
});

export const CompanySearch = Type.Object({
  kind: Type.Literal('search#companies'),
  ...page,
  total_results: Count,
  items: Type.Array(
    Type.Object({
      kind: Type.Literal('searchresults#company'),
      title: Type.String(),
      address_snippet: Type.String(),
      links: Links(),
      company_number: Type.String(),
      date_of_creation: Day,
      company_type: Slug,
      company_status: Slug,
      address: Address,
    }),
  ),
});
