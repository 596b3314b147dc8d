import { isOtherLabel } from '../extract/number-labels.ts';
import { UK_PLACE } from '../extract/places.ts';
import type { Mention } from '../match/entity.ts';
import type { Feature } from './feature.ts';
import { isMarked } from './mention.ts';
import type { OrganisationFacts } from './site-facts.ts';

/** Features of the printed number of a company of the register, and of numbers beside its name. */
export const NUMBER_FEATURES = [
  {
    id: 'numberVerified',
    family: 'number',
    prior: 2,
    sign: 'for',
    says: 'Its company number is printed, and its name with it.',
    reasonAbove: 0,
    whenChanged: { name: 'Its company number is printed, and its former name with it.' },
    read: ({ isVerified }) => isVerified,
  },
  {
    id: 'numberStranger',
    family: 'number',
    prior: 0.3,
    says: 'Its company number is printed, but not its name.',
    reasonAbove: 0,
    read: ({ isStranger }) => isStranger,
  },
  {
    id: 'numberAtPostcode',
    family: 'place',
    prior: 1,
    sign: 'for',
    says: 'Number and registered postcode are printed together.',
    reasonAbove: 0,
    whenChanged: { office: null },
    read: ({ numbers }) => numbers.some(({ isAtPostcode }) => isAtPostcode),
  },
  {
    id: 'numberLinked',
    family: 'number',
    prior: 0.5,
    sign: 'for',
    says: 'The site links to its page on the register.',
    read: ({ numbers }) => numbers.some(({ how }) => how === 'linked'),
  },
  {
    id: 'numberStrangerAlone',
    family: 'number',
    prior: 1.5,
    says: 'Its number is called the company’s, and no other organisation is named.',
    read: ({ isStranger, entity, site: { named, signals } }) =>
      isStranger &&
      named.length === 0 &&
      entity.mentions.some((mention) => isCalledCompany(mention, signals.charity > 0)),
  },
  {
    id: 'numberStrangerOthersNamed',
    family: 'number',
    prior: -1.5,
    says: 'Its number is printed without its name, and others are named.',
    read: ({ isStranger, isOtherNamed }) => isStranger && isOtherNamed,
  },
  {
    id: 'numberOtherLabel',
    family: 'number',
    prior: -1.5,
    says: 'The printed digits are called a number of another register.',
    read: ({ isNumbered, numbers }) => isNumbered && numbers.every(({ label }) => isOtherLabel(label)),
  },
  {
    id: 'numberCrowded',
    family: 'number',
    prior: -1,
    says: 'The printed digits are part of a longer number.',
    read: ({ isNumbered, numbers }) => isNumbered && numbers.every(({ crowded }) => crowded),
  },
  {
    id: 'numberedRivals',
    family: 'number',
    sign: 'against',
    says: 'Numbers of other companies are printed.',
    read: ({ rivals }) => Math.min(5, rivals) / 5,
  },
  {
    id: 'onlyNumber',
    family: 'number',
    prior: 0.5,
    sign: 'for',
    says: 'It is the only company whose number the site prints.',
    reasonAbove: 0,
    read: ({ isVerified, site }) => isVerified && site.numbered.length === 1,
  },
  {
    id: 'rivalNumber',
    family: 'number',
    prior: -1,
    sign: 'against',
    says: 'Against it: the site prints another company’s number.',
    reasonAbove: 0,
    read: ({ isVerified, rivals }) => !isVerified && rivals > 0,
  },
  {
    id: 'otherNumberNear',
    family: 'number',
    prior: -1,
    sign: 'against',
    says: 'Against it: another number stands beside its name.',
    reasonAbove: 0,
    whenChanged: { name: 'Against it: another number stands beside its former name.' },
    read: ({ isNumbered, rows }) => !isNumbered && rows.some((row) => isMarked(row, 'otherNumberNear')),
  },
] as const satisfies readonly Feature<OrganisationFacts>[];

/** How far before a number the place of its register may be. */
const PLACE_WINDOW = 70;
const STRANGER_DIGITS_MIN = 6;

/**
 * Whether the words call the number a company's: "Company no. 1" or "Registered in England no. 1".
 * "Registration number 1" may be of any other register. A number of a few digits is more often misprinted
 * than a hundred years old.
 */
function isCalledCompany({ number, page, start }: Mention, isCharity: boolean): boolean {
  if (number === undefined || number.digits.replace(/\D/g, '').length < STRANGER_DIGITS_MIN) return false;
  if (number.label !== 'registered' || isCharity) return number.label === 'company';
  return UK_PLACE.test(page.text.slice(Math.max(0, start - PLACE_WINDOW), start));
}
