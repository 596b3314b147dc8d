import { editDistance } from '../../../shared/edit-distance.ts';
import type { UkPart } from '../extract/claim.ts';
import type { CompanyForm } from './company-form.ts';

/** Which register's numbers begin so. Numbers without letters are of England and Wales. */
const PARTS: Record<string, UkPart> = {
  SC: 'scotland',
  SO: 'scotland',
  SL: 'scotland',
  SF: 'scotland',
  SP: 'scotland',
  SR: 'scotland',
  CS: 'scotland',
  NI: 'northern_ireland',
  NC: 'northern_ireland',
  NL: 'northern_ireland',
  NF: 'northern_ireland',
  NP: 'northern_ireland',
  NO: 'northern_ireland',
  R0: 'northern_ireland',
};

export function ukPartOfNumber(number: string): UkPart {
  return PARTS[number.slice(0, 2)] ?? 'england_wales';
}

/** Of a company of another country that has a branch here: the UK registers it under its foreign name and form. */
export function isOverseasNumber(number: string): boolean {
  return /^(?:FC|SF|NF)/.test(number);
}

/** What the words beside a number say, against what its first letters say. */
export function comparePart(printed: UkPart | null, number: string): 'agrees' | 'disagrees' | 'unsaid' {
  if (printed === null || printed === 'united_kingdom') return 'unsaid';
  return printed === ukPartOfNumber(number) ? 'agrees' : 'disagrees';
}

/**
 * "Registered in Scotland 89839" leaves the letters out that the register writes: the numbers it may mean, the printed
 * one first.
 */
export function numbersMeant(printed: string, part: UkPart | null, form: CompanyForm | null): string[] {
  const meant = [printed];
  if (!/^00\d{6}$/.test(printed)) return meant;
  const digits = printed.slice(2);
  if (part === 'scotland') meant.push(`${form === 'llp' ? 'SO' : 'SC'}${digits}`);
  if (part === 'northern_ireland') {
    meant.push(form === 'llp' ? `NC${digits}` : `NI${digits}`);
    if (form !== 'llp') meant.push(`R0${digits}`);
  }
  if (form === 'llp' && part !== 'scotland' && part !== 'northern_ireland') meant.push(`OC${digits}`);
  return meant;
}

/** One digit wrong, left out, doubled or swapped. A digit left out also moves the zeros that pad the number. */
export function isMistyped(printed: string, number: string): boolean {
  if (printed === number) return false;
  return (
    editDistance(printed, number, 1) === 1 ||
    editDistance(printed.replace(/^0+/, ''), number.replace(/^0+/, ''), 1) === 1
  );
}
