/** Why a JSON text is not parsed. */
export type ExcessiveJson = 'too deep' | 'too many values';

interface JsonLimits {
  /** Arrays and objects in each other. */
  depthMax: number;
  valuesMax: number;
  /** Each line is a text of its own. */
  isLines: boolean;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;

/**
 * Reads a text of any content up to the first thing that is too much. `JSON.parse` would read all of it
 * first.
 */
export function findExcess(
  json: Uint8Array,
  { depthMax, valuesMax, isLines }: JsonLimits,
): ExcessiveJson | undefined {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let offset = 0; offset < json.length; offset += 1) {
    const byte = json[offset];
    if (byte === NEWLINE && isLines) {
      depth = 0;
      isInText = false;
    } else if (isInText) {
      if (byte === BACKSLASH) offset += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) {
      values += 1;
      if (values > valuesMax) return 'too many values';
    } else if (isOpening(byte)) {
      depth += 1;
      if (depth > depthMax) return 'too deep';
    } else if (isClosing(byte)) depth -= 1;
  }
  return undefined;
}

const isOpening = (byte: number | undefined) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number | undefined) => byte === 0x5d || byte === 0x7d;
