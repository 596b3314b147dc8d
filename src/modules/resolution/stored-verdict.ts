import { storedVersion, type Versioned } from '../../shared/stored-version.ts';
import type { Verdict } from './decide/verdict.ts';

const VERDICT_VERSION = 1;

/** A verdict as `domain_results` holds it. */
export type VerdictJson = Verdict & Versioned;

export function writeVerdict(verdict: Verdict): string {
  return JSON.stringify({ version: VERDICT_VERSION, ...verdict });
}

/** Accepts every version that was ever written; there is one so far. */
export function readVerdict(stored: VerdictJson): Verdict {
  storedVersion('a verdict', stored, VERDICT_VERSION);
  return stored;
}
