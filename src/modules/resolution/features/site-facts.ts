import { brandLikeness } from '../match/brand.ts';
import { type Entity, isVerifiedNumber } from '../match/entity.ts';
import { publicRegisterWeight } from '../match/public-registers.ts';
import { hasPhrase, isStrong, type MentionRow, ROLES, type Role } from '../observe/mention-row.ts';
import type { SiteSignals } from '../observe/site-signals.ts';
import { isUnrelated } from '../observe/site-ties.ts';
import type { SiteView } from '../observe/site-view.ts';
import { phrasesOf } from '../phrases/index.ts';
import { isSaid } from '../phrases/site-phrases.ts';
import { isMarked } from './mention.ts';

const TIED = phrasesOf('tied');
const STATED = phrasesOf('stated');
const HELPER = phrasesOf('helper');

/** The facts behind the features of all options. */
export type SiteFacts = ReturnType<typeof siteFacts>;

export function siteFacts(view: SiteView, rows: readonly MentionRow[], signals: SiteSignals) {
  const rowsOf = new Map<Entity, MentionRow[]>(view.entities.map((entity) => [entity, []]));
  for (const row of rows) rowsOf.get(row.entity)?.push(row);
  const likenesses = view.entities.filter((entity) => isLikenessOnly(entity, rowsOf.get(entity) ?? []));
  const entities = view.entities.filter((entity) => !likenesses.includes(entity));
  const companies = entities.filter(({ type }) => type === 'company');
  const postcodes = new Set(view.pages.flatMap((page) => page.postcodes.map(({ value }) => value)));
  return {
    view,
    signals,
    rowsOf,
    likenesses,
    entities,
    named: entities.filter(({ mentions }) => mentions.some(({ full }) => full)),
    numbered: companies.filter(({ mentions }) => mentions.some(isVerifiedNumber)),
    hasNumber: companies.some(({ mentions }) => mentions.some(({ form }) => form === 'number')),
    isAtOffice: ({ company }: Entity) => postcodes.has(company?.registered_postcode ?? '-'),
    /** Pages on which the brand itself is "we". */
    wePages: new Set(view.pages.filter((page) => isSaid('brandIsWe', view.opening(page)))),
  };
}

/**
 * Whether the pages print only the name of a company, without its legal form, number or office, and no other
 * register gives it the site.
 */
function isLikenessOnly({ type, mentions, company }: Entity, rows: readonly MentionRow[]): boolean {
  return (
    type === 'company' &&
    !(company && publicRegisterWeight(company) > 0) &&
    mentions.every(({ form, full }) => form === 'bare' && !full) &&
    !rows.some((row) => isMarked(row, 'postcodeNear'))
  );
}

/** The facts behind the features of one organisation. */
export type OrganisationFacts = ReturnType<typeof organisationFacts>;

export function organisationFacts(site: SiteFacts, entity: Entity) {
  const { mentions, company } = entity;
  const rows = site.rowsOf.get(entity) ?? [];
  const numbers = mentions.flatMap(({ number }) => (number ? [number] : []));
  const full = mentions.filter((mention) => mention.full);
  const isNumbered = numbers.length > 0;
  const isVerified = mentions.some(isVerifiedNumber);
  const isTied = hasPhrase(rows, TIED);
  const isLinked = hasPhrase(rows, ['brandInBlock']);
  const unrelated = isUnrelated(site.view, entity, rows);
  return {
    site,
    signals: site.signals,
    entity,
    rows,
    numbers,
    full,
    isNumbered,
    isVerified,
    isStranger: isNumbered && !isVerified,
    isByName: company !== null && full.length > 0 && !isNumbered,
    isSameNamed: !isVerified && full.length > 0 && full.every(({ companyCount }) => (companyCount ?? 1) > 1),
    isTied,
    isStated: isTied || hasPhrase(rows, STATED),
    isHelper: hasPhrase(rows, HELPER),
    isLinked,
    isUnrelated: unrelated,
    isUntied: unrelated && !isLinked,
    isAtOffice: site.isAtOffice(entity),
    isOtherNamed: site.named.some((other) => other !== entity && other.twinOf !== entity.id),
    rivals: site.numbered.filter((one) => one !== entity).length,
    like: brandLikeness(site.view.brand, entity),
    roles: roleShares(rows),
  };
}

/**
 * The roles that the model finds for the mentions, likeliest first. Only mentions by a full name or a number
 * count, where there are any.
 */
function roleShares(rows: readonly MentionRow[]) {
  const named = rows.filter((row) => isStrong(row) || row.mention.full);
  const telling = named.length > 0 ? named : rows;
  const sharesOf = (role: Role) => {
    const index = ROLES.indexOf(role);
    return telling.map(({ roles }) => roles[index] ?? 0).sort((a, b) => b - a);
  };
  return [sharesOf('operator'), sharesOf('group'), sharesOf('third_party')] as const;
}
