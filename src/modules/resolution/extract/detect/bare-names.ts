import { type Mention, mention } from './mention.ts';
import { isNameWord } from './name-span.ts';
import { JOINERS } from './name-words.ts';
import { NAME_NO_LONGER_OF } from './roles.ts';

/** Names without a legal form, where the words around leave no doubt that a name stands there. */

const WORDS_MAX = 9;
/** Words no name begins with here, though they come with a capital. */
const NOT_NAMES =
  /^(?:all|rights|the\s+(?:company|operator|site|website|business|charity|content|owner|owners|following|above|data|registered|information)|we|our|us|you|your|it|this|these|they|i|he|she|company|companies|registered|registration|reg|vat|uk|no|number|website|site|page|home|privacy|terms|cookies?|contact|about|copyright|design(?:ed)?|powered|notice|policy|act|law|laws|infringement|agent|owner|holder|and|in|of|protected|material|licen[sc]ed?|complaint|statement|information|tribunal|a|an|is|are|tel|email|phone|address|please|read|see|click|login|sign|menu|search|follow|legal|disclaimer|sitemap|back|top|england|wales|scotland|united|kingdom|london|limited|ltd|content|images?|text|photos?|trademarks?|authorised|regulated|charity|data|who|what|how|where|when|welcome|hello|part|member|made|unless|no|not|protection|information|year|years|by|to|for|with|details|visit us|useful links|get in touch|opening hours|follow us|quick links|registered office)$/i;

export interface BareName {
  start: number;
  end: number;
  value: string;
}

