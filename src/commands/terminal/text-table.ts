import { stripVTControlCharacters } from 'node:util';
import { paint, type Style, styleOf } from './paint.ts';

/** Text, or text in a style. Styles are applied after the width is known. */
export type Cell = string | null | undefined | { text: string; style?: Style | undefined };
type Rows = readonly (readonly Cell[])[];

interface TableOptions {
  /** In characters; no limit where the output is no terminal. */
  width?: number | undefined;
  /** Spaces before each line. */
  indent?: number;
  /** Columns whose text ends below one another, such as figures. */
  alignRight?: (column: number) => boolean;
}

const GAP = 2;
/** A word that is longer than this may be broken to make a table fit. */
const LONGEST_WORD = 24;

/** The width of the terminal, or none where output goes to a file or a program. */
export function outputWidth(output: { isTTY?: boolean; columns?: number } = process.stdout) {
  return output.isTTY && output.columns ? output.columns : undefined;
}

/**
 * Rows as aligned columns. On a terminal, the widest columns are narrowed and their text wrapped until a line
 * fits; where even that does not help, the cells of a row are printed below one another.
 */
export function columns(rows: Rows, options: TableOptions = {}): string {
  const { width = outputWidth(), indent = 0, alignRight = () => false } = options;
  if (rows.length === 0) return '';
  const natural = widthsOf(rows, (text) => text.length);
  const widths = width === undefined ? natural : fitted(rows, natural, width - indent);
  const margin = ' '.repeat(indent);
  if (widths === undefined) return stacked(rows, { width: width ?? 0, margin });
  const lines = rows.flatMap((row) => {
    const wrapped = row.map((cell, index) => wrap(textOf(cell), widths[index] ?? 0));
    const height = Math.max(...wrapped.map((cell) => cell.length));
    return Array.from({ length: height }, (_, line) => {
      const cells = row.map((cell, index) => {
        const text = wrapped[index]?.[line] ?? '';
        const space = ' '.repeat(Math.max(0, (widths[index] ?? 0) - text.length));
        const shown = painted(cell, text);
        if (alignRight(index)) return space + shown;
        return index === row.length - 1 ? shown : shown + space;
      });
      return margin + cells.join(' '.repeat(GAP)).trimEnd();
    });
  });
  return lines.join('\n');
}

/** A list with the names of its columns, which only a terminal shows: programs get only the rows. */
export function listing(head: readonly string[], rows: Rows, options: TableOptions = {}): string {
  const { width = outputWidth() } = options;
  if (width === undefined) return columns(rows, options);
  const titles = head.map((text) => ({ text, style: 'label' as const }));
  const withTitles = [titles, ...rows];
  // Where cells are printed below one another, titles would say nothing.
  const fits = fitted(
    withTitles,
    widthsOf(withTitles, (text) => text.length),
    width - (options.indent ?? 0),
  );
  return columns(fits ? withTitles : rows, { ...options, width });
}

/** Lines of `label  value`, without empty values. */
export function facts(rows: readonly (readonly [string, Cell])[], options: TableOptions = {}): string {
  const filled = rows.filter(([, value]) => (textOrNothing(value) ?? '') !== '');
  return columns(
    filled.map(([label, value]) => [{ text: label, style: 'label' }, value]),
    options,
  );
}

/** A paragraph, wrapped between words to the width of the terminal. */
export function paragraph(text: string, { width = outputWidth(), indent = 0 }: TableOptions = {}): string {
  const margin = ' '.repeat(indent);
  const plain = withoutControls(text);
  const lines = width === undefined ? [plain] : wrap(plain, width - indent);
  return lines.map((line) => margin + line).join('\n');
}

/** A code of the API in its colour. */
export function statusCell(word: string, shown = word): Cell {
  return { text: shown, style: styleOf(word) };
}

function textOrNothing(cell: Cell): string | null | undefined {
  return typeof cell === 'object' && cell !== null ? cell.text : cell;
}

function textOf(cell: Cell): string {
  return withoutControls(textOrNothing(cell) ?? '–');
}

/**
 * Text of websites, of the register and of other programs must not move the cursor, change colours or turn
 * the text around it.
 */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}

function painted(cell: Cell, text: string): string {
  return typeof cell === 'object' && cell?.style ? paint(cell.style, text) : text;
}

function widthsOf(rows: Rows, measure: (text: string) => number): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, measure(textOf(cell)));
    });
  }
  return widths;
}

/** Narrow columns keep their width; the others share the rest, each at least as wide as its longest word. */
function fitted(rows: Rows, natural: readonly number[], width: number): readonly number[] | undefined {
  const room = width - GAP * (natural.length - 1);
  if (sum(natural) <= room) return natural;
  const least = widthsOf(rows, (text) => Math.min(LONGEST_WORD, longestWord(text)));
  if (sum(least) > room) return undefined;
  const widths = [...least];
  for (let left = room - sum(least); left > 0; left -= 1) {
    const [narrowest] = widths
      .map((now, index) => ({ index, now, wanted: natural[index] ?? 0 }))
      .filter(({ now, wanted }) => now < wanted)
      .sort((one, other) => one.now - other.now);
    if (!narrowest) break;
    widths[narrowest.index] = narrowest.now + 1;
  }
  return widths;
}

/**
 * A row after the other, its cells beside one another as far as there is room; the lines after its first are
 * indented.
 */
function stacked(rows: Rows, { width, margin }: { width: number; margin: string }): string {
  const lines = rows.flatMap((row) => {
    const shown: string[] = [];
    let used = Number.POSITIVE_INFINITY;
    for (const cell of row) {
      for (const text of wrap(textOf(cell), Math.max(1, width - margin.length - GAP))) {
        if (used + GAP + text.length <= width) {
          shown.push(`${shown.pop() ?? ''}${' '.repeat(GAP)}${painted(cell, text)}`);
          used += GAP + text.length;
        } else {
          const before = shown.length === 0 ? margin : margin + ' '.repeat(GAP);
          shown.push(before + painted(cell, text));
          used = before.length + text.length;
        }
      }
    }
    return shown;
  });
  return lines.join('\n');
}

/** Breaks between words; a word that is longer than the width is broken. Spaces at the beginning are kept. */
export function wrap(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const lead = /^ */.exec(text)?.[0] ?? '';
  const room = Math.max(1, width - lead.length);
  const lines: string[] = [];
  let line = '';
  for (let word of text.trim().split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length <= room) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    for (; word.length > room; word = word.slice(room)) lines.push(word.slice(0, room));
    line = word;
  }
  if (line !== '') lines.push(line);
  return lines.map((one) => lead + one);
}

function longestWord(text: string): number {
  const lead = text.length - text.trimStart().length;
  return (
    lead +
    Math.max(
      0,
      ...text
        .trim()
        .split(/\s+/)
        .map((word) => word.length),
    )
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** How many characters a line takes on the screen. */
export function shownLength(line: string): number {
  return stripVTControlCharacters(line).length;
}
