/** One part between dots. Characters that structure a mail header are refused: the address is written into one. */
const PART = '[^\\s.@<>()[\\],;:\\\\"\\p{C}]+';
/** Form only: something, an at sign, something with a dot; and never two dots in a row, nor one at an end. */
const FORM = new RegExp(`^${PART}(?:\\.${PART})*@${PART}(?:\\.${PART})+$`, 'u');
const LENGTH_MAX = 254;

/** The address as it will be written to, or undefined when it cannot be one. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  return email.length <= LENGTH_MAX && FORM.test(email) ? email : undefined;
}

/**
 * The address as it is compared. Composed and folded, so that no two spellings of one address are two accounts.
 * The database cannot hold a NUL; no address has one, so any other character no address has will do in its place.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase().replaceAll('\0', '\uFFFD');
}
