import { nameKey } from '../../../shared/company-name.ts';
import { compareLabel, type LabelLikeness } from '../match/compare-label.ts';
import { isOwn, type Mention, type SourcePage } from '../match/mention.ts';
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

/**
 * What speaks for and against the company, strongest first, each at the place where it can be read again. What stands on
 * no page (a certificate, what people said before) is weighed and explained, but is no evidence to show.
 */
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
  const mentions = onePerPage(findings.flatMap((finding) => finding.mentions).filter(isOnPage));
  if (mentions.length > 0) {
    // What the repetition on other pages is worth is a small part of the whole; the first place carries the rest.
    const repeated = round(
      (findings.find(({ feature }) => feature === 'number_on_more_pages')?.weight ?? 0) / mentions.length,
    );
    return mentions.slice(0, PAGES_EACH_MAX).map((mention, index) => ({
      kind: family === 'place' ? 'postcode_match' : mention.claim.kind,
      value: mention.claim.value,
      supports,
      ...placeOf(mention),
      weight: index === 0 ? weight : repeated,
    }));
  }
  const value = findings[0]?.printed ?? '';
  if (family === 'domain') {
    const bearer = bearerOfDomain(ranked, facts);
    return bearer ? [{ kind: 'domain_name', value, supports, ...placeOf(bearer), weight }] : [];
  }
  const page = family === 'title' ? facts.pages.find(({ title }) => title?.includes(value)) : undefined;
  return page ? [{ kind: 'name_match', value, supports, ...placeOnPage(value, page), weight }] : [];
}

/** What a certificate says, or the target of a link without words, counts, but nobody finds it by reading the page. */
function isOnPage({ claim }: Mention): boolean {
  return claim.source !== 'certificate' && claim.quote !== '';
}

/** Words on a page that the domain agrees with: the company's name there, or else the domain itself. */
function bearerOfDomain({ sighted }: Ranked, { labels, domain, finalDomain, mentions }: SiteFacts) {
  const own = sighted.ownNames.map(({ mention }) => mention).filter(isOnPage);
  const alike = (wanted: LabelLikeness) =>
    own.find(({ claim }) => labels.some((label) => compareLabel(label, nameKey(claim.value)) === wanted));
  const printing = () =>
    mentions.find((mention) => {
      const quote = mention.claim.quote.toLowerCase();
      return isOwn(mention) && isOnPage(mention) && (quote.includes(domain) || quote.includes(finalDomain));
    });
  return alike('same') ?? alike('part') ?? alike('initials') ?? printing();
}

function placeOf({ claim, page }: Mention) {
  return placeOnPage(claim.quote, page);
}

function placeOnPage(words: string, { url, capturedAt, sha256 }: SourcePage) {
  return {
    page_url: url,
    quote: words.slice(0, QUOTE_MAX),
    captured_at: capturedAt,
    page_sha256: sha256,
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
