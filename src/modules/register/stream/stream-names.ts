/**
 * The streams that signals are made of, the most telling first: with too few connections for all of them, the first
 * ones are read, and what the others would tell is asked for by REST when these name the company.
 */
export const STREAM_NAMES = [
  'companies',
  'filings',
  'officers',
  'persons-with-significant-control',
  'charges',
  'insolvency-cases',
] as const;

export type StreamName = (typeof STREAM_NAMES)[number];

/** Where the streams are, and what may be opened there. */
export interface StreamAccess {
  /** Names the service whose timepoints these are; two services never share one. */
  source: string;
  streamUrl: string;
  keys: string[];
  /** Companies House allows two. */
  connectionsPerKey: number;
}

export interface PlannedStream {
  stream: StreamName;
  key: string;
}

export const OFFICIAL_CONNECTIONS_PER_KEY = 2;

/** Several keys, of several accounts, are separated by commas. */
export function readStreamKeys(text: string): string[] {
  return [...new Set(text.split(',').map((key) => key.trim()))].filter(Boolean);
}

/** Which stream is read with which key; those for which there is no connection are left out. */
export function planStreams({ keys, connectionsPerKey }: StreamAccess): PlannedStream[] {
  const perKey = Math.min(connectionsPerKey, STREAM_NAMES.length);
  const connections = keys.flatMap((key) => Array.from({ length: perKey }, () => key));
  return STREAM_NAMES.flatMap((stream, index) => {
    const key = connections[index];
    return key === undefined ? [] : [{ stream, key }];
  });
}
