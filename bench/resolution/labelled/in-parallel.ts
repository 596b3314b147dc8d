/** Maps a list with a limited number of calls at a time. Keeps the order of the list. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const waiting = items.entries();
  async function worker(): Promise<void> {
    // The workers share one iterator, so each item is taken once.
    for (const [index, item] of waiting) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
