/** The progress of an attempt, written for those who watch and as a sign that the worker lives. */
export interface ProgressNotes<Progress> {
  /** Writes now and then. A fast attempt writes nothing. */
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

  function flush(progress: Progress): Promise<void> {
    latest = progress;
    lastAt = performance.now();
    if (!isClosed) writing = writing.then(() => write(progress)).catch(() => undefined);
    return writing;
  }

  return {
    report(progress: Progress): void {
      latest = progress;
      if (performance.now() - lastAt >= WRITE_EVERY_MS) void flush(progress);
    },
    flush,
    /** Nothing is written after this; returns the progress reported last. */
    async close(): Promise<Progress> {
      isClosed = true;
      await writing;
      return latest;
    },
  };
}
