import type { Latency } from './measure.ts';
import type { QueryKind } from './queries.ts';
import type { SqliteFigures } from './rivals.ts';

export interface KindFigures extends Latency {
  first: number;
  inTen: number;
}

export interface SizeFigures {
  rows: number;
  /** The load of the machine while this size was measured. */
  load: number[];
  names: Partial<Record<QueryKind, KindFigures>>;
  lists: Record<string, Latency>;
  /** Searches with the filters of lists, and all of them together. */
  filters: Record<string, Latency>;
  /** While names are typed, one client and eight. */
  /** `typing`: with a pause between letters. */
  suggest: { alone: Latency; typing: Latency; together: Latency };
  throughput: { exact: number; typingError: number };
  service?: Record<string, Latency>;
  trigrams?: { latency: Latency; first: number; inTen: number };
  sqlite?: SqliteFigures | 'skipped';
}
