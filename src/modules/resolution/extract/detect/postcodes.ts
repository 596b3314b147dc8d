import { parsePostcode } from '../../../../shared/postcode.ts';
import { type Mention, mention } from './mention.ts';

const POSTCODE = /(?<![A-Za-z0-9])([A-Z]{1,2}\d[A-Z\d]?)\s{0,2}(\d[ABD-HJLNP-UW-Z]{2})(?![A-Za-z0-9])/g;
const LOWER = /(?<![A-Za-z0-9])([a-z]{1,2}\d[a-z\d]?)\s(\d[abd-hjlnp-uw-z]{2})(?![A-Za-z0-9])/g;
const REGISTERED_OFFICE =
  /registered\s+(?:office|address|offices|business\s+address|at\b|company\s+address|location)|reg(?:d|'d)?\.?\s+(?:office|address)|office\s+registered|swyddfa\s+gofrestredig|cyfeiriad\s+cofrestredig/gi;
const OTHER_ADDRESS =
  /(?:trading|postal|correspondence|head|main|sales|branch|showroom|warehouse|returns?|delivery|business|mailing|visiting)\s+(?:office|address)|showroom|visit us|find us|write to/gi;
const CARE_OF = /\bc\/o\b|\bcare of\b|\bc\.o\.\s/i;
const LOOK_BACK = 260;

/** `before`: the text of the blocks right before this one, where an address may have begun. */
export function findPostcodes(
  text: string,
  start: number,
  end: number,
  block: number,
  lookFloor: number,
): Mention[] {
  const slice = text.slice(start, end);
  const found: Mention[] = [];
  for (const pattern of /[A-Z]\d[A-Z\d]?\s{0,2}\d[A-Z]{2}/.test(slice) ? [POSTCODE] : [LOWER]) {
    for (const hit of slice.matchAll(pattern)) {
      const postcode = parsePostcode((hit[1] ?? '') + (hit[2] ?? ''));
      if (!postcode) continue;
      const at = { start: start + hit.index, end: start + hit.index + hit[0].length, block };
      const before = text.slice(Math.max(lookFloor, at.start - LOOK_BACK), at.start);
      const registered = lastIndexOf(before, REGISTERED_OFFICE);
      const isRegistered = registered >= 0 && registered >= lastIndexOf(before, OTHER_ADDRESS);
      const postcodeBetween = isRegistered && new RegExp(POSTCODE.source).test(before.slice(registered));
      const address = before.slice(Math.max(0, before.length - 140));
      found.push(
        mention('postcode', postcode.whole, at, {
          cue: isRegistered && !postcodeBetween ? 'registered_office' : null,
          doubts: CARE_OF.test(address) ? ['care_of'] : [],
        }),
      );
    }
  }
  return found;
}

function lastIndexOf(text: string, pattern: RegExp): number {
  let last = -1;
  for (const hit of text.matchAll(pattern)) last = hit.index;
  return last;
}

const EMAIL = /[\w.+-]{1,64}@((?:[a-z0-9-]{1,63}\.)+[a-z]{2,24})(?![\w@])/gi;

export function findEmailDomains(text: string, start: number, end: number, block: number): Mention[] {
  const slice = text.slice(start, end);
  if (!slice.includes('@')) return [];
  return [...slice.matchAll(EMAIL)].map((hit) =>
    mention('email_domain', (hit[1] ?? '').toLowerCase(), {
      start: start + hit.index,
      end: start + hit.index + hit[0].length,
      block,
    }),
  );
}
