/**
 * Texts that are stored for weeks name companies by slots, `{{70294183|HALLOWMERE BAKERY LTD}}`, so that an
 * answer can show the names of the day. A slot also holds the name of the day when it was written, for
 * companies that have left the register.
 */
const SLOT = /\{\{([A-Z0-9]{8})\|([^{}]*)\}\}/g;

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
    .replace(SLOT, (_, number: string, then: string) => nameOf(number) ?? then)
    .replace(/(?<=\p{L})\.\.(?=\s|$)/gu, '.');
}

export function numbersInSlots(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, number = '']) => number);
}
