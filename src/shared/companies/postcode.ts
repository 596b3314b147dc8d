/** A UK postcode: the outward code names a district, the inward code a street in it. */
export interface Postcode {
  /** `SW1A 1AA` */
  whole: string;
  /** `SW1A` */
  outward: string;
}

/** The published form, GIR 0AA included. */
const WHOLE = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const OUTWARD = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)$/;

export function parsePostcode(text: string): Postcode | undefined {
  const found = WHOLE.exec(compact(text));
  if (!found) return undefined;
  const [, outward = '', inward = ''] = found;
  return { whole: `${outward} ${inward}`, outward };
}

/** Not for `LS1 4`, which is the start of a full postcode and not LS14. */
export function parseOutwardCode(text: string): string | undefined {
  return OUTWARD.exec(text.trim().toUpperCase())?.[1];
}

/** Jersey, Guernsey and the Isle of Man have postcodes of the British form and registers of their own. */
export function isIslandPostcode(postcode: string): boolean {
  return /^(?:JE|GY|IM)\d/.test(postcode);
}

function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}
