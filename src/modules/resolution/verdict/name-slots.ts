import { judgePrintedName } from '../disclosures/judge-statements.ts';

/**
 * Texts that are stored for weeks name companies by slots, `{{70294183|HALLOWMERE BAKERY LTD}}`, so that an
 * answer can show the names of the day. A slot also holds the name of the day when it was written, which the
 * site prints: an answer shows it beside a name that the company took later, and for companies that have left
 * the register.
 */
const SLOT = /\{\{([A-Z0-9]{8})\|([^{}]*)\}\}/g;
/** The number may follow the name, in brackets. */
const SLOT_AND_NUMBER = new RegExp(`${SLOT.source}( \\(\\1\\))?`, 'g');

export function nameSlot(companyNumber: string, name: string): string {
  // A name with braces could not be read back; no company has one.
  return /^[A-Z0-9]{8}$/.test(companyNumber) && !/[{}]/.test(name) ? `{{${companyNumber}|${name}}}` : name;
}

/**
 * The text with names; `nameOf` gives the present one. A stop after a name that ends in one is not written
 * twice.
 */
export function fillNameSlots(text: string, nameOf: (companyNumber: string) => string | undefined): string {
  return text
    .replace(SLOT_AND_NUMBER, (_, number: string, then: string, suffix = '') => {
      const now = nameOf(number) ?? then;
      if (!isRenamed(then, now)) return `${now}${suffix}`;
      return `${then} (${suffix === '' ? '' : `${number}, `}now called ${now})`;
    })
    .replace(/(?<=\p{L})\.\.(?=\s|$)/gu, '.');
}

/** Whether a company that had the one name has another one now. */
export function isRenamed(then: string, now: string): boolean {
  return then !== now && judgePrintedName(then, { company_name: now, previous_names: [] }) !== 'current';
}

export function numbersInSlots(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, number = '']) => number);
}
