import { isOtherLabel } from '../extract/number-labels.ts';
import { UK_PLACE } from '../extract/places.ts';
import { brandLikeness } from '../match/brand.ts';
import { type Entity, isVerifiedNumber, type Mention } from '../match/entity.ts';
import { likeness, nameWords } from '../match/likeness.ts';
import { isGone } from '../match/register-reader.ts';
import { HELPER, STATED, TIED } from './context-rules.ts';
import { type FeatureRecord, type FeatureTable, featuresOf, featureTable } from './feature-table.ts';
import type { Features } from './linear-model.ts';
import { hasPhrase, isStrong, type MentionRow, namedBySites } from './mention-features.ts';
import type { SiteSignals } from './site-signals.ts';
import { borrowedSigns, callsOtherWebsite, hasOwnSubject, isApart } from './site-ties.ts';
import type { SiteView } from './site-view.ts';

/** Somebody who may run the site: an organisation that the pages name, an unnamed foreign one, or nobody we can name. */
export interface Option {
  id: string;
  type: Entity['type'] | 'nobody';
  entity: Entity | null;
  rows: MentionRow[];
  features: Features;
}

const [OPERATOR, GROUP, THIRD] = [0, 1, 2];

/** What each option of the site has for it and against it, and the companies met only by a bare name. */
export function siteOptions(
  view: SiteView,
  rows: readonly MentionRow[],
  signals: SiteSignals,
): { options: Option[]; likenesses: Entity[] } {
  const site = describeSite(view, rows, signals);
  const options = site.entities.map((entity): Option => {
    const described = describe(site, entity);
    const features = featuresOf(FEATURES[entity.type], described);
    return { id: entity.id, type: entity.type, entity, rows: described.rows, features };
  });
  const unnamed = featuresOf(UNNAMED, site);
  const nobody = featuresOf(NOBODY, site);
  return {
    options: [
      ...options,
      { id: 'foreign:unnamed', type: 'foreign', entity: null, rows: [], features: unnamed },
      { id: 'nobody', type: 'nobody', entity: null, rows: [], features: nobody },
    ],
    likenesses: site.likenesses,
  };
}

/** What the features of all options are read from. */
type Site = ReturnType<typeof describeSite>;

function describeSite(view: SiteView, rows: readonly MentionRow[], signals: SiteSignals) {
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
    wePages: new Set(view.pages.filter((page) => BRAND_IS_WE.test(view.opening(page)))),
  };
}

/** A company met only as a name without its legal form, number or office is a likeness, not a candidate. */
function isLikenessOnly({ type, mentions }: Entity, rows: readonly MentionRow[]): boolean {
  return (
    type === 'company' &&
    mentions.every(({ form, full }) => form === 'bare' && !full) &&
    !rows.some(({ features }) => features.has('postcodeNear'))
  );
}

/** `BRAND ("we", "us")` and `"we" means BRAND`. */
const BRAND_IS_WE =
  /BRAND[^.¶]{0,60}\([^)¶]{0,60}\b(?:we|us|our)\b|\b(?:we|us|our)\b["”’')]*[^.¶]{0,30}\b(?:means?|refers?|is|are)\b[^.¶]{0,20}BRAND/i;

/** What the features of an organisation are read from. */
type Described = ReturnType<typeof describe>;

function describe(site: Site, entity: Entity) {
  const { mentions, company } = entity;
  const rows = site.rowsOf.get(entity) ?? [];
  const numbers = mentions.flatMap(({ number }) => (number ? [number] : []));
  const full = mentions.filter((mention) => mention.full);
  const isNumbered = numbers.length > 0;
  const isVerified = mentions.some(isVerifiedNumber);
  const isTied = hasPhrase(rows, TIED);
  const isLinked = hasPhrase(rows, ['brandInBlock']);
  const apart = isApart(site.view, entity, rows);
  // What the role model says of the mentions, those with a full name or a number where there are any.
  const named = rows.filter((row) => isStrong(row) || row.mention.full);
  const telling = named.length > 0 ? named : rows;
  const ofRole = (role: number) => telling.map(({ roles }) => roles[role] ?? 0).sort((a, b) => b - a);
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
    isSameNamed: !isVerified && full.length > 0 && full.every(({ bearers }) => (bearers ?? 1) > 1),
    isTied,
    isStated: isTied || hasPhrase(rows, STATED),
    isHelper: hasPhrase(rows, HELPER),
    isLinked,
    isApart: apart,
    isUntied: apart && !isLinked,
    isAtOffice: site.isAtOffice(entity),
    isOtherNamed: site.named.some((other) => other !== entity && other.twinOf !== entity.id),
    rivals: site.numbered.filter((one) => one !== entity).length,
    like: brandLikeness(site.view.brand, entity),
    roles: [ofRole(OPERATOR), ofRole(GROUP), ofRole(THIRD)] as const,
  };
}

