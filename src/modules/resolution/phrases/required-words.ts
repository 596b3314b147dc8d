import type { PatternNode } from './pattern.ts';

/**
 * Words that are found everywhere distinguish little: one of several options is recognised by its other
 * words.
 */
const COMMON = new Set(
  'a am an and are as at be by for from has have i in is it my no not of on or our that the this to us we with you your'.split(
    ' ',
  ),
);
const COMMON_COST = 40;

/**
 * Any text that the pattern matches has one of these words, in small letters, and near enough to the name.
 */
export interface RequiredPart {
  words: readonly string[];
  /** Maximum number of characters between the word and the name, not counting spaces. */
  within: number;
}

/** Where the name is: after the parts of a pattern, or before them. */
export type Side = 'before' | 'after';

/**
 * The parts of the pattern that are known by their words: a text that lacks all words of one of them cannot
 * match. None when every part may be left out or be any word. `beyond` is the greatest length of what is
 * between these nodes and the name.
 */
export function requiredParts(nodes: readonly PatternNode[], side: Side, beyond = 0): RequiredPart[] {
  return nodes.flatMap((node, i) => {
    if (isWordEnding(nodes, i)) return [];
    const between = side === 'before' ? nodes.slice(i + 1) : nodes.slice(0, i);
    return partsAt(nodes, i, node, { side, within: beyond + lengthOf(between) });
  });
}

function partsAt(
  nodes: readonly PatternNode[],
  i: number,
  node: PatternNode,
  { side, within }: { side: Side; within: number },
): RequiredPart[] {
  if (node.kind === 'word') {
    const words = withEndings(node, nodes.slice(i + 1));
    return words ? [{ words, within }] : [];
  }
  if (node.kind !== 'group' || node.isOptional || isWordEnding(nodes, i + 1)) return [];
  const options = node.options.map((option) => requiredParts(option, side, within));
  const [only] = options;
  if (options.length === 1 && only) return only;
  // A text has the words of one option only, so that all options are one part, by the rarest words of each.
  const rarest = options.map((parts) => [...parts].sort((a, b) => costOf(a) - costOf(b))[0]);
  if (rarest.some((part) => part === undefined)) return [];
  return [
    {
      words: rarest.flatMap((part) => part?.words ?? []),
      within: Math.max(...rarest.map((part) => part?.within ?? 0)),
    },
  ];
}

/** The maximum length of the nodes, not counting spaces. */
function lengthOf(nodes: readonly PatternNode[]): number {
  return nodes.reduce((sum, node) => sum + lengthOfNode(node), 0);
}

function lengthOfNode(node: PatternNode): number {
  switch (node.kind) {
    case 'word':
      return node.isOpen || !isPlain(node.text) ? Number.POSITIVE_INFINITY : node.text.length;
    case 'gap':
    case 'sign':
      return node.length;
    case 'group':
      return Math.max(...node.options.map(lengthOf));
    default:
      return 0;
  }
}

/** Other letters end a word to a regular expression. */
const isPlain = (text: string) => /^[a-z0-9]+$/i.test(text);

/** `brand[s]` is one of two words. A word with any ending is no word to look up. */
function withEndings(
  { text, isOpen }: PatternNode & { kind: 'word' },
  rest: readonly PatternNode[],
): string[] | null {
  if (isOpen || !isPlain(text)) return null;
  let words = [text.toLowerCase()];
  for (const next of rest) {
    if (next.kind !== 'group' || !startsWithWord(next)) break;
    const endings = next.options.map((option) => (option.length === 1 ? option[0] : undefined));
    if (endings.some((ending) => ending?.kind !== 'word' || ending.isOpen || !isPlain(ending.text)))
      return null;
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

/** Longer words are rarer. */
const costOf = ({ words }: RequiredPart) =>
  words.reduce((sum, word) => sum + (COMMON.has(word) ? COMMON_COST : 1) + 1 / word.length, 0);
