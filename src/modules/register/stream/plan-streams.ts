/**
 * The streams that signals come from, the most useful first. With too few connections for all of them, the
 * first ones are read, and the data of the others is fetched by REST when these mention a company.
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

/** The address of the streams, the keys, and the limits of connections. */
export interface StreamAccess {
  /** Identifies the service that the timepoints belong to. */
  source: string;
  streamUrl: string;
  keys: string[];
  /** Companies House allows two. */
  connectionsPerKey: number;
  /** Whether more connections may work. A mirror may be less strict; only trying shows it. */
  mayHaveMore?: boolean;
}

export interface PlannedStream {
  stream: StreamName;
  key: string;
}

export interface StreamPlan {
  /** Each has a connection. */
  guaranteed: PlannedStream[];
  /** Opened if there is room left. */
  optional: PlannedStream[];
}

const OFFICIAL_CONNECTIONS_PER_KEY = 2;

/** Never opens more connections to Companies House than it allows; other servers may allow all. */
export function connectionsAt(streamUrl: string): Pick<StreamAccess, 'connectionsPerKey' | 'mayHaveMore'> {
  const isOfficial = new URL(streamUrl).hostname.endsWith('.gov.uk');
  return { connectionsPerKey: OFFICIAL_CONNECTIONS_PER_KEY, mayHaveMore: !isOfficial };
}

/** Keys are separated by commas. */
export function readStreamKeys(text: string): string[] {
  return [...new Set(text.split(',').map((key) => key.trim()))].filter(Boolean);
}

/** Which stream is read with which key. Streams without a possible connection are left out. */
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
