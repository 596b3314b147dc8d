import type { Entity } from '../match/entity.ts';
import { hasPhrase, isStrong, type MentionRow, type PlacePhrase } from '../observe/mention-row.ts';
import { borrowedSigns, callsOtherWebsite, hasOwnSubject } from '../observe/site-ties.ts';
import { isRegisteredAbroad } from './abroad.ts';
import type { Feature } from './feature.ts';
import type { OrganisationFacts } from './site-facts.ts';

const OPERATES: PlacePhrase[] = ['siteOperatedBy', 'brandTradingNameOf', 'runsBrand', 'tradingAsBrand'];
const SENTENCE_MAX = 160;

/**
 * Features that tie a company of the register to the site, and features of another country or another brand.
 */
export const TIE_FEATURES = [
  {
    id: 'linked',
    family: 'role',
    sign: 'for',
    says: 'The site’s own name stands in the same passage.',
    read: ({ isLinked }) => isLinked,
  },
  {
    id: 'untied',
    family: 'role',
    prior: -0.4,
    sign: 'against',
    says: 'Against it: nothing ties it to the name of the site.',
    reasonAbove: 0,
    read: ({ isUntied, rows }) => isUntied && !hasPhrase(rows, ['brandOnPage']),
  },
  {
    id: 'borrowed',
    family: 'role',
    prior: -1.5,
    sign: 'against',
    says: 'The page that names it seems to be written for another brand.',
    read: ({ isUntied, site: { view }, entity, rows }) =>
      isUntied && !hasPhrase(rows, ['brandOnPage']) && borrowedSigns(view.brand, entity, rows) / 2,
  },
  {
    id: 'helperUntied',
    family: 'role',
    prior: -0.5,
    sign: 'against',
    says: 'It is spoken of as a supplier or partner, and nothing ties it to the site.',
    read: ({ isUntied, isHelper }) => isUntied && isHelper,
  },
  {
    id: 'specialPage',
    family: 'role',
    prior: -0.7,
    sign: 'against',
    says: 'Only a page on a subject of its own names it.',
    read: ({ isUntied, site: { view }, rows }) =>
      isUntied && rows.filter(isStrong).every(({ mention }) => hasOwnSubject(view, mention.page)),
  },
  {
    id: 'otherWebsite',
    family: 'role',
    prior: -1.5,
    sign: 'against',
    says: 'The page that names it gives the address of another website as its own.',
    read: ({ isUntied, site: { view }, rows }) =>
      isUntied && rows.some(({ mention }) => callsOtherWebsite(view.brand, mention.page)),
  },
  {
    id: 'ownerOfOperator',
    family: 'role',
    prior: -3,
    sign: 'against',
    says: 'Against it: the pages say that the company that runs the site belongs to it.',
    reasonAbove: 0,
    read: ({ site, entity, rows, isTied }) => !isTied && isOwnerOfOperator(rows, site.rowsOf, entity),
  },
  {
    id: 'foreignRegistration',
    family: 'role',
    prior: -2,
    says: 'The pages say that a company of its name is registered abroad.',
    read: ({ isVerified, entity }) => !isVerified && isRegisteredAbroad(entity),
  },
] as const satisfies readonly Feature<OrganisationFacts>[];

/** "BRAND is operated by A Ltd, a wholly owned subsidiary of B Ltd": B is the owner, A the operator. */
function isOwnerOfOperator(
  rows: readonly MentionRow[],
  rowsOf: ReadonlyMap<Entity, readonly MentionRow[]>,
  entity: Entity,
): boolean {
  const owned = rows.filter((row) => hasPhrase([row], ['subsidiaryOf']));
  return owned.some(({ mention: { page, start } }) =>
    [...rowsOf].some(
      ([other, itsRows]) =>
        other !== entity &&
        other.type === 'company' &&
        itsRows.some(
          (row) =>
            row.mention.page === page &&
            row.mention.end <= start &&
            start - row.mention.end < SENTENCE_MAX &&
            hasPhrase([row], OPERATES),
        ),
    ),
  );
}
