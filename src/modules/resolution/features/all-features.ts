/**
 * Every fact that the model weighs about whoever may run a site, from the tables of the other files. Facts
 * about a mention, which the role model weighs, are in `mention.ts`.
 */
import type { Entity } from '../match/entity.ts';
import { abroadFeatures, TWIN_FEATURES, UNNAMED_FEATURES, unknownFeatures } from './abroad.ts';
import { COMPANY_FEATURES } from './company.ts';
import { NUMBER_FEATURES } from './company-number.ts';
import { TIE_FEATURES } from './company-ties.ts';
import type { Family, Feature } from './feature.ts';
import { NOBODY_FEATURES } from './nobody.ts';
import { ORGANISATION_FEATURES } from './organisation.ts';
import { roleFeatures } from './roles.ts';
import type { OrganisationFacts, SiteFacts } from './site-facts.ts';

const AGAINST = { sign: 'against' } as const;

const COMPANY = [
  ...roleFeatures('company', {
    operatorMax: { prior: 0.8, sign: 'for' },
    operatorMean: { prior: 0.2, sign: 'for' },
    groupMax: AGAINST,
    thirdMin: { prior: -0.3, ...AGAINST },
    thirdMax: { prior: -0.3, ...AGAINST },
  }),
  ...NUMBER_FEATURES,
  ...COMPANY_FEATURES,
  ...TIE_FEATURES,
  ...ORGANISATION_FEATURES,
];
const UNREGISTERED = [
  ...roleFeatures('unregistered', { bias: { prior: -0.5 }, operatorMax: {}, thirdMin: {}, thirdMax: {} }),
  ...unknownFeatures('unregistered', {}),
  ...ORGANISATION_FEATURES,
];
const FOREIGN = [
  ...roleFeatures('foreign', {
    operatorMax: { prior: 0.7, sign: 'for' },
    thirdMin: AGAINST,
    thirdMax: AGAINST,
  }),
  ...unknownFeatures('foreign', { place: 0.5, registration: 1.5, rivalNumber: -0.5 }),
  ...TWIN_FEATURES,
  ...abroadFeatures('foreign', {
    tld: 1,
    registry: 0.7,
    brandAbroad: 1,
    onlyAbroad: 0.5,
    places: 0.3,
    phone: 0.5,
    postcode: 0.7,
    noUkPostcode: 0.5,
    ukPhone: -0.4,
  }),
  ...ORGANISATION_FEATURES,
];
const UNNAMED = [
  ...UNNAMED_FEATURES,
  ...abroadFeatures('unnamed', {
    registry: 1.5,
    tld: 1.2,
    places: 0.5,
    phone: 0.7,
    postcode: 0.7,
    brandAbroad: 1.5,
    onlyAbroad: 1,
    noUkPostcode: 0.5,
    ukPhone: -0.5,
  }),
];

export type OptionFeatureId = (
  | (typeof COMPANY)[number]
  | (typeof UNREGISTERED)[number]
  | (typeof FOREIGN)[number]
  | (typeof UNNAMED)[number]
  | (typeof NOBODY_FEATURES)[number]
)['id'];

type Rows<T> = readonly (Feature<T> & { id: OptionFeatureId })[];

/** The features of an organisation, by its type; of an unnamed one abroad; and of nobody. */
export const FEATURES_OF: {
  readonly named: Readonly<Record<Entity['type'], Rows<OrganisationFacts>>>;
  readonly unnamed: Rows<SiteFacts>;
  readonly nobody: Rows<SiteFacts>;
} = {
  named: { company: COMPANY, unregistered: UNREGISTERED, foreign: FOREIGN },
  unnamed: UNNAMED,
  nobody: NOBODY_FEATURES,
};

type AnyFeature = Omit<Feature<never>, 'read'> & { id: OptionFeatureId };

/** Every feature of the choice, once. */
export const OPTION_FEATURES: readonly AnyFeature[] = [
  ...new Map<string, AnyFeature>(
    [...COMPANY, ...UNREGISTERED, ...FOREIGN, ...UNNAMED, ...NOBODY_FEATURES].map((row) => [row.id, row]),
  ).values(),
];

const FAMILIES: ReadonlyMap<string, Family> = new Map(OPTION_FEATURES.map(({ id, family }) => [id, family]));

export function familyOf(feature: string): Family | undefined {
  return FAMILIES.get(feature);
}

/** The sentences about a company for reviewers, in this order. */
export const REASONS = COMPANY.flatMap((row: AnyFeature) =>
  row.reasonAbove === undefined
    ? []
    : [{ id: row.id, above: row.reasonAbove, text: row.says, whenChanged: row.whenChanged ?? {} }],
);
