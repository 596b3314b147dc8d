import type { Derivation } from './derive-labels.ts';
import type { NameWord, ReadName } from './read-name.ts';

/** Only common words have weights of their own. */
type IsCommonWord = (text: string) => boolean;

/** A derivation with the words that it is from, and how many of them it takes. */
interface LabelShape {
  words: readonly NameWord[];
  derivation: Derivation;
  isCommon: IsCommonWord;
  /** Words that are not common. */
  rareTaken: number;
  rareLeft: number;
}

/**
 * The features of one derivation, by name. Each word of the name was taken or left out, which for common
 * words is weighed word by word (LIMITED and HOLDINGS are left out more readily than SCHOOL); the others
 * describe the shape of the label.
 */
export function labelFeatures(
  { words }: Pick<ReadName, 'words'>,
  derivation: Derivation,
  isCommon: IsCommonWord,
): string[] {
  const { kind, label } = derivation;
  const features: string[] = [`kind:${kind}`, `length:${lengthOf(label)}:${kind === 'words' ? 'w' : 'i'}`];
  const shape: LabelShape = {
    words,
    derivation,
    isCommon,
    ...addWordFeatures(features, words, { taken: derivation.taken, isCommon }),
  };
  addCountFeatures(features, shape);
  addAffixFeatures(features, shape);
  if (derivation.isShortened) features.push('shortened');
  if (derivation.isInflected) features.push('inflected');
  if (derivation.and !== 'none') features.push(`and:${derivation.and}:${kind}`);
  addSingleWordFeatures(features, shape);
  return features;
}

/** Adds a feature for each word that is left out or in brackets, and counts the rare words. */
function addWordFeatures(
  features: string[],
  words: readonly NameWord[],
  { taken, isCommon }: { taken: readonly number[]; isCommon: IsCommonWord },
): Pick<LabelShape, 'rareTaken' | 'rareLeft'> {
  const isTaken = new Set(taken);
  let commonTaken = 0;
  let rareLeft = 0;
  for (const [place, { text, inBrackets, isAnd }] of words.entries()) {
    const common = isCommon(text);
    if (isTaken.has(place)) {
      if (common) commonTaken += 1;
      if (inBrackets) features.push('take:brackets');
      continue;
    }
    if (!common && !isAnd) rareLeft += 1;
    const where = place === 0 ? 'first' : place === words.length - 1 ? 'last' : 'middle';
    features.push(common ? `leave:${text}` : `leave:?:${where}`);
    if (inBrackets) features.push('leave:brackets');
    if (common) features.push(`leave:common:${where}`);
  }
  return { rareTaken: taken.length - commonTaken, rareLeft };
}

/** How many words the label takes, and which of them. */
function addCountFeatures(features: string[], shape: LabelShape): void {
  const { words, derivation, isCommon, rareTaken, rareLeft } = shape;
  const { kind, joiner, taken } = derivation;
  features.push(`rare:${Math.min(rareTaken, 3)}:${kind}`, `left:${Math.min(rareLeft, 3)}`);
  if (rareTaken === 0) features.push(`onlycommon:${Math.min(taken.length, 4)}:${kind}`);
  features.push(`taken:${Math.min(taken.length, 5)}of${Math.min(words.length, 6)}:${kind}`);
  if (hasGap(taken, words)) features.push('gap');
  if (kind === 'words' || kind === 'initials')
    features.push(`brand:${beyondBrand(taken, words, isCommon)}:${kind}`);
  if (joiner === '-') features.push(`hyphen:${Math.min(taken.length, 4)}:${kind}`);
}

function addAffixFeatures(features: string[], { words, derivation, rareTaken }: LabelShape): void {
  const { kind, joiner, taken, affix } = derivation;
  if (affix === '') return;
  features.push(`affix:${affix}`, `affix:${joiner === '-' ? 'hyphen' : 'joined'}`, `affixed:${kind}`);
  if (rareTaken === 0) features.push('affixed:onlycommon');
  if (taken.length === words.length) features.push('affixed:whole');
}

function addSingleWordFeatures(features: string[], { words, derivation, isCommon }: LabelShape): void {
  const { kind, taken } = derivation;
  if (kind !== 'words' || taken.length !== 1) return;
  const text = words[taken[0] ?? 0]?.text ?? '';
  features.push(`alone:${isCommon(text) ? 'common' : 'rare'}:${taken[0] === 0 ? 'first' : 'later'}`);
  features.push(`alone:length:${lengthOf(text)}`);
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

/**
 * The TLD depends, beside the data of the register, on the words of the name, and what the label looks like.
 */
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

/**
 * Charities take `.org.uk`, colleges `.ac.uk`; makers and the City take `.com` more readily than shops and
 * carers do.
 */
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
