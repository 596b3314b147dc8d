import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one turn of long work takes. Requests that wait for its end hardly notice it. */
const TURN_MS = 15;

/** For long work in pieces: called between them, it lets other work run when this has taken a while. */
export function createPauses(turnMs = TURN_MS): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turnMs) return undefined;
    return nextTurn().then(() => {
      began = performance.now();
    });
  };
}

/** `items.map`, in turns. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  change: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const pause = createPauses();
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    results.push(change(item, at));
    const paused = pause();
    if (paused) await paused;
  }
  return results;
}