/** Reads a name forwards: words with capitals and the small words between them. */
export function bareNameAt(text: string, position: number, ceiling: number): BareName | null {
  let at = position;
  while (at < ceiling && /[\s"“'‘«]/.test(text.charAt(at))) at++;
  const start = at;
  let end = at;
  const joiners: number[] = [];
  for (let words = 0; words < WORDS_MAX && at < ceiling; words++) {
    const word = /^[^\s]+/.exec(text.slice(at, Math.min(ceiling, at + 60)))?.[0];
    if (!word) break;
    const core = word.replace(/[,;:.!?)"”’»™®]+$/, '').replace(/^\(/, '');
    const opensBracket = word.startsWith('(');
    if (opensBracket && words > 0 && !/^\((?:\p{Lu}[\p{L}&]*)\)$/u.test(word)) break;
    if (JOINERS.has(word) && words > 0) joiners.push(at);
    else if (core !== '' && isNameWord(core)) {
      if (
        words > 0 &&
        /^(?:All|Registered|Company|Co|Reg|VAT|Privacy|Terms|Website|Is|Built|Designed|Powered|Site)$/i.test(
          core,
        )
      )
        break;
      if (words > 0 && /^(?:19|20)\d\d$/.test(core)) break;
      end = at + word.length - (word.length - lengthWithCore(word, core));
      joiners.length = 0;
    } else break;
    if (core !== word.replace(/[™®]+$/, '') && !/\)$/.test(word)) break;
    at += word.length;
    if (text.charAt(at) === '\n') break;
    at++;
  }
  if (end <= start) return null;
  const value = text.slice(start, end).replace(/\s+/g, ' ');
  return isPlausible(value) ? { start, end, value } : null;
}

function lengthWithCore(word: string, core: string): number {
  if (word.endsWith(')') && word.startsWith('(')) return word.length;
  return word.indexOf(core) + core.length;
}

export function isPlausible(value: string): boolean {
  if (value.length < 2 || value.length > 90 || NOT_NAMES.test(value)) return false;
  if (/^[\d\s.,:/-]+$/.test(value)) return false;
  return /\p{L}/u.test(value);
}

const COPYRIGHT =
  /(?:©|\(c\)|\bcopyright\b|\bhawlfraint\b)(?:[\s,/|]|©|\(c\)|copyright|hawlfraint|by\b|(?:19|20)\d\d|[-–—]|to\b|present|now|\{\{?[^}]*\}?\})*/gi;

/** "© 2024 15larch. All rights reserved." */
export function findCopyrightNames(text: string, start: number, end: number, block: number): Mention[] {
  const slice = text.slice(start, end);
  if (!/©|copyright|\(c\)|hawlfraint/i.test(slice)) return [];
  const found: Mention[] = [];
  for (const hit of slice.matchAll(COPYRIGHT)) {
    const sure = /©|\(c\)|\d{4}/i.test(hit[0]) || hit.index === 0;
    if (!sure) continue;
    const name = bareNameAt(text, start + hit.index + hit[0].length, end);
    if (name && name.start - (start + hit.index + hit[0].length) <= 1)
      found.push(
        mention('trading_name', name.value, { ...name, block }, { role: 'operator', cue: 'copyright' }),
      );
  }
  return found;
}

const TRADING_NAME_OF =
  /[™®]?\s*,?\s*(?:\b(?:is|are|was|both|yn|being)\b\s+)?(?:(?:a|an|the|both|all)\s+)?(?:registered\s+)?\b(?:trading\s+(?:names?|styles?|titles?|divisions?|arms?|brands?)|business\s+names?|brands?(?:\s+names?)?|trade\s?names?|divisions?|enw\s+masnachu?)(?:\s+and\s+(?:registered\s+)?(?:brands?|trade\s?marks?))?\s+(?:of|for|owned\s+by|used\s+by|operated\s+by|i|o)\s+(?:the\s+)?/gi;

/** "X is a trading name of Y": X trades, Y is the company. */
export function findTradingNamesOf(
  text: string,
  start: number,
  end: number,
  block: number,
  names: readonly Mention[],
): Mention[] {
  const slice = text.slice(start, end);
  if (!/trading|business\s+name|brand|trade\s?name|division|enw\s+masnach/i.test(slice)) return [];
  const found: Mention[] = [];
  for (const hit of slice.matchAll(TRADING_NAME_OF)) {
    const from = start + hit.index;
    const after = from + hit[0].length;
    if (NAME_NO_LONGER_OF.test(text.slice(Math.max(start, from - 30), after))) continue;
    let holder =
      names.find(
        (name) => name.kind === 'legal_name' && name.start >= after - 4 && name.start <= after + 4,
      ) ?? null;
    if (!holder) {
      const bare = bareNameAt(text, after, end);
      if (!bare || bare.start > after + 1) continue;
      holder = mention('legal_name', bare.value, { ...bare, block }, { doubts: ['unlabelled'] });
      found.push(holder);
    }
    holder.role = 'operator';
    holder.cue = 'trading_name_of';
    for (const traded of subjectsBefore(text, start, from))
      found.push(
        mention(
          'trading_name',
          traded.value,
          { ...traded, block },
          { role: 'operator', cue: 'trading_name_of', linkedTo: holder },
        ),
      );
  }
  return found;
}

/** The subject of a sentence whose verb stands at `end`: "Foo, Bar and Baz". */
function subjectsBefore(text: string, floor: number, end: number): BareName[] {
  const from = Math.max(floor, end - 120);
  const before = text.slice(from, end);
  const sentence = /(?:^|[.!?|·•\n]\s+|[©:]\s*|[-–—]\s)([^.!?|·•\n:©]*(?:\.[a-z]{2}[^.!?|·•\n:©]*)*)$/i.exec(
    before,
  );
  if (!sentence?.[1]) return [];
  const subject = sentence[1]
    .replace(/^(?:copyright\s+)?(?:19|20)\d\d(?:\s*[-–]\s*(?:19|20)?\d\d)?\s+/i, '')
    .replace(/\s+(?:trade\s?mark|registration)\s+n.*$/i, '');
  const subjectStart = end - sentence[1].length + sentence[1].lastIndexOf(subject);
  if (subject.length > 100) return [];
  const parts: BareName[] = [];
  let at = subjectStart;
  for (const part of subject.split(/(,\s+(?:and\s+)?|\s+and\s+(?=.*\bare\b)|\s*\/\s*)/)) {
    const trimmed = part.replace(/^["“'‘\s(]+|["”'’\s)®™,]+$/g, '');
    const start = at + part.indexOf(trimmed);
    at += part.length;
    if (trimmed === '' || /^(?:,\s*)?and$|^[,/]$/.test(trimmed)) continue;
    if (trimmed.split(' ').length <= 8 && isNameWord(trimmed.split(' ')[0] ?? '') && isPlausible(trimmed))
      parts.push({ start, end: start + trimmed.length, value: trimmed });
  }
  return parts;
}

const TRADING_AS =
  /[\s,(]*\b(?:trading\s+as|t\/as?\b|t\.a\.|also\s+known\s+as|also\s+trading\s+as|operating\s+as|doing\s+business\s+as|d\/b\/a|d\.b\.a\.|yn\s+masnachu\s+fel)[\s:]*/gi;

/** "Y Ltd trading as X", also where Y has no legal form. */
export function findTradingAs(
  text: string,
  start: number,
  end: number,
  block: number,
  names: readonly Mention[],
): Mention[] {
  const slice = text.slice(start, end);
  if (
    !/trading\s+as|t\/a|t\.a\.|known\s+as|operating\s+as|business\s+as|d\/b\/a|d\.b\.a|masnachu/i.test(slice)
  )
    return [];
  const found: Mention[] = [];
  for (const hit of slice.matchAll(TRADING_AS)) {
    const from = start + hit.index;
    const trade = bareNameAt(text, from + hit[0].length, end);
    if (!trade) continue;
    let holder =
      names.findLast((name) => name.kind === 'legal_name' && name.end <= from && from - name.end < 120) ??
      null;
    if (!holder || /[.]\s/.test(text.slice(holder.end + 1, from))) {
      const bare = subjectsBefore(text, start, from).at(-1);
      holder =
        bare && from - bare.end < 4
          ? mention('legal_name', bare.value, { ...bare, block }, { doubts: ['unlabelled'] })
          : null;
      if (holder) {
        found.push(holder);
        const person = personTrading(holder, slice);
        if (person) found.push(person);
      }
    }
    if (holder && holder.role === null) {
      holder.role = 'operator';
      holder.cue = 'trading_name_of';
    }
    found.push(
      mention('trading_name', trade.value, { ...trade, block }, { cue: 'trading_name_of', linkedTo: holder }),
    );
  }
  return found;
}

const PERSON =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+)?\p{Lu}\p{Ll}+(?:\s+\p{Lu}\.?)?(?:\s+\p{Lu}[\p{L}'’-]+){1,2}$/u;
const ORGANISATION =
  /\b(?:services|trust|group|foundation|society|club|association|church|school|college|university|centre|center|company|partners|solutions|systems|media|design|studio|shop|stores?|house|council|institute|academy|union|care|homes?|counselling|consulting|international|global|uk|london|express|logistics)\b/i;

/** A person trading under another name is a sole trader, unless a registration stands beside it. */
function personTrading(holder: Mention, blockText: string): Mention | null {
  if (!PERSON.test(holder.value) || ORGANISATION.test(holder.value)) return null;
  if (/compan(?:y|ies)\s+(?:no|num|reg|house)|registered\s+in\s/i.test(blockText)) return null;
  return mention('sole_trader', holder.value, holder, { role: 'operator', cue: 'trading_name_of' });
}

const STATES_REGISTRATION =
  /(?:\s*[,(–—|-]\s*|\s+(?:is|are)\s+|\s+)(?:(?:a|an|both)\s+)?(?:(?:private|public|limited|registered|charitable|charity|uk|liability|community|interest|incorporated|company|and|a|partnership|english|scottish|by|guarantee|shares|not-for-profit|social|enterprise)[\s,]+){0,9}?(?:(?:company|partnership|charity|business)\s*,?\s*)?(?:registered|incorporated)\s+(?:in|at|with|under)\s|\s*\((?:registered\s+|uk\s+)?(?:company|co\.?)\s*(?:registration\s*|reg\.?\s*)?(?:no\b|number|house)/gi;

/** "At Larch Parking, a company registered in England": the subject of a registration, without a legal form. */
export function findRegisteredSubjects(
  text: string,
  start: number,
  end: number,
  block: number,
  names: readonly Mention[],
): Mention[] {
  const slice = text.slice(start, end);
  const found: Mention[] = [];
  for (const hit of slice.matchAll(STATES_REGISTRATION)) {
    const from = start + hit.index;
    if (names.some((name) => name.end <= from + 2 && from - name.end < 60)) continue;
    const subject = subjectBeforeRegistration(text, start, from);
    if (subject && !names.some((name) => name.start < subject.end && subject.start < name.end))
      found.push(
        mention(
          'legal_name',
          subject.value,
          { ...subject, block },
          { cue: 'registration', doubts: ['unlabelled'] },
        ),
      );
  }
  return found;
}

function subjectBeforeRegistration(text: string, floor: number, end: number): BareName | null {
  const lineFrom = Math.max(floor, end - 120);
  const before = text.slice(lineFrom, end);
  const found =
    /(?:^|[.!?|·•\n*]\s*|©\s*(?:(?:19|20)\d\d\s*)?|\s[-–—]\s|["“(]\s*)(?:At\s+)?([^.!?|·•\n*"“”()©]*(?:\([^()]{1,60}\))?(?:[.&][A-Za-z]{2,}[^.!?|·•\n*]*)?)$/.exec(
      before,
    );
  const subject = found?.[1]?.replace(/\s*\([^()]*\)?$/, '').trim();
  const name = subject && (isNamelike(subject) ? subject : objectOfSentence(subject));
  if (!name) return null;
  const start = lineFrom + before.lastIndexOf(name);
  return { start, end: start + name.length, value: name };
}

function isNamelike(text: string): boolean {
  const words = text.split(' ');
  if (words.length > 8 || text.includes(',') || !isNameWord(words[0] ?? '') || !isPlausible(text))
    return false;
  return words.every((word) => isNameWord(word) || JOINERS.has(word));
}

/** "The school is part of Elm Academy Trust": the name that the registration speaks of stands at the end. */
function objectOfSentence(text: string): string | null {
  const found = /\s(?:of|by|with|is|are)\s+(?:the\s+)?(\p{Lu}[^,]{3,70})$/u.exec(text)?.[1];
  return found?.includes(' ') && isNamelike(found) ? found : null;
}

/** A short line of its own that can only be a name: "Larch Arts" above "A community interest company registered …". */
export function lineAsName(text: string, start: number, end: number): BareName | null {
  const line = text.slice(start, end).replace(/^[\s|*·•-]+|[\s|*·•,.:-]+$/g, '');
  const words = line.split(' ');
  if (line === '' || words.length > 7 || line.length > 70 || /[.:;?!@/]\s|\d{3}|[@|]/.test(line)) return null;
  if (!words.every((word) => isNameWord(word) || JOINERS.has(word)) || !isPlausible(line)) return null;
  if (
    /\b(?:street|road|lane|avenue|house|park|estate|court|square|drive|close|floor|unit|suite|tel|email|policy|terms|contact|about|information|links?|hours|address|office|details|newsletter|menu|services|products|news|blog|careers?|faqs?|home|login|account|basket|england|wales|scotland|kingdom|charity|company|registered|registration|number|no|vat|reg)\b/i.test(
      line,
    )
  )
    return null;
  const at = start + text.slice(start, end).indexOf(line);
  return { start: at, end: at + line.length, value: line };
}
