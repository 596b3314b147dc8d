import type { Derivation } from './derive-labels.ts';
import type { NameWord, ReadName } from './read-name.ts';

/** Only common words have weights of their own. */
type IsCommonWord = (text: string) => boolean;

/**
 * The features of one derivation, by name. Each word of the name was taken or left out, which for common words is
 * weighed word by word (LIMITED and HOLDINGS are left out more readily than SCHOOL); the rest is the shape of it all.
 */
export function labelFeatures(
  { words }: Pick<ReadName, 'words'>,
  derivation: Derivation,
  isCommon: IsCommonWord,
): string[] {
  const { kind, joiner, taken, affix, label } = derivation;
  const features: string[] = [`kind:${kind}`, `length:${lengthOf(label)}:${kind === 'words' ? 'w' : 'i'}`];
  const isTaken = new Set(taken);
  let commonTaken = 0;
  let leftRare = 0;
  for (const [place, { text, inBrackets, isAnd }] of words.entries()) {
    const common = isCommon(text);
    if (isTaken.has(place)) {
      if (common) commonTaken += 1;
      if (inBrackets) features.push('take:brackets');
      continue;
    }
    if (!common && !isAnd) leftRare += 1;
    const where = place === 0 ? 'first' : place === words.length - 1 ? 'last' : 'middle';
    features.push(common ? `leave:${text}` : `leave:?:${where}`);
    if (inBrackets) features.push('leave:brackets');
    if (common) features.push(`leave:common:${where}`);
  }
  const rareTaken = taken.length - commonTaken;
  features.push(`rare:${Math.min(rareTaken, 3)}:${kind}`, `left:${Math.min(leftRare, 3)}`);
  if (rareTaken === 0) features.push(`onlycommon:${Math.min(taken.length, 4)}:${kind}`);
  features.push(`taken:${Math.min(taken.length, 5)}of${Math.min(words.length, 6)}:${kind}`);
  if (hasGap(taken, words)) features.push('gap');
  if (kind === 'words' || kind === 'initials')
    features.push(`brand:${beyondBrand(taken, words, isCommon)}:${kind}`);
  if (joiner === '-') features.push(`hyphen:${Math.min(taken.length, 4)}:${kind}`);
  if (affix !== '')
    features.push(`affix:${affix}`, `affix:${joiner === '-' ? 'hyphen' : 'joined'}`, `affixed:${kind}`);
  if (affix !== '' && rareTaken === 0) features.push('affixed:onlycommon');
  if (affix !== '' && taken.length === words.length) features.push('affixed:whole');
  if (derivation.isShortened) features.push('shortened');
  if (derivation.isInflected) features.push('inflected');
  if (derivation.and !== 'none') features.push(`and:${derivation.and}:${kind}`);
  if (kind === 'words' && taken.length === 1) {
    const text = words[taken[0] ?? 0]?.text ?? '';
    features.push(`alone:${isCommon(text) ? 'common' : 'rare'}:${taken[0] === 0 ? 'first' : 'later'}`);
    features.push(`alone:length:${lengthOf(text)}`);
  }
  return features;
}

/** How many words more, or fewer, than the rare ones at the beginning, which are most often the brand. */
function beyondBrand(taken: readonly number[], words: readonly NameWord[], isCommon: IsCommonWord): string {
  const first = words[0]?.text === 'the' ? 1 : 0;
  const start = taken[0] ?? 0;
  if (start > first || taken.some((place, i) => place !== start + i)) return 'other';
  const afterBrand = words.findIndex(({ text }, place) => place >= first && isCommon(text));
  const brandEnd = afterBrand === -1 ? words.length : afterBrand;
  const more = (taken.at(-1) ?? 0) + 1 - brandEnd;
  return `${brandEnd - first === 0 ? 'none' : Math.min(brandEnd - first, 3)}:${Math.max(-2, Math.min(more, 2))}`;
}

function hasGap(taken: readonly number[], words: readonly NameWord[]): boolean {
  for (let i = 1; i < taken.length; i++) {
    for (let place = (taken[i - 1] ?? 0) + 1; place < (taken[i] ?? 0); place++)
      if (!SMALL.has(words[place]?.text ?? '')) return true;
  }
  return false;
}

const SMALL = new Set(['and', 'of', 'the', 'for']);

function lengthOf(label: string): string {
  const { length } = label;
  if (length <= 5) return String(length);
  if (length <= 7) return '7';
  if (length <= 10) return '10';
  if (length <= 14) return '14';
  if (length <= 19) return '19';
  if (length <= 25) return '25';
  return 'more';
}

/** The TLD depends, beside the data of the register, on the words of the name, and what the label looks like. */
export function tldFeatures(
  { words, form }: ReadName,
  derivation: Derivation,
  isCommon: IsCommonWord,
): string[] {
  const features = ['any', `form:${form}`, `kind:${derivation.kind}`, `length:${lengthOf(derivation.label)}`];
  for (const { text } of words) if (isCommon(text)) features.push(`word:${text}`);
  if (derivation.affix !== '') features.push(`affix:${AFFIX_SORTS[derivation.affix] ?? 'other'}`);
  if (derivation.joiner === '-') features.push('hyphen');
  const isWhole = derivation.taken.length === words.length;
  features.push(isWhole ? `whole:${Math.min(words.length, 3)}` : 'part');
  return features;
}

const AFFIX_SORTS: Readonly<Record<string, string>> = {
  uk: 'uk',
  group: 'group',
  global: 'group',
  ltd: 'ltd',
};

/** The data of the register about a company, beside its name, that may predict the TLD of its domain. */
export interface RegisterFacts {
  companyNumber: string;
  /** As Companies House writes it, such as `ltd` or `llp`. */
  companyType: string;
  postcode: string | null;
  /** Five digits each: what the company says it does. */
  sicCodes: readonly string[];
}

const LONDON = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);

/** Charities take `.org.uk`, colleges `.ac.uk`; makers and the City take `.com` more readily than shops and carers do. */
export function registerFeatures({
  companyNumber,
  companyType,
  postcode,
  sicCodes,
}: RegisterFacts): string[] {
  const series = leadingLetters(companyNumber) ?? 'england';
  const area = leadingLetters(postcode ?? '') ?? '';
  const divisions = new Set(sicCodes.map((code) => code.slice(0, 2)));
  const groups = new Set(sicCodes.map((code) => code.slice(0, 3)));
  return [
    `series:${series}`,
    `type:${companyType}`,
    LONDON.has(area) ? 'london' : 'elsewhere',
    ...[...divisions, ...groups].map((code) => `sic:${code}`),
  ];
}

function leadingLetters(text: string): string | undefined {
  return /^[A-Z]+/i.exec(text)?.[0].toUpperCase();
}
