import { legalFormClass, lookUpKey } from '../extract/legal-name.ts';
import { keyVariants } from '../match/site-query.ts';
import { compareAddress, comparedWith } from './address.ts';
import type { DisclosureItem, DisclosureName, DisclosureStatus, Disclosures } from './disclosures.ts';
import { legalFormOf, partOfUk } from './legal-form.ts';
import type { Said, SiteStatements } from './site-statements.ts';

/** The register's record that the statements are compared with. */
export interface JudgedRecord {
  company_number: string;
  company_name: string;
  company_type: string;
  registered_address: string | null;
  /** It is dissolved, or left the register otherwise. */
  isClosed: boolean;
  previous_names: readonly string[];
  /** Offices that it had before, as far as they are known, each in one line. */
  former_offices: readonly string[];
}

interface Finding {
  status: DisclosureStatus;
  said?: Said | undefined;
  /** Replaces the rule of the legal form. */
  regulation?: string;
}

const MISSING: Finding = { status: 'missing' };
const NOT_APPLICABLE: Finding = { status: 'not_applicable' };

const CHECKS: Record<DisclosureName, (statements: SiteStatements, record: JudgedRecord) => Finding> = {
  registered_name: judgeName,
  registered_number: judgeNumber,
  place_of_registration: judgePlace,
  registered_office: judgeOffice,
  charity_status: judgeCharity,
  regulator_number: judgeRegulator,
};

/** Judges the statements of a website against one record of the register. */
export function judgeStatements(statements: SiteStatements, record: JudgedRecord): Disclosures {
  const { id, rules } = legalFormOf(record);
  const items = Object.entries(CHECKS).map(([name, check]): DisclosureItem => {
    const item = name as DisclosureName;
    const found = check(statements, record);
    const regulation = found.regulation ?? rules[item] ?? '';
    const { status, said } = regulation === '' ? NOT_APPLICABLE : found;
    const shown = status === 'not_applicable' ? undefined : said;
    return { item, status, quote: shown?.quote || null, page_url: shown?.page_url ?? null, regulation };
  });
  const complete = items.every(({ status }) => status === 'present' || status === 'not_applicable');
  return { legal_form: id, complete, items };
}

export type PrintedName = 'current' | 'former' | 'other';

/** Whether a printed name is the registered one, one that the company had before, or neither. */
export function judgePrintedName(
  printed: string,
  record: Pick<JudgedRecord, 'company_name' | 'previous_names'>,
): PrintedName {
  if (isNameOf(printed, record.company_name)) return 'current';
  return record.previous_names.some((name) => isNameOf(printed, name)) ? 'former' : 'other';
}

function isNameOf(printed: string, registered: string): boolean {
  const form = legalFormClass(registered);
  if (form !== '' && form !== legalFormClass(printed)) return false;
  const key = lookUpKey(registered);
  const printedKey = lookUpKey(printed);
  return printedKey === key || keyVariants(printedKey).includes(key);
}

function judgeName({ names, record: then }: SiteStatements, record: JudgedRecord): Finding {
  const previous = then.company_name === null ? [] : [then.company_name];
  const known = { ...record, previous_names: [...record.previous_names, ...previous] };
  const judged = names.map((said) => ({ said, name: judgePrintedName(said.printed, known) }));
  const best =
    judged.find(({ name }) => name === 'current') ??
    judged.find(({ name }) => name === 'former') ??
    judged[0];
  if (record.isClosed) return { status: 'contradicts_register', said: best?.said };
  if (!best) return MISSING;
  const status = ({ current: 'present', former: 'outdated', other: 'missing' } as const)[best.name];
  return { status, said: best.said };
}

function judgeNumber({ numbers: [number] }: SiteStatements): Finding {
  if (!number) return MISSING;
  return { status: number.isOwn ? 'present' : 'contradicts_register', said: number };
}

function judgePlace({ places }: SiteStatements, { company_number }: JudgedRecord): Finding {
  const expected = partOfUk(company_number);
  const right = places.find(({ part }) => part === expected);
  if (right) return { status: 'present', said: right };
  const other = places.find(({ part, isSure }) => part !== null && isSure);
  if (other) return { status: 'contradicts_register', said: other };
  return { status: 'missing', said: places.find(({ part }) => part === null) };
}

function judgeOffice({ offices, record: then }: SiteStatements, record: JudgedRecord): Finding {
  const { registered_address: registered } = record;
  const called = offices.filter(({ isCalledOffice }) => isCalledOffice);
  // The register has nothing to compare with.
  if (registered === null) return called[0] ? { status: 'present', said: called[0] } : MISSING;
  const compare = comparedWith(registered);
  const same = offices.find(({ address }) => compare(address) === 'same');
  if (same) return { status: 'present', said: same };
  const former = [...record.former_offices, then.registered_address].filter(
    (office): office is string => office !== null && office !== registered,
  );
  const outdated =
    offices.find(({ address }) => former.some((office) => isFormer(address, office, registered))) ??
    called.find(({ address }) => former.some((office) => isPartOfFormer(address, office, registered)));
  if (outdated) return { status: 'outdated', said: outdated };
  const judged = offices.map((said) => ({ said, agreement: compare(said.address) }));
  const other = judged.find(({ agreement, said }) => agreement === 'other' && said.isCalledOffice)?.said;
  if (other) return { status: 'contradicts_register', said: other };
  // A printed postcode or incomplete address.
  const part = judged.find(
    ({ agreement, said }) =>
      agreement === 'incomplete' && (said.isCalledOffice || sharesPostcode(said.address, registered)),
  );
  return { status: 'missing', said: part?.said };
}

/**
 * Whether the address is that of a former office. An address where the company still is does not count as one
 * that it left.
 */
function isFormer(address: string, office: string, registered: string): boolean {
  return compareAddress(address, office) === 'same' && compareAddress(office, registered) !== 'same';
}

/** Whether an incomplete address has the postcode of an office that the company left. */
function isPartOfFormer(address: string, office: string, registered: string): boolean {
  return (
    compareAddress(address, office) === 'incomplete' &&
    sharesPostcode(address, office) &&
    !sharesPostcode(address, registered)
  );
}

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi;
const postcodesIn = (text: string) =>
  [...text.matchAll(POSTCODE)].map(([code]) => code.toUpperCase().replace(' ', ''));

function sharesPostcode(one: string, other: string): boolean {
  const known = new Set(postcodesIn(other));
  return postcodesIn(one).some((code) => known.has(code));
}

function judgeCharity({ charity }: SiteStatements, { company_number }: JudgedRecord): Finding {
  if (!charity) return MISSING;
  return {
    status: 'present',
    said: charity,
    regulation:
      partOfUk(company_number) === 'Scotland'
        ? 'Charities References in Documents (Scotland) Regulations 2007'
        : 'Charities Act 2011, section 194',
  };
}

function judgeRegulator({ regulator }: SiteStatements): Finding {
  if (!regulator) return NOT_APPLICABLE;
  const { hasNumber, regulation } = regulator;
  return { status: hasNumber ? 'present' : 'missing', said: regulator, regulation };
}
