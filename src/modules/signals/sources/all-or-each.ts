import { isUnavailable } from '../../../platform/postgres/index.ts';

export interface Work<Item> {
  /** In one transaction. */
  store: (items: Item[]) => Promise<void>;
  /** All of them together could not be stored. */
  onFailure: (error: unknown) => void;
  /** This one could not be stored by itself either. */
  skip: (item: Item, error: unknown) => Promise<void>;
}

/**
 * Stores all at once; when that fails, each by itself, so that one that can never be stored does not keep the others. A
 * database that cannot be reached is nobody's fault: that is thrown.
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
