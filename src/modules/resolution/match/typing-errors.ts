/** Letters added, left out, replaced or swapped with their neighbour, between two short texts. */
export function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let errors = Math.min(replaced, at(last, j) + 1, at(current, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        errors = Math.min(errors, at(beforeLast, j - 2) + 1);
      }
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? 0;
}
