import { readFileSync } from 'node:fs';
import { statusSlug, typeByNumber, typeSlug } from '../../../src/modules/register/import/prose-slugs.ts';
import { parseRows } from '../../website/csv-rows.ts';
import type { SnapshotCompany } from '../service/snapshot-row.ts';

/** A company of a register file, with the fields that resolution reads of the register. */
export interface FileCompany extends SnapshotCompany {
  sic_codes: string[];
  /** Names it had before, newest first. */
  previous_names: string[];
}

const ADDRESS = [
  'CareOf',
  'POBox',
  'AddressLine1',
  'AddressLine2',
  'PostTown',
  'County',
  'PostCode',
  'Country',
].map((part) => `RegAddress.${part}`);
const SIC_CODES = [1, 2, 3, 4].map((place) => `SICCode.SicText_${place}`);
const PREVIOUS_NAMES = Array.from({ length: 10 }, (_, index) => `PreviousName_${index + 1}.CompanyName`);

/** Reads a snapshot CSV into memory; meant for the small register that comes with a site file. */
export function readRegisterFile(path: string): FileCompany[] {
  return parseRegisterFile(readFileSync(path, 'utf8'), path);
}

/** Reads a register from text; `name` is for error messages. */
export function parseRegisterFile(text: string, name: string): FileCompany[] {
  return parseRows(text, name).map((cell) => {
    const filled = (columns: readonly string[]) => columns.map(cell).filter(Boolean);
    const number = cell('CompanyNumber');
    return {
      company_number: number,
      company_name: cell('CompanyName'),
      company_status: statusSlug(cell('CompanyStatus')).slug,
      company_type: typeByNumber(typeSlug(cell('CompanyCategory')).slug, number),
      registered_postcode: cell('RegAddress.PostCode') || null,
      registered_address: filled(ADDRESS).join(', ') || null,
      incorporated_on: isoDate(cell('IncorporationDate')),
      sic_codes: filled(SIC_CODES).flatMap((text) => /^\d{5}/.exec(text)?.[0] ?? []),
      previous_names: filled(PREVIOUS_NAMES),
    };
  });
}

function isoDate(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}
