import {
  ABBREVIATED,
  EMPTY_WORDS,
  HOLDERS,
  JOINERS,
  NAME_STOPS,
  STOPS_THAT_OPEN_NAMES,
} from './name-words.ts';

const WINDOW = 140;
const WORDS_MAX = 11;
const BRACKET_MAX = 48;
const YEAR = /^(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)?\d\d|present|now))?,?$/i;

/** Where a name that ends at `end` (before its legal form) begins, or null when there is none. */
export function nameStart(text: string, end: number, floor: number): number | null {
  const walk = new BackwardWalk(text, end, Math.max(floor, end - WINDOW));
  return walk.run();
}

interface Word {
  start: number;
  end: number;
  text: string;
  /** A line break stands between it and the word after it. */
  lineEnds: boolean;
}

class BackwardWalk {
  private readonly text: string;
  private readonly floor: number;
  private readonly end: number;
  private start: number | null = null;
  private accepted: Word[] = [];
  private pending: Word[] = [];

  constructor(text: string, end: number, floor: number) {
    this.text = text;
    this.end = end;
    this.floor = floor;
  }

  run(): number | null {
    let at = this.end;
    for (let count = 0; count < WORDS_MAX; count++) {
      const word = this.wordBefore(at);
      if (!word) break;
      const step = this.consider(word);
      if (step === 'stop') break;
      at = word.start;
      if (step === 'last') break;
    }
    this.dropLeadingYears();
    this.dropCountry();
    return this.isSomething() ? this.start : null;
  }

  private wordBefore(position: number): Word | null {
    let end = position;
    let lineEnds = false;
    while (end > this.floor && isSpace(this.text.charCodeAt(end - 1))) {
      if (this.text.charCodeAt(end - 1) === 10) lineEnds = true;
      end--;
    }
    if (end <= this.floor) return null;
    let start = end;
    while (start > this.floor && !isSpace(this.text.charCodeAt(start - 1))) start--;
    return { start, end, text: this.text.slice(start, end), lineEnds };
  }

