export interface SiteWindowOptions {
  /** So many websites that wait to be judged are more than the threads need to stay busy. */
  unjudgedMax: number;
}

const AT_FIRST = 10;
const AT_LEAST = 6;

/**
 * How many websites may be under way at once, from the beginning of their reading until they are judged. Slow websites need many
 * at once. Where the processor is the bottleneck, many that are begun together only arrive together, and the threads that judge
 * have nothing to do until then. So the window grows while nothing waits to be judged, and shrinks while too much does.
 */
export function createSiteWindow({ unjudgedMax }: SiteWindowOptions) {
  let size = AT_FIRST;
  return {
    isFull: (underWay: number): boolean => underWay >= size,
    /** A website ended, which is still counted in `underWay`. */
    noteEnd({ underWay, unjudged }: { underWay: number; unjudged: number }): void {
      if (unjudged >= unjudgedMax) size = Math.max(AT_LEAST, Math.min(size, underWay) - 1);
      else if (unjudged === 0 && underWay >= size) size += 1;
    },
  };
}
