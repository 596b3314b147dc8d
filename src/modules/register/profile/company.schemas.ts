import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../../platform/http/index.ts';
import { NEWEST_FIGURES_EXAMPLE, NewestFiguresOut } from '../../financials/index.ts';
import { IdentitySummaryOut } from '../identity/identity.schemas.ts';
import { ADDRESS_FIELDS, type PresentedProfile } from './present-company.ts';

const Text = (description?: string) => Nullable(Type.String(described(description)));
const Day = (description?: string) => Nullable(Type.String({ format: 'date', ...described(description) }));
const Flag = (description?: string) => Nullable(Type.Boolean(described(description)));
const Days = (description: string) => Nullable(Type.Integer({ description }));

function described(description: string | undefined) {
  return description === undefined ? {} : { description };
}

const ResignationOut = Type.Object(
  {
    name: Type.String(),
    officer_role: Type.String(),
    appointed_on: Day(),
    resigned_on: Type.String({ format: 'date' }),
    days_since_resignation: Type.Integer(),
  },
  { title: 'Resignation' },
);

/** The fields of every object that shows a full company. */
export const COMPANY_FIELDS = {
  company_number: Type.String({ examples: ['73816452'] }),
  company_name: Type.String(),
  company_status: Type.String({
    description: 'As the Companies House API names it. `removed`: has left the register.',
    examples: ['active'],
  }),
  company_type: Type.String({ description: 'As the Companies House API names it.', examples: ['ltd'] }),
  registered_postcode: Text(),
  registered_address: Text('In one line.'),
  incorporated_on: Day(),
  accounts_type: Text(
    'Of the last accounts, as the Companies House API names it; `"null"` before the first.',
  ),
  accounts_next_due: Day('Null when it is not known, and for closed companies, which owe none.'),
  accounts_overdue: Flag('As of the day of the answer, in the UK. Filing on the due day itself is in time.'),
  accounts_days_until_due: Days('Below zero when overdue.'),
  confirmation_next_due: Day('Null when it is not known, and for closed companies, which owe none.'),
  confirmation_overdue: Flag(),
  confirmation_days_until_due: Days('Below zero when overdue.'),
  has_insolvency_history: Flag('Null when it is not known.'),
  current_insolvency_status: Text(
    '`liquidation`, `administration`, `receivership`, `voluntary-arrangement`, `insolvency-proceedings` or `moratorium`; null when none is known.',
  ),
  has_active_charges: Flag('Outstanding, or satisfied in part.'),
  last_charge_date: Day('When the newest charge was created.'),
  days_since_last_charge: Days('On the day of the answer.'),
  recent_director_resignation: Flag(
    'Whether a director, or a member of a partnership, left in the last 90 days.',
  ),
  last_director_change_date: Day('When a director last came or went.'),
  days_since_last_director_change: Days('On the day of the answer.'),
  recent_resignations: Type.Array(ResignationOut, {
    description: 'Directors, and members of a partnership, who left in the last 90 days, newest first.',
  }),
  sic_codes: Type.Array(Type.String()),
  previous_names: Type.Array(
    Type.Object({ name: Type.String(), ceased_on: Day() }, { title: 'PreviousName' }),
    {
      description: 'Newest first.',
    },
  ),
  financials: NewestFiguresOut,
};

const RegistrationOut = Type.Object(
  {
    source: Type.String({ description: 'The register.', examples: ['Charity Commission'] }),
    identifier: Type.String({ examples: ['1098765'] }),
    name: Text('What that register calls the organisation.'),
    url: Text('Its entry there.'),
    as_of: Type.String({ format: 'date', description: 'The day of the data.' }),
    attribution: Type.String({ description: 'What the licence asks to be shown with it.' }),
  },
  { title: 'Registration' },
);

/** An entry of a company in another public register. */
export type Registration = Static<typeof RegistrationOut>;

export const RegistrationsOut = Type.Array(RegistrationOut, {
  description: 'What other public registers hold of the company; empty where nothing is known.',
});

/** The company as `/v1/enrich` shows it. */
export const CompanyOut = Type.Object(COMPANY_FIELDS, { title: 'Company' });

