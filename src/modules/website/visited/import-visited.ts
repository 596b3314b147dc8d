import { OperatorError } from '../../../shared/operator-error.ts';
import { readVisitedList } from './read-visited-list.ts';

export interface VisitedCounts {
  before: number;
  now: number;
}

/** Replaces the stored domains, all or none. `check` throws to refuse the new list. */
export type ReplaceVisited = (
  batches: AsyncIterable<readonly string[]>,
  check: (counts: VisitedCounts) => void,
) => Promise<VisitedCounts>;

export interface ImportVisitedOptions {
  path: string;
  signal: AbortSignal;
  /** How many lines with a domain were read. */
  onProgress: (read: number) => void;
}

/** Replaces the list of visited websites. */
export function importVisited(
  replace: ReplaceVisited,
  { path, signal, onProgress }: ImportVisitedOptions,
): Promise<VisitedCounts> {
  async function* watched(): AsyncGenerator<string[]> {
    let read = 0;
    for await (const batch of readVisitedList(path)) {
      if (signal.aborted) throw new OperatorError('Interrupted; the list is as it was.');
      read += batch.length;
      onProgress(read);
      yield batch;
    }
  }
  return replace(watched(), ({ now }) => {
    if (now === 0) throw new OperatorError(`${path} names no website. The list is as it was.`);
  });
}
