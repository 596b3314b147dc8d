import { readGap } from '../pages/html-parts.ts';
import { FUNCTION_WORDS } from '../words/lists/generic-words.ts';
import type { Token } from '../words/spelling.ts';
import type { NameCore } from './name-words.ts';

/** A name as a sequence of words to look for. */
export interface Phrase extends NameCore {
  /** Found only with a legal form after it, because the name might be ordinary prose. */
  needsLegalForm: boolean;
  /** Found also in small letters, because the name is no ordinary word. */
  anyCase?: boolean;
}

export interface PhraseMatch {
  phrase: Phrase;
  tokens: Token[];
}

const FORM_AFTER = /^[\s,()"'-]*(?:limited|ltd|plc|llp|inc|llc|gmbh|c\.?i\.?c)\b/i;

/** Phrases by their first word, the longest first. */
export class PhraseIndex {
  readonly #byFirst = new Map<string, Phrase[]>();

  constructor(phrases: Iterable<Phrase>) {
    for (const phrase of phrases) {
      const list = this.#byFirst.get(phrase.words[0]!) ?? [];
      const known = list.find((other) => other.words.join(' ') === phrase.words.join(' '));
      if (!known) list.push(phrase);
      else if (!phrase.needsLegalForm) known.needsLegalForm = false;
      this.#byFirst.set(phrase.words[0]!, list);
    }
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  }

  /**
   * The phrases that the text contains, none overlapping. Prose in small letters is no name unless `anyCase`.
   */
  find(text: string, tokens: readonly Token[], anyCase = false): PhraseMatch[] {
    const matches: PhraseMatch[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const phrase = this.#byFirst
        .get(tokens[i]!.plain)
        ?.find((each) => isFoundIn(text, tokens.slice(i, i + each.words.length), each, anyCase));
      if (!phrase) continue;
      matches.push({ phrase, tokens: tokens.slice(i, i + phrase.words.length) });
      i += phrase.words.length - 1;
    }
    return matches;
  }
}

/** Whether the words of the text, as many as the phrase has where there are enough, are the phrase. */
function isFoundIn(text: string, found: readonly Token[], phrase: Phrase, anyCase: boolean): boolean {
  if (found.length < phrase.words.length || found.some((token, k) => token.plain !== phrase.words[k]))
    return false;
  if (
    found.some((token, k) => k > 0 && !joins(text.slice(found[k - 1]!.end, token.start), found[k - 1]!.plain))
  )
    return false;
  if (
    phrase.needsLegalForm &&
    !FORM_AFTER.test(readGap(text.slice(found.at(-1)!.end, found.at(-1)!.end + 60)))
  )
    return false;
  if (anyCase || phrase.anyCase) return true;
  const afterHyphen = (token: Token) => /[-\u2010\u2011]/.test(text[token.start - 1] ?? '');
  const isCapital = (token: Token) => /[\p{Lu}\d]/u.test(text[token.start]!) || afterHyphen(token);
  return found.every(
    (token, k) => isCapital(token) || (!phrase.replaced[k] && FUNCTION_WORDS.has(token.plain)),
  );
}

/** Whether two words with this between them may be of one name. */
function joins(gap: string, before: string): boolean {
  const read = readGap(gap).replace(/\s+/g, ' ');
  if (before.length < 3 && read === '. ') return true;
  return read.length <= 4 && !/[<>{}=;|?"]|[.!:] |, /.test(read);
}
