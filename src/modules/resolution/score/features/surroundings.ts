import { formOfName } from '../../match/company-form.ts';
import { isOwn, isSameStatement, type Mention } from '../../match/mention.ts';
import { isOverseasNumber } from '../../match/printed-number.ts';
import { isListed, isMarkedProminent, isRepeated } from '../../match/prominence.ts';
import type { Feature, Sighted } from '../feature.ts';
import { aboutIt, fromMentions, wholeMentions } from './comparison.ts';

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
      if (isPrintedBranch(sighted)) return null;
      const foreign = facts.mentions.filter((mention) => isForeign(mention) && isOwn(mention));
      return fromMentions(foreign, 'the site names an operator that is registered abroad', sighted);
    },
  },
  {
    name: 'foreign_more_prominent',
    prior: -8,
    compare(sighted, facts) {
      if (isPrintedBranch(sighted)) return null;
      const foreign = facts.mentions.filter(
        (mention) =>
          isForeign(mention) && mention.claim.role === 'operator' && isMarkedProminent(mention, facts),
      );
      if (wholeMentions(sighted).some((one) => isMarkedProminent(one, facts) || isRepeated(one, facts))) {
        return null;
      }
      return fromMentions(
        foreign,
        'the footer names an operator registered abroad, and not this company',
        sighted,
      );
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
      // Charities that are companies often have no legal form in their names.
      const isFormless = formOfName(sighted.candidate.company.company_name) === null;
      const isFull = sighted.ownNames.some(({ mention }) => formOfName(mention.claim.value) !== null);
      if (facts.numbers.some(isOwn) || isFormless || isFull) return null;
      const charity = facts.mentions.filter(
        (mention) => mention.claim.kind === 'charity_number' && isOwn(mention),
      );
      return fromMentions(charity, 'the site gives a charity number and no company number', sighted);
    },
  },
  {
    name: 'one_of_many',
    prior: -9,
    compare(sighted, facts) {
      const about = aboutIt(sighted);
      if (!about.every((mention) => isListed(mention, facts))) return null;
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

function isForeign({ claim }: Mention): boolean {
  return claim.kind === 'foreign_registration' || claim.kind === 'foreign_form';
}

/** The overseas company itself, with the number of its UK branch: that it is registered abroad too speaks for it. */
function isPrintedBranch({ candidate, standing }: Sighted): boolean {
  return isOverseasNumber(candidate.company.company_number) && standing === 'named';
}
