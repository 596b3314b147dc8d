import { DOMAIN_MODEL } from './domain-model.ts';
import { rankDomains } from './rank-domains.ts';
import type { RegisterFacts } from './register-features.ts';

/** What is known of a company that may tell its domain. */
export interface CompanyClues extends RegisterFacts {
  name: string;
  previousNames: readonly string[];
  /** Names it trades under, as websites said. */
  tradingNames: readonly string[];
  /** Domains that were once found to be its own, or stand in what its websites say of it; the best first. */
  knownDomains: readonly string[];
}

export interface EndingChoice {
  /** Whether names under this ending can be websites here at all. */
  mayAsk(domain: string): boolean;
  /** Whether the fictional websites of the sandbox, under `.test`, can be asked. */
  withTest: boolean;
}

/** Names are looked up by the dozen, so that more than this would be a burden on others. */
export const LOOK_UPS_MAX = 40;

/** How much a name tells, beside the one the company has now. */
const PREVIOUS_NAME = 0.25;
const TRADING_NAME = 0.8;
const NAMES_MAX = 6;
/** Fictional companies have nothing but fictional websites, unless somebody serves others. */
const TEST_SHARE = 0.9;
const EACH_MAX = 400;

/** The domains to try, the likeliest first: those that are known, then those that the names suggest. */
export function listCandidates(clues: CompanyClues, { mayAsk, withTest }: EndingChoice): string[] {
  const likelihoods = new Map<string, number>();
  const add = (domain: string, likelihood: number) => {
    if (mayAsk(domain)) likelihoods.set(domain, (likelihoods.get(domain) ?? 0) + likelihood);
  };
  for (const [name, trust] of namesOf(clues)) {
    const likely = rankDomains(DOMAIN_MODEL, { ...clues, name }, EACH_MAX);
    for (const { domain, likelihood } of likely) {
      if (withTest) add(`${domain.slice(0, domain.indexOf('.'))}.test`, trust * likelihood * TEST_SHARE);
      add(domain, trust * likelihood * (withTest ? 1 - TEST_SHARE : 1));
    }
  }
  const likely = [...likelihoods]
    .sort(([a, p], [b, q]) => q - p || (a < b ? -1 : 1))
    .map(([domain]) => domain);
  return [...new Set([...clues.knownDomains.filter(mayAsk), ...likely])].slice(0, LOOK_UPS_MAX);
}

function namesOf({ name, tradingNames, previousNames }: CompanyClues): [name: string, trust: number][] {
  const names: [string, number][] = [
    [name, 1],
    ...tradingNames.map((one): [string, number] => [one, TRADING_NAME]),
    ...previousNames.map((one): [string, number] => [one, PREVIOUS_NAME]),
  ];
  return names.slice(0, NAMES_MAX);
}
