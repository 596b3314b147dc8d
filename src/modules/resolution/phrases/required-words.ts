import type { PatternNode } from './pattern.ts';

/** Words that are found everywhere tell little: a pattern is better known by its other words. */
const COMMON = new Set(
  'a an and are as at be by for from has have in is it of on or our that the this to us we with you your'.split(
    ' ',
  ),
);
const COMMON_COST = 40;

/**
 * Words of which any text that the pattern matches has at least one, in small letters: the rarest part of the pattern.
 * Null when every part may be left out or be any word.
 */
export function requiredWords(nodes: readonly PatternNode[]): string[] | null {
  const parts = nodes.flatMap((node, i) => {
    const words = isWordEnding(nodes, i) ? null : wordsAt(nodes, i, node);
    return words ? [words] : [];
  });
  const [rarest] = parts.sort((a, b) => costOf(a) - costOf(b));
  return rarest ?? null;
}

function wordsAt(nodes: readonly PatternNode[], i: number, node: PatternNode): string[] | null {
  if (node.kind === 'word') return withEndings(node, nodes.slice(i + 1));
  if (node.kind !== 'group' || node.isOptional) return null;
  const options = node.options.map((option) => requiredWords(option));
  if (options.some((words) => words === null) || isWordEnding(nodes, i + 1)) return null;
  return options.flatMap((words) => words ?? []);
}

/** `brand[s]` is one of two words. A word with any ending is no word to look up. */
function withEndings(
  { text, isOpen }: PatternNode & { kind: 'word' },
  rest: readonly PatternNode[],
): string[] | null {
  if (isOpen || text.startsWith('\\')) return null;
  let words = [text.toLowerCase()];
  for (const next of rest) {
    if (next.kind !== 'group' || !startsWithWord(next)) break;
    const endings = next.options.map((option) => (option.length === 1 ? option[0] : undefined));
    if (endings.some((ending) => ending?.kind !== 'word' || ending.isOpen)) return null;
    const texts = endings.flatMap((ending) => (ending?.kind === 'word' ? [ending.text.toLowerCase()] : []));
    words = words.flatMap((word) => [
      ...(next.isOptional ? [word] : []),
      ...texts.map((text_) => word + text_),
    ]);
  }
  return words;
}

const startsWithWord = (node: PatternNode) =>
  node.kind === 'group' && node.options.some(([first]) => first?.kind === 'word');

/** A group that ends the word before it. */
function isWordEnding(nodes: readonly PatternNode[], i: number): boolean {
  const [previous, node] = [nodes[i - 1], nodes[i]];
  if (node?.kind !== 'group' || !startsWithWord(node)) return false;
  return previous?.kind === 'word' || previous?.kind === 'group';
}

const costOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (COMMON.has(word) ? COMMON_COST : 1), 0);
