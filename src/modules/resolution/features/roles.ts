import type { Feature } from './feature.ts';
import type { OrganisationFacts } from './site-facts.ts';

interface Worth {
  prior?: number;
  sign?: 'for' | 'against';
}

/**
 * Features of the roles that the model finds for the mentions, weighed separately for each type of
 * organisation.
 */
export function roleFeatures<const T extends string>(
  type: T,
  worth: {
    operatorMax: Worth;
    operatorMean?: Worth;
    groupMax?: Worth;
    thirdMin: Worth;
    thirdMax: Worth;
    bias?: Worth;
  },
) {
  return [
    {
      id: `${type}:bias`,
      family: 'role',
      ...worth.bias,
      says: 'How often such an organisation runs the site that names it.',
      read: () => 1,
    },
    {
      id: `${type}:operatorMax`,
      family: 'role',
      ...worth.operatorMax,
      says: 'How much its clearest mention reads like that of the one that runs the site.',
      read: ({ roles: [operator] }: OrganisationFacts) => logit(operator[0] ?? 0),
    },
    {
      id: `${type}:operatorMean`,
      family: 'role',
      ...worth.operatorMean,
      says: 'How much its mentions together read like those of the one that runs the site.',
      read: ({ roles: [operator] }: OrganisationFacts) => logit(mean(operator)),
    },
    {
      id: `${type}:groupMax`,
      family: 'role',
      ...worth.groupMax,
      says: 'How much a mention reads like that of a parent, sister or former company.',
      read: ({ roles: [, group] }: OrganisationFacts) => group[0],
    },
    {
      id: `${type}:thirdMin`,
      family: 'role',
      ...worth.thirdMin,
      says: 'How much even its best mention reads like that of somebody else.',
      read: ({ roles: [, , third] }: OrganisationFacts) => third.at(-1),
    },
    {
      id: `${type}:thirdMax`,
      family: 'role',
      ...worth.thirdMax,
      says: 'How much its worst mention reads like that of somebody else.',
      read: ({ roles: [, , third] }: OrganisationFacts) => third[0],
    },
  ] as const satisfies readonly Feature<OrganisationFacts>[];
}

export function logit(probability: number): number {
  return Math.log((probability + 0.005) / (1 - probability + 0.005));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
