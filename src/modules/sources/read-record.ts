import { parseCompanyNumber } from '../../shared/company-number.ts';
import { parseDomainName } from '../../shared/domain-name.ts';
import { isLei } from '../../shared/lei.ts';
import { DamagedFile, type RawRecord, type SourceKind, type SourceRecord } from './source-record.ts';

const CHARITY_NUMBER = /^\d{5,8}$/;
/** Companies House in England and Wales, Northern Ireland and Scotland, in GLEIF's list of registration authorities. */
const ENGLAND_AND_WALES = 'RA000585';
const UK_AUTHORITIES = new Set([ENGLAND_AND_WALES, 'RA000586', 'RA000587']);

/** The identifier of a UK company; nothing for records of others. Throws `DamagedFile` for what no register prints. */
export const readRecord: Record<SourceKind, (raw: RawRecord, line: number) => SourceRecord | undefined> = {
  charity_number: readCharity,
  lei: readLei,
};

/** Registered charities that are companies. Linked charities share the number of the main one, which is linked charity 0. */
function readCharity(raw: RawRecord, line: number): SourceRecord | undefined {
  const value = textOf(raw, 'registered_charity_number');
  if (!CHARITY_NUMBER.test(value))
    throw new DamagedFile(line, `registered_charity_number is ${quoted(value)}, not a number`);
  const status = textOf(raw, 'charity_registration_status').toLowerCase();
  if (status !== 'registered' && status !== 'removed')
    throw new DamagedFile(
      line,
      `charity_registration_status is ${quoted(status)}, neither Registered nor Removed`,
    );
  if (status === 'removed' || textOf(raw, 'linked_charity_number') !== '0') return undefined;
  const companyNumber = parseCompanyNumber(textOf(raw, 'charity_company_registration_number'));
  return companyNumber && { value, companyNumber, website: websiteOf(textOf(raw, 'charity_contact_web')) };
}

function readLei(raw: RawRecord, line: number): SourceRecord | undefined {
  const value = textOf(raw, 'LEI');
  if (!isLei(value))
    throw new DamagedFile(line, `${quoted(value)} is not an LEI: its check digits are wrong`);
  const authority = textOf(raw, 'Entity.RegistrationAuthority.RegistrationAuthorityID');
  if (!UK_AUTHORITIES.has(authority) || textOf(raw, 'Entity.EntityStatus') !== 'ACTIVE') return undefined;
  const number = textOf(raw, 'Entity.RegistrationAuthority.RegistrationAuthorityEntityID');
  // Without its letters, a Scottish or Northern Irish number would be another company's.
  if (authority !== ENGLAND_AND_WALES && !/[A-Z]/i.test(number)) return undefined;
  const companyNumber = parseCompanyNumber(number);
  return companyNumber && { value, companyNumber, website: null };
}

function textOf(raw: RawRecord, field: string): string {
  const value = raw[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function quoted(text: string): string {
  return text === '' ? 'empty' : `"${text.slice(0, 40)}"`;
}

/** The first address in the field that is a domain. */
function websiteOf(text: string): string | null {
  for (const part of text.split(/[\s,;]+/)) {
    if (part === '' || part.includes('@')) continue;
    try {
      return parseDomainName(part, () => true);
    } catch {
      // People type anything into this field.
    }
  }
  return null;
}
