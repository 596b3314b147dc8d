import { DamagedFile } from './damaged-file.ts';

/** A record as the file gives it, by the names of the fields. */
export type RawRecord = Readonly<Record<string, unknown>>;

const OBJECT_MAX = 1_000_000;
const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

/**
 * The objects of a JSON array, one at a time: the array may be larger than a string can be. It may be the value of a property, as
 * in `{"Count": 2, "Organisations": […]}`; what follows it is then not read.
 */
export async function* jsonObjects(
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ raw: RawRecord; line: number }> {
  let next: 'array' | 'array inside' | 'object or end' | 'object' | 'separator' | 'nothing' = 'array';
  let isWrapped = false;
  let line = 1;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let begun = '';
  let begunAt = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === NEWLINE) line += 1;
      if (depth > 0) {
        if (isInString) {
          if (isEscaped) isEscaped = false;
          else if (code === BACKSLASH) isEscaped = true;
          else if (code === QUOTE) isInString = false;
        } else if (code === QUOTE) isInString = true;
        else if (OPENING.has(code)) depth += 1;
        else if (CLOSING.has(code)) depth -= 1;
        if (depth > 0) continue;
        yield { raw: parseObject(begun + chunk.slice(start, at + 1), begunAt), line: begunAt };
        begun = '';
        next = 'separator';
        continue;
      }
      const sign = chunk.charAt(at);
      if (next === 'array inside') {
        if (isInString || sign === '"') isInString = isInString ? sign !== '"' : true;
        else if (sign === '[') next = 'object or end';
        else if (/[{}]/.test(sign))
          throw new DamagedFile(line, `"${sign}" stands where ${EXPECTED.array} should`);
        continue;
      }
      if (/[\s\uFEFF]/.test(sign) || (next === 'nothing' && isWrapped)) continue;
      if (next === 'array' && sign === '[') next = 'object or end';
      else if (next === 'array' && sign === '{') {
        next = 'array inside';
        isWrapped = true;
      } else if ((next === 'object or end' || next === 'object') && sign === '{') {
        depth = 1;
        start = at;
        begunAt = line;
      } else if (next === 'separator' && sign === ',') next = 'object';
      else if ((next === 'separator' || next === 'object or end') && sign === ']') next = 'nothing';
      else throw new DamagedFile(line, `"${sign}" stands where ${EXPECTED[next]} should`);
    }
    if (depth > 0) begun += chunk.slice(start);
    if (begun.length > OBJECT_MAX) throw new DamagedFile(begunAt, 'the record never ends');
  }
  if (next !== 'nothing') throw new DamagedFile(line, 'the file ends in the middle');
}

const EXPECTED = {
  array: 'a list',
  'array inside': 'a list',
  'object or end': 'a record',
  object: 'a record',
  separator: 'a comma or the end of the list',
  nothing: 'the end of the file',
};

function parseObject(text: string, line: number): RawRecord {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedFile(line, 'the record is not valid JSON');
  }
}
