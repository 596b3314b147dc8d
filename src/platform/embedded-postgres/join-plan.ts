import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import type { GuardSession } from './guard-session.ts';
import type { EmbeddedPostgresLog } from './types.ts';

export interface JoinPlan {
  home: ClusterHome;
  binaries: Binaries;
  settings: Record<string, string>;
  log: EmbeddedPostgresLog;
  timeoutMs: number;
  port: { wanted: number; mayDiffer: boolean };
  signal?: AbortSignal;
}

/** What is remembered from one try to the next. */
export interface JoinAttempt {
  plan: JoinPlan;
  deadline: number;
  /** Ports that seemed free but were not. */
  refusedPorts: Set<number>;
  /** How often a server was launched in vain. */
  failures: number;
  /** Whether this attempt made the cluster. */
  initialised: boolean;
  /** Since when the cluster is held, while no server of it can be seen. */
  heldSince: number | undefined;
}

export interface JoinedServer {
  state: 'initialised' | 'started' | 'attached';
  pid: number;
  port: number;
  password: string;
  guard: GuardSession;
}
