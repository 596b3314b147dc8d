import { fetch } from 'undici';

/** Reads a stream as a client does, and keeps what came. */
export interface StreamReader {
  status: number;
  /** As they came over the network. */
  chunks: string[];
  /** The objects, in order. */
  events: StreamedEvent[];
  heartbeats(): number;
  isEnded(): boolean;
  close(): void;
}

interface StreamedEvent {
  resource_kind: string;
  resource_uri: string;
  resource_id: string;
  data: Record<string, unknown>;
  event: { timepoint: number; published_at: string; type: string; fields_changed?: string[] };
}

export async function readStream(url: string, key: string): Promise<StreamReader> {
  const abort = new AbortController();
  const response = await fetch(url, { headers: basic(key), signal: abort.signal });
  const chunks: string[] = [];
  const events: StreamedEvent[] = [];
  let ended = false;
  const reading = (async () => {
    let rest = '';
    for await (const bytes of response.body ?? []) {
      const text = Buffer.from(bytes).toString();
      chunks.push(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') events.push(JSON.parse(line));
    }
  })();
  reading
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  return {
    status: response.status,
    chunks,
    events,
    heartbeats: () => chunks.filter((chunk) => chunk === '\n').length,
    isEnded: () => ended,
    close: () => abort.abort(),
  };
}

export function basic(key: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
}
