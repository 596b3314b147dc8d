import type { TextBlock } from './page-text.ts';

const BLOCK_MAX = 8000;

/** A block longer than any paragraph is a list in disguise; in parts it takes time in proportion to its length. */
export function splitLongBlocks(text: string, blocks: readonly TextBlock[]): TextBlock[] {
  const parts: TextBlock[] = [];
  for (const block of blocks) {
    let start = block.start;
    while (block.end - start > BLOCK_MAX) {
      const end = breakBefore(text, start, start + BLOCK_MAX);
      parts.push({ ...block, start, end });
      start = end;
      while (start < block.end && isSpace(text.charCodeAt(start))) start++;
    }
    parts.push(start === block.start ? block : { ...block, start });
  }
  return parts;
}

/** A line break, else a space, in the second half of the part; else the part ends where it must. */
function breakBefore(text: string, start: number, limit: number): number {
  const half = start + BLOCK_MAX / 2;
  const secondHalf = text.slice(half, limit);
  const line = secondHalf.lastIndexOf('\n');
  if (line > 0) return half + line;
  const space = secondHalf.lastIndexOf(' ');
  return space > 0 ? half + space : limit;
}

const isSpace = (code: number) => code === 32 || code === 10;
