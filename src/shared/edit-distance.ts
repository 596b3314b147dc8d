/**
 * The number of typing errors between two texts: letters added, missing, replaced, or two neighbours swapped.
 * Stops at `atMost + 1`, which makes it cheap: most candidates are far away.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  const tooFar = atMost + 1;
  if (Math.abs(a.length - b.length) > atMost) return tooFar;
  if (a === b) return 0;
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const width = endB - start;
  if (endA - start === 0) return Math.min(width, tooFar);
  if (width === 0) return Math.min(endA - start, tooFar);
  return middleDistance(a.slice(start, endA), b.slice(start, endB), atMost);
}

const rows: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(512),
  new Uint16Array(512),
  new Uint16Array(512),
];

/** The usual dynamic-programming table, three rows at a time. */
function middleDistance(a: string, b: string, atMost: number): number {
  if (b.length >= 511) return atMost + 1;
  let [beforeLast, last, current] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let best = i;
    const letterA = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const letterB = b.charCodeAt(j - 1);
      let cost = at(last, j - 1) + (letterA === letterB ? 0 : 1);
      cost = Math.min(cost, at(last, j) + 1, at(current, j - 1) + 1);
      if (i > 1 && j > 1 && letterA === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === letterB) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > atMost) return atMost + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(at(last, b.length), atMost + 1);
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}
