import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import type { GuardSession } from './guard-session.ts';

/** The part of a logger that is used here; pino satisfies it. */
export interface EmbeddedPostgresLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The server ended while it was in use. It is being restarted when this is reported. */
export interface ServerLoss {
  pid: number;
  port: number;
}

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its password and its log, for example `<DATA_DIR>/postgres`. Created when missing. */
  directory: string;
  /** Tried first; if it is taken, the next free port is used. Default: the last used port. */
  preferredPort?: number;
  log: EmbeddedPostgresLog;
  onUnexpectedExit?: (loss: ServerLoss) => void;
  /**
   * PostgreSQL settings that override ours, for example `{ fsync: 'off' }` in tests. They apply if we start
   * the server.
   */
  settings?: Record<string, string>;
  /** How long a start may take, including crash recovery and waiting for other processes. Default: 60 s. */
  startTimeoutMs?: number;
}

export interface EmbeddedPostgres {
  /** `postgres://postgres:<password>@127.0.0.1:<port>/domesday`; stays valid when the server is restarted. */
  readonly url: string;
  readonly port: number;
  /** The server's process id now; it changes when the server is restarted after a crash. */
  readonly pid: number;
  /** Whether this call created the cluster, started its server, or joined a running one. */
  readonly state: 'initialised' | 'started' | 'attached';
  /** Leaves the server, and stops it if no other process uses it. Safe to call twice. Never throws. */
  release(): Promise<void>;
}

export interface JoinPlan {
  home: ClusterHome;
  binaries: Binaries;
  settings: Record<string, string>;
  log: EmbeddedPostgresLog;
  timeoutMs: number;
  port: { preferred: number; mayDiffer: boolean };
  signal?: AbortSignal;
}

/** State that is kept between tries. */
export interface JoinAttempt {
  plan: JoinPlan;
  deadline: number;
  /** Ports that seemed free but could not be bound. */
  refusedPorts: Set<number>;
  /** How many launches failed. */
  failures: number;
  /** Whether this attempt created the cluster. */
  initialised: boolean;
  /** Since when the cluster is locked although none of its servers is visible. */
  lockedSince: number | undefined;
}

export interface JoinedServer {
  state: 'initialised' | 'started' | 'attached';
  pid: number;
  port: number;
  password: string;
  guard: GuardSession;
}
