import type { ClaimDoubt, UkPart } from '../claim.ts';
import { isVatNumber } from './check-digits.ts';
import { type PrintedCompanyNumber, readCompanyNumber } from './company-number.ts';
import type { LabelKind } from './label-words.ts';
import { type Mention, mention } from './mention.ts';
import { labelAfter, labelBefore, type NumberLabel } from './number-label.ts';
import { type NumberToken, numberTokens, takeGroups } from './number-token.ts';
import { PLACE_PATTERN, placeNamed, type StatedPlace, statedPlaces } from './places.ts';

/** What the numbers of a block can be judged by besides the block itself. */
export interface NumberContext {
  text: string;
  start: number;
  end: number;
  block: number;
  /** Names in the block, in order. */
  names: readonly Mention[];
  /** Spans already understood, such as foreign registrations. */
  taken: readonly { start: number; end: number }[];
  /** How far back a label may stand: the start of the block before, or of the block itself. */
  labelFloor: number;
  /** The heading of the table column, if any. */
  header: string | null;
  /** Text of this block and its neighbours, for finding the place of registration. */
  neighbourhood: string;
  /** What the neighbourhood tells, once it was looked at. */
  nearby?: { place: StatedPlace | null; island: string | null };
}

const RELATED_DISTANCE_MAX = 170;

export function findNumbers(context: NumberContext): Mention[] {
  const { text, start, end } = context;
  const tokens = numberTokens(text, start, end);
  if (tokens.length === 0) return [];
  const places = statedPlaces(text.slice(start, end)).map((place) => shifted(place, start));
  const found: Mention[] = [];
  const kinds = new Map<number, LabelKind>();
  for (const token of tokens) {
    if (context.taken.some((span) => span.start < token.end && token.start < span.end)) continue;
    const label = labelOf(token, context, (position) => kinds.get(position) ?? null);
    if (label.kind) kinds.set(token.end - token.suffix.length, label.kind);
    const result = judge(token, label, places, context);
    if (result) found.push(result);
  }
  return found;
}

function shifted(place: StatedPlace, by: number): StatedPlace {
  return { ...place, start: place.start + by, end: place.end + by };
}

function labelOf(
  token: NumberToken,
  context: NumberContext,
  kindBefore: (position: number) => LabelKind | null,
): NumberLabel {
  const position = token.prefix === '' ? token.start : token.prefixStart;
  const wordy = token.prefix === 'NO' || token.prefix === 'CO' || !knownPrefix(token.prefix);
  const from = wordy ? token.start : position;
  const label = labelBefore(context.text, from, context.labelFloor, kindBefore);
  if (label.kind) return label;
  if (context.header !== null && token.start - context.start < 4) {
    const headed = `${context.header} `;
    const fromHeader = labelBefore(headed, headed.length, 0, () => null);
    if (fromHeader.kind) return { ...fromHeader, start: token.start };
  }
  const after = labelAfter(context.text, token.end, context.end, label.numbered);
  return after && !label.strong ? { ...label, kind: after, strong: true } : label;
}

const PREFIX_LOOK =
  /^(?:SC|NI|OC|SO|NC|IP|SP|NP|RC|CE|CS|FC|BR|LP|SL|NL|OE|SF|NF|R|GB|XI|Z|ZA|ZB|ZC|RS|AC|SR|IC|SI)$/;
function knownPrefix(prefix: string): boolean {
  return PREFIX_LOOK.test(prefix);
}

function judge(
  token: NumberToken,
  label: NumberLabel,
  places: readonly StatedPlace[],
  context: NumberContext,
): Mention | null {
  const at = {
    start: token.prefix === '' ? token.start : token.prefixStart,
    end: token.end,
    block: context.block,
  };
  const compact = token.prefix + token.groups.join('') + token.suffix;
  if (/^Z[A-C]?\d{6,7}$/.test(compact) && label.kind !== 'company')
    return mention('ico_number', compact, at, { cue: 'regulator' });
  switch (label.kind) {
    case 'charity':
      return charityNumber(token, compact, at);
    case 'vat':
      return vatNumber(token, at);
    case 'fca':
      return plainNumber('fca_number', token, at, 6, 7);
    case 'sra':
      return plainNumber('sra_number', token, at, 5, 7);
    case 'ico':
    case 'phone':
    case 'other':
    case 'foreign':
      return null;
    case 'company':
    case 'society':
      return companyNumber(token, label, places, context, at);
    case null:
      return unlabelled(token, label, context, at);
  }
}

