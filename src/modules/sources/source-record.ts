/** The registers that can be imported, by the identifier that they give to companies. */
export const SOURCES = {
  charity_number: {
    name: 'Charity Commission',
    fields: [
      'registered_charity_number',
      'linked_charity_number',
      'charity_registration_status',
      'charity_company_registration_number',
      'charity_contact_web',
    ],
  },
  lei: {
    name: 'GLEIF',
    fields: [
      'LEI',
      'Entity.RegistrationAuthority.RegistrationAuthorityID',
      'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
      'Entity.EntityStatus',
    ],
  },
} as const;

export type SourceKind = keyof typeof SOURCES;

/** A company's identifier in another register. */
export interface SourceRecord {
  value: string;
  companyNumber: string;
  /** The registrable domain. */
  website: string | null;
}

/** What an import did. */
export interface SourceImport {
  kind: SourceKind;
  /** Records in the file. */
  read: number;
  /** Identifiers of companies that are kept, now and before. */
  kept: number;
  before: number;
  websites: number;
}

/** A record as the file gives it, by the names of the fields. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** What is wrong with a file, and in which line. */
export class DamagedFile extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}
