import type { Entity, Mention } from '../match/entity.ts';
import { likeness } from '../match/likeness.ts';
import { hasPhrase, isStrong } from '../observe/mention-row.ts';
import type { Feature } from './feature.ts';
import type { OrganisationFacts } from './site-facts.ts';

/** Features of every organisation that the pages name. */
export const ORGANISATION_FEATURES = [
  {
    id: 'tied',
    family: 'role',
    prior: 0.8,
    sign: 'for',
    says: 'The pages say that it owns, runs or trades under the site’s own name.',
    read: ({ isTied }) => isTied,
  },
  {
    id: 'stated',
    family: 'role',
    prior: 0.5,
    sign: 'for',
    says: 'The words around its name speak of it as the one that runs the site.',
    reasonAbove: 0,
    read: ({ isStated }) => isStated,
  },
  {
    id: 'statedByName',
    family: 'role',
    sign: 'for',
    says: 'It is spoken of as the one that runs the site, and only its name is printed.',
    read: ({ isStated, isByName }) => isStated && isByName,
  },
  {
    id: 'helper',
    family: 'role',
    prior: -0.3,
    sign: 'against',
    says: 'Some words around its name speak of a supplier or partner.',
    read: ({ isHelper }) => isHelper,
  },
  {
    id: 'helperNotStated',
    family: 'role',
    prior: -1,
    sign: 'against',
    says: 'Against it: the words around its name speak of a supplier or partner.',
    reasonAbove: 0,
    read: ({ isHelper, isStated }) => isHelper && !isStated,
  },
  {
    id: 'weIsBrandElsewhere',
    family: 'role',
    prior: -1.2,
    sign: 'against',
    says: 'It is named only on pages on which “we” is not the site’s own name.',
    read: ({ site: { wePages }, isTied, isUnrelated, rows }) =>
      wePages.size > 0 &&
      !isTied &&
      isUnrelated &&
      !rows.some((row) => isStrong(row) && wePages.has(row.mention.page)),
  },
  {
    id: 'copyright',
    family: 'role',
    prior: 0.4,
    sign: 'for',
    says: 'The copyright line names it.',
    reasonAbove: 0,
    read: ({ rows }) =>
      rows.some(
        (row) => isStrong(row) && hasPhrase([row], ['copyright']) && !hasPhrase([row], ['websiteBy']),
      ),
  },
  {
    id: 'footer',
    family: 'role',
    prior: 0.2,
    sign: 'for',
    says: 'A footer names it.',
    read: ({ entity }) =>
      entity.mentions.some(({ form, block }) => form !== 'bare' && block.source === 'footer'),
  },
  {
    id: 'onlyEntity',
    family: 'name',
    sign: 'for',
    says: 'It is the only organisation that the pages name in full.',
    read: ({ full, site }) => full.length > 0 && site.named.length === 1,
  },
  {
    id: 'likeDomain',
    family: 'domain',
    sign: 'for',
    says: 'Its name is like the domain.',
    read: ({ site, entity }) => likeness(site.view.brand.label, entity.key),
  },
  {
    id: 'likeBrand',
    family: 'domain',
    sign: 'for',
    says: 'Its name is like the site’s own.',
    reasonAbove: 0.6,
    whenChanged: { name: 'Its former name is like the site’s own.' },
    read: ({ like }) => like,
  },
  {
    id: 'first',
    family: 'role',
    sign: 'for',
    says: 'It is named before all others.',
    read: ({ full, entity, site }) => full.length > 0 && isNamedFirst(entity, site.named),
  },
] as const satisfies readonly Feature<OrganisationFacts>[];

/** Whether the organisation is named before all others, apart from its twin. */
function isNamedFirst({ id, twinOf, mentions }: Entity, named: readonly Entity[]): boolean {
  const rivals = named.filter((other) => other.id !== id && other.twinOf !== id && other.id !== twinOf);
  const first = mentions.find(({ form }) => form !== 'bare');
  const isAfter = ({ page, start }: Mention) =>
    first !== undefined && (page !== first.page || start >= first.start);
  return rivals.length > 0 && rivals.every((rival) => rival.mentions.every(isAfter));
}
