/**
 * A conclusion that the database holds as JSON outlives the release that wrote it, so it carries the version
 * of its shape. Values without one are older than versions and count as the first.
 *
 * To change a shape: raise the version that is written, and let the reader turn the older ones into the new
 * shape.
 */
export interface Versioned {
  version?: number;
}

const FIRST_VERSION = 1;

/** The version of a stored value. Throws if a newer program wrote the value. */
export function storedVersion(what: string, { version = FIRST_VERSION }: Versioned, newest: number): number {
  if (!Number.isInteger(version) || version < FIRST_VERSION || version > newest) {
    throw new Error(
      `${what} is stored in version ${version}, and this program knows versions up to ${newest}`,
    );
  }
  return version;
}
