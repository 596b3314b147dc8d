import { createHash } from 'node:crypto';
import { joinedKey, nameKey } from '../../../src/shared/companies/company-name.ts';
import type { FileCompany } from './register-file.ts';
import type { LabelledSiteFile } from './site-file.ts';
import { siteNames } from './site-names.ts';

const NUMBER_FIRST = 1_000_000;
const NUMBERS = 15_000_000;
const LEGAL_FORMS = 'limited|ltd|plc|llp|l\\.l\\.p|cic|c\\.i\\.c|cyf|unlimited';

type KnownCompany = Pick<FileCompany, 'company_number' | 'company_name' | 'previous_names'>;

/**
 * Companies that share a site's name and nothing else, as a register of millions has for most brands. No
 * answer may turn wrong when they are added. The same sites and register always give the same companies.
 *
 * A name is left out when a company of the register has it, or had it, and when the pages print it with a
 * legal form: a company of that name would be the right answer. Sites of foreign companies keep those names,
 * because they say where the company is registered.
 */
export function makeNamesakes(
  sites: readonly LabelledSiteFile[],
  register: readonly KnownCompany[],
): FileCompany[] {
  const names = new Set(
    register.flatMap(({ company_name: name, previous_names: previous }) => [name, ...previous].map(keyOf)),
  );
  const numbers = new Set([...register.map((company) => company.company_number), ...printedNumbers(sites)]);
  const namesakes: FileCompany[] = [];
  for (const site of sites) {
    const isForeign = site.expected.match_status === 'non_uk_entity';
    const text = isForeign ? '' : textOf(site);
    for (const name of siteNames(site)) {
      if (names.has(keyOf(name)) || printsLegalName(text, name)) continue;
      names.add(keyOf(name));
      const company = makeCompany(name, numbers);
      numbers.add(company.company_number);
      namesakes.push(company);
    }
  }
  return namesakes;
}

/** Without spaces, because the register refuses names that differ in spaces only. */
function keyOf(name: string): string {
  return joinedKey(nameKey(name));
}

/** A namesake must not get a number that some page prints, with or without its leading zeros. */
function printedNumbers(sites: readonly LabelledSiteFile[]): string[] {
  return sites.flatMap(({ pages }) =>
    pages.flatMap(({ html }) => [...html.matchAll(/\d{6,8}/g)].map(([digits]) => digits.padStart(8, '0'))),
  );
}

function textOf({ pages }: LabelledSiteFile): string {
  return pages.map(({ html }) => html.replace(/<[^>]*>/g, ' ').replace(/&amp;/g, '&')).join('\n');
}

function printsLegalName(text: string, name: string): boolean {
  const words = nameKey(name)
    .split(' ')
    .map((word) => (word === 'AND' ? '(?:and|&)' : [...word].join("['’.]?")));
  const gap = '[^\\p{L}\\p{N}]+';
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join(gap)}${gap}(?:${LEGAL_FORMS})(?!\\p{L})`, 'iu').test(
    text,
  );
}

/** Everything is derived from the name, so that a site more or less does not change the others' namesakes. */
function makeCompany(name: string, taken: ReadonlySet<string>): FileCompany {
  const hash = createHash('sha256').update(keyOf(name)).digest();
  let serial = hash.readUInt32BE(0) % NUMBERS;
  while (taken.has(numberAt(serial))) serial = (serial + 1) % NUMBERS;
  const pick = (byte: number, below: number) => hash.readUInt8(byte) % below;
  const letter = (byte: number) => 'ABDEFGHJLN'.charAt(pick(byte, 10));
  const postcode = `ZE${1 + pick(4, 3)} ${pick(5, 10)}${letter(6)}${letter(7)}`;
  return {
    company_number: numberAt(serial),
    company_name: `${registeredSpelling(name)} LIMITED`,
    company_status: 'active',
    company_type: 'ltd',
    registered_postcode: postcode,
    registered_address: `${1 + pick(8, 90)} Harbour Street, Lerwick, ${postcode}`,
    incorporated_on: `${1990 + pick(9, 30)}-0${1 + pick(10, 9)}-1${pick(11, 10)}`,
    sic_codes: [],
    previous_names: [],
  };
}

function numberAt(serial: number): string {
  return String(NUMBER_FIRST + serial).padStart(8, '0');
}

/** Capitals and the few signs that the register allows. */
function registeredSpelling(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('’', "'")
    .replace(/[^A-Z0-9&'().,+\- ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
