/**
 * The small syntax in which phrases are written, compiled once to regular expressions:
 *
 *   we are            words, case-insensitive; a word matches whole words only
 *   deliver*          a word with any ending, also `(deliver|send)*`; `_` is any one word
 *   (owned|run) by    one of several
 *   trading [style]   what may be left out, words as well as the ending of a word: `brand[s]`
 *   {brand}           a slot: the site's own name, or a list of words from slots.ts
 *   {name}            where the company's name is; text before it ends there, text after it begins there
 *   <25>              a gap of at most this many characters within the sentence
 *   <25¶>  <25.>      a gap that may go on into the next block, or into the next sentence
 *   <,>               a gap of punctuation marks and spaces only
 *   "                 any quotation mark
 *   ¶                 the end of a block
 *   \(                the next sign as it is
 */
export type Slots = Readonly<Record<string, string>>;

export type PatternNode =
  | { kind: 'word'; text: string; isOpen: boolean }
  /** `length`: maximum length in characters, not counting spaces. */
  | { kind: 'sign'; source: string; length: number }
  | { kind: 'space' }
  | { kind: 'gap'; source: string; length: number }
  | { kind: 'name' }
  | { kind: 'group'; options: PatternNode[][]; isOptional: boolean };

const WORD = /[\p{L}\p{N}]+/uy;
const GAP = /<(?:(\d+)([.¶]?)|,)>/y;
const SLOT = /\{([^}]+)\}/y;
const PUNCTUATION = '[\\s,()"“”\'’‘:;–-]*';
const STOPS: Readonly<Record<string, string>> = { '': '.¶', '.': '¶', '¶': '.' };

/**
 * The source of a regular expression for the pattern. `{name}` at its end or beginning ties it to that end of
 * the text.
 */
export function patternSource(pattern: string, slots: Slots): string {
  return write(parsePattern(pattern, slots));
}

export function parsePattern(pattern: string, slots: Slots): PatternNode[] {
  return new PatternParser(pattern, slots).parse();
}

class PatternParser {
  private offset = 0;
  private readonly text: string;
  private readonly slots: Slots;

  constructor(text: string, slots: Slots) {
    this.text = text;
    this.slots = slots;
  }

  parse(): PatternNode[] {
    const [nodes = [], ...more] = this.options();
    if (more.length > 0 || this.offset < this.text.length)
      throw this.error('has a bracket too many or too few');
    return nodes;
  }

