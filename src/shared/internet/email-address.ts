/**
 * One part between dots. Characters that structure a mail header are refused: the address is written into
 * one.
 */
const PART = '[^\\s.@<>()[\\],;:\\\\"\\p{C}]+';
/** Checks the form only: local part, at sign, domain with a dot; no two dots in a row and none at an end. */
const FORM = new RegExp(`^${PART}(?:\\.${PART})*@${PART}(?:\\.${PART})+$`, 'u');
export const EMAIL_LENGTH_MAX = 254;

/** The trimmed address, or undefined when it is not valid. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  return email.length <= EMAIL_LENGTH_MAX && FORM.test(email) ? email : undefined;
}

/**
 * The address for comparison, normalised and in lower case, so that two spellings are one account. PostgreSQL
 * cannot store a NUL, so it is replaced by a character that no address has.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase().replaceAll('\0', '\uFFFD');
}
