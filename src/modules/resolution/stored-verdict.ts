import { storedVersion, type Versioned } from '../../shared/stored-version.ts';
import type { Verdict } from './decide/verdict.ts';

/** 2: with `disclosures`. */
const VERDICT_VERSION = 2;

/** A verdict as `domain_results` holds it. */
export type VerdictJson = Verdict & Versioned;

export function writeVerdict(verdict: Verdict): string {
  return JSON.stringify({ version: VERDICT_VERSION, ...verdict });
}

/** Accepts every version that was ever written. */
export function readVerdict(stored: VerdictJson): Verdict {
  const version = storedVersion('a verdict', stored, VERDICT_VERSION);
  return version === 1 ? { ...stored, disclosures: null } : stored;
}
