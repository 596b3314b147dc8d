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