const IdentityDetailsOut = Type.Object(
  {
    appointment_verification_statement_due_on: Day('By when a statement about this role must be supplied.'),
    appointment_verification_statement_date: Day('From when it can be supplied.'),
    appointment_verification_start_on: Day('When it was supplied.'),
    appointment_verification_end_on: Day('When it was removed.'),
    identity_verified_on: Day('When an agent verified the identity.'),
    authorised_corporate_service_provider_name: Text('The agent.'),
    anti_money_laundering_supervisory_bodies: Type.Array(Type.String(), { description: 'Of the agent.' }),
    preferred_name: Text(),
  },
  {
    title: 'IdentityVerificationDetails',
    description: 'As the register sends it. Secretaries and companies have none; its absence says nothing.',
  },
);

const OfficerOut = Type.Object(
  {
    id: Text(),
    officer_id: Type.Optional(
      Text(
        'Of the person or company; `GET /v1/officers/{officer_id}/appointments` lists all its appointments.',
      ),
    ),
    name: Type.String(),
    officer_role: Type.String(),
    appointed_on: Day(),
    appointed_before: Day('For appointments from before 1992.'),
    resigned_on: Day(),
    occupation: Text(),
    nationality: Type.Optional(Text('As the register publishes it.')),
    month_of_birth: Type.Optional(Text('Such as `1970-04`; the register does not publish the day.')),
    registration_number: Text('Of a corporate officer.'),
    identity_verification_details: Nullable(IdentityDetailsOut),
  },
  { title: 'Officer' },
);

const ChargeOut = Type.Object(
  {
    id: Text(),
    charge_code: Text(),
    charge_number: Nullable(Type.Integer()),
    status: Type.String(),
    description: Text(),
    created_on: Day(),
    delivered_on: Day(),
    satisfied_on: Day(),
    persons_entitled: Type.Array(Type.String()),
  },
  { title: 'Charge' },
);

const InsolvencyCaseOut = Type.Object(
  {
    number: Text(),
    type: Type.String(),
    dates: Type.Array(Type.Object({ type: Type.String(), date: Type.String({ format: 'date' }) })),
    practitioners: Type.Array(
      Type.Object({ name: Type.String(), role: Text(), appointed_on: Day(), ceased_to_act_on: Day() }),
    ),
  },
  { title: 'InsolvencyCase' },
);

const SignificantPersonOut = Type.Object(
  {
    id: Text(),
    kind: Type.String(),
    name: Text('Null for a protected person.'),
    country_registered: Type.Optional(Text('Of a company or legal person, as filed.')),
    place_registered: Type.Optional(Text('Its register, as filed.')),
    natures_of_control: Type.Array(Type.String()),
    notified_on: Day(),
    ceased_on: Day(),
    ceased: Type.Boolean(),
    registration_number: Text(),
    identity_verification_details: Nullable(IdentityDetailsOut),
  },
  { title: 'PersonWithSignificantControl' },
);

const unknownOrList = (item: TSchema) =>
  Nullable(Type.Array(item, { description: 'Null when it is not known; empty when there is nothing.' }));

export const CompanyProfileIn = Type.Object({
  company_number: Type.String({
    description: 'In any spelling: `01234567`, `1234567`, `sc89839`.',
    examples: ['73816452'],
  }),
});

export const CompanyProfileQuery = Type.Object({
  stored: Type.Optional(
    Type.Boolean({
      description:
        'True: what is stored, of any age, at once; Companies House is asked only where nothing is. `as_of` and `detail_as_of` say how old it is.',
    }),
  ),
});

/** Typed by what it presents: a schema this large is too deep for the compiler to read a type from. */
export const CompanyProfileOut = Type.Unsafe<PresentedProfile & { registrations: Registration[] }>(
  Type.Object(
    {
      ...COMPANY_FIELDS,
      company_status_detail: Text('Such as `active-proposal-to-strike-off`.'),
      dissolved_on: Day(),
      removed_on: Day('The day of the first snapshot of the register without this company.'),
      country_of_origin: Text(),
      jurisdiction: Text(),
      registered_office_address: Type.Object(
        Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, Text()])) as Record<
          (typeof ADDRESS_FIELDS)[number],
          ReturnType<typeof Text>
        >,
        { title: 'RegisteredOfficeAddress' },
      ),
      accounts_reference_date: Nullable(Type.Object({ day: Type.Integer(), month: Type.Integer() })),
      accounts_last_made_up: Day(),
      confirmation_last_made_up: Day(),
      officers: unknownOrList(OfficerOut),
      charges: unknownOrList(ChargeOut),
      insolvency_cases: unknownOrList(InsolvencyCaseOut),
      persons_with_significant_control: unknownOrList(SignificantPersonOut),
      identity_verification: Nullable(IdentitySummaryOut),
      registrations: RegistrationsOut,
      source: OneOf(
        ['live', 'snapshot'],
        'Where the company itself comes from: Companies House now, or a snapshot of the register.',
      ),
      as_of: Day('The day of that source.'),
      detail_as_of: Nullable(
        Type.String({
          format: 'date-time',
          description: 'When officers, charges and insolvency were fetched.',
        }),
      ),
    } satisfies Record<keyof PresentedProfile | 'registrations', TSchema>,
    { title: 'CompanyProfile' },
  ),
);

