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
  /** Whether there may be room for more, which is only found out by trying: a mirror need not be as strict. */
  mayHaveMore?: boolean;
}

export interface PlannedStream {
  stream: StreamName;
  key: string;
}

export interface StreamPlan {
  /** Each has a connection of its own. */
  guaranteed: PlannedStream[];
  /** To be opened where there is room left. */
  optional: PlannedStream[];
}

const OFFICIAL_CONNECTIONS_PER_KEY = 2;

/** Companies House itself is never asked for more than it allows; what stands in for it may allow all. */
export function connectionsAt(streamUrl: string): Pick<StreamAccess, 'connectionsPerKey' | 'mayHaveMore'> {
  const isOfficial = new URL(streamUrl).hostname.endsWith('.gov.uk');
  return { connectionsPerKey: OFFICIAL_CONNECTIONS_PER_KEY, mayHaveMore: !isOfficial };
}

/** Several keys, of several accounts, are separated by commas. */
export function readStreamKeys(text: string): string[] {
  return [...new Set(text.split(',').map((key) => key.trim()))].filter(Boolean);
}

/** Which stream is read with which key; those for which there is no hope of a connection are left out. */
export function planStreams({ keys, connectionsPerKey, mayHaveMore }: StreamAccess): StreamPlan {
  const perKey = Math.min(connectionsPerKey, STREAM_NAMES.length);
  const connections = keys.flatMap((key) => Array.from({ length: perKey }, () => key));
  const plan: StreamPlan = { guaranteed: [], optional: [] };
  for (const [index, stream] of STREAM_NAMES.entries()) {
    const key = connections[index];
    const lastKey = keys.at(-1);
    if (key !== undefined) plan.guaranteed.push({ stream, key });
    else if (mayHaveMore && lastKey !== undefined) plan.optional.push({ stream, key: lastKey });
  }
  return plan;
}
