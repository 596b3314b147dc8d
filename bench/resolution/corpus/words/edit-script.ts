import { choose } from '../random.ts';

type Edit = { index: number; kind: 'replace' | 'insert' | 'delete'; letter: string };

/**
 * The fewest edits that turn `from` into `to`, last one first; undefined where more than `most` are needed.
 */
export function editScript(from: string, to: string, most: number): Edit[] | undefined {
  if (Math.abs(from.length - to.length) > most) return undefined;
  const cost = Array.from({ length: from.length + 1 }, (_, i) =>
    Array.from({ length: to.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= from.length; i++) {
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      cost[i]![j] = Math.min(cost[i - 1]![j - 1]! + same, cost[i - 1]![j]! + 1, cost[i]![j - 1]! + 1);
    }
  }
  if (cost[from.length]![to.length]! > most) return undefined;
  const edits: Edit[] = [];
  for (let i = from.length, j = to.length; i > 0 || j > 0; ) {
    const here = cost[i]![j]!;
    if (i > 0 && j > 0 && from[i - 1] === to[j - 1] && cost[i - 1]![j - 1] === here) {
      i--;
      j--;
    } else if (i > 0 && j > 0 && cost[i - 1]![j - 1]! + 1 === here) {
      edits.push({ index: --i, kind: 'replace', letter: to[--j]! });
    } else if (i > 0 && cost[i - 1]![j]! + 1 === here) {
      edits.push({ index: --i, kind: 'delete', letter: '' });
    } else {
      edits.push({ index: i, kind: 'insert', letter: to[--j]! });
    }
  }
  return edits;
}

/** Repeats the typing errors in another word. */
export function applyEdits(word: string, edits: readonly Edit[]): string {
  const letters = [...word];
  for (const { index, kind, letter } of edits) {
    if (kind === 'delete') letters.splice(index, 1);
    else if (kind === 'insert') letters.splice(index, 0, letter);
    else letters[index] = otherLetter(letters[index]!, word + letter);
  }
  return letters.join('');
}

/** Another letter of the same kind, so that the word can still be spoken. */
function otherLetter(letter: string, key: string): string {
  const alike = /[aeiou]/.test(letter) ? 'aeiou' : 'bdfgklmnprstvz';
  return choose(
    [...alike].filter((other) => other !== letter),
    key,
  );
}
