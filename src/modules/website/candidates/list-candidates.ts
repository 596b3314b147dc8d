import { parse } from 'tldts';
import { MAILBOX_HOSTS, PROFILE_HOSTS } from '../../../shared/internet/shared-hosts.ts';
import type { RegisteredCompany, WebsiteLink } from '../../resolution/index.ts';
import { type Derivation, deriveLabels } from './derive-labels.ts';
import { labelFeatures, type RegisterFacts, registerFeatures, tldFeatures } from './features.ts';
import { COMMON_WORDS, LABEL_WEIGHTS } from './label-weights.ts';
import type { DomainModel } from './model.ts';
import { readName } from './read-name.ts';
import { TLD_WEIGHTS } from './tld-weights.ts';

/** Facts about a company that help to guess its domain. */
export interface CompanyClues extends RegisterFacts {
  name: string;
  previousNames: readonly string[];
  /** Names it trades under, as websites or other registers say. */
  tradingNames: readonly string[];
  /** Domains that were verified, that another register gives, or that are quoted as evidence; best first. */
  knownDomains: readonly string[];
}

export interface TldChoice {
  /** Whether this domain can be a website here at all. */
  mayRequest(domain: string): boolean;
  /** Whether the fictional websites of the sandbox, under `.test`, can be requested. */
  withTest: boolean;
}

/** The most domains that a search looks up: it limits the load on name servers. */
export const DOMAIN_LOOK_UPS_MAX = 40;

/** How much weight other names have, compared with the current one. */
const PREVIOUS_NAME = 0.25;
const TRADING_NAME = 0.8;
const NAMES_MAX = 6;
/** In the sandbox nearly all websites are under `.test`. */
const TEST_SHARE = 0.9;
const EACH_MAX = 400;
/** Less likely domains would not be looked up even if people visited them. */
const SUGGESTED_MAX = 600;

/** The domains that the names suggest, the likeliest first. */
export function suggestDomains(clues: CompanyClues, { mayRequest, withTest }: TldChoice): LikelyDomain[] {
  const likelihoods = new Map<string, number>();
  const add = (domain: string, likelihood: number) => {
    if (mayRequest(domain)) likelihoods.set(domain, (likelihoods.get(domain) ?? 0) + likelihood);
  };
  for (const [name, trust] of namesOf(clues)) {
    const likely = rankDomains(DOMAIN_MODEL, { ...clues, name }, EACH_MAX);
    for (const { domain, likelihood } of likely) {
      if (withTest) add(`${domain.slice(0, domain.indexOf('.'))}.test`, trust * likelihood * TEST_SHARE);
      add(domain, trust * likelihood * (withTest ? 1 - TEST_SHARE : 1));
    }
  }
  return [...likelihoods]
    .map(([domain, likelihood]) => ({ domain, likelihood }))
    .sort(byLikelihood)
    .slice(0, SUGGESTED_MAX);
}

/** The domains to try: those that are known, then the likeliest that the names suggest. */
export function listCandidates(
  knownDomains: readonly string[],
  suggested: readonly LikelyDomain[],
  visited: ReadonlySet<string>,
): string[] {
  const likely = preferVisited(suggested, (domain) => visited.has(domain));
  return [...new Set([...knownDomains, ...likely.map(({ domain }) => domain)])].slice(0, DOMAIN_LOOK_UPS_MAX);
}

function namesOf({ name, tradingNames, previousNames }: CompanyClues): [name: string, trust: number][] {
  const names: [string, number][] = [
    [name, 1],
    ...tradingNames.map((one): [string, number] => [one, TRADING_NAME]),
    ...previousNames.map((one): [string, number] => [one, PREVIOUS_NAME]),
  ];
  return names.slice(0, NAMES_MAX);
}

const ADDRESS = /(?:[\w.+-]+@|https?:\/\/|www\.)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
/** Hosts that any company may use, and those of public registers, which pages link to. */
const SHARED_HOSTS = new Set([...MAILBOX_HOSTS, ...PROFILE_HOSTS, 'gov.uk', 'service.gov.uk']);

/**
 * Facts about a company from the register, the websites read so far, and other registers' websites and names.
 */
