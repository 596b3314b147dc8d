import type { ExtractedPage } from '../extract/extracted-page.ts';
import type { Mention } from './entity.ts';

/** The parts of the United Kingdom that have a register of companies each. */
export type Nation = 'england-wales' | 'scotland' | 'northern-ireland';

const SCOTTISH_NUMBER = /^S[A-Z]/;
const NORTHERN_IRISH_NUMBER = /^(?:N[A-Z]|R\d)/;

export function nationOfNumber(companyNumber: string): Nation {
  if (SCOTTISH_NUMBER.test(companyNumber)) return 'scotland';
  return NORTHERN_IRISH_NUMBER.test(companyNumber) ? 'northern-ireland' : 'england-wales';
}

/** TD is on both sides of the border. */
const SCOTTISH_AREAS = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE'.split(' '));
const NO_NATION = new Set(['TD', 'JE', 'GY', 'IM']);

function nationOfPostcode(postcode: string): Nation | undefined {
  const area = /^[A-Z]+/.exec(postcode)?.[0] ?? '';
  if (NO_NATION.has(area)) return undefined;
  if (SCOTTISH_AREAS.has(area)) return 'scotland';
  return area === 'BT' ? 'northern-ireland' : 'england-wales';
}

const AFTER_NAME = 200;
/**
 * "Registered in Scotland", "a company incorporated in Northern Ireland", "cwmni cofrestredig yng Nghymru".
 */
const REGISTERED_IN = new RegExp(
  '\\b(?:regist|incorporat|cofrestr|compan)\\p{L}*[^.\\n]{0,60}?\\b' +
    '(?:(Scotland|yr Alban)|(Northern Ireland|Ngogledd Iwerddon)|(England|Wales|Lloegr|Nghymru))\\b',
  'iu',
);

/** The register that the words after a name say the company is on, before the next name. */
export function nationSaidAfter({ text, names }: ExtractedPage, end: number): Nation | undefined {
  let until = end + AFTER_NAME;
  for (const { printedStart: next } of names) if (next >= end && next < until) until = next;
  const [, scotland, northernIreland, englandWales] = REGISTERED_IN.exec(text.slice(end, until)) ?? [];
  if (scotland) return 'scotland';
  if (northernIreland) return 'northern-ireland';
  return englandWales ? 'england-wales' : undefined;
}

/** Whether the words after one of the names say that the company is on a register of the United Kingdom. */
export function isSaidBritish(mentions: readonly Mention[]): boolean {
  return mentions.some(({ form, page, end }) => form === 'name' && nationSaidAfter(page, end) !== undefined);
}

/** Postcodes of authorities, which privacy notices name. They are not those of the site's own office. */
const AUTHORITIES = new Set(['SK9 5AF', 'E20 1JN', 'E14 9SR', 'E14 5HP']);

/**
 * Scotland or Northern Ireland if every address of the site is there. Addresses in England prove nothing:
 * companies of all nations have them.
 */
export function nationOfAddresses(pages: readonly ExtractedPage[]): Nation | undefined {
  const values = pages.flatMap(({ postcodes }) => postcodes.map(({ value }) => value));
  const nations = new Set(values.filter((value) => !AUTHORITIES.has(value)).map(nationOfPostcode));
  const [only] = nations;
  return nations.size === 1 && only !== 'england-wales' ? only : undefined;
}
