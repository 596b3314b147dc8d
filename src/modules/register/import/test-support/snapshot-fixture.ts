import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADER } from '../../../../../test/support/snapshot/index.ts';

/** Invented companies in the format of the snapshot. A test names the columns it is about. */
export type CompanyFields = Record<string, string>;

const COLUMNS = HEADER.trim()
  .split(',')
  .map((name) => name.trim());

const USUAL: CompanyFields = {
  CompanyName: 'QUENBY MARROW LIMITED',
  'RegAddress.AddressLine1': '4 TALLOW STREET',
  'RegAddress.PostTown': 'BRISTOL',
  'RegAddress.PostCode': 'BS1 4ST',
  CompanyCategory: 'Private Limited Company',
  CompanyStatus: 'Active',
  CountryOfOrigin: 'United Kingdom',
  IncorporationDate: '03/02/2014',
  'Accounts.AccountRefDay': '31',
  'Accounts.AccountRefMonth': '3',
  'Accounts.NextDueDate': '31/12/2027',
  'Accounts.LastMadeUpDate': '31/03/2026',
  'Accounts.AccountCategory': 'MICRO ENTITY',
  'Mortgages.NumMortCharges': '0',
  'Mortgages.NumMortOutstanding': '0',
  'Mortgages.NumMortPartSatisfied': '0',
  'Mortgages.NumMortSatisfied': '0',
  'SICCode.SicText_1': '62012 - Business and domestic software development',
  ConfStmtNextDueDate: '17/02/2027',
  ConfStmtLastMadeUpDate: '03/02/2026',
};

export function csvFields(number: string, fields: CompanyFields = {}, columns = COLUMNS): string[] {
  const company: CompanyFields = { ...USUAL, CompanyNumber: number, ...fields };
  return columns.map((column) => company[column] ?? '');
}

export function csvRow(number: string, fields: CompanyFields = {}): string {
  return quoteRow(csvFields(number, fields));
}

export function quoteRow(fields: string[]): string {
  return `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** A file from before 2016: the last two columns are not there. */
export function oldCsv(rows: { number: string; fields?: CompanyFields }[]): string {
  const columns = COLUMNS.slice(0, 53);
  const header = HEADER.trim().split(',').slice(0, 53).join(',');
  return `${header}\r\n${rows.map(({ number, fields }) => quoteRow(csvFields(number, fields, columns))).join('')}`;
}

export function csv(...rows: string[]): string {
  return HEADER + rows.join('');
}

export function tempFolder() {
  const path = mkdtempSync(join(tmpdir(), 'domesday-register-'));
  return {
    path,
    write(name: string, content: string | Buffer): string {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