const ROLES: FeatureRecord<Described> = {
  bias: () => 1,
  operatorMax: ({ roles: [operator] }) => logit(operator[0] ?? 0),
  operatorMean: ({ roles: [operator] }) => logit(mean(operator)),
  groupMax: ({ roles: [, group] }) => group[0],
  thirdMin: ({ roles: [, , third] }) => third.at(-1),
  thirdMax: ({ roles: [, , third] }) => third[0],
};

const OF_COMPANIES: FeatureRecord<Described> = {
  numberVerified: ({ isVerified }) => isVerified,
  numberAtPostcode: ({ numbers }) => numbers.some(({ isAtPostcode }) => isAtPostcode),
  numberLinked: ({ numbers }) => numbers.some(({ how }) => how === 'linked'),
  numberStranger: ({ isStranger }) => isStranger,
  numberStrangerAlone: ({ isStranger, entity, site: { named, signals } }) =>
    isStranger &&
    named.length === 0 &&
    entity.mentions.some((mention) => isCalledCompany(mention, signals.charity > 0)),
  numberStrangerOthersNamed: ({ isStranger, isOtherNamed }) => isStranger && isOtherNamed,
  numberOtherLabel: ({ isNumbered, numbers }) =>
    isNumbered && numbers.every(({ label }) => isOtherLabel(label)),
  numberCrowded: ({ isNumbered, numbers }) => isNumbered && numbers.every(({ crowded }) => crowded),
  numberedRivals: ({ rivals }) => Math.min(5, rivals) / 5,
  onlyNumber: ({ isVerified, site }) => isVerified && site.numbered.length === 1,
  rivalNumber: ({ isVerified, rivals }) => !isVerified && rivals > 0,
  nameFull: ({ full }) => full.length > 0,
  nameWithoutNumber: ({ isByName }) => isByName,
  onlyFullName: ({ full, isOtherNamed }) => full.length > 0 && !isOtherNamed,
  nameBareOnly: ({ full, isNumbered }) => full.length === 0 && !isNumbered,
  'name:near': ({ full }) => isEvery(full, ({ kind }) => kind === 'near'),
  'name:former': ({ full }) => isEvery(full, ({ kind }) => kind === 'former'),
  mayBeLonger: ({ isVerified, full }) => !isVerified && isEvery(full, ({ mayBeLonger }) => mayBeLonger),
  sameNamed: ({ isSameNamed }) => isSameNamed,
  postcodeOnSite: ({ isAtOffice }) => isAtOffice,
  postcodeAndName: ({ rows }) => rows.some(({ features }) => features.has('postcodeNear')),
  otherNumberNear: ({ isNumbered, rows }) =>
    !isNumbered && rows.some(({ features }) => features.has('otherNumberNear')),
  foreignRegistration: ({ isVerified, entity }) => !isVerified && isRegisteredAbroad(entity),
  linked: ({ isLinked }) => isLinked,
  untied: ({ isUntied, rows }) => isUntied && !hasPhrase(rows, ['brandOnPage']),
  borrowed: ({ isUntied, site: { view }, entity, rows }) =>
    isUntied && !hasPhrase(rows, ['brandOnPage']) && borrowedSigns(view.brand, entity, rows) / 2,
  helperUntied: ({ isUntied, isHelper }) => isUntied && isHelper,
  specialPage: ({ isUntied, site: { view }, rows }) =>
    isUntied && rows.filter(isStrong).every(({ mention }) => hasOwnSubject(view, mention.page)),
  otherWebsite: ({ isUntied, site: { view }, rows }) =>
    isUntied && rows.some(({ mention }) => callsOtherWebsite(view.brand, mention.page)),
  oneWord: ({ isNumbered, isAtOffice, entity: { key, name } }) =>
    !isNumbered && !isAtOffice && key.length < 9 && nameWords(name).length === 1,
  rivalPostcode: ({ isNumbered, isAtOffice, entity, site }) =>
    !isNumbered && !isAtOffice && site.entities.some((other) => other !== entity && site.isAtOffice(other)),
  inactive: ({ entity: { company } }) =>
    company !== null &&
    (isGone(company) ||
      /liquidation|administration|receiver|insolvency|voluntary/.test(company.company_status)),
  namedBySites: ({ entity }) => namedBySites(entity.company),
  nameOperator: ({ isByName, roles: [operator] }) => isByName && logit(operator[0] ?? 0),
};

type Signs = FeatureRecord<{ signals: SiteSignals }>;

const signs = (names: Record<string, keyof SiteSignals>): Signs =>
  Object.fromEntries(Object.entries(names).map(([name, sign]) => [name, ({ signals }) => signals[sign]]));

const ABROAD = signs({
  ...{ tld: 'foreignTld', registry: 'registry', places: 'places', phone: 'foreignPhone' },
  ...{ postcode: 'foreignPostcode', ukPhone: 'ukPhone', noUkPostcode: 'noUkPostcode' },
  ...{ brandAbroad: 'brandAbroad', onlyAbroad: 'onlyAbroad' },
});

