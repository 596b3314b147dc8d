import { nameKey } from '../../../../shared/company-name.ts';
import { formOfName } from '../../match/company-form.ts';
import { nameRarity } from '../../match/name-words.ts';
import type { Comparison, Feature, NameSighting, Sighted } from '../feature.ts';
import { isClear } from './tie.ts';

/** How the site names the company. Exactly one holds for a candidate, the best that fits, or none. */
type NameStanding = 'stated' | 'mentioned' | 'branded' | 'previous' | 'near' | 'part' | 'other_role' | 'none';

export const NAME_FEATURES: Feature[] = [
  standing('name_stated', 'stated', 4.2, 'its full name is given as that of the site’s operator'),
  standing('name_mentioned', 'mentioned', 3, 'its full name stands on the site'),
  standing('name_as_brand', 'branded', 2.2, 'the site goes by its name, without the legal form'),
  standing('name_previous', 'previous', 2.5, 'the site gives a name that it had before'),
  standing(
    'name_near',
    'near',
    2,
    'the name on the site differs by a letter or two, or by the order of words',
  ),
  standing('name_part', 'part', 0.8, 'the name on the site is a part of its name'),
  standing('name_of_another_role', 'other_role', -1.5, 'the site names it as somebody else'),
  {
    name: 'name_rare',
    prior: 1.8,
    compare(sighted) {
      const best = bestName(sighted);
      if (best === undefined || best.comparison.likeness === 'part') return null;
      const value = nameRarity(nameKey(best.comparison.registered));
      return { ...comparisonOf([best], 'how rare the words of the name are'), value };
    },
  },
  {
    name: 'name_shared',
    prior: -0.6,
    compare(sighted) {
      const { sameNamed } = sighted.candidate;
      const best = bestName(sighted);
      if (sameNamed === 0 || best === undefined || sighted.ownNumbers.length > 0) return null;
      const detail = `${sameNamed} other ${sameNamed === 1 ? 'company has' : 'companies have'} the same name`;
      return { ...comparisonOf([best], detail), value: Math.min(1, Math.log2(1 + sameNamed) / 3) };
    },
  },
  {
    name: 'name_of_other_form',
    prior: -2.5,
    compare(sighted) {
      const whole = sighted.ownNames.filter(({ comparison }) => comparison.likeness !== 'part');
      if (whole.length === 0 || whole.some(({ comparison }) => !comparison.isOtherForm)) return null;
      return comparisonOf(whole, 'the legal form on the site is another');
    },
  },
  {
    name: 'name_by_clear_words',
    prior: 1,
    compare(sighted) {
      const clear = wholeNames(sighted).filter(({ mention }) => isClear(mention));
      return clear.length === 0 ? null : comparisonOf(clear, 'the words around say that it runs the site');
    },
  },
  {
    name: 'name_in_structured_data',
    prior: 0.6,
    compare(sighted) {
      const structured = wholeNames(sighted).filter(({ mention }) => STRUCTURED.has(mention.claim.source));
      return structured.length === 0
        ? null
        : comparisonOf(structured, 'the data for search engines names it');
    },
  },
];

const STRUCTURED = new Set(['json_ld', 'microdata']);

function wholeNames({ ownNames }: Sighted): NameSighting[] {
  return ownNames.filter(({ comparison }) => comparison.likeness !== 'part');
}

function standing(name: string, wanted: NameStanding, prior: number, detail: string): Feature {
  return {
    name,
    prior,
    compare(sighted) {
      const { standing: stands, sightings } = readNames(sighted);
      return stands === wanted ? comparisonOf(sightings, detail) : null;
    },
  };
}

const ORDER: Exclude<NameStanding, 'other_role' | 'none'>[] = [
  'stated',
  'mentioned',
  'branded',
  'previous',
  'near',
  'part',
];

function readNames({ ownNames, otherNames }: Sighted): { standing: NameStanding; sightings: NameSighting[] } {
  for (const standing of ORDER) {
    const sightings = ownNames.filter((name) => gradeOf(name) === standing);
    if (sightings.length > 0) return { standing, sightings };
  }
  const others = otherNames.filter(({ comparison }) => comparison.likeness !== 'part');
  return others.length > 0
    ? { standing: 'other_role', sightings: others }
    : { standing: 'none', sightings: [] };
}

function gradeOf({ mention: { claim }, comparison }: NameSighting): NameStanding {
  if (comparison.likeness === 'part') return 'part';
  if (comparison.isPrevious) return 'previous';
  if (comparison.likeness === 'near') return 'near';
  const isFull = claim.kind === 'legal_name' && isFullName(claim.value, comparison.registered);
  if (!isFull) return 'branded';
  return claim.role === 'operator' ? 'stated' : 'mentioned';
}

/** With its legal form; or of a company whose registered name has none. */
function isFullName(printed: string, registered: string): boolean {
  return formOfName(printed) !== null || formOfName(registered) === null;
}

function bestName(sighted: Sighted): NameSighting | undefined {
  return readNames({ ...sighted, otherNames: [] }).sightings[0];
}

function comparisonOf(sightings: readonly NameSighting[], detail: string): Comparison {
  const [first] = sightings;
  return {
    value: 1,
    detail,
    printed: first?.mention.claim.value ?? null,
    registered: first?.comparison.registered ?? null,
    mentions: sightings.map(({ mention }) => mention),
  };
}
