/** A piece of a word written together, and whether it is part of a name. */
export interface Piece {
  text: string;
  kind: 'name' | 'ordinary' | 'unknown';
}

export interface PieceWords {
  /** Words that an invented word replaces. */
  name: (word: string) => boolean;
  /** Words that stay. */
  ordinary: (word: string) => boolean;
}

/** The cheapest way to split a joined word into known words: `zandrellkettles` into two. */
export function segment(word: string, known: PieceWords): Piece[] {
  const best: { cost: number; pieces: Piece[] }[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const from = best[start]!;
      const text = word.slice(start, end);
      const kind = known.name(text) ? 'name' : known.ordinary(text) ? 'ordinary' : 'unknown';
      const cost = from.cost + costOf(kind, text);
      const found = best[end];
      if (found === undefined || cost < found.cost)
        best[end] = { cost, pieces: [...from.pieces, { text, kind }] };
    }
  }
  return joinUnknown(best[word.length]!.pieces);
}

function costOf(kind: Piece['kind'], text: string): number {
  if (/^\d+$/.test(text)) return 1;
  if (kind === 'unknown') return 3 + 3 * text.length;
  // Short words are found by chance.
  return (kind === 'name' ? 2 : 3) + (text.length < 3 ? 3 : 0);
}

function joinUnknown(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last?.kind === 'unknown' && piece.kind === 'unknown')
      out[out.length - 1] = { ...last, text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}
