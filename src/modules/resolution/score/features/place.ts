import { parsePostcode } from '../../../../shared/postcode.ts';
import { formOfName } from '../../match/company-form.ts';
import type { NameComparison } from '../../match/compare-names.ts';
import { isOwn, isSameStatement, type Mention } from '../../match/mention.ts';
import type { SiteFacts } from '../../match/site-facts.ts';
import type { Comparison, Feature, Sighted } from '../feature.ts';

/** Where the site says it is, against the registered office. */
export const PLACE_FEATURES: Feature[] = [
  {
    name: 'postcode_agrees',
    prior: 2.6,
    compare(sighted, facts) {
      const same = facts.postcodes.filter(
        (mention) => isOwn(mention) && isAt(mention, sighted.candidate.company.registered_postcode),
      );
      return comparisonOf(sighted, same, 'the site gives the postcode of its registered office');
    },
  },
  {
    name: 'name_and_postcode',
    prior: 2.2,
    compare(sighted, facts) {
      const { candidate, ownNames } = sighted;
      const stated = ownNames.filter(({ mention, comparison }) => isExactlyStated(mention, comparison));
      // A printed number says all that this could: for its holder, and against everybody else.
      if (candidate.sameNamedThere > 0 || stated.length === 0 || facts.numbers.some(isOwn)) return null;
      const same = facts.postcodes.filter(
        (mention) =>
          isOwn(mention) &&
          // Of several with one name, only the registered office tells which.
          (candidate.sameNamed === 0 || mention.claim.cue === 'registered_office') &&
          isAt(mention, candidate.company.registered_postcode) &&
          // In "Its Ltd, c/o Their LLP, postcode" either name may be the one at home there: it must stand elsewhere too.
          (!mention.claim.doubts.includes('care_of') ||
            stated.some(({ mention: name }) => !isSameStatement(name, mention))),
      );
      return comparisonOf(
        sighted,
        same,
        'its full name stands with its postcode, where no other of that name is',
      );
    },
  },
  {
    name: 'district_agrees',
    prior: 0.6,
    compare(sighted, facts) {
      const registered = sighted.candidate.company.registered_postcode;
      const own = facts.postcodes.filter(isOwn);
      if (own.some((mention) => isAt(mention, registered))) return null;
      const outward = parsePostcode(registered ?? '')?.outward;
      const near = own.filter(({ claim }) => outward && parsePostcode(claim.value)?.outward === outward);
      return comparisonOf(sighted, near, 'the site gives a postcode of the same district');
    },
  },
  {
    name: 'registered_office_disagrees',
    prior: -1,
    compare(sighted, facts) {
      const registered = sighted.candidate.company.registered_postcode;
      if (registered === null) return null;
      const offices = officesOf(sighted, facts);
      if (offices.length === 0 || offices.some((mention) => isAt(mention, registered))) return null;
      if (facts.postcodes.some((mention) => isOwn(mention) && isAt(mention, registered))) return null;
      return comparisonOf(sighted, offices, 'the site gives another registered office');
    },
  },
];

/** As the operator's, in full and letter for letter, but for case, accents and the spelling of the suffix. */
function isExactlyStated({ claim }: Mention, { likeness, isPrevious, isOtherForm }: NameComparison): boolean {
  const isFull = claim.kind === 'legal_name' && formOfName(claim.value) !== null;
  return isFull && claim.role === 'operator' && likeness === 'same' && !isPrevious && !isOtherForm;
}

/** Postcodes that the site calls the registered office of this company, or of none in particular. */
function officesOf({ ownNames, ownNumbers }: Sighted, facts: SiteFacts): Mention[] {
  const about = [...ownNames.map(({ mention }) => mention), ...ownNumbers];
  return facts.postcodes.filter(
    (mention) =>
      isOwn(mention) &&
      mention.claim.cue === 'registered_office' &&
      about.some((other) => isSameStatement(mention, other)),
  );
}

function isAt({ claim }: Mention, postcode: string | null): boolean {
  return postcode !== null && parsePostcode(claim.value)?.whole === parsePostcode(postcode)?.whole;
}

function comparisonOf(
  { candidate }: Sighted,
  mentions: readonly Mention[],
  detail: string,
): Comparison | null {
  const [first] = mentions;
  if (!first) return null;
  return {
    value: 1,
    detail,
    printed: first.claim.value,
    registered: candidate.company.registered_postcode,
    mentions,
  };
}
