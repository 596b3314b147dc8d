import type { Mention } from '../match/mention.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { Finding, Ranked } from '../score/index.ts';
import type { Evidence } from './verdict.ts';

const EVIDENCE_MAX = 12;
const QUOTE_MAX = 300;
/** A person needs a few places to look at, not every footer. */
const PAGES_EACH_MAX = 3;

const PLACE = new Set([
  'postcode_agrees',
  'name_and_postcode',
  'district_agrees',
  'registered_office_disagrees',
]);

/** Features that speak about the same words on the page are one piece of evidence. */
function familyOf(feature: string): string {
  if (PLACE.has(feature)) return 'place';
  if (feature.startsWith('number_') || feature.startsWith('uk_part_')) return 'number';
  if (feature.startsWith('name_')) return 'name';
  if (feature.startsWith('domain_')) return 'domain';
  if (feature.startsWith('title_')) return 'title';
  return feature;
}

/** What speaks for and against the company, strongest first, each at the place where it can be read again. */
export function evidenceFor(ranked: Ranked, facts: SiteFacts): Evidence[] {
  const families = new Map<string, Finding[]>();
  for (const finding of ranked.findings) {
    if (finding.feature === 'start') continue;
    const family = familyOf(finding.feature);
    families.set(family, [...(families.get(family) ?? []), finding]);
  }
  return [...families]
    .flatMap(([family, findings]) => evidenceOf(family, findings, ranked, facts))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, EVIDENCE_MAX);
}

function evidenceOf(family: string, findings: Finding[], ranked: Ranked, facts: SiteFacts): Evidence[] {
  const supports = ranked.sighted.candidate.company.company_number;
  const weight = round(findings.reduce((sum, one) => sum + one.weight, 0));
  const mentions = onePerPage(findings.flatMap((finding) => finding.mentions));
  if (mentions.length > 0) {
    // What the repetition on other pages is worth is a small part of the whole; the first place carries the rest.
    const repeated = round(
      (findings.find(({ feature }) => feature === 'number_on_more_pages')?.weight ?? 0) / mentions.length,
    );
    return mentions.slice(0, PAGES_EACH_MAX).map((mention, index) => ({
      kind: kindOf(family, mention),
      value: mention.claim.value,
      supports,
      ...placeOf(mention),
      weight: index === 0 ? weight : repeated,
    }));
  }
  const kind = KINDS[family];
  const page = facts.pages.find((one) => one.kind === 'home') ?? facts.pages[0];
  const printed = findings[0]?.printed;
  if (kind === undefined || page === undefined) return [];
  return [
    {
      kind,
      value: printed ?? findings[0]?.detail ?? '',
      supports,
      page_url: kind === 'certificate' ? (facts.certificate?.pageUrl ?? page.url) : page.url,
      quote: (printed ?? findings[0]?.detail ?? '').slice(0, QUOTE_MAX),
      captured_at: page.capturedAt,
      page_sha256: page.sha256,
      weight,
    },
  ];
}

function kindOf(family: string, { claim }: Mention): Evidence['kind'] {
  if (claim.source === 'certificate') return 'certificate';
  return family === 'place' ? 'postcode_match' : claim.kind;
}

/** Evidence that stands in no claim: the address, the title, the certificate, and what was known before. */
const KINDS: Record<string, Evidence['kind']> = {
  domain: 'domain_name',
  title: 'name_match',
  certificate_name: 'certificate',
  certificate_number: 'certificate',
  confirmed_before: 'known_link',
  rejected_before: 'known_link',
};

export function placeOf({ claim, page }: Mention) {
  return {
    page_url: page.url,
    quote: claim.quote.slice(0, QUOTE_MAX),
    captured_at: page.capturedAt,
    page_sha256: page.sha256,
  };
}

function onePerPage(mentions: readonly Mention[]): Mention[] {
  return [
    ...new Map([...mentions].reverse().map((mention) => [mention.page.url, mention])).values(),
  ].reverse();
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100;
}
