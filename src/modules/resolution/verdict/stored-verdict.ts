import { storedVersion, type Versioned } from '../../../shared/stored-version.ts';
import type { Disclosures } from '../disclosures/disclosures.ts';
import { statementsOfDisclosures } from '../disclosures/old-disclosures.ts';
import type { Evidence, MatchGrounds, Verdict } from './verdict.ts';

/**
 * 2: with `disclosures`. 3: with `quote_offsets`. 4: with `parents_on_site`. 5: `statements` and `grounds` in
 * place of disclosures and a finished explanation; evidence with `also_on`; `failure` and `foreign_operator`.
 */
const VERDICT_VERSION = 5;

type NewInFive = 'statements' | 'grounds' | 'failure' | 'foreign_operator';

/** As versions before 5 stored it; fields that came later may be absent. */
interface OldVerdict extends Omit<Verdict, NewInFive>, Versioned {
  disclosures?: Disclosures | null;
}

/** A stored verdict on a website. */
export interface StoredResult {
  id: number;
  domain: string;
  verdict: Verdict;
  pages_read: number;
  resolved_at: Date;
  expires_at: Date;
}

/** A verdict as stored in `domain_results`. */
export type VerdictJson = (Verdict & Versioned) | OldVerdict;

export function writeVerdict(verdict: Verdict): string {
  return JSON.stringify({ version: VERDICT_VERSION, ...verdict });
}

/** Accepts every version that was ever written. */
export function readVerdict(stored: VerdictJson): Verdict {
  const version = storedVersion('a verdict', stored, VERDICT_VERSION);
  return version === VERDICT_VERSION ? (stored as Verdict) : readOldVerdict(stored as OldVerdict);
}

function readOldVerdict({ disclosures = null, ...stored }: OldVerdict): Verdict {
  const { match_status: status, explanation } = stored;
  const { evidence, offsets } = joinFacts(stored.evidence, stored.quote_offsets ?? []);
  return {
    ...stored,
    evidence,
    quote_offsets: offsets,
    parents_on_site: stored.parents_on_site ?? [],
    statements: disclosures && statementsOfDisclosures(disclosures, stored),
    grounds: status === 'matched' ? groundsOf(stored.evidence) : null,
    failure:
      status === 'scrape_failed'
        ? { code: 'unreachable', message: explanation, http_status: null, page_url: null }
        : null,
    foreign_operator: null,
  };
}

/** Evidence was once an item for each page: the first of a fact now names the other pages. */
function joinFacts(items: readonly Evidence[], offsets: Verdict['quote_offsets']) {
  const joined = new Map<string, { item: Evidence; offset: Verdict['quote_offsets'][number] | undefined }>();
  for (const [index, item] of items.entries()) {
    const key = `${item.supports} ${item.kind} ${item.value.toUpperCase()}`;
    const known = joined.get(key);
    if (known) {
      known.item.weight = Math.round((known.item.weight + item.weight) * 100) / 100;
      const { also_on, page_url } = known.item;
      if (page_url !== item.page_url && !also_on.includes(item.page_url)) also_on.push(item.page_url);
    } else {
      joined.set(key, { item: { ...item, also_on: [...(item.also_on ?? [])] }, offset: offsets[index] });
    }
  }
  const facts = [...joined.values()].sort((a, b) => Math.abs(b.item.weight) - Math.abs(a.item.weight));
  return {
    evidence: facts.map(({ item }) => item),
    offsets: facts.flatMap(({ offset }) => (offset ? [offset] : [])),
  };
}

function groundsOf(evidence: readonly Evidence[]): MatchGrounds {
  const of = (...kinds: Evidence['kind'][]) => evidence.filter(({ kind }) => kinds.includes(kind));
  const numbers = of('company_number');
  const names = of('legal_name', 'trading_name');
  const [identified] = of('charity_number', 'lei');
  const pagesOf = (items: readonly Evidence[]) => new Set(items.map(({ page_url }) => page_url)).size;
  const named = { printed_name: names[0]?.value ?? null, identifier: null };
  if (numbers.length > 0)
    return { by: names.length > 0 ? 'number' : 'bare_number', pages: pagesOf(numbers), ...named };
  if (identified?.kind === 'charity_number' || identified?.kind === 'lei') {
    const identifier = { kind: identified.kind, value: identified.value };
    return { by: 'identifier', pages: pagesOf([identified]), ...named, identifier };
  }
  return { by: 'name', pages: Math.max(1, pagesOf(names)), ...named };
}

/** 1 is the bare list. 3: with `also_on`. */
const EVIDENCE_VERSION = 3;

/** Evidence as stored in `website_links` and in the websites of `website_results`. */
export type EvidenceJson = Evidence[] | ({ items: Evidence[] } & Versioned);

export function writeEvidence(items: Evidence[]): EvidenceJson {
  return { version: EVIDENCE_VERSION, items };
}

/** Accepts every version that was ever written. */
export function readEvidence(stored: EvidenceJson): Evidence[] {
  if (Array.isArray(stored)) return joinFacts(stored, []).evidence;
  const version = storedVersion('the evidence of a website', stored, EVIDENCE_VERSION);
  return version === EVIDENCE_VERSION ? stored.items : joinFacts(stored.items, []).evidence;
}
