import { joinedKey, nameKey } from '../../../../shared/company-name.ts';
import { formOfName } from '../../match/company-form.ts';
import { compareLabel, isWithinName } from '../../match/compare-label.ts';
import { compareKeys } from '../../match/compare-names.ts';
import { isInPassing, isOwn, isSameStatement, type Mention } from '../../match/mention.ts';
import {
  isInPolicy,
  isListed,
  isMarkedProminent,
  isRepeated,
  isSelfDescription,
} from '../../match/prominence.ts';
import type { SiteFacts } from '../../match/site-facts.ts';
import type { Feature, Sighted } from '../feature.ts';
import { fromMentions, wholeMentions } from './comparison.ts';

/**
 * What ties a company to the site. A footer, or words that stand on every page, speak for the whole site. The running text
 * of one page may speak of anybody: a payment firm, the subject of a story, the firm that a policy was copied from.
 */
export const TIE_FEATURES: Feature[] = [
  {
    name: 'prominent',
    prior: 1,
    compare(sighted, facts) {
      const prominent = prominentMentions(sighted, facts);
      return fromMentions(
        prominent,
        'it stands where the site speaks of itself, or on several pages',
        sighted,
      );
    },
  },
  untied('copied_policy', -4, 'one text names it, and the rest of the site goes by another name', isClear),
  untied('untied_in_policy', -7, 'a policy mentions it, and nothing ties it to the site', isInPolicy),
  untied('untied_in_text', -9, 'a text mentions it, and nothing ties it to the site', isAnywhere),
  {
    name: 'elsewhere_another_role',
    prior: -2.5,
    compare(sighted, facts) {
      const own = wholeMentions(sighted);
      if (own.length === 0 || own.some(isClear) || bearsDomain(sighted, facts)) return null;
      const others = sighted.otherNames.filter(({ comparison }) => comparison.likeness !== 'part');
      const mentions = [...others.map(({ mention }) => mention), ...sighted.otherNumbers];
      return fromMentions(mentions, 'elsewhere the site names it as somebody else', sighted);
    },
  },
  {
    name: 'another_in_footer',
    prior: -4,
    compare(sighted, facts) {
      if (wholeMentions(sighted).length === 0 || prominentMentions(sighted, facts).length > 0) return null;
      const another = footersCompany(sighted, facts);
      return fromMentions(another, 'one text names it, and the footer names another company', sighted);
    },
  },
];

const CLEAR_CUES = new Set(['trading_name_of', 'controller', 'we_are', 'seller', 'owned_by']);

/** The words around say that it runs the site. */
export function isClear({ claim }: Mention): boolean {
  return CLEAR_CUES.has(claim.cue ?? '');
}

/** The first kind that fits speaks: by words that say "we", in a policy, anywhere else. */
const KINDS = [isClear, isInPolicy, isAnywhere];

function isAnywhere(): boolean {
  return true;
}

function untied(name: string, prior: number, detail: string, isKind: (mention: Mention) => boolean): Feature {
  return {
    name,
    prior,
    compare(sighted, facts) {
      const mentions = untiedMentions(sighted, facts);
      const first = KINDS.find((kind) => mentions.some(kind));
      return first === isKind ? fromMentions(mentions, detail, sighted) : null;
    },
  };
}

/** Where the site speaks of it, when that is all in running text and nothing ties it to the rest; otherwise none. */
function untiedMentions(sighted: Sighted, facts: SiteFacts): Mention[] {
  const about = wholeMentions(sighted);
  const prominent = prominentMentions(sighted, facts).filter((one) => !isShownOnFront(one, sighted, facts));
  return prominent.length > 0 || isTied(sighted, about, facts) ? [] : about;
}

/**
 * In the text of the front page, without a word that it runs the site, over a footer that gives the site another name: a
 * profile, a notice, the company of the day.
 */
function isShownOnFront(mention: Mention, { ownNames }: Sighted, { mentions }: SiteFacts): boolean {
  const { claim, page } = mention;
  if (page.kind !== 'home' || claim.source !== 'text') return false;
  if (ownNames.some((name) => isClear(name.mention) && isSameStatement(name.mention, mention))) return false;
  return mentions.some(
    (other) =>
      other.page.url === page.url && other.claim.source === 'footer' && other.claim.cue === 'copyright',
  );
}

function bearsDomain({ candidate: { company } }: Sighted, { labels }: SiteFacts): boolean {
  return [company.company_name, ...company.previous_names].some((name) =>
    labels.some((label) => compareLabel(label, nameKey(name)) !== 'unlike'),
  );
}

