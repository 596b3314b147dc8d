/**
 * Processes items in batches: items added while a batch runs form the next one. A batch never waits to fill
 * up, so a single item is processed at once.
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

const IN_PROGRESS_MAX = 2;
const BATCH_MAX = 16;

interface Waiting<Lookup, Found> {
  lookup: Lookup;
  resolve(found: Found): void;
  reject(error: unknown): void;
}

/**
 * Combines concurrent look-ups into one statement. With many callers, most of the cost of a small look-up is
 * the round trip. A single look-up waits only until the end of the current turn of the event loop.
 *
 * `findAll` returns one result per look-up, in order. Only look-ups that are all fast should share a batcher.
 */
export function createLookupBatcher<Lookup, Found>(findAll: (lookups: Lookup[]) => Promise<Found[]>) {
  let waiting: Waiting<Lookup, Found>[] = [];
  let inProgress = 0;
  let isSending = false;

  function sendSoon(): void {
    if (isSending) return;
    isSending = true;
    setImmediate(() => {
      isSending = false;
      sendNext();
    });
  }

  function sendNext(): void {
    while (inProgress < IN_PROGRESS_MAX && waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      inProgress++;
      send(batch).finally(() => {
        inProgress--;
        sendSoon();
      });
    }
  }

  async function send(batch: Waiting<Lookup, Found>[]): Promise<void> {
    try {
      const found = await findAll(batch.map(({ lookup }) => lookup));
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] as Found);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      // Retry each alone, so that only the faulty one fails.
      else for (const one of batch) await send([one]);
    }
  }

  return (lookup: Lookup): Promise<Found> =>
    new Promise((resolve, reject) => {
      waiting.push({ lookup, resolve, reject });
      sendSoon();
    });
}