/** A fictional company of the sandbox, for the API's description. */
export const COMPANY_EXAMPLE: Static<typeof CompanyOut> = {
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  company_status: 'active',
  company_type: 'ltd',
  registered_postcode: 'LA9 4XX',
  registered_address: '4 Mill Lane, Kendal, LA9 4XX',
  incorporated_on: '2012-03-14',
  accounts_type: 'micro-entity',
  accounts_next_due: '2026-12-31',
  accounts_overdue: false,
  accounts_days_until_due: 303,
  confirmation_next_due: '2026-03-28',
  confirmation_overdue: false,
  confirmation_days_until_due: 25,
  has_insolvency_history: false,
  current_insolvency_status: null,
  has_active_charges: true,
  last_charge_date: '2023-09-01',
  days_since_last_charge: 914,
  recent_director_resignation: true,
  last_director_change_date: '2026-03-02',
  days_since_last_director_change: 1,
  recent_resignations: [
    {
      name: 'ASHGILL, Rowan',
      officer_role: 'director',
      appointed_on: '2019-06-14',
      resigned_on: '2026-03-02',
      days_since_resignation: 1,
    },
  ],
  sic_codes: ['43320'],
  previous_names: [{ name: 'TARNWICK STAIRS LIMITED', ceased_on: '2015-01-20' }],
  financials: NEWEST_FIGURES_EXAMPLE,
};

export const PROFILE_EXAMPLE: Static<typeof CompanyProfileOut> = {
  ...COMPANY_EXAMPLE,
  company_status_detail: null,
  dissolved_on: null,
  removed_on: null,
  country_of_origin: 'United Kingdom',
  jurisdiction: 'england-wales',
  registered_office_address: {
    care_of: null,
    po_box: null,
    address_line_1: '4 Mill Lane',
    address_line_2: null,
    locality: 'Kendal',
    region: null,
    postal_code: 'LA9 4XX',
    country: 'England',
  },
  accounts_reference_date: { day: 31, month: 3 },
  accounts_last_made_up: '2025-03-31',
  confirmation_last_made_up: '2025-03-14',
  officers: [
    {
      id: 'k2Jd81mQx0',
      name: 'FELLBECK, Iris',
      officer_role: 'director',
      appointed_on: '2012-03-14',
      appointed_before: null,
      resigned_on: null,
      occupation: 'Joiner',
      nationality: 'British',
      month_of_birth: '1970-04',
      registration_number: null,
      identity_verification_details: {
        appointment_verification_statement_due_on: '2026-06-28',
        appointment_verification_statement_date: null,
        appointment_verification_start_on: null,
        appointment_verification_end_on: null,
        identity_verified_on: null,
        authorised_corporate_service_provider_name: null,
        anti_money_laundering_supervisory_bodies: [],
        preferred_name: null,
      },
    },
  ],
  charges: [],
  insolvency_cases: [],
  persons_with_significant_control: [],
  identity_verification: {
    directors: { total: 1, verified: 0, due: 1, overdue: 0, unknown: 0 },
    psc: { total: 0, verified: 0, due: 0, overdue: 0, unknown: 0 },
  },
  registrations: [
    {
      source: 'GLEIF',
      identifier: '213800TARNWICKJOIN73',
      name: null,
      url: null,
      as_of: '2026-02-01',
      attribution:
        'Contains LEI data of the Global Legal Entity Identifier Foundation, made available under CC0.',
    },
  ],
  source: 'live',
  as_of: '2026-03-03',
  detail_as_of: '2026-03-03T08:20:00.000Z',
};
