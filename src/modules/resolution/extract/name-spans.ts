import type { NameSpan } from './extracted-page.ts';
import { findLegalForms } from './legal-forms.ts';
import { legalFormClass, lookUpKey } from './legal-name.ts';
import { bothEnds, eachMatch, sourceOf } from './search.ts';
import { isCapitalised, type Token, tokensWithin } from './tokens.ts';

const SPANS_MAX = 300;
const BARE_MAX = 60;
const NAME_WORDS_MAX = 10;
const LOOK_BACK = 110;
/** A name does not reach back over these. */
const STOP = /^[;:|•·"“”‘©®™?!=<>[\]{}→]$/;
/** Right before the legal form they belong to the name: "Acme® Ltd", `"Acme" Ltd`. */
const SIGN_OF_NAME = /^["®™]$/;
const JOINERS = new Set('of and the for & + de la le du in a y an der van von'.split(' '));
/** They join the words of names abroad only: a name in English does not reach back over them. */
const JOINERS_ABROAD = new Set([...JOINERS, ...'et und en e och og del della di'.split(' ')]);
const ABBREVIATION = /^(?:st|dr|mr|mrs|ms|co|bros|jr|sr|messrs|prof|rev|no|ft|mt|[a-z])$/i;

/** Every name that ends in a legal form, with each place where it may begin. */
export function nameSpans(text: string): NameSpan[] {
  return bothEnds(findLegalForms(text), SPANS_MAX).flatMap(
    ({ start: formStart, printed, foreign, country }) => {
      const words = wordsBefore(text, Math.max(0, formStart - LOOK_BACK), formStart);
      const isApart = isFormApart(text, words, printed);
      if (isApart) words.pop();
      const last = words.at(-1);
      if (!last) return [];
      const end = formStart + printed.length;
      const keyEnd = isApart ? last.end : end;
      const isLowerCase = !isCapitalised(last.text);
      const starts = words
        .filter((word) => isLowerCase || word === last || isCapitalised(word.text))
        .map(({ start }) => ({ start, key: lookUpKey(text.slice(start, keyEnd)) }))
        .filter(({ key }) => key.length >= 2);
      if (starts.length === 0) return [];
      const form = legalFormClass(text.slice(last.start, end));
      const first = printedStart(text, words, foreign ? JOINERS_ABROAD : JOINERS);
      return { end, coreEnd: last.end, form, foreign, country, starts, printedStart: first };
    },
  );
}

const FORM_IN_WORDS = /^community\s+interest\s+company$/i;
const SEPARATOR = /^\s?[,–—-]\s$/;

/** "Acme Kitchen – a Community Interest Company": the form is said behind the name, with an article. */
function isFormApart(text: string, words: readonly Token[], printed: string): boolean {
  const [name, article] = words.slice(-2);
  if (!name || !article || !FORM_IN_WORDS.test(printed)) return false;
  return /^a$/i.test(article.text) && SEPARATOR.test(text.slice(name.end, article.start));
}

/** The words that may belong to a name that ends here, in reading order. */
function wordsBefore(text: string, from: number, to: number): Token[] {
  const tokens = tokensWithin(text, { start: from, end: to });
  const isCut = from > 0 && /[\p{L}\p{N}]/u.test(text.charAt(from - 1));
  const words: Token[] = [];
  let lineBreaks = 0;
  let next = to;
  for (let i = tokens.length - 1; i >= 0 && words.length < NAME_WORDS_MAX; i--) {
    const token = tokens[i] as Token;
    if (next < to && text.slice(token.end, next).includes('\n')) lineBreaks++;
    if (lineBreaks > 1) break;
    next = token.start;
    if (token.isWord) {
      if (isCut && token.start === from) break;
      words.unshift(token);
    } else if (STOP.test(token.text)) {
      if (words.length > 0 || !SIGN_OF_NAME.test(token.text)) break;
    } else if (token.text === '.' && /\s/.test(text.charAt(token.end))) {
      // The end of a sentence, or part of a name if its one word begins a line: "Alt. Clothing Ltd".
      const before = tokens[i - 1];
      if (!before || !(ABBREVIATION.test(before.text) || beginsLine(text, before.start))) break;
    }
  }
  return words;
}

/** Whether only blanks are before the position in its line. */
function beginsLine(text: string, position: number): boolean {
  return position === 0 || /\n[^\S\n]{0,3}$/.test(text.slice(Math.max(0, position - 4), position));
}

/** "© 2024 Acme Ltd", "2019-2024 Acme Ltd": the year is not part of the name. */
const YEAR = /^(?:19|20)\d\d$/;
const BEFORE_YEAR = /(?:©|\(c\)|copyright|\d ?[-–])\s?$/i;

/** Capitalised words with small words between them: "The Bank of the North". */
function printedStart(text: string, words: readonly Token[], joiners: ReadonlySet<string>): number {
  const last = words.at(-1);
  let start = last?.start ?? 0;
  for (let i = words.length - 2; i >= 0; i--) {
    const word = words[i];
    const next = words[i + 1];
    if (!word || !next) break;
    const between = text.slice(word.end, next.start);
    if (between.includes('\n') || (between.startsWith('. ') && !ABBREVIATION.test(word.text))) break;
    if (YEAR.test(word.text) && BEFORE_YEAR.test(text.slice(Math.max(0, word.start - 12), word.start))) break;
    if (isCapitalised(word.text)) start = word.start;
    else if (!joiners.has(word.text.toLowerCase())) break;
  }
  return start;
}

/**
 * Where a name without a legal form is likely: copyright lines, trading names, labels, charities; also in
 * Welsh.
 */
const WORDS_BEFORE_NAME = [
  /trading name of|trading as|operated by|owned by|run by|name:|controller is|known as|we are|on behalf of/,
  /registered charity|company limited by guarantee|registered company/,
  /yn rhan o|enw masnachu|(?:ei )?redeg gan|weithredir gan|elusen gofrestredig|cwmni cofrestredig|ar ran/,
];
const BARE_CUES = new RegExp(
  `(?:©|\\(c\\)|copyright|hawlfraint)[\\s\\d,–-]{0,24}|\\b(?:${sourceOf(WORDS_BEFORE_NAME)})\\b[\\s:,(“"]{0,4}(?:the )?|["“‘(]`,
  'gi',
);
const WORDS_AFTER_NAME = [
  /registered (?:charity|in|company)|charity (?:no|number|registered|reg)|private company|reg(?:istered)? (?:no|number)/,
  /company (?:limited|no|number|registered|reg)|[(]["“‘']|t\/as?\b|trading as\b|is committed to\b/,
  /(?:yn )?(?:elusen|gwmni|cwmni) g?c?ofrestredig|rhif (?:elusen|y cwmni|cwmni|cofrestru)/,
];
const BARE_BEFORE = new RegExp(`(?:${sourceOf(WORDS_AFTER_NAME)})`, 'gi');
/** The text that may be between the name and such words. */
const BARE_LINK = /[,(\s]{1,3}(?:is )?(?:a |an )?$/i;
/** A capitalised word, or an initial; the stop behind a word ends the sentence. */
const BARE_WORD =
  "(?:\\p{Lu}\\.(?= ?\\p{Lu})|(?:St|Dr|Mr|Mrs|Ms)\\.|\\p{Lu}(?:[\\p{L}\\p{N}'’&-]|\\.(?=[\\p{L}\\p{N}]))*)";
const BARE_RUN = `${BARE_WORD}(?:[ ,]{1,2}(?:of|and|the|for|&|in|de|y|yr|a|ac|o|${BARE_WORD})){0,8}`;
const RUN = new RegExp(BARE_RUN, 'uy');
const RUN_BEFORE = new RegExp(`${BARE_RUN}$`, 'u');

/**
 * The keys of names without a legal form, where the words around announce one. Most companies that may leave
 * it out are charities.
 */
export function bareNames(text: string): string[] {
  const keys = new Set<string>();
  const add = (run: RegExpExecArray | null) => {
    const key = run ? lookUpKey(run[0].replace(/[\s,.]+(?:and|of|the|for|in)?[\s,.]*$/i, '')) : '';
    if (key.length >= 5 && key.length <= 60) keys.add(key);
    return keys.size < BARE_MAX;
  };
  eachMatch(text, BARE_CUES, ({ 0: cue, index }) => {
    RUN.lastIndex = index + cue.length;
    return add(RUN.exec(text));
  });
  eachMatch(text, BARE_BEFORE, ({ index }) => {
    const before = text.slice(Math.max(0, index - 90), index);
    const link = BARE_LINK.exec(before);
    return add(link && RUN_BEFORE.exec(before.slice(Math.max(0, link.index - 80), link.index)));
  });
  return [...keys].slice(0, BARE_MAX);
}