  private consider(word: Word): 'go' | 'stop' | 'last' {
    const first = this.accepted.length === 0 && this.pending.length === 0;
    if (word.lineEnds && !this.lineGoesOn(word)) return 'stop';
    if (/^[-–—|·•:;/\\©®™*"“”>→=~]+$/.test(word.text)) return 'stop';
    if (word.text.endsWith(')')) return this.considerBracket(word);
    const ending = word.text.at(-1) ?? '';
    if (ending === ',' && !first && !this.commaBelongs(word)) return 'stop';
    if (/[;:!?|•·]/.test(ending) && !(first && ending === '!')) return 'stop';
    if (/["”»]/.test(ending) && !first) return 'stop';
    if (ending === '.' && !isAbbreviation(word.text)) return 'stop';
    const opening = /[(["“'‘«|©>:•·/]/.exec(word.text.slice(0, 1)) ? 1 : innerOpening(word.text);
    const body = word.text.slice(opening).replace(/[,"”'’]+$/, '');
    if (body === '') return 'stop';
    if (opening > 0) {
      const inside = { ...word, start: word.start + opening, text: body };
      if (isNameWord(body)) this.accept(inside);
      return 'stop';
    }
    return this.considerPlain(word, body, first);
  }

  private considerPlain(word: Word, body: string, first: boolean): 'go' | 'stop' | 'last' {
    const lower = body.toLowerCase();
    if (
      JOINERS.has(body) ||
      (JOINERS.has(lower) && body !== 'A' && !first && !/^(?:In|On|The)$/.test(body))
    ) {
      if (first && body !== '&' && body !== '+') return 'stop';
      this.pending.push(word);
      return 'go';
    }
    if (body === 'The') {
      this.accept(word);
      return 'last';
    }
    if (NAME_STOPS.has(lower)) return this.considerStop(word, lower, first);
    if (!isNameWord(body)) return 'stop';
    if (/^\d{5,}$/.test(body) || /^0\d{2,}$/.test(body)) return 'stop';
    if (this.isHolder(lower) || (!first && this.endsSomethingElse(word, body))) return 'stop';
    this.accept(word);
    return 'go';
  }

  /** A web address or a postcode before the name is not part of it. */
  private endsSomethingElse(word: Word, body: string): boolean {
    if (/^(?:https?:|www\.)|^[\w-]+(?:\.[a-z]{2,})+$/.test(body)) return true;
    if (!/^\d[A-Z]{2}$/.test(body)) return false;
    return /\b[A-Z]{1,2}\d[A-Z\d]?\s+$/.test(
      this.text.slice(Math.max(this.floor, word.start - 6), word.start),
    );
  }

  /** In "trading name of By Heart Ltd" the name begins with the stop, for a cue stands right before it. */
  private considerStop(word: Word, lower: string, first: boolean): 'stop' | 'last' {
    const capital = /^\p{Lu}/u.test(word.text);
    if (first || !capital || !STOPS_THAT_OPEN_NAMES.has(lower) || this.pending.length > 0) return 'stop';
    const before = this.text.slice(Math.max(this.floor, word.start - 12), word.start);
    const afterCue = /\b(?:of|by|are|is|with)\s+(?:the\s+)?$/.test(before);
    const opensSentence =
      /(?:^|[.\n!?:©|]\s*|\d{4}\s*)$/.test(before) && !isAllCaps(word.text + this.nextWord());
    if (!afterCue && !(opensSentence && !this.addressesReader())) return 'stop';
    this.accept(word);
    return 'last';
  }

  private nextWord(): string {
    return this.accepted.at(-1)?.text ?? '';
  }

  /** "At Acme Ltd, we …": the first word is a preposition, not part of the name. */
  private addressesReader(): boolean {
    return /^\p{L}*\.?,?\s+(?:we|our|you|your|the|all|its|it)\b/iu.test(
      this.text.slice(this.end, this.end + 24).trimStart(),
    );
  }

  private isHolder(lower: string): boolean {
    const link = this.pending.at(-1)?.text.toLowerCase();
    const last = this.pending[0]?.text.toLowerCase();
    return (link === 'of' || last === 'of' || link === 'for' || link === 'in') && HOLDERS.has(lower);
  }

  private considerBracket(word: Word): 'go' | 'stop' {
    const from = Math.max(this.floor, word.end - BRACKET_MAX);
    const open = from + this.text.slice(from, word.end).lastIndexOf('(');
    if (open < from) return 'stop';
    const inside = this.text.slice(open + 1, word.end - 1);
    // "Larch Ltd (01234567) and Elm Ltd": the number is of the company before.
    if (/^[A-Z]{0,2}\s?\d[\d\s]{4,}$/.test(inside)) return 'stop';
    if (/[.;:"“”]|\b(?:we|us|our|no|number|registered)\b|^c$/i.test(inside) || inside.split(' ').length > 5)
      return 'stop';
    this.accept({ ...word, start: open, text: this.text.slice(open, word.end) });
    return 'go';
  }

  private accept(word: Word): void {
    this.accepted.push(...this.pending.splice(0), word);
    this.start = word.start;
  }

  private lineGoesOn(word: Word): boolean {
    const next = this.pending.at(-1) ?? this.accepted.at(-1);
    const nextText = next?.text ?? '';
    if (next === undefined) return true;
    return /^[\p{Ll}&]/u.test(nextText) || /(?:^|\s)(?:&|and|of)$/i.test(word.text);
  }

  /** "Smith, Jones & Co Ltd": the comma belongs to a name that lists persons. */
  private commaBelongs(word: Word): boolean {
    const next = [...this.accepted, ...this.pending];
    const lists = next.some((other) => other.text === '&' || other.text.toLowerCase() === 'and');
    if (!lists || !/^\p{Lu}[\p{L}'’-]+,$/u.test(word.text) || this.accepted.length > 5) return false;
    const before = this.text.slice(Math.max(this.floor, word.start - 14), word.start);
    return /(?:^|[.\n©:(|]\s*|\b(?:of|by|are|is|with)\s+|\d{4}\s+)$/.test(before);
  }

  private dropLeadingYears(): void {
    for (let first = this.accepted.at(-1); first && this.accepted.length > 1; first = this.accepted.at(-1)) {
      if (!YEAR.test(first.text) && !JOINERS.has(first.text)) return;
      this.accepted.pop();
      this.start = this.accepted.at(-1)?.start ?? null;
    }
  }

  /** "…, London, United Kingdom Acme Ltd": the address ran into the name. */
  private dropCountry(): void {
    if (this.start === null) return;
    if (!/,\s*$/.test(this.text.slice(Math.max(0, this.start - 3), this.start))) return;
    const country = /^(?:United Kingdom|England|Scotland|Wales|Northern Ireland|UK|GB)\s+(?=\S+\s)/.exec(
      this.text.slice(this.start, this.end),
    );
    if (country) this.start += country[0].length;
  }

  private isSomething(): boolean {
    if (this.start === null) return false;
    return this.accepted.some((word) => !EMPTY_WORDS.has(word.text.toLowerCase().replace(/[,.]$/, '')));
  }
}

function innerOpening(word: string): number {
  const found = /[(["“©|]/.exec(word.slice(0, -1));
  return found ? found.index + 1 : 0;
}

/** Begins with a capital or digit, holds one ("iTech", "eBay"), or is a domain name. */
export function isNameWord(word: string): boolean {
  return (
    /^[\p{Lu}\p{Lt}\p{Lo}\d]/u.test(word) || /\p{Lu}/u.test(word) || /^[\w-]+(?:\.[a-z]{2,})+$/.test(word)
  );
}

function isAbbreviation(word: string): boolean {
  return /^(?:\p{L}\.)+$/u.test(word) || ABBREVIATED.has(word.slice(0, -1).toLowerCase());
}

const isAllCaps = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
const isSpace = (code: number) => code === 32 || code === 10;

const AFTER_CUE =
  /(?:trading\s+(?:name|style)\s+(?:of|for)|(?:operated|owned|run|provided|published|managed)\s+by|\b[Ww]e\s+are|on\s+behalf\s+of|part\s+of|subsidiary\s+of|division\s+of|brand\s+of|©(?:\s*\d{4}(?:\s*[-–]\s*\d{4})?)?)\s+((?:[^\s.,;:|()]+\s+){1,7})$/;
const PROSE =
  /(?:^|\s)(?:a|an|the|our|your|we|is|are|was|which|that|this|its|by|from|to|very|private|public|has|have|not|and|or|be|it)(?:\s|$)/i;

/** Names set in lower case: right behind a cue, or alone at the start of their line. */
export function lowerCaseNameStart(text: string, end: number, floor: number): number | null {
  if (!/(?:^|[\s(])[\p{Ll}&][^\s]*\s+$/u.test(text.slice(Math.max(floor, end - 40), end))) return null;
  const window = text.slice(Math.max(floor, end - WINDOW), end);
  const cued = AFTER_CUE.exec(window);
  if (cued?.[1] && !PROSE.test(cued[1].replace(/\s(?:and|&)\s/g, ' '))) return end - cued[1].length;
  const windowStart = end - window.length;
  const lineStart = windowStart + window.lastIndexOf('\n') + 1;
  const line = text.slice(lineStart, end).trimEnd();
  if (line === '' || line.length > 50 || /[.,;:()]/.test(line) || PROSE.test(line)) return null;
  return line.split(' ').length <= 5 ? lineStart : null;
}