  /** Sequences separated by `|`, up to the end of the group. */
  private options(): PatternNode[][] {
    const options: PatternNode[][] = [[]];
    while (this.offset < this.text.length && !/[)\]]/.test(this.text.charAt(this.offset))) {
      if (this.text.charAt(this.offset) === '|') {
        this.offset++;
        options.push([]);
      } else options.at(-1)?.push(...this.node());
    }
    return options;
  }

  private node(): PatternNode[] {
    const word = this.take(WORD);
    if (word) {
      const isOpen = this.text.charAt(this.offset) === '*';
      if (isOpen) this.offset++;
      return [{ kind: 'word', text: word[0], isOpen }];
    }
    const gap = this.take(GAP);
    if (gap) return [gapOf(gap[1], gap[2])];
    const slot = this.take(SLOT);
    if (slot) return this.slot(slot[1] ?? '');
    return this.sign(this.text.charAt(this.offset++));
  }

  private sign(sign: string): PatternNode[] {
    switch (sign) {
      case ' ':
        return [{ kind: 'space' }];
      case '(':
      case '[':
        return [this.group(sign === '[')];
      case '_':
        return [{ kind: 'word', text: '\\w+', isOpen: false }];
      case '"':
        return [{ kind: 'sign', source: '["“”\'‘’]', length: 1 }];
      case "'":
        return [{ kind: 'sign', source: "['’]", length: 1 }];
      case '¶':
        return [{ kind: 'gap', source: '\\s*¶\\s*', length: 1 }];
      case '\\':
        return [{ kind: 'sign', source: `\\${this.text.charAt(this.offset++)}`, length: 1 }];
      default:
        return [{ kind: 'sign', source: sign.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'), length: 1 }];
    }
  }

  private group(isOptional: boolean): PatternNode {
    const options = this.options();
    if (this.text.charAt(this.offset++) !== (isOptional ? ']' : ')'))
      throw this.error('lacks a closing bracket');
    const isOpen = this.text.charAt(this.offset) === '*';
    if (isOpen) this.offset++;
    return { kind: 'group', options: isOpen ? options.map(withOpenEnd) : options, isOptional };
  }

  private slot(name: string): PatternNode[] {
    if (name === 'name') return [{ kind: 'name' }];
    const source = this.slots[name];
    if (source === undefined) throw this.error(`has an unknown slot {${name}}`);
    if (source.startsWith('/'))
      return [{ kind: 'sign', source: source.slice(1, -1), length: Number.POSITIVE_INFINITY }];
    return [{ kind: 'group', options: [new PatternParser(source, this.slots).parse()], isOptional: false }];
  }

  private take(expected: RegExp): RegExpExecArray | null {
    expected.lastIndex = this.offset;
    const found = expected.exec(this.text);
    if (found) this.offset = expected.lastIndex;
    return found;
  }

  private error(what: string): Error {
    return new Error(`The pattern "${this.text}" ${what}.`);
  }
}

/** `(partner|supplier)*`: each of the words may have any ending. */
function withOpenEnd(option: PatternNode[]): PatternNode[] {
  const last = option.at(-1);
  return last?.kind === 'word' ? [...option.slice(0, -1), { ...last, isOpen: true }] : option;
}

function gapOf(length: string | undefined, may: string | undefined): PatternNode {
  if (length === undefined) return { kind: 'gap', source: PUNCTUATION, length: Number.POSITIVE_INFINITY };
  return { kind: 'gap', source: `[^${STOPS[may ?? '']}]{0,${length}}?`, length: Number(length) };
}

/** Where a part is: after what, before what, and whether a word goes on across the edges of its group. */
interface Place {
  previous: PatternNode | undefined;
  next: PatternNode | undefined;
  isEnding: boolean;
  isStem: boolean;
}

function write(nodes: readonly PatternNode[], isEnding = false, endsInStem = false): string {
  const parts = settleSpaces(nodes);
  return parts
    .map((node, i) =>
      writeNode(node, {
        previous: parts[i - 1],
        next: parts[i + 1],
        isEnding: isEnding && i === 0,
        isStem: endsInStem && i === parts.length - 1,
      }),
    )
    .join('');
}

function writeNode(node: PatternNode, place: Place): string {
  switch (node.kind) {
    case 'space':
      return ' ';
    case 'gap':
    case 'sign':
      return node.source;
    case 'name':
      return place.next === undefined ? '$' : '^';
    case 'word':
      return writeWord(node, place);
    case 'group':
      return writeGroup(node, place);
  }
}

/** A boundary on both sides, apart from where a space or another part of the same word is. */
function writeWord({ text, isOpen }: PatternNode & { kind: 'word' }, place: Place): string {
  const before = place.previous?.kind === 'space' || place.isEnding ? '' : '\\b';
  const after = place.next?.kind === 'space' || goesOn(place) ? '' : '\\b';
  return `${before}${text}${isOpen ? '\\w*' : ''}${after}`;
}

function writeGroup(group: PatternNode & { kind: 'group' }, place: Place): string {
  const { previous, next } = place;
  const isEnding = place.isEnding || (isWordPart(group) && isStem(previous));
  const options = group.options.map((option) => write(option, isEnding, goesOn(place)));
  const after = isEnding && next?.kind !== 'space' && !goesOn(place) ? '\\b' : '';
  return group.isOptional ? `(?:${options.join('|')})?${after}` : `${either(options)}${after}`;
}

const BOUNDARY = '\\b';

/** A boundary before every option is one before all of them, which is found sooner. */
function either(options: readonly string[]): string {
  return options.every((option) => option.startsWith(BOUNDARY))
    ? `${BOUNDARY}(?:${options.map((option) => option.slice(BOUNDARY.length)).join('|')})`
    : `(?:${options.join('|')})`;
}

/** The word goes on in the next part. */
const goesOn = ({ next, isStem: isLast }: Place) => isWordPart(next) || (next === undefined && isLast);

const isStem = (node: PatternNode | undefined) =>
  (node?.kind === 'word' && !node.isOpen) || (isWordPart(node) && !isSpaceTaker(node));

/**
 * A group is a part of the word before it when it begins with letters: `subsidiar(y|ies)`, and not `us[:]`.
 */
function isWordPart(node: PatternNode | undefined): boolean {
  return node?.kind === 'group' && node.options.some(([first]) => first?.kind === 'word');
}

/** Gaps need no spaces beside them; words that may be left out take the space with them. */
function settleSpaces(nodes: readonly PatternNode[]): PatternNode[] {
  const parts = [...nodes];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (part?.kind === 'gap') i -= removeSpacesBeside(parts, i);
    else if (part?.kind === 'name') spaceBesideName(parts, i);
    else if (part?.kind === 'group' && part.isOptional && hasWords(part)) i -= takeSpace(parts, i, part);
  }
  return parts;
}

/** Returns how many parts before `index` were removed. */
function removeSpacesBeside(parts: PatternNode[], index: number): number {
  if (parts[index + 1]?.kind === 'space') parts.splice(index + 1, 1);
  if (parts[index - 1]?.kind !== 'space') return 0;
  parts.splice(index - 1, 1);
  return 1;
}

function spaceBesideName(parts: PatternNode[], index: number): void {
  const beside = index === 0 ? 1 : index - 1;
  if (parts[beside]?.kind === 'space') parts[beside] = { kind: 'gap', source: '\\s*', length: 0 };
}

function takeSpace(parts: PatternNode[], index: number, group: PatternNode & { kind: 'group' }): number {
  const [previous, next] = [parts[index - 1], parts[index + 1]];
  const space: PatternNode = { kind: 'space' };
  const isSeparated = previous === undefined || ['space', 'gap', 'name', 'sign'].includes(previous.kind);
  if (next?.kind === 'space' && (isSeparated || isSpaceTaker(previous))) {
    parts[index] = { ...group, options: group.options.map((option) => [...option, space]) };
    parts.splice(index + 1, 1);
  } else if (previous?.kind === 'space') {
    parts[index] = { ...group, options: group.options.map((option) => [space, ...option]) };
    parts.splice(index - 1, 1);
    return 1;
  }
  return 0;
}

const isSpaceTaker = (node: PatternNode | undefined) =>
  node?.kind === 'group' && node.options.every((option) => option.at(-1)?.kind === 'space');

const hasWords = ({ options }: PatternNode & { kind: 'group' }) =>
  options.some((option) => option.some(({ kind }) => kind === 'word' || kind === 'group' || kind === 'gap'));
