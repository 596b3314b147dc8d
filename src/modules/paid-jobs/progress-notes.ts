/** The progress of an attempt, written for those who watch and as a sign that the worker lives. */
export interface ProgressNotes<Progress> {
  /** Writes within half a second, unless something newer comes. A fast attempt writes nothing. */
  report(progress: Progress): void;
  /** Writes at once, after everything reported before. */
  flush(progress: Progress): Promise<void>;
}

const WRITE_EVERY_MS = 500;

/** A note that cannot be written is dropped: it must not fail the attempt. */
export function createProgressNotes<Progress>(start: Progress, write: (progress: Progress) => Promise<void>) {
  let latest = start;
  let lastAt = performance.now();
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function flush(progress: Progress): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    latest = progress;
    lastAt = performance.now();
    if (!isClosed) writing = writing.then(() => write(progress)).catch(() => undefined);
    return writing;
  }

  return {
    report(progress: Progress): void {
      latest = progress;
      const waitMs = WRITE_EVERY_MS - (performance.now() - lastAt);
      if (waitMs <= 0) void flush(progress);
      else if (!isClosed) timer ??= setTimeout(() => void flush(latest), waitMs);
    },
    flush,
    /** Nothing is written after this; returns the progress reported last. */
    async close(): Promise<Progress> {
      isClosed = true;
      clearTimeout(timer);
      await writing;
      return latest;
    },
  };
}
