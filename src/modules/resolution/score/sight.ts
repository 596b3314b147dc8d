import { nameKey } from '../../../shared/company-name.ts';
import { formOfName } from '../match/company-form.ts';
import { compareLabel } from '../match/compare-label.ts';
import { compareKeys, compareWithCompany, type NameComparison, sharesWords } from '../match/compare-names.ts';
import type { Candidate } from '../match/find-candidates.ts';
import { isNearby, isOwn, isSameStatement, type Mention } from '../match/mention.ts';
import { isMistyped, isOverseasNumber } from '../match/printed-number.ts';
import type { SiteFacts } from '../match/site-facts.ts';
import type { NameSighting, NumberStanding, Sighted } from './feature.ts';

/** Collects what the site says about one candidate. */
export function sight(candidate: Candidate, facts: SiteFacts): Sighted {
  // The same name stands on every page.
  const compared = new Map<string, NameComparison>();
  const compare = (name: string) => {
    const known = compared.get(name) ?? compareWithCompany(name, candidate.company);
    compared.set(name, known);
    return known;
  };
  const isOverseas = isOverseasNumber(candidate.company.company_number);
  const named = isOverseas ? [...facts.names, ...facts.foreignNames] : facts.names;
  const names = named
    .map((mention) => ({ mention, comparison: compare(mention.claim.value) }))
    .filter(({ comparison }) => comparison.likeness !== 'unlike');
  const mentions = facts.numbers.filter(({ claim }) => candidate.printedAs.includes(claim.value));
  const counted = mentions.filter((mention) => isCounted(mention, names));
  const ownNames = names.filter(({ mention }) => isOwn(mention));
  const ownNumbers = counted.filter((mention) => isOwn(mention) && !isOfAnother(mention, names));
  const otherNumbers = counted.filter((mention) => !ownNumbers.includes(mention));
  const registered = [candidate.company.company_name, ...candidate.company.previous_names];
  const beside = ownNumbers.map((mention) => standBeside(mention, names, registered, named));
  const sighted: Omit<Sighted, 'standing'> = {
    candidate,
    ownNumbers,
    otherNumbers,
    mistyped:
      counted.length > 0
        ? []
        : facts.numbers.filter(
            (mention) => isOwn(mention) && isMistyped(mention.claim.value, candidate.company.company_number),
          ),
    contradiction: beside.find(({ contradiction }) => contradiction)?.contradiction ?? null,
    ownNames,
    otherNames: names.filter(({ mention }) => !isOwn(mention)),
  };
  return {
    ...sighted,
    standing: standingOf(
      sighted,
      beside.map(({ standing }) => standing),
      facts,
    ),
  };
}

/** A placeholder such as 12345678 is somebody's number, and counts when the name beside it is that somebody's. */
function isCounted(mention: Mention, names: readonly NameSighting[]): boolean {
  return (
    !mention.claim.doubts.includes('placeholder') ||
    names.some(
      ({ mention: name, comparison }) => isSameStatement(name, mention) && comparison.likeness === 'same',
    )
  );
}

/** "Website by Otter Design Ltd. Company number 1234567.": the number is of the one whose name came just before it. */
function isOfAnother(number: Mention, names: readonly NameSighting[]): boolean {
  const whole = names
    .filter(({ comparison }) => comparison.likeness !== 'part')
    .map(({ mention }) => mention);
  return whole.some((name) => !isOwn(name) && isNearby(name, number)) && !whole.some(isOwn);
}

type Beside = {
  standing: 'named' | 'named_in_part' | 'contradicted' | 'branded' | 'open';
  contradiction: Mention | null;
};

/** What the names in the number's statement, or on the lines around it, say about the number's holder. */
function standBeside(
  mention: Mention,
  names: readonly NameSighting[],
  registered: readonly string[],
  allNames: readonly Mention[],
): Beside {
  const inStatement = allNames.filter((name) => isSameStatement(name, mention));
  const company = inStatement.some(({ claim }) => claim.kind === 'legal_name')
    ? inStatement
    : [...inStatement, ...allNames.filter((name) => isNearby(name, mention) && isOwn(name))];
  const alike = names.filter(({ mention: name }) => company.includes(name));
  if (alike.some(({ comparison }) => comparison.likeness !== 'part')) {
    return { standing: 'named', contradiction: null };
  }
  const isShared = ({ claim }: Mention) => registered.some((name) => sharesWords(claim.value, name));
  if (alike.length > 0 || inStatement.some(isShared))
    return { standing: 'named_in_part', contradiction: null };
  const others = inStatement.filter(isOwn);
  const contradiction = others.find(
    ({ claim }) => claim.kind === 'legal_name' && formOfName(claim.value) !== null,
  );
  // "Its Ltd, c/o Their LLP. Company number …": its own full name on the page explains the number.
  const isNamedHere = names.some(
    ({ mention: name, comparison }) =>
      isOwn(name) && comparison.likeness !== 'part' && name.page.url === mention.page.url,
  );
  if (contradiction && isNamedHere) return { standing: 'open', contradiction: null };
  if (contradiction) return { standing: 'contradicted', contradiction };
  return { standing: others.length > 0 ? 'branded' : 'open', contradiction: others[0] ?? null };
}

function standingOf(
  { ownNumbers, otherNumbers, ownNames, candidate }: Omit<Sighted, 'standing'>,
  beside: readonly Beside['standing'][],
  facts: SiteFacts,
): NumberStanding {
  if (ownNumbers.length === 0) return otherNumbers.length > 0 ? 'other_role' : 'none';
  if (beside.includes('named')) return 'named';
  if (beside.includes('named_in_part')) return 'named_in_part';
  const { company_name: current, previous_names: previous } = candidate.company;
  const bearsDomain = [current, ...previous].some((name) =>
    facts.labels.some((label) => compareLabel(label, nameKey(name)) === 'same'),
  );
  // The domain is as good a name as any: what stands beside the number is then somebody else's, or no name at all.
  if (bearsDomain) return 'named_elsewhere';
  if (beside.includes('contradicted')) return 'contradicted';
  if (beside.includes('branded')) return 'branded';
  // A title or a domain that is only like the name adds to a number that stands alone; it takes nothing from it.
  const registered = nameKey(candidate.company.company_name);
  const isElsewhere =
    ownNames.length > 0 || facts.titles.some((title) => compareKeys(nameKey(title), registered) === 'same');
  return isElsewhere ? 'named_elsewhere' : 'alone';
}