export function collectClues(
  company: RegisteredCompany,
  links: readonly WebsiteLink[],
  registered: readonly string[] = [],
  registeredNames: readonly string[] = [],
): CompanyClues {
  const evidence = links.flatMap((link) =>
    link.evidence.filter(({ supports }) => supports === company.company_number),
  );
  const linked = [...links].sort((a, b) => rank(a) - rank(b));
  const verified = linked.filter(({ status }) => status === 'verified');
  const mentioned = evidence
    .flatMap(({ value, quote }) => [...`${value} ${quote}`.matchAll(ADDRESS)])
    .flatMap(([, host = '']) => parse(host.toLowerCase(), { allowPrivateDomains: true }).domain ?? [])
    .filter(isOwnHost);
  return {
    name: company.company_name,
    companyNumber: company.company_number,
    companyType: company.company_type,
    postcode: company.registered_postcode,
    sicCodes: company.sic_codes,
    previousNames: company.previous_names,
    tradingNames: [
      ...new Set([
        ...evidence.filter(({ kind }) => kind === 'trading_name').map(({ value }) => value),
        ...registeredNames,
      ]),
    ],
    knownDomains: [
      ...new Set([
        ...verified.map(({ domain }) => domain),
        ...registered.filter(isOwnHost),
        ...linked.map(({ domain }) => domain),
        ...mentioned,
      ]),
    ],
  };
}

function isOwnHost(domain: string): boolean {
  return !SHARED_HOSTS.has(domain);
}

const ORDER = { verified: 0, ended: 1, not_verified: 2 };

function rank({ status, confidence }: WebsiteLink): number {
  return ORDER[status] + (1 - confidence) / 2;
}

/** How companies name their websites. */
export const DOMAIN_MODEL: DomainModel = {
  common: COMMON_WORDS,
  labels: LABEL_WEIGHTS,
  tlds: TLD_WEIGHTS,
};

/**
 * How much likelier a domain is that people visit. Measured by `bench/website`: from 8 to 30 the order is as
 * good.
 */
const VISITED_ODDS = 12;

interface LikelyDomain {
  domain: string;
  /** The likelihood that the website has this domain, judged by name and register. */
  likelihood: number;
}

/** Further labels are too unlikely to matter. */
const LABELS_MAX = 60;

/** The domains a company of this name may have, the likeliest first. */
export function rankDomains(
  model: DomainModel,
  { name, ...facts }: RegisterFacts & { name: string },
  limit: number,
): LikelyDomain[] {
  const read = readName(name);
  const common = new Set(model.common);
  const isCommon = (text: string) => common.has(text);
  const derivations = deriveLabels(read);
  const scores = derivations.map((derivation) =>
    sumOf(model.labels, labelFeatures(read, derivation, isCommon)),
  );
  const likelihoods = softmax(scores);
  const labels = new Map<string, { likelihood: number; best: Derivation; most: number }>();
  for (const [index, derivation] of derivations.entries()) {
    const likelihood = likelihoods[index] ?? 0;
    const same = labels.get(derivation.label);
    if (!same) labels.set(derivation.label, { likelihood, best: derivation, most: likelihood });
    else {
      same.likelihood += likelihood;
      if (likelihood > same.most) Object.assign(same, { best: derivation, most: likelihood });
    }
  }
  const tlds = Object.keys(model.tlds);
  const known = registerFeatures(facts);
  return [...labels]
    .sort(([, a], [, b]) => b.likelihood - a.likelihood)
    .slice(0, LABELS_MAX)
    .flatMap(([label, { likelihood, best }]) => {
      const features = [...known, ...tldFeatures(read, best, isCommon)];
      const shares = softmax(tlds.map((tld) => sumOf(model.tlds[tld] ?? {}, features)));
      return tlds.map((tld, i) => ({
        domain: `${label}.${tld}`,
        likelihood: likelihood * (shares[i] ?? 0),
      }));
    })
    .sort(byLikelihood)
    .slice(0, limit);
}

function byLikelihood(a: LikelyDomain, b: LikelyDomain): number {
  return b.likelihood - a.likelihood || (a.domain < b.domain ? -1 : 1);
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - most));
  const all = masses.reduce((sum, mass) => sum + mass, 0);
  return masses.map((mass) => mass / all);
}

function sumOf(weights: Readonly<Record<string, number>>, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

/** The domains reordered: those that people are known to visit move up. */
export function preferVisited(
  likely: readonly LikelyDomain[],
  isVisited: (domain: string) => boolean,
): LikelyDomain[] {
  return likely
    .map(({ domain, likelihood }) => ({
      domain,
      likelihood: isVisited(domain) ? likelihood * VISITED_ODDS : likelihood,
    }))
    .sort(byLikelihood);
}
