/** By which way a resolution was asked for. The command line says so by a header; without it, it counts as the API. */
export const SOURCES = ['api', 'console', 'cli', 'mcp', 'bulk'] as const;

export type Source = (typeof SOURCES)[number];

/** Who asks, for the history of an account. */
export interface Asker {
  source: Source;
  /** What people call the person, the key or the upload. */
  actor: string;
}

/** The header by which a client names itself. */
export const CLIENT_HEADER = 'x-domesday-client';