const OF_UNKNOWN: FeatureRecord<Described> = {
  place: ({ entity }) => entity.mentions.some(({ foreignPlace }) => foreignPlace !== undefined),
  registration: ({ entity }) => isRegisteredAbroad(entity),
  rivalNumber: ({ site }) => site.numbered.length > 0,
};

const OF_FOREIGN: FeatureRecord<Described> = {
  twin: ({ entity }) => entity.twinOf !== null,
  twinHasNumber: ({ entity, site }) => site.numbered.some(({ id }) => id === entity.twinOf),
  ...ABROAD,
};

const OF_ALL = featureTable<Described>({
  tied: ({ isTied }) => isTied,
  stated: ({ isStated }) => isStated,
  statedByName: ({ isStated, isByName }) => isStated && isByName,
  helper: ({ isHelper }) => isHelper,
  helperNotStated: ({ isHelper, isStated }) => isHelper && !isStated,
  // Named in full only on pages on which the brand is not "we".
  weIsBrandElsewhere: ({ site: { wePages }, isTied, isApart, rows }) =>
    wePages.size > 0 &&
    !isTied &&
    isApart &&
    !rows.some((row) => isStrong(row) && wePages.has(row.mention.page)),
  copyright: ({ rows }) =>
    rows.some((row) => isStrong(row) && hasPhrase([row], ['copyright']) && !hasPhrase([row], ['websiteBy'])),
  footer: ({ entity }) =>
    entity.mentions.some(({ form, block }) => form !== 'bare' && block.source === 'footer'),
  onlyEntity: ({ full, site }) => full.length > 0 && site.named.length === 1,
  likeDomain: ({ site, entity }) => likeness(site.view.brand.label, entity.key),
  likeBrand: ({ like }) => like,
  first: ({ full, entity, site }) => full.length > 0 && isNamedFirst(entity, site.named),
});

const FEATURES: Record<Entity['type'], FeatureTable<Described>> = {
  company: [...featureTable(ROLES, 'company:'), ...featureTable(OF_COMPANIES), ...OF_ALL],
  unregistered: [...featureTable({ ...ROLES, ...OF_UNKNOWN }, 'unregistered:'), ...OF_ALL],
  foreign: [...featureTable({ ...ROLES, ...OF_UNKNOWN, ...OF_FOREIGN }, 'foreign:'), ...OF_ALL],
};

const UNNAMED: FeatureTable<Site> = featureTable(
  {
    bias: () => 1,
    ...ABROAD,
    ukCompany: ({ named, numbered }) => numbered.length > 0 || named.some(({ type }) => type === 'company'),
  },
  'unnamed:',
);

const NOBODY: FeatureTable<Site> = featureTable(
  {
    ...signs({ soleTrader: 'soleTrader', person: 'person', partnership: 'partnership' }),
    ...signs({ charity: 'charityNoCompany', placeholder: 'placeholder', noPolicy: 'noPolicy' }),
    ...signs({ parked: 'parked', firstPerson: 'firstPerson', unofficial: 'unofficial', short: 'short' }),
    noFullName: ({ named, numbered }) => named.length === 0 && numbered.length === 0,
    noNumber: ({ hasNumber }) => !hasNumber,
    manyNumbered: ({ numbered }) => Math.min(6, numbered.length) / 6,
    manyNamed: ({ named }) => Math.min(12, named.length) / 12,
  },
  'nobody:',
);

/** How far before a number the place of its register may be. */
const PLACE_WINDOW = 70;
const STRANGER_DIGITS_MIN = 6;

/**
 * "Company no. 1" or "Registered in England no. 1": "Registration number 1" may be of any other register. A number of a few
 * digits is more often misprinted than a hundred years old.
 */
function isCalledCompany({ number, page, start }: Mention, isCharity: boolean): boolean {
  if (number === undefined || number.digits.replace(/\D/g, '').length < STRANGER_DIGITS_MIN) return false;
  if (number.label !== 'registered' || isCharity) return number.label === 'company';
  return UK_PLACE.test(page.text.slice(Math.max(0, start - PLACE_WINDOW), start));
}

const isEvery = (mentions: readonly Mention[], test: (mention: Mention) => boolean | undefined) =>
  mentions.length > 0 && mentions.every(test);

function isRegisteredAbroad({ mentions }: Entity): boolean {
  return mentions.some(({ foreignPlace }) => foreignPlace?.isRegistration);
}

/** Before all others, apart from its twin. */
function isNamedFirst({ id, twinOf, mentions }: Entity, named: readonly Entity[]): boolean {
  const rivals = named.filter((other) => other.id !== id && other.twinOf !== id && other.id !== twinOf);
  const first = mentions.find(({ form }) => form !== 'bare');
  const isAfter = ({ page, start }: Mention) =>
    first !== undefined && (page !== first.page || start >= first.start);
  return rivals.length > 0 && rivals.every((rival) => rival.mentions.every(isAfter));
}

function logit(probability: number): number {
  return Math.log((probability + 0.005) / (1 - probability + 0.005));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
