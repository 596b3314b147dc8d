import { isSaidBritish } from '../../match/nations.ts';
import { isUkDomain } from '../../observe/site-signals.ts';
import { has, isUnlikeBrand, type Objection } from './objection.ts';

/** The site may be that of a company of another country. */
export const ABROAD_OBJECTIONS = [
  {
    id: 'foreign_signs',
    text: 'only its name is printed, with a place or other signs of another country and no address in the United Kingdom',
    whenChanged: {
      name: 'only its former name is printed, with a place or other signs of another country and no address in the United Kingdom',
    },
    applies: (option, { signals, domain }) =>
      has(option, 'nameWithoutNumber') &&
      signals.noUkPostcode > 0 &&
      !isSaidBritish(option.entity?.mentions ?? []) &&
      (signals.brandAbroad +
        signals.onlyAbroad +
        signals.onlyPlacesAbroad +
        signals.onlyStateAbroad +
        signals.foreignTld >
        0 ||
        (signals.foreignPhone > 0 && signals.ukPhone === 0 && !isUkDomain(domain)) ||
        option.rows.some(({ mention }) => mention.foreignPlace)),
  },
  {
    id: 'foreign_site',
    text: 'domain and telephone numbers or addresses are of another country, and its name is unlike the site’s own',
    whenChanged: {
      name: 'domain and telephone numbers or addresses are of another country, and its former name is unlike the site’s own',
    },
    applies: (option, { signals }) =>
      isUnlikeBrand(option) &&
      signals.foreignTld > 0 &&
      (signals.foreignPhone > 0 || signals.foreignPostcode > 0 || signals.places >= 0.5),
  },
] as const satisfies readonly Objection[];
