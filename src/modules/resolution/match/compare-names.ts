import { joinedKey, nameKey } from '../../../shared/company-name.ts';
import { editDistance } from '../../../shared/edit-distance.ts';
import { formOfName } from './company-form.ts';
import { wordsWeight, wordWeight } from './name-words.ts';
import type { RegisteredCompany } from './register-reader.ts';
import { rememberPairs } from './remember-pairs.ts';

/**
 * How a printed name stands to a registered one.
 * `same`: nothing differs but case, accents, punctuation, spaces, a usual abbreviation or the spelling of the suffix.
 * `near`: a letter or two, or the order of the words. `part`: one holds the telling words of the other and more.
 */
export type Likeness = 'same' | 'near' | 'part' | 'unlike';

export interface NameComparison {
  likeness: Likeness;
  /** Which of the company's names it was compared with. */
  registered: string;
  isPrevious: boolean;
  /** Both names end in a legal form, and not in the same. */
  isOtherForm: boolean;
}

const RANK: Record<Likeness, number> = { same: 3, near: 2, part: 1, unlike: 0 };

/** The best of the company's names; of equals the current one. */
export function compareWithCompany(printed: string, company: RegisteredCompany): NameComparison {
  let best = compareWithName(printed, company.company_name, false);
  for (const name of company.previous_names) {
    const next = compareWithName(printed, name, true);
    if (RANK[next.likeness] > RANK[best.likeness]) best = next;
  }
  return best;
}

function compareWithName(printed: string, registered: string, isPrevious: boolean): NameComparison {
  return isPrevious ? compareWithPrevious(printed, registered) : compareWithCurrent(printed, registered);
}

const compareWithPrevious = rememberPairs((printed, registered) => compareAnew(printed, registered, true));
const compareWithCurrent = rememberPairs((printed, registered) => compareAnew(printed, registered, false));

function compareAnew(printed: string, registered: string, isPrevious: boolean): NameComparison {
  const printedForm = formOfName(printed);
  const registeredForm = formOfName(registered);
  const isOtherForm = printedForm !== null && registeredForm !== null && printedForm !== registeredForm;
  return {
    likeness: compareKeys(nameKey(printed), nameKey(registered)),
    registered,
    isPrevious,
    isOtherForm,
  };
}

const ABBREVIATIONS: Record<string, string> = {
  COMPANY: 'CO',
  BROTHERS: 'BROS',
  INTL: 'INTERNATIONAL',
  MANUFACTURING: 'MFG',
  CENTER: 'CENTRE',
  SAINT: 'ST',
  ASSOC: 'ASSOCIATES',
  SVCS: 'SERVICES',
  MGMT: 'MANAGEMENT',
};

export const compareKeys = rememberPairs(compareKeysAnew);

function compareKeysAnew(printed: string, registered: string): Likeness {
  if (printed === '' || registered === '') return 'unlike';
  const a = shorten(printed);
  const b = shorten(registered);
  const joinedA = joinedKey(a.join(' '));
  const joinedB = joinedKey(b.join(' '));
  if (joinedA === joinedB) return 'same';
  if (isNear(a, b, joinedA, joinedB)) return 'near';
  return isPart(a, b) || isPart(b, a) ? 'part' : 'unlike';
}

function shorten(key: string): string[] {
  return key
    .replace('UNITED KINGDOM', 'UK')
    .replace('GREAT BRITAIN', 'GB')
    .split(' ')
    .map((word) => ABBREVIATIONS[word] ?? word)
    .filter((word) => word !== 'AND' && word !== 'THE');
}

/** Numbers are never typing errors: ALPHA 1 and ALPHA 2 are two companies. */
function isNear(a: string[], b: string[], joinedA: string, joinedB: string): boolean {
  if ([...a].sort().join(' ') === [...b].sort().join(' ')) return true;
  const shorter = Math.min(joinedA.length, joinedB.length);
  if (shorter < 6 || joinedA.replace(/\D/g, '') !== joinedB.replace(/\D/g, '')) return false;
  const errorsMax = shorter < 12 ? 1 : 2;
  return editDistance(joinedA, joinedB, errorsMax) <= errorsMax;
}

const TELLING_MIN = 0.8;
const SHARE_MIN = 0.45;

/** The shorter name's words all stand in the longer one, with its first telling word among them. */
function isPart(shorter: string[], longer: string[]): boolean {
  if (shorter.length >= longer.length && shorter.join('').length >= longer.join('').length) return false;
  const weight = wordsWeight(shorter);
  if (weight < TELLING_MIN || weight < SHARE_MIN * wordsWeight(longer)) return false;
  const telling = longer.find((word) => wordWeight(word) >= 0.5);
  const joinedShorter = shorter.join('');
  if (telling !== undefined && !shorter.includes(telling) && !joinedShorter.startsWith(telling)) return false;
  return shorter.every((word) => longer.includes(word)) || longer.join('').startsWith(joinedShorter);
}

const SHARED_MIN = 0.5;

/** Half of what the words of either name tell is in both: a name cut in two, or one that took a word from its line. */
export function sharesWords(printed: string, registered: string): boolean {
  const a = shorten(nameKey(printed));
  const b = shorten(nameKey(registered));
  const shared = wordsWeight(a.filter((word) => b.includes(word)));
  return shared >= 0.5 && shared >= SHARED_MIN * Math.max(wordsWeight(a), wordsWeight(b));
}
