import { nameKey } from '../../../../shared/company-name.ts';
import { formOfName } from '../../match/company-form.ts';
import { compareLabel } from '../../match/compare-label.ts';
import { compareKeys } from '../../match/compare-names.ts';
import { isInPolicy, isOwn, isSameStatement, type Mention, type SiteFacts } from '../../match/site-facts.ts';
import type { Feature, Sighted } from '../feature.ts';
import { aboutIt, fromMentions, said } from './comparison.ts';

/** What the rest of the site says about who runs it. */
export const SURROUNDING_FEATURES: Feature[] = [
  {
    name: 'stated_foreign',
    prior: -4,
    compare(sighted, facts) {
      const foreign = facts.mentions.filter(
        (mention) => isForeign(mention) && aboutIt(sighted).some((other) => isSameStatement(mention, other)),
      );
      if (sighted.ownNumbers.length > 0) return null;
      return fromMentions(foreign, 'the site says that this name is registered abroad', sighted);
    },
  },
  {
    name: 'foreign_operator',
    prior: -1.5,
    compare(sighted, facts) {
      const foreign = facts.mentions.filter((mention) => isForeign(mention) && isOwn(mention));
      return fromMentions(foreign, 'the site names an operator that is registered abroad', sighted);
    },
  },
  {
    name: 'sole_trader',
    prior: -4.5,
    compare(sighted, facts) {
      const alone = facts.mentions.filter(
        (mention) => mention.claim.kind === 'sole_trader' && isOwn(mention),
      );
      return fromMentions(alone, 'the site says that it is run by a sole trader or a partnership', sighted);
    },
  },
  {
    name: 'charity_without_company',
    prior: -1,
    compare(sighted, facts) {
      if (
        facts.numbers.some(isOwn) ||
        sighted.ownNames.some(({ mention }) => formOfName(mention.claim.value))
      ) {
        return null;
      }
      const charity = facts.mentions.filter(
        (mention) => mention.claim.kind === 'charity_number' && isOwn(mention),
      );
      return fromMentions(charity, 'the site gives a charity number and no company number', sighted);
    },
  },
  {
    name: 'copied_policy',
    prior: -6,
    compare(sighted, facts) {
      const about = aboutIt(sighted);
      if (about.length === 0 || !about.every(isInPolicy) || isLinkedToSite(sighted, facts)) return null;
      const others = facts.names.filter((name) => isOwn(name) && !isInPolicy(name) && !about.includes(name));
      if (others.length === 0 && facts.titles.length === 0) return null;
      return {
        ...said(
          'only a policy names it, and the rest of the site goes by another name',
          others[0]?.claim.value ?? facts.titles[0] ?? null,
          sighted.candidate.company.company_name,
        ),
        mentions: about,
      };
    },
  },
  {
    name: 'one_of_many',
    prior: -5,
    compare(sighted, facts) {
      const about = aboutIt(sighted);
      const isListed = (mention: Mention) =>
        mention.claim.source === 'text' && companiesInText(mention.page.url, facts) >= LISTING_MIN;
      if (about.length === 0 || !about.every(isListed)) return null;
      return fromMentions(about, 'it is one of many companies in the text of a page', sighted);
    },
  },
  {
    name: 'vat_in_statement',
    prior: 0.3,
    compare(sighted, facts) {
      const vat = facts.mentions.filter(
        (mention) =>
          mention.claim.kind === 'vat_number' &&
          !mention.claim.doubts.includes('checksum_fails') &&
          aboutIt(sighted).some((other) => isSameStatement(mention, other)),
      );
      return fromMentions(vat, 'its statement gives a VAT number too', sighted);
    },
  },
];

/** A page with so many companies in its text reports or lists them; it does not say who runs the site. */
const LISTING_MIN = 5;

function companiesInText(url: string, { names, numbers }: SiteFacts): number {
  const inText = ({ claim, page }: Mention) => page.url === url && claim.source === 'text';
  const named = names.filter((name) => inText(name) && formOfName(name.claim.value) !== null);
  return Math.max(
    new Set(named.map(({ claim }) => nameKey(claim.value))).size,
    new Set(numbers.filter(inText).map(({ claim }) => claim.value)).size,
  );
}

function isForeign({ claim }: Mention): boolean {
  return claim.kind === 'foreign_registration' || claim.kind === 'foreign_form';
}

/** Something ties it to the rest of the site: the domain, the title, a name or the postcode outside the policies. */
function isLinkedToSite(sighted: Sighted, facts: SiteFacts): boolean {
  const outside = facts.names.filter((name) => isOwn(name) && !isInPolicy(name));
  const brands = [...facts.titles.map(nameKey), ...outside.map(({ claim }) => nameKey(claim.value))];
  const beside = facts.names.filter((name) => aboutIt(sighted).some((other) => isSameStatement(name, other)));
  const own = [
    nameKey(sighted.candidate.company.company_name),
    ...beside.map(({ claim }) => nameKey(claim.value)),
  ];
  if (own.some((name) => facts.labels.some((label) => compareLabel(label, name) !== 'unlike'))) return true;
  if (own.some((name) => brands.some((brand) => compareKeys(brand, name) !== 'unlike'))) return true;
  const { registered_postcode: postcode } = sighted.candidate.company;
  return (
    facts.postcodes.some((one) => isOwn(one) && !isInPolicy(one) && one.claim.value === postcode) ||
    aboutIt(sighted).some(({ claim }) => claim.quote.toLowerCase().includes(facts.finalDomain))
  );
}
