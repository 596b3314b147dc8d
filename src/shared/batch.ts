/**
 * Processes items in batches: items added while a batch runs form the next one. A batch never waits to fill up, so a single
 * item is processed at once.
 */
export function createBatcher<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  { itemsMax }: { itemsMax: number },
): (item: Item) => Promise<void> {
  let waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let isWorking = false;

  async function drain(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, itemsMax);
      waiting = waiting.slice(itemsMax);
      try {
        await work(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWorking) void drain();
    });
}
