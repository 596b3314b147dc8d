import type { Readable, Writable } from 'node:stream';

type DevToolsParams = Readonly<Record<string, unknown>>;
type Listener = (method: string, params: Record<string, unknown>) => void;

interface Waiting {
  resolve: (result: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message?: string };
  sessionId?: string;
}

/** The longest valid message is the HTML of a page, whose length is limited. */
const MESSAGE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * The Chrome DevTools protocol over two pipes: JSON messages, each ended by a zero byte. A pipe is safer than
 * a port: only the process that started the browser has it, and the browser ends when it closes.
 */
export class DevToolsPipe {
  readonly #writable: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();
  readonly #onClose: () => void;
  #chunks: Buffer[] = [];
  #chunksBytes = 0;
  #nextId = 1;
  #isClosed = false;

  constructor(pipes: { readable: Readable; writable: Writable; onClose: () => void }) {
    this.#writable = pipes.writable;
    this.#onClose = pipes.onClose;
    pipes.readable.on('data', (chunk: Buffer) => this.#receive(chunk));
    for (const pipe of [pipes.readable, pipes.writable]) {
      pipe.on('error', () => this.close());
      pipe.on('close', () => this.close());
    }
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sends a command to the browser, or to the page of the session. */
  send(method: string, params: DevToolsParams = {}, sessionId?: string): Promise<Record<string, unknown>> {
    if (this.#isClosed) return Promise.reject(new Error('The browser has ended.'));
    const id = this.#nextId;
    this.#nextId += 1;
    const answer = new Promise<Record<string, unknown>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#writable.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer;
  }

  /** Passes the events of a session to the listener. */
  listen(sessionId: string, listener: Listener): void {
    this.#listeners.set(sessionId, listener);
  }

  /** Removes the listener of a session. */
  unlisten(sessionId: string): void {
    this.#listeners.delete(sessionId);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const { reject } of this.#waiting.values()) reject(new Error('The browser has ended.'));
    this.#waiting.clear();
    this.#listeners.clear();
    this.#chunks = [];
    this.#onClose();
  }

  #receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#chunks.push(chunk.subarray(start, end));
      const text = Buffer.concat(this.#chunks).toString('utf8');
      this.#chunks = [];
      this.#chunksBytes = 0;
      start = end + 1;
      this.#handle(text);
    }
    this.#chunks.push(chunk.subarray(start));
    this.#chunksBytes += chunk.length - start;
    if (this.#chunksBytes > MESSAGE_BYTES_MAX) this.close();
  }

  #handle(text: string): void {
    if (this.#isClosed) return;
    const message = parseMessage(text);
    if (!message) {
      this.close();
      return;
    }
    if (message.id === undefined) {
      this.#listeners.get(message.sessionId ?? '')?.(message.method ?? '', message.params ?? {});
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new Error(message.error.message ?? 'The browser refused a command.'));
    else waiting?.resolve(message.result ?? {});
  }
}

function parseMessage(text: string): Message | undefined {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return undefined;
  }
}