function charityNumber(token: NumberToken, compact: string, at: MentionSpan): Mention | null {
  if (/^(?:SC|NIC|NI)0*\d{5,6}$/.test(compact)) return mention('charity_number', compact, at);
  const digits = takeGroups(token.groups, (length) => length === 6 || length === 7);
  return digits ? mention('charity_number', digits, { ...at, start: token.start }) : null;
}

interface MentionSpan {
  start: number;
  end: number;
  block: number;
}

function vatNumber(token: NumberToken, at: MentionSpan): Mention | null {
  const digits = takeGroups(token.groups, (length) => length === 9 || length === 12);
  if (
    !digits ||
    (token.prefix !== '' && knownPrefix(token.prefix) && token.prefix !== 'GB' && token.prefix !== 'XI')
  )
    return null;
  const value = digits.slice(0, 9);
  const doubts: ClaimDoubt[] = [];
  if (/^(?:123456789|000000000|(\d)\1{8})$/.test(value)) doubts.push('placeholder');
  else if (!isVatNumber(value)) doubts.push('checksum_fails');
  return mention('vat_number', value, at, { doubts });
}

function plainNumber(
  kind: 'fca_number' | 'sra_number',
  token: NumberToken,
  at: MentionSpan,
  min: number,
  max: number,
): Mention | null {
  const digits = takeGroups(token.groups, (length) => length >= min && length <= max);
  return digits && token.suffix === ''
    ? mention(kind, digits, { ...at, start: token.start }, { cue: 'regulator' })
    : null;
}

function companyNumber(
  token: NumberToken,
  label: NumberLabel,
  places: readonly StatedPlace[],
  context: NumberContext,
  at: MentionSpan,
): Mention | null {
  const place = placeFor(token, places) ?? placeBehind(token, context) ?? placeNearby(context);
  if (isYearAlone(token, label)) return null;
  const abroad = place && place.country !== 'GB' ? place.country : countryByAddress(token, place, context);
  if (abroad && !isOfUkEstablishment(token)) {
    const value = token.prefix + token.groups.join('') + token.suffix;
    return mention('foreign_registration', value, at, { country: abroad, cue: 'registration' });
  }
  const printed = readCompanyNumber(token, {
    ukPart: place?.ukPart ?? null,
    llp: isOfLlp(token, context),
    society: label.kind === 'society',
    prefixApart: label.prefix,
    labelled: label.strong,
  });
  if (!printed || !plausible(printed, label)) return null;
  const doubts = doubtsAbout(printed);
  // "Registration no. 654321" is any register's.
  if (!label.strong && !printed.prefixed && printed.digits <= 6) doubts.push('unlabelled');
  return mention('company_number', printed.value, at, {
    cue: 'registration',
    ukPart: place?.ukPart ?? partOfPrefix(printed.value),
    doubts,
  });
}

/** A foreign company's number at Companies House, or that of its branch, says that it is registered here too. */
function isOfUkEstablishment(token: NumberToken): boolean {
  return /^(?:FC|BR|SF|NF)$/.test(token.prefix) && token.groups.join('').length === 6;
}

function plausible(printed: PrintedCompanyNumber, label: NumberLabel): boolean {
  if (printed.prefixed || printed.digits >= 6) return true;
  return label.strong && (label.numbered || label.placed) && printed.digits >= 3;
}

function doubtsAbout(printed: PrintedCompanyNumber): ClaimDoubt[] {
  const doubts: ClaimDoubt[] = [];
  if (printed.placeholder) doubts.push('placeholder');
  if (printed.phoneLike) doubts.push('phone_like');
  return doubts;
}

function partOfPrefix(value: string): UkPart | null {
  if (/^S[COLP]/.test(value)) return 'scotland';
  if (/^(?:NI|R0|NC|NL|NP)/.test(value)) return 'northern_ireland';
  return null;
}

/** "Registered in England 1998" tells the year; "company number 1998" would be a number. */
function isYearAlone(token: NumberToken, label: NumberLabel): boolean {
  return token.prefix === '' && /^(?:1[89]|20)\d\d$/.test(token.printed) && !label.numbered;
}

/** The place the sentence names: before the number rather than after it. */
function placeFor(token: NumberToken, places: readonly StatedPlace[]): StatedPlace | null {
  const before = places.findLast(
    (place) => place.end <= token.start && token.start - place.end < RELATED_DISTANCE_MAX,
  );
  if (before) return before;
  return (
    places.find((place) => place.start >= token.end && place.start - token.end < RELATED_DISTANCE_MAX) ?? null
  );
}

const PLACE_BEHIND = new RegExp(`^[\\s,(]{1,3}(?:in\\s+)?(${PLACE_PATTERN})`, 'iu');

