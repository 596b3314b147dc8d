/** Everything that is weighed, as data: a name, what it is worth before fitting, and how it is read. */
import type { Feature } from '../feature.ts';
import { IDENTITY_FEATURES } from './identity.ts';
import { NAME_FEATURES } from './name.ts';
import { NUMBER_FEATURES } from './number.ts';
import { PLACE_FEATURES } from './place.ts';
import { RECORD_FEATURES } from './record.ts';
import { SURROUNDING_FEATURES } from './surroundings.ts';
import { TIE_FEATURES } from './tie.ts';

/** Where every candidate starts, against "none of these". */
const START: Feature = {
  name: 'start',
  prior: -4.5,
  compare: ({ candidate }) => ({
    value: 1,
    detail: 'where every company starts',
    printed: null,
    registered: candidate.company.company_number,
    mentions: [],
  }),
};

export const FEATURES: readonly Feature[] = [
  START,
  ...NUMBER_FEATURES,
  ...NAME_FEATURES,
  ...PLACE_FEATURES,
  ...IDENTITY_FEATURES,
  ...RECORD_FEATURES,
  ...TIE_FEATURES,
  ...SURROUNDING_FEATURES,
];
