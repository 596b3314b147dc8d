import type { Mention } from '../match/entity.ts';
import { nameWords } from '../match/likeness.ts';
import { isInactiveStatus } from '../match/register-lookup.ts';
import { namedBySites } from '../observe/mention-row.ts';
import type { Feature } from './feature.ts';
import { isMarked } from './mention.ts';
import { logit } from './roles.ts';
import type { OrganisationFacts } from './site-facts.ts';

const HAD_BEFORE = 'The printed name is one that it had before.';

/** Features of the printed name and office of a company of the register, and of the company itself. */
export const COMPANY_FEATURES = [
  {
    id: 'nameFull',
    family: 'name',
    prior: 0.5,
    sign: 'for',
    says: 'The pages name it in full.',
    reasonAbove: 0,
    whenChanged: { name: HAD_BEFORE },
    read: ({ full }) => full.length > 0,
  },
  {
    id: 'nameBareOnly',
    family: 'name',
    prior: -1,
    says: 'The pages print its name without its legal form.',
    reasonAbove: 0,
    whenChanged: { name: HAD_BEFORE },
    read: ({ full, isNumbered }) => full.length === 0 && !isNumbered,
  },
  {
    id: 'name:former',
    family: 'name',
    says: HAD_BEFORE,
    reasonAbove: 0,
    whenChanged: { former_name: null },
    read: ({ full }) => isEvery(full, ({ kind }) => kind === 'former'),
  },
  {
    id: 'name:near',
    family: 'name',
    prior: -0.3,
    sign: 'against',
    says: 'The printed name is nearly its own.',
    reasonAbove: 0,
    whenChanged: { name: 'The printed name is nearly one that it had before.' },
    read: ({ full }) => isEvery(full, ({ kind }) => kind === 'near'),
  },
  {
    id: 'nameWithoutNumber',
    family: 'number',
    sign: 'against',
    says: 'Only its name is printed, and no number.',
    read: ({ isByName }) => isByName,
  },
  {
    id: 'onlyFullName',
    family: 'name',
    prior: 0.3,
    sign: 'for',
    says: 'No other organisation is named in full.',
    read: ({ full, isOtherNamed }) => full.length > 0 && !isOtherNamed,
  },
  {
    id: 'nameOperator',
    family: 'name',
    says: 'How much its name without a number reads like that of the one that runs the site.',
    read: ({ isByName, roles: [operator] }) => isByName && logit(operator[0] ?? 0),
  },
  {
    id: 'mayBeLonger',
    family: 'name',
    prior: -1,
    sign: 'against',
    says: 'The printed name may be a part of a longer one.',
    read: ({ isVerified, full }) => !isVerified && isEvery(full, ({ mayBeLonger }) => mayBeLonger),
  },
  {
    id: 'oneWord',
    family: 'name',
    prior: -0.3,
    says: 'Its name is one short word, without number or office.',
    read: ({ isNumbered, isAtOffice, entity: { key, name } }) =>
      !isNumbered && !isAtOffice && key.length < 9 && nameWords(name).length === 1,
  },
  {
    id: 'sameNamed',
    family: 'name',
    prior: -1,
    sign: 'against',
    says: 'Against it: other companies have the same name.',
    reasonAbove: 0,
    whenChanged: { namesakes: null },
    read: ({ isSameNamed }) => isSameNamed,
  },
  {
    id: 'postcodeOnSite',
    family: 'place',
    prior: 0.4,
    sign: 'for',
    says: 'The site gives its registered postcode.',
    read: ({ isAtOffice }) => isAtOffice,
  },
  {
    id: 'postcodeAndName',
    family: 'place',
    prior: 0.5,
    sign: 'for',
    says: 'Its registered postcode stands beside its name.',
    reasonAbove: 0,
    whenChanged: { name: 'Its registered postcode stands beside its former name.', office: null },
    read: ({ rows }) => rows.some((row) => isMarked(row, 'postcodeNear')),
  },
  {
    id: 'rivalPostcode',
    family: 'place',
    says: 'The site gives the registered postcode of another company that it names.',
    read: ({ isNumbered, isAtOffice, entity, site }) =>
      !isNumbered && !isAtOffice && site.entities.some((other) => other !== entity && site.isAtOffice(other)),
  },
  {
    id: 'inactive',
    family: 'role',
    prior: -0.5,
    sign: 'against',
    says: 'Against it: it is no longer active.',
    reasonAbove: 0,
    whenChanged: { inactive: null },
    read: ({ entity: { company } }) => company !== null && isInactiveStatus(company.company_status),
  },
  {
    id: 'namedBySites',
    family: 'name',
    prior: -2,
    says: 'Many other websites name it without being its own.',
    read: ({ entity }) => namedBySites(entity.company),
  },
] as const satisfies readonly Feature<OrganisationFacts>[];

const isEvery = (mentions: readonly Mention[], test: (mention: Mention) => boolean | undefined) =>
  mentions.length > 0 && mentions.every(test);