/** "Company number 07123456 (England)". */
function placeBehind(token: NumberToken, context: NumberContext): StatedPlace | null {
  const found = PLACE_BEHIND.exec(context.text.slice(token.end, Math.min(context.end, token.end + 30)));
  const place = found && placeNamed(found[1] ?? '');
  return place ? { ...place, start: token.end, end: token.end } : null;
}

function nearby(context: NumberContext): { place: StatedPlace | null; island: string | null } {
  context.nearby ??= {
    place: statedPlaces(context.neighbourhood)[0] ?? null,
    island: islandIn(context.neighbourhood),
  };
  return context.nearby;
}

/** What the lines around say; a foreign place there is not that of a number with a British address in its own line. */
function placeNearby(context: NumberContext): StatedPlace | null {
  const { place } = nearby(context);
  const isAbroad = place !== null && place.country !== 'GB';
  return isAbroad && UK_POSTCODE.test(context.text.slice(context.start, context.end)) ? null : place;
}

const ISLAND_OR_IRISH =
  /\bhong kong\b|\bkowloon\b|\bmalta\b|\bcyprus\b|\bnicosia\b|\blimassol\b|(?<!northern\s|n\.\s)\b(?:republic of )?ireland\b|\bdublin\b|(?<!new\s)\bjersey\b|\bst\.? helier\b|\bguernsey\b|\bst\.? peter port\b|\bisle of man\b|\b(JE|GY|IM)\d{1,2}\s?\d[A-Z]{2}\b/i;
const UK_POSTCODE = /\b(?!JE|GY|IM)[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/;

/** A short number without a place, beside an address in Ireland, on the islands or in Hong Kong, is of their registers. */
function countryByAddress(
  token: NumberToken,
  place: StatedPlace | null,
  context: NumberContext,
): string | null {
  if (place || (token.prefix !== '' && knownPrefix(token.prefix))) return null;
  const { island } = nearby(context);
  // Hong Kong's numbers have seven digits; elsewhere longer ones are of our own register.
  return token.groups.join('').length > (island === 'HK' ? 7 : 6) ? null : island;
}

function islandIn(neighbourhood: string): string | null {
  const found = ISLAND_OR_IRISH.exec(neighbourhood);
  if (!found || UK_POSTCODE.test(neighbourhood)) return null;
  const words = found[0].toLowerCase();
  if (/hong|kowloon/.test(words)) return 'HK';
  if (/malta/.test(words)) return 'MT';
  if (/cyprus|nicosia|limassol/.test(words)) return 'CY';
  if (/ireland|dublin/.test(words)) return 'IE';
  if (/jersey|helier|^je/.test(words)) return 'JE';
  return /man|^im/.test(words) ? 'IM' : 'GG';
}

function isOfLlp(token: NumberToken, context: NumberContext): boolean {
  const name = context.names.findLast((candidate) => candidate.end <= token.start);
  if (name && /\b(?:llp|l\.l\.p\.?|limited liability partnership)$/i.test(name.value)) return true;
  const before = context.text.slice(Math.max(context.start, token.start - 120), token.start);
  return /limited liability partnership|\bLLP\b/i.test(before);
}

/**
 * Without a label a number only counts right behind a company's name, "Acme Ltd (01234567)", or with a prefix of the
 * register near one.
 */
function unlabelled(
  token: NumberToken,
  label: NumberLabel,
  context: NumberContext,
  at: MentionSpan,
): Mention | null {
  const name = context.names.findLast(
    (candidate) => candidate.end <= at.start && candidate.kind === 'legal_name',
  );
  if (!name || name.doubts.includes('unlabelled')) return null;
  const between = context.text.slice(name.end, at.start);
  if (between.length > 40) return null;
  const adjacent = /^\.?[\s,|·•:–—-]{0,4}[([]?\s*(?:(?:no|number|reg)\.?[\s:]*)?$/i.test(between);
  const printed = readCompanyNumber(token, {
    ukPart: null,
    llp: false,
    society: false,
    prefixApart: label.prefix,
    labelled: false,
  });
  if (!printed) return null;
  const prefixed = printed.prefixed && printed.digits === 6;
  if (!(adjacent && (printed.digits === 8 || prefixed)) && !prefixed) return null;
  const doubts = doubtsAbout(printed);
  if (/^SC0[0-5]/.test(printed.value)) doubts.push('charity_like');
  return mention('company_number', printed.value, at, {
    cue: 'registration',
    ukPart: partOfPrefix(printed.value),
    doubts: ['unlabelled', ...doubts],
  });
}