/** Another company, in full, where the site speaks of itself, and of a name like the domain's: a text may still hold its old one. */
function footersCompany({ candidate: { company } }: Sighted, facts: SiteFacts): Mention[] {
  const own = [company.company_name, ...company.previous_names].map(nameKey);
  return facts.names.filter((mention) => {
    const { kind, role, value } = mention.claim;
    if (kind !== 'legal_name' || role !== 'operator' || formOfName(value) === null) return false;
    if (!isMarkedProminent(mention, facts)) return false;
    const key = nameKey(value);
    return (
      own.every((name) => compareKeys(key, name) === 'unlike') &&
      facts.labels.some((label) => ['same', 'part'].includes(compareLabel(label, key)))
    );
  });
}

/**
 * Where there is a number, it must be prominent itself, or the name must be marked as the operator's: names stand in menus and
 * lists too.
 */
function prominentMentions(sighted: Sighted, facts: SiteFacts): Mention[] {
  const hasNumber = sighted.ownNumbers.length > 0;
  const isMain = ({ claim }: Mention) => !hasNumber || claim.kind === 'company_number';
  return wholeMentions(sighted).filter((mention) => {
    if (isInPassing(mention)) return false;
    if (isMarkedProminent(mention, facts)) return isMain(mention) || mention.claim.role === 'operator';
    if (!isMain(mention)) return false;
    return isRepeated(mention, facts) || (isSelfDescription(mention) && !isListed(mention, facts));
  });
}

function isTied(sighted: Sighted, about: readonly Mention[], facts: SiteFacts): boolean {
  const pages = new Set(about.map(({ page }) => page.url));
  const isElsewhere = (mention: Mention) =>
    isOwn(mention) &&
    (isMarkedProminent(mention, facts) || isRepeated(mention, facts) || !pages.has(mention.page.url));
  const names = sighted.ownNames.map(({ mention }) => mention);
  // A brand in its statement may be the site's; another company's full name is not.
  const beside = facts.names.filter(
    (name) => formOfName(name.claim.value) === null && names.some((other) => isSameStatement(name, other)),
  );
  const {
    company_name: registered,
    previous_names: previous,
    registered_postcode: postcode,
  } = sighted.candidate.company;
  const own = [registered, ...previous, ...beside.map(({ claim }) => claim.value)].map(nameKey);
  // Its own name in the running text of another page ties it to nothing.
  const named = facts.names.filter(
    (name) =>
      name.claim.role === 'operator' &&
      (isMarkedProminent(name, facts) || (isElsewhere(name) && !about.includes(name))),
  );
  const isPassing = about.every(isInPassing);
  const stated = named.map(({ claim }) => claim.value);
  // The title of a story names its subject, beside the name that the site has of its own.
  const hasOwnName = (names: readonly string[]) =>
    names
      .map(nameKey)
      .some(
        (name) =>
          own.every((one) => compareKeys(name, one) === 'unlike') &&
          facts.labels.some((label) => isAlike(label, name)),
      );
  const titles = isPassing && hasOwnName([...facts.titles, ...stated]) ? [] : facts.titles;
  const brands = [...titles, ...stated].map(nameKey);
  // A branch or a dealer has the name in its domain too, and names the company in passing.
  const bears = isPassing ? isWithinName : isAlike;
  return (
    own.some((name) => facts.labels.some((label) => bears(label, name))) ||
    own.some((name) => brands.some((brand) => compareKeys(brand, name) !== 'unlike')) ||
    facts.postcodes.some(
      (mention) => isElsewhere(mention) && !isInPassing(mention) && mention.claim.value === postcode,
    ) ||
    names.some((name) => (isClear(name) || isInPolicy(name)) && quotesSite(name.claim.quote, facts))
  );
}

function isAlike(label: string, name: string): boolean {
  return compareLabel(label, name) !== 'unlike';
}

const BRAND_MIN = 5;

/** The sentence that names the company also holds the domain, or what the domain or the title call the site. */
function quotesSite(quote: string, { labels, titles, finalDomain }: SiteFacts): boolean {
  const spelled = joinedKey(nameKey(quote));
  const brands = [...labels, ...titles.map(nameKey)].map(joinedKey);
  return (
    quote.toLowerCase().includes(finalDomain) ||
    brands.some((brand) => brand.length >= BRAND_MIN && spelled.includes(brand))
  );
}
