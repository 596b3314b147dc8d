import { designSite, type Site } from './site.ts';
import { ABROAD } from './sites/abroad.ts';
import { COMMON_GOOD } from './sites/common-good.ts';
import { FRESH_STARTS } from './sites/fresh-starts.ts';
import { GROUPS_AND_NAMES } from './sites/groups-and-names.ts';
import { BROADSHELF, SCRIPTED, UNREADABLE } from './sites/hard-to-read.ts';
import { MAKERS } from './sites/makers.ts';
import { NATIONS } from './sites/nations.ts';
import { NOBODY } from './sites/nobody.ts';
import { PROFESSIONS } from './sites/professions.ts';
import { TABLES_AND_BEDS } from './sites/tables-and-beds.ts';

/** Every website of the sandbox with its expected outcome. */
export const SANDBOX_SITES: readonly Site[] = [
  ...[
    ...MAKERS,
    ...TABLES_AND_BEDS,
    ...PROFESSIONS,
    ...GROUPS_AND_NAMES,
    ...NATIONS,
    ...COMMON_GOOD,
    ...FRESH_STARTS,
    ...ABROAD,
    ...NOBODY,
  ].map(designSite),
  BROADSHELF,
  ...SCRIPTED,
  ...UNREADABLE,
];

const BY_DOMAIN = new Map(SANDBOX_SITES.map((site) => [site.domain, site]));

/** Finds a site by host name, with or without `www.` and a trailing dot, in any case. */
export function findSite(hostname: string): Site | undefined {
  return BY_DOMAIN.get(
    hostname
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^www\./, ''),
  );
}
