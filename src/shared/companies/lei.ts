/** A legal entity identifier (ISO 17442): 18 letters and digits, then two check digits. */
const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** Whether the text has the form of an LEI and its check digits are right (ISO 7064, MOD 97-10). */
export function isLei(text: string): boolean {
  if (!LEI.test(text)) return false;
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
