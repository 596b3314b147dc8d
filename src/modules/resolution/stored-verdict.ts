import { storedVersion, type Versioned } from '../../shared/stored-version.ts';
import type { Evidence, Verdict } from './verdict.ts';

/** 2: with `disclosures`. 3: with `quote_offsets`. 4: with `parents_on_site`. */
const VERDICT_VERSION = 4;

/** A verdict as `domain_results` holds it. */
export type VerdictJson = Verdict & Versioned;

export function writeVerdict(verdict: Verdict): string {
  return JSON.stringify({ version: VERDICT_VERSION, ...verdict });
}

/** Accepts every version that was ever written. */
export function readVerdict(stored: VerdictJson): Verdict {
  const version = storedVersion('a verdict', stored, VERDICT_VERSION);
  if (version === VERDICT_VERSION) return stored;
  return {
    ...stored,
    disclosures: version === 1 ? null : stored.disclosures,
    quote_offsets: version < 3 ? [] : stored.quote_offsets,
    parents_on_site: [],
  };
}

/** 1 is the bare list. */
const EVIDENCE_VERSION = 2;

/** Evidence as `website_links` and the websites of `website_results` hold it. */
export type EvidenceJson = Evidence[] | ({ items: Evidence[] } & Versioned);

export function writeEvidence(items: Evidence[]): EvidenceJson {
  return { version: EVIDENCE_VERSION, items };
}

/** Accepts every version that was ever written. */
export function readEvidence(stored: EvidenceJson): Evidence[] {
  if (Array.isArray(stored)) return stored;
  storedVersion('the evidence of a website', stored, EVIDENCE_VERSION);
  return stored.items;
}
