import type { Fact } from './facts.ts';

/** Beyond it a figure is not exact, and no company has as much. */
export const AMOUNT_MAX = 9e15;

/** With the blanks of its page. */
const TEXT_MAX = 500;

/** A number as the tag says it, and as it is printed. */
export interface ReadNumber {
  value: number;
  /** Without scale and sign. */
  printed: number;
}

const DASH = /^[-\u2010-\u2015\u2212]+$/;
const DECIMAL_COMMA = /^num-?(comma-?decimal|dot-?comma|space-?comma)/i;
const WITH_UNITS = /^num-?unit-?decimal/i;
/** `5 pounds 20 pence`, `£5 20p`, and the number alone. */
const UNITS = /^\s*£?\s*(\d[\d,]*)(?:\s*[a-z£]+[\s,]*(?:(\d{1,2})\s*[a-z]+)?)?\s*$/i;
const ZERO = /^(fixed-?zero|zero-?dash|num-?dash|nil|nocontent|fixed-?empty)/i;

/** Undefined for what is no number or has no text. */
export function readNumber({
  text,
  format,
  scale,
  isTaggedNegative,
}: Pick<Fact, 'text' | 'format' | 'scale' | 'isTaggedNegative'>): ReadNumber | 'too large' | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const shown = text.replace(/[\s\u00a0\u2007\u2009\u202f£$€]/g, '');
  const isBracketed = shown.startsWith('(') && shown.endsWith(')');
  const bare = isBracketed ? shown.slice(1, -1) : shown;
  if (bare === '') return undefined;
  if (DASH.test(bare) || /^nil$/i.test(bare)) return { value: 0, printed: 0 };
  const isNegative = isTaggedNegative || isBracketed || /^[-\u2212]/.test(bare);
  const printed = parseDigits(bare.replace(/^[-\u2212+]/, ''), text, format);
  if (printed === undefined) return undefined;
  const value = scale === 0 ? printed : scaled(printed, scale);
  if (!(value <= AMOUNT_MAX)) return 'too large';
  return { value: value === 0 ? 0 : isNegative ? -value : value, printed };
}

function parseDigits(bare: string, text: string, format: string): number | undefined {
  if (WITH_UNITS.test(format)) {
    const match = UNITS.exec(text);
    return match
      ? Number(`${(match[1] ?? '').replaceAll(',', '')}.${match[2]?.padStart(2, '0') ?? 0}`)
      : undefined;
  }
  const pattern = DECIMAL_COMMA.test(format) ? /^(\d[\d.']*)(?:,(\d+))?$/ : /^(\d[\d,']*)?(?:\.(\d+))?$/;
  const match = pattern.exec(bare);
  if (!match || (match[1] === undefined && match[2] === undefined)) {
    return ZERO.test(format) && !/\d/.test(bare) ? 0 : undefined;
  }
  return Number(`${(match[1] ?? '0').replace(/[.,']/g, '')}.${match[2] ?? '0'}`);
}

/** By the text of the number, so that 0.07 × 100 is 7. */
function scaled(value: number, scale: number): number {
  return Number(`${value}e${Math.trunc(scale)}`);
}

/** Halves go away from zero, as people round. */
export function toWholeUnits(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
