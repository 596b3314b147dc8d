import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zip } from './zip-writer.ts';

export interface HostileFile {
  /** The command that imports it, without the file. */
  command: string[];
  /** With the end of its name, which says its kind. */
  name: string;
  content: () => string | Buffer;
}

const MIB = 1024 * 1024;
const REGISTER_HEADER =
  'CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2,RegAddress.PostTown';
const REGISTER = ['register', 'import', '--as-of', '2026-11-01'];
const SOURCES = ['sources', 'import'];
const FINANCIALS = ['financials', 'import'];
const SURVEY = ['survey'];
const spaces = () => ' '.repeat(100 * MIB);

/** Files that an operator may have downloaded from somebody who means harm. */
export const HOSTILE_FILES: Readonly<Record<string, HostileFile>> = {
  'a register without line ends': { command: REGISTER, name: 'a.csv', content: () => 'a'.repeat(60 * MIB) },
  'a register of one quote': {
    command: REGISTER,
    name: 'b.csv',
    content: () => `${REGISTER_HEADER}\n"${'a,\n'.repeat(10 * MIB)}`,
  },
  'a register of spaces, packed': {
    command: REGISTER,
    name: 'c.zip',
    content: () => zip([{ name: 'Basic-2026-11-01.csv', content: spaces() }]),
  },
  'a register of random bytes': { command: REGISTER, name: 'd.csv', content: () => randomBytes(20 * MIB) },
  'a source of nested JSON': {
    command: SOURCES,
    name: 'e.json',
    content: () => `[${'{"a":['.repeat(4 * MIB)}`,
  },
  'a source of commas': { command: SOURCES, name: 'f.csv', content: () => ','.repeat(30 * MIB) },
  'a source of spaces, packed': {
    command: SOURCES,
    name: 'g.zip',
    content: () => zip([{ name: 'a.csv', content: spaces() }]),
  },
  'a source that is a workbook of spaces': {
    command: SOURCES,
    name: 'h.xlsx',
    content: () =>
      zip([
        { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>' },
        { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${spaces()}` },
      ]),
  },
  'accounts of open elements': {
    command: FINANCIALS,
    name: 'i.zip',
    content: () => zip([{ name: 'Prod223_0001_01234567_20260331.html', content: '<div>'.repeat(2 * MIB) }]),
  },
  'accounts of spaces, packed': {
    command: FINANCIALS,
    name: 'j.zip',
    content: () => zip([{ name: 'Prod223_0001_01234567_20260331.html', content: spaces() }]),
  },
  'a list of domains in one line, packed': {
    command: SURVEY,
    name: 'k.gz',
    content: () => gzipSync('a.'.repeat(50 * MIB), { level: 1 }),
  },
};
