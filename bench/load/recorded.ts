/** A request of the load, and what the service did for it. */
export interface LoadRequest {
  kind: LoadKind;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export type LoadKind = 'known' | 'search' | 'new' | 'feed';

export interface RecordedStatement {
  text: string;
  name?: string;
  values: unknown[];
  /** Searches have connections of their own, with other settings. */
  isSearch: boolean;
}

/** One request with its statements, in order, and its answer. */
export interface Recording {
  statements: RecordedStatement[];
  status: number;
  answer: unknown;
}

/** By method, path and body; all new domains share one, from which their statements are made. */
export interface Recordings {
  byRequest: Record<string, Recording>;
  newDomain: { domain: string; recording: Recording };
}

export function keyOf({ method, path, body = '' }: Pick<LoadRequest, 'method' | 'path' | 'body'>): string {
  return `${method} ${path} ${body}`;
}
