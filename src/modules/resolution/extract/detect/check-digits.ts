/**
 * A VAT number's last two digits bring the weighted sum of the others to a multiple of 97, either as it is or with 55
 * added: numbers given out since 2010 use the second way.
 */
export function isVatNumber(nineDigits: string): boolean {
  if (!/^\d{9}$/.test(nineDigits) || /^0+$/.test(nineDigits)) return false;
  let sum = 0;
  for (let i = 0; i < 7; i++) sum += Number(nineDigits[i]) * (8 - i);
  const check = Number(nineDigits.slice(7));
  return (sum + check) % 97 === 0 || (sum + check + 55) % 97 === 0;
}

/** ISO 17442: twenty characters whose value modulo 97 is 1 when letters count as 10 to 35. */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(text)) return false;
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
