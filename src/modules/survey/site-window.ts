export interface SiteWindowOptions {
  /** This many sites waiting to be judged are more than the threads need. */
  unjudgedMax: number;
}

const AT_FIRST = 10;
const AT_LEAST = 6;

/**
 * How many websites may be in progress at once, from the beginning of their reading until they are judged.
 * Slow websites need a large window. If the processor is the bottleneck, websites that are begun together
 * only arrive together, and the threads that judge are idle until then. So the window grows while nothing
 * waits to be judged, and shrinks while too much waits.
 */
export function createSiteWindow({ unjudgedMax }: SiteWindowOptions) {
  let size = AT_FIRST;
  return {
    isFull: (inProgress: number): boolean => inProgress >= size,
    /** To be called when a website ends, while it is still counted in `inProgress`. */
    noteEnd({ inProgress, unjudged }: { inProgress: number; unjudged: number }): void {
      if (unjudged >= unjudgedMax) size = Math.max(AT_LEAST, Math.min(size, inProgress) - 1);
      else if (unjudged === 0 && inProgress >= size) size += 1;
    },
  };
}
