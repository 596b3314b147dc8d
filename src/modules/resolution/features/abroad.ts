import type { Entity } from '../match/entity.ts';
import type { SiteSignals } from '../observe/site-signals.ts';
import type { Feature } from './feature.ts';
import type { OrganisationFacts, SiteFacts } from './site-facts.ts';

type AbroadPriors = Readonly<Partial<Record<(typeof SIGNS)[number][0], number>>>;

/** Signs of another country anywhere on the site. */
const SIGNS = [
  ['tld', 'foreignTld', 'The domain is of another country.'],
  ['registry', 'registry', 'A register of another country is named.'],
  ['places', 'places', 'Places abroad are named.'],
  ['phone', 'foreignPhone', 'A telephone number of another country is printed.'],
  ['postcode', 'foreignPostcode', 'Postcodes of other countries are printed.'],
  ['ukPhone', 'ukPhone', 'A telephone number of the United Kingdom is printed.'],
  ['noUkPostcode', 'noUkPostcode', 'No postcode of the United Kingdom is printed.'],
  ['brandAbroad', 'brandAbroad', 'The site’s own name is followed by a registration abroad.'],
  ['onlyAbroad', 'onlyAbroad', 'There are several signs of a place abroad and none of one here.'],
] as const satisfies readonly (readonly [string, keyof SiteSignals, string])[];

export function abroadFeatures<const T extends string>(type: T, priors: AbroadPriors) {
  return SIGNS.map(([sign, signal, says]) => {
    const prior = priors[sign];
    return {
      id: `${type}:${sign}` as const,
      family: 'site' as const,
      ...(prior !== undefined && { prior }),
      says,
      read: ({ signals }: { signals: SiteSignals }) => signals[signal],
    };
  }) satisfies Feature<{ signals: SiteSignals }>[];
}

/** Features of organisations that are not on the register. */
export function unknownFeatures<const T extends string>(
  type: T,
  priors: { place?: number; registration?: number; rivalNumber?: number },
) {
  const worth = (name: keyof typeof priors) => {
    const prior = priors[name];
    return prior === undefined ? {} : { prior };
  };
  return [
    {
      id: `${type}:place`,
      family: 'place',
      ...worth('place'),
      says: 'A place abroad follows its name.',
      read: ({ entity }: OrganisationFacts) =>
        entity.mentions.some(({ foreignPlace }) => foreignPlace !== undefined),
    },
    {
      id: `${type}:registration`,
      family: 'place',
      ...worth('registration'),
      says: 'The pages say that it is registered abroad.',
      read: ({ entity }: OrganisationFacts) => isRegisteredAbroad(entity),
    },
    {
      id: `${type}:rivalNumber`,
      family: 'number',
      ...worth('rivalNumber'),
      says: 'The site prints the number of a UK company.',
      read: ({ site }: OrganisationFacts) => site.numbered.length > 0,
    },
  ] as const satisfies readonly Feature<OrganisationFacts>[];
}

/** Features of a foreign organisation that has the name of a UK company. */
export const TWIN_FEATURES = [
  {
    id: 'foreign:twin',
    family: 'name',
    prior: -1.5,
    says: 'A company of the register has the same name.',
    read: ({ entity }) => entity.twinOf !== null,
  },
  {
    id: 'foreign:twinHasNumber',
    family: 'number',
    prior: -2,
    says: 'The site prints the number of the UK company of the same name.',
    read: ({ entity, site }) => site.numbered.some(({ id }) => id === entity.twinOf),
  },
] as const satisfies readonly Feature<OrganisationFacts>[];

export const UNNAMED_FEATURES = [
  {
    id: 'unnamed:bias',
    family: 'site',
    prior: -2,
    says: 'How often a site is run from abroad by somebody whom it does not name.',
    read: () => 1,
  },
  {
    id: 'unnamed:ukCompany',
    family: 'name',
    prior: -1,
    says: 'The site names a UK company in full.',
    read: ({ named, numbered }) => numbered.length > 0 || named.some(({ type }) => type === 'company'),
  },
] as const satisfies readonly Feature<SiteFacts>[];

export function isRegisteredAbroad({ mentions }: Entity): boolean {
  return mentions.some(({ foreignPlace }) => foreignPlace?.isRegistration);
}
