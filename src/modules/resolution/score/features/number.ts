import type { Mention } from '../../match/mention.ts';
import { comparePart } from '../../match/printed-number.ts';
import type { Comparison, Feature, NumberStanding, Sighted } from '../feature.ts';

/** What the printed numbers say. Exactly one of the standings holds for a candidate, or none. */
export const NUMBER_FEATURES: Feature[] = [
  standing('number_named', 'named', 6.5, 'its number stands beside its name'),
  standing('number_named_in_part', 'named_in_part', 5.5, 'its number stands beside a part of its name'),
  standing('number_named_elsewhere', 'named_elsewhere', 6, 'its number is printed, and its name elsewhere'),
  standing('number_branded', 'branded', 5, 'its number is printed beside a brand that is not its name'),
  standing('number_alone', 'alone', 7.5, 'its number is printed, without a name'),
  standing(
    'number_contradicted',
    'contradicted',
    3,
    'its number is printed beside the name of another company',
  ),
  standing('number_of_another_role', 'other_role', -0.5, 'its number is printed as that of somebody else'),
  {
    name: 'number_mistyped',
    prior: 3.5,
    compare({ mistyped, candidate, ownNames }) {
      const isNamed = ownNames.some(({ comparison }) => comparison.likeness !== 'part');
      if (mistyped.length === 0 || !isNamed) return null;
      return found(
        mistyped,
        'a printed number is one typing error away from its own',
        candidate.company.company_number,
      );
    },
  },
  {
    name: 'number_doubtful',
    prior: -3,
    compare({ ownNumbers, candidate, standing: stands }) {
      const doubtful = stands === 'named' ? DOUBTFUL_BESIDE_NAME : DOUBTFUL;
      if (ownNumbers.some(({ claim }) => !claim.doubts.some((doubt) => doubtful.has(doubt)))) return null;
      if (ownNumbers.length === 0) return null;
      return found(
        ownNumbers,
        'what is printed may not be a company number',
        candidate.company.company_number,
      );
    },
  },
  {
    name: 'number_on_more_pages',
    prior: 0.6,
    compare({ ownNumbers, candidate }) {
      const pages = new Set(ownNumbers.map(({ page }) => page.url)).size;
      if (pages < 2) return null;
      const value = Math.min(1, Math.log2(pages) / 2);
      return { ...found(ownNumbers, `${pages} pages print it`, candidate.company.company_number), value };
    },
  },
  {
    name: 'uk_part_agrees',
    prior: 0.3,
    compare: (sighted) => part(sighted, 'agrees', 'the part of the UK agrees with the number'),
  },
  {
    name: 'uk_part_disagrees',
    prior: -1.5,
    compare: (sighted) => part(sighted, 'disagrees', 'the number is not of the part of the UK that is named'),
  },
];

/** Beside the name of the very company that holds it, a number is no telephone's, whatever it is called there. */
const DOUBTFUL_BESIDE_NAME = new Set<string>(['hidden', 'hypothetical', 'template_left', 'link_disagrees']);
const DOUBTFUL = new Set<string>([...DOUBTFUL_BESIDE_NAME, 'unlabelled', 'phone_like', 'charity_like']);

function standing(name: string, wanted: NumberStanding, prior: number, detail: string): Feature {
  return {
    name,
    prior,
    compare({ standing: stands, ownNumbers, otherNumbers, candidate }) {
      if (stands !== wanted) return null;
      const mentions = ownNumbers.length > 0 ? ownNumbers : otherNumbers;
      return found(mentions, detail, candidate.company.company_number);
    },
  };
}

function part(sighted: Sighted, wanted: 'agrees' | 'disagrees', detail: string): Comparison | null {
  const { ownNumbers, candidate } = sighted;
  const said = ownNumbers.filter(
    ({ claim }) => comparePart(claim.ukPart, candidate.company.company_number) === wanted,
  );
  return said.length === 0 ? null : found(said, detail, candidate.company.company_number);
}

function found(mentions: readonly Mention[], detail: string, registered: string): Comparison {
  return { value: 1, detail, printed: mentions[0]?.claim.value ?? null, registered, mentions };
}
