import { isUnavailable } from '../../platform/postgres/index.ts';

interface Work<Item> {
  /** Stores the items in one transaction. */
  store: (items: Item[]) => Promise<void>;
  /** Called if storing all items together failed. */
  onFailure: (error: unknown) => void;
  /** Called if storing this item alone also failed. */
  skip: (item: Item, error: unknown) => Promise<void>;
}

/**
 * Stores all items at once and, if that fails, one by one, so that an item that cannot be stored does not
 * block the others. Throws if the database is unavailable.
 */
export async function storeAllOrEach<Item>(
  items: Item[],
  { store, onFailure, skip }: Work<Item>,
): Promise<void> {
  try {
    return await store(items);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    onFailure(error);
  }
  for (const item of items) {
    try {
      await store([item]);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      await skip(item, error);
    }
  }
}
