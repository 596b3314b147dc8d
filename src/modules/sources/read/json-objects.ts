import { DamagedFile } from './damaged-file.ts';

/** A record as it is in the file, by the names of the fields. */
export type RawRecord = Readonly<Record<string, unknown>>;

const OBJECT_MAX = 1_000_000;
const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);
const SPACE = /[\s\uFEFF]/;

/**
 * The objects of a JSON array, one at a time: the array may be larger than a string can be. It may be the
 * value of a property, as in `{"Count": 2, "Organisations": […]}`; what follows it is then not read.
 */
export async function* jsonObjects(
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ raw: RawRecord; line: number }> {
  const scanner = new ObjectScanner();
  /** The part of the current object from earlier chunks. */
  let begun = '';
  for await (const chunk of chunks) {
    let start = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const event = scanner.read(chunk.charCodeAt(index));
      if (event === 'begins') start = index;
      else if (event === 'ends') {
        const line = scanner.objectLine;
        yield { raw: parseObject(begun + chunk.slice(start, index + 1), line), line };
        begun = '';
      }
    }
    if (scanner.isInsideObject) begun += chunk.slice(start);
    if (begun.length > OBJECT_MAX) throw new DamagedFile(scanner.objectLine, 'the record never ends');
  }
  scanner.finish();
}

type State = 'array' | 'array inside' | 'object or end' | 'object' | 'separator' | 'nothing';

const EXPECTED: Record<State, string> = {
  array: 'a list',
  'array inside': 'a list',
  'object or end': 'a record',
  object: 'a record',
  separator: 'a comma or the end of the list',
  nothing: 'the end of the file',
};

/** The state after each allowed character between the objects; `begins`: an object begins. */
const NEXT: Record<Exclude<State, 'array inside'>, Readonly<Record<string, State | 'begins'>>> = {
  array: { '[': 'object or end', '{': 'array inside' },
  'object or end': { '{': 'begins', ']': 'nothing' },
  object: { '{': 'begins' },
  separator: { ',': 'object', ']': 'nothing' },
  nothing: {},
};

/** Finds where objects begin and end, character by character. */
class ObjectScanner {
  /** The line that the current or last object begins on. */
  objectLine = 1;
  #line = 1;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #state: State = 'array';
  /** Whether the array is the value of a property. */
  #isWrapped = false;

  get isInsideObject(): boolean {
    return this.#depth > 0;
  }

  read(code: number): 'begins' | 'ends' | undefined {
    if (code === NEWLINE) this.#line += 1;
    return this.#depth > 0 ? this.#insideObject(code) : this.#betweenObjects(String.fromCharCode(code));
  }

  /** Throws if the array has not ended. */
  finish(): void {
    if (this.#state !== 'nothing') throw new DamagedFile(this.#line, 'the file ends in the middle');
  }

  #insideObject(code: number): 'ends' | undefined {
    if (this.#isInString) this.#insideString(code);
    else if (code === QUOTE) this.#isInString = true;
    else if (OPENING.has(code)) this.#depth += 1;
    else if (CLOSING.has(code)) this.#depth -= 1;
    if (this.#depth > 0) return undefined;
    this.#state = 'separator';
    return 'ends';
  }

  #insideString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#isInString = false;
  }

  #betweenObjects(sign: string): 'begins' | undefined {
    if (this.#state === 'array inside') {
      this.#beforeWrappedArray(sign);
      return undefined;
    }
    if (SPACE.test(sign) || (this.#state === 'nothing' && this.#isWrapped)) return undefined;
    const next = NEXT[this.#state][sign];
    if (next === undefined) throw this.#unexpected(sign);
    if (next === 'begins') {
      this.#depth = 1;
      this.objectLine = this.#line;
      return 'begins';
    }
    if (next === 'array inside') this.#isWrapped = true;
    this.#state = next;
    return undefined;
  }

  /** The properties before the array: texts, numbers and such, but no other objects. */
  #beforeWrappedArray(sign: string): void {
    if (this.#isInString) this.#isInString = sign !== '"';
    else if (sign === '"') this.#isInString = true;
    else if (sign === '[') this.#state = 'object or end';
    else if (sign === '{' || sign === '}') throw this.#unexpected(sign);
  }

  #unexpected(sign: string): DamagedFile {
    return new DamagedFile(this.#line, `"${sign}" stands where ${EXPECTED[this.#state]} should`);
  }
}

function parseObject(text: string, line: number): RawRecord {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedFile(line, 'the record is not valid JSON');
  }
}
