import { type MentionRow, namedBySites } from '../observe/mention-row.ts';
import { isSaid } from '../phrases/site-phrases.ts';
import type { Feature } from './feature.ts';
import type { MentionFacts, PlaceFacts } from './mention-facts.ts';

/** How many characters a registered postcode may be from the name. */
const NEAR = 300;

/** Features of the words around a mention, regardless of which organisation it names. */
export const PLACE_FEATURES = [
  { id: 'c', family: 'role', says: 'A phrase beside the name.', read: ({ phrases }) => phrases },
  {
    id: 's:we',
    family: 'role',
    says: 'The sentence says “we”.',
    read: ({ sentence }) => /\b(?:we|our|us)\b/i.test(sentence),
  },
  {
    id: 's:you',
    family: 'role',
    says: 'The sentence says “you”.',
    read: ({ sentence }) => /\b(?:you|your)\b/i.test(sentence),
  },
  {
    id: 's:they',
    family: 'role',
    says: 'The sentence says “they”.',
    read: ({ sentence }) => /\b(?:they|their|them|who|which)\b/i.test(sentence),
  },
  {
    id: 's:I',
    family: 'role',
    says: 'The sentence says “I”.',
    read: ({ sentence }) => /\b(?:I|my)\b/.test(sentence),
  },
  {
    id: 'line',
    family: 'role',
    says: 'How much the line says beyond particulars.',
    read: ({ line }) => line,
  },
] as const satisfies readonly Feature<PlaceFacts>[];

/** Features of a mention of an organisation for its role. */
export const MENTION_FEATURES = [
  {
    id: 'form',
    family: 'name',
    says: 'With legal form, without, or by number.',
    read: ({ row }) => row.mention.form,
  },
  {
    id: 'kind',
    family: 'name',
    says: 'How the printed name relates to the registered one.',
    read: ({ row }) => row.mention.kind ?? 'number',
  },
  {
    id: 'label',
    family: 'number',
    says: 'What the words call the number.',
    read: ({ number }) => number?.label,
  },
  { id: 'how', family: 'number', says: 'How the digits were read.', read: ({ number }) => number?.how },
  {
    id: 'n:near',
    family: 'number',
    says: 'How near the holder of the number is named.',
    read: ({ number }) => number?.holder.near,
  },
  {
    id: 'n:site',
    family: 'number',
    says: 'The site names the holder of the number.',
    read: ({ number }) => number?.holder.onSite,
  },
  {
    id: 'n:stranger',
    family: 'number',
    says: 'The holder of the number is not named.',
    read: ({ number }) => number?.holder.near === 0 && number.label,
  },
  {
    id: 'n:postcode',
    family: 'place',
    says: 'Number and registered postcode are together.',
    read: ({ number }) => number?.isAtPostcode,
  },
  {
    id: 'mayBeLonger',
    family: 'name',
    says: 'The name may be a part of a longer one.',
    read: ({ row }) => row.mention.mayBeLonger,
  },
  {
    id: 'type:foreign',
    family: 'role',
    says: 'A foreign legal form.',
    read: ({ row: { entity } }) => entity.type === 'foreign' && entity.twinOf === null,
  },
  {
    id: 'namedBySites',
    family: 'name',
    says: 'Other sites name it.',
    read: ({ row }) => namedBySites(row.entity.company),
  },
  { id: 'region', family: 'role', says: 'Text, header, footer or hidden.', read: ({ region }) => region },
  {
    id: 'source',
    family: 'role',
    says: 'Which hidden part of the page.',
    read: ({ region, block }) => region === 'hidden' && block.source,
  },
  {
    id: 'page',
    family: 'role',
    says: 'The kinds of pages that have the words.',
    read: ({ row }) => row.kinds,
  },
  {
    id: 'page+region',
    family: 'role',
    says: 'Kind of page and part of it.',
    read: ({ row, region }) => [...row.kinds].map((kind) => `${kind}:${region}`),
  },
  {
    id: 'pages',
    family: 'role',
    says: 'On how many pages.',
    read: ({ row }) => Math.min(row.pages.size, 4) / 4,
  },
  {
    id: 'h:self',
    family: 'role',
    says: 'Under a heading about the site itself.',
    read: ({ block }) => isSaid('selfHeading', block.heading),
  },
  {
    id: 'h:others',
    family: 'role',
    says: 'Under a heading about others.',
    read: ({ block }) => isSaid('othersHeading', block.heading),
  },
  {
    id: 'shortBlock',
    family: 'role',
    says: 'In a short block.',
    read: ({ block }) => block.end - block.start < 90,
  },
  {
    id: 'line+region',
    family: 'role',
    says: 'Particulars or a statement, and where.',
    read: ({ row, region }) => `${row.place.line}:${region}`,
  },
  {
    id: 'othersInBlock',
    family: 'role',
    says: 'Others are named in the block.',
    read: ({ others }) => Math.min(others, 4) / 4,
  },
  {
    id: 'aloneInBlock',
    family: 'role',
    says: 'No other is named in the block.',
    read: ({ others }) => others === 0,
  },
  {
    id: 'ownParticulars',
    family: 'role',
    says: 'Only its particulars are in the block.',
    read: ({ others, row }) => others === 0 && row.place.line === 'particulars',
  },
  {
    id: 'inList',
    family: 'role',
    says: 'Three or more others are in the block.',
    read: ({ others }) => others >= 3,
  },
  {
    id: 'postcodeNear',
    family: 'place',
    says: 'Its registered postcode is near.',
    read: ({ row: { entity, mention } }) =>
      mention.page.postcodes.some(
        ({ value, start }) =>
          value === entity.company?.registered_postcode && Math.abs(start - mention.start) < NEAR,
      ),
  },
  {
    id: 'ownNumberNear',
    family: 'number',
    says: 'Its own number is near.',
    read: ({ hasOwnNumberNear }) => hasOwnNumberNear,
  },
  {
    id: 'otherNumberNear',
    family: 'number',
    says: 'Another company’s number is near.',
    read: ({ otherNumber }) => otherNumber !== undefined,
  },
  {
    id: 'contradicted',
    family: 'number',
    says: 'Another company’s number follows it.',
    read: ({ row, isNextToOther }) => row.mention.form === 'name' && isNextToOther,
  },
  { id: 'like', family: 'domain', says: 'How like its name is to the site’s own.', read: ({ like }) => like },
  { id: 'like:same', family: 'domain', says: 'Its name is the site’s own.', read: ({ like }) => like > 0.95 },
  {
    id: 'like:close',
    family: 'domain',
    says: 'Its name is much like the site’s own.',
    read: ({ like }) => like > 0.7 && like <= 0.95,
  },
  {
    id: 'like:some',
    family: 'domain',
    says: 'Its name is somewhat like the site’s own.',
    read: ({ like }) => like > 0.4 && like <= 0.7,
  },
  {
    id: 'like:none',
    family: 'domain',
    says: 'Its name is unlike the site’s own.',
    read: ({ like }) => like <= 0.4,
  },
] as const satisfies readonly Feature<MentionFacts>[];

export type MentionFeatureId =
  | (typeof PLACE_FEATURES)[number]['id']
  | (typeof MENTION_FEATURES)[number]['id'];

/** Names rows whose value is a word with that word: `line:particulars`. */
export function isMarked(
  { features }: MentionRow,
  id: MentionFeatureId | `${MentionFeatureId}:${string}`,
): boolean {
  return features.has(id);
}
