/** Answers in the official format, of companies and people that do not exist. */
export function officialProfile(
  number: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const self = `/company/${number}`;
  return {
    accounts: {
      accounting_reference_date: { day: '30', month: '06' },
      last_accounts: {
        made_up_to: '2025-06-30',
        period_end_on: '2025-06-30',
        period_start_on: '2024-07-01',
        type: 'micro-entity',
      },
      next_accounts: {
        due_on: '2027-03-31',
        overdue: false,
        period_end_on: '2026-06-30',
        period_start_on: '2025-07-01',
      },
      next_due: '2027-03-31',
      next_made_up_to: '2026-06-30',
      overdue: false,
    },
    can_file: true,
    company_name: 'FERNHOLLOW KITES LIMITED',
    company_number: number,
    company_status: 'active',
    confirmation_statement: {
      last_made_up_to: '2026-06-07',
      next_due: '2027-06-21',
      next_made_up_to: '2027-06-07',
      overdue: false,
    },
    date_of_creation: '2011-06-07',
    etag: '0123456789abcdef',
    has_charges: false,
    has_insolvency_history: false,
    jurisdiction: 'england-wales',
    links: {
      self,
      filing_history: `${self}/filing-history`,
      officers: `${self}/officers`,
    },
    previous_company_names: [
      { name: 'FH 123 LIMITED', effective_from: '2011-06-07', ceased_on: '2012-01-09' },
      { name: 'FERNHOLLOW LIMITED', effective_from: '2012-01-09', ceased_on: '2016-02-01' },
    ],
    registered_office_address: {
      address_line_1: '4 Mill Lane',
      address_line_2: 'Thornby',
      country: 'England',
      locality: 'Northampton',
      postal_code: 'NN6 8SN',
      region: 'Northamptonshire',
    },
    registered_office_is_in_dispute: false,
    sic_codes: ['32300'],
    type: 'ltd',
    undeliverable_registered_office_address: false,
    ...changes,
  };
}

/** A profile that says there is more to be had. */
export function officialProfileWithAll(number: string, changes: Record<string, unknown> = {}) {
  const self = `/company/${number}`;
  return officialProfile(number, {
    has_charges: true,
    has_insolvency_history: true,
    links: {
      self,
      officers: `${self}/officers`,
      charges: `${self}/charges`,
      insolvency: `${self}/insolvency`,
      persons_with_significant_control: `${self}/persons-with-significant-control`,
    },
    ...changes,
  });
}

export function officialOfficer(at: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    address: { premises: '4', address_line_1: 'Mill Lane', locality: 'Northampton', postal_code: 'NN6 8SN' },
    appointed_on: '2015-03-02',
    country_of_residence: 'England',
    date_of_birth: { month: 4, year: 1970 },
    links: {
      self: `/company/07654321/appointments/officer-${at}`,
      officer: { appointments: `/officers/o${at}/appointments` },
    },
    name: `TESTER, Person ${at}`,
    nationality: 'British',
    occupation: 'Kite Maker',
    officer_role: 'director',
    ...changes,
  };
}

export function officialCharge(at: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    charge_code: `0765432100${at}`,
    charge_number: at,
    classification: { description: 'A registered charge', type: 'charge-description' },
    created_on: '2019-05-06',
    delivered_on: '2019-05-14',
    etag: 'fedcba',
    links: { self: `/company/07654321/charges/charge-${at}` },
    persons_entitled: [{ name: 'Imaginary Bank PLC' }],
    status: 'outstanding',
    transactions: [{ delivered_on: '2019-05-14', filing_type: 'create-charge-with-deed' }],
    ...changes,
  };
}

export function officialInsolvency(): Record<string, unknown> {
  return {
    cases: [
      {
        dates: [{ date: '2026-09-01', type: 'wound-up-on' }],
        number: '1',
        practitioners: [
          {
            address: { address_line_1: '1 Quay', postal_code: 'BS1 1AA' },
            appointed_on: '2026-09-01',
            name: 'Winder, Una',
            role: 'practitioner',
          },
        ],
        type: 'creditors-voluntary-liquidation',
      },
    ],
    etag: 'abc',
    status: ['liquidation'],
  };
}

export function officialSignificantPerson(at: number, changes: Record<string, unknown> = {}) {
  return {
    address: { address_line_1: 'Mill Lane', premises: '4' },
    date_of_birth: { month: 4, year: 1970 },
    kind: 'individual-person-with-significant-control',
    links: { self: `/company/07654321/persons-with-significant-control/individual/psc-${at}` },
    name: `Mx Person ${at} Tester`,
    name_elements: { forename: 'Person', surname: 'Tester' },
    natures_of_control: ['ownership-of-shares-75-to-100-percent'],
    notified_on: '2016-04-06',
    ...changes,
  };
}
