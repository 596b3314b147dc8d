/** As much of a logger as we use; pino satisfies it. */
export interface EmbeddedPostgresLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The server went away while it was in use. It is being brought back when this is told. */
export interface ServerLoss {
  pid: number;
  port: number;
}

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its password and its log, for example `<DATA_DIR>/postgres`. Made when missing. */
  directory: string;
  /** Tried first; a taken port is no error, the next free one is used. Without it: the port of last time. */
  preferredPort?: number;
  log: EmbeddedPostgresLog;
  onUnexpectedExit?: (loss: ServerLoss) => void;
  /** PostgreSQL settings that override ours, for example `{ fsync: 'off' }` in tests. They apply when we start it. */
  settings?: Record<string, string>;
  /** How long a start may take, crash recovery and waiting for other processes included. 60 s unless given. */
  startTimeoutMs?: number;
}

export interface EmbeddedPostgres {
  /** `postgres://postgres:<password>@127.0.0.1:<port>/domesday`; stays valid when the server is restarted. */
  readonly url: string;
  readonly port: number;
  /** The server's process id now; it changes when the server is restarted after a crash. */
  readonly pid: number;
  /** Whether this call made the cluster, started its server, or joined a running one. */
  readonly state: 'initialised' | 'started' | 'attached';
  /** Leaves the server, and stops it when nobody else uses it. Safe to call twice. Never throws. */
  release(): Promise<void>;
}
