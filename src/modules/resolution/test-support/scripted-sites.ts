import type { CrawledSite } from '../crawl/crawled-site.ts';
import type { JudgeSite, SiteCrawler } from '../examine/examine-site.ts';
import type { Evidence, Verdict } from '../verdict/verdict.ts';

/** The outcome of the work on a site: a verdict, or a failure of our own. */
type Script = Verdict | Error;

/**
 * Websites whose verdicts a test writes, in place of crawl, extraction and judgement, which have tests of
 * their own.
 */
export function createScriptedSites() {
  const scripts = new Map<string, Script>();
  const gates = new Map<string, Promise<void>>();
  const crawls: string[] = [];
  let fallback: Script | undefined;
  const scriptOf = (domain: string) => scripts.get(domain) ?? fallback;

  const crawler: SiteCrawler = {
    async crawlSite(domain, { signal }) {
      crawls.push(domain);
      const gate = gates.get(domain);
      if (gate) await Promise.race([gate, abortOf(signal)]);
      const script = scriptOf(domain);
      if (script === undefined) throw new Error(`no script for ${domain}`);
      if (script instanceof Error) throw script;
      return siteOf(domain);
    },
  };
  const judge: JudgeSite = async ({ site }) => scriptOf(site.domain) as Verdict;

  return {
    crawler,
    judge,
    crawls,
    /** How often the domain was crawled. */
    crawlsOf: (domain: string) => crawls.filter((crawled) => crawled === domain).length,
    set(domain: string, script: Script): void {
      scripts.set(domain, script);
    },
    /** For all domains that have none of their own. */
    setDefault(script: Script | undefined): void {
      fallback = script;
    },
    /** Crawls of the domain wait until the returned function is called. */
    hold(domain: string): () => void {
      let open = () => {};
      gates.set(
        domain,
        new Promise((resolve) => {
          open = resolve;
        }),
      );
      return () => {
        open();
        gates.delete(domain);
      };
    },
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function siteOf(domain: string): CrawledSite {
  const page = {
    url: `https://${domain}/`,
    kind: 'home' as const,
    status: 200,
    html: '',
    sha256: '0'.repeat(64),
    capturedAt: '2026-11-15T09:00:00.000Z',
    truncated: false,
  };
  return {
    domain,
    finalDomain: domain,
    condition: 'read',
    pages: [page, { ...page, url: `https://${domain}/contact`, kind: 'contact' }],
    certificate: null,
    failure: null,
  };
}

export function verdict(changes: Partial<Verdict> = {}): Verdict {
  return {
    match_status: 'no_match',
    match_confidence: null,
    company_number: null,
    quote_offsets: [],
    evidence: [],
    review_candidates: [],
    entities_on_site: [],
    parents_on_site: [],
    statements: null,
    grounds: null,
    failure: null,
    foreign_operator: null,
    explanation: 'No company is named on the site.',
    model_version: 'test',
    ...changes,
  };
}

export function matchedWith(companyNumber: string): Verdict {
  return verdict({
    match_status: 'matched',
    match_confidence: 0.991,
    company_number: companyNumber,
    evidence: [
      {
        kind: 'company_number',
        value: companyNumber,
        supports: companyNumber,
        page_url: 'https://fernhollow-kites.co.uk/contact',
        also_on: [],
        quote: `Registered in England and Wales no. ${companyNumber}`,
        captured_at: '2026-11-15T09:00:00.000Z',
        page_sha256: 'ab'.repeat(32),
        weight: 5.5,
      },
    ],
    entities_on_site: [
      { name: 'Fernhollow Kites Limited', company_number: companyNumber, country: null, role: 'operator' },
    ],
    explanation: 'The site prints the company number.',
  });
}

/** The same, with the postcode of its office on the page. */
export function matchedAtPostcode(companyNumber: string, postcode: string): Verdict {
  const matched = matchedWith(companyNumber);
  return { ...matched, evidence: [...matched.evidence, postcodeEvidence(companyNumber, postcode)] };
}

export function postcodeEvidence(companyNumber: string, postcode: string): Evidence {
  return {
    kind: 'postcode_match',
    value: postcode,
    supports: companyNumber,
    page_url: 'https://fernhollow-kites.co.uk/contact',
    also_on: [],
    quote: `4 Mill Lane, ${postcode}`,
    captured_at: '2026-11-15T09:00:00.000Z',
    page_sha256: 'ab'.repeat(32),
    weight: 0.5,
  };
}

export const REVIEW: Verdict = verdict({
  match_status: 'needs_review',
  match_confidence: 0.61,
  review_candidates: [
    {
      company_number: '07654321',
      company_name: 'FERNHOLLOW KITES LIMITED',
      company_status: 'active',
      registered_postcode: 'NN6 8SN',
      incorporated_on: '2011-06-07',
      match_confidence: 0.61,
      reasons: ['The site prints its name.'],
      would_settle: 'A company number on the site.',
    },
  ],
});
