import { CHARITY_COMMISSION, NORTHERN_IRISH_CHARITIES } from './charities.ts';
import { CO_OPERATIVES, GENDER_PAY_GAP, MODERN_SLAVERY } from './employers.ts';
import type { SourceFormat } from './format.ts';
import { GLEIF, THREE_SIXTY_GIVING, WIKIDATA } from './open-data.ts';
import { CARE_QUALITY_COMMISSION, SOLICITORS } from './regulators.ts';
import { SCHOOL_GROUPS, SCHOOLS } from './schools.ts';

export {
  BadRecord,
  type SourceFormat,
  type SourceRecord,
  type SourceRow,
} from './format.ts';

/** The registers that can be imported, by the kind of identifier that they give to companies. */
const SOURCES = {
  charity_number: CHARITY_COMMISSION,
  lei: GLEIF,
  cqc: CARE_QUALITY_COMMISSION,
  gender_pay_gap: GENDER_PAY_GAP,
  modern_slavery: MODERN_SLAVERY,
  gias_group: SCHOOL_GROUPS,
  gias_school: SCHOOLS,
  sra: SOLICITORS,
  ccni: NORTHERN_IRISH_CHARITIES,
  wikidata: WIKIDATA,
  co_operatives: CO_OPERATIVES,
  '360giving': THREE_SIXTY_GIVING,
} as const satisfies Record<string, SourceFormat>;

export type SourceKind = keyof typeof SOURCES;
export const SOURCE_KINDS = Object.keys(SOURCES) as SourceKind[];

/** The source whose entries have the company numbers of another's records. */
export const MEMBER_OF: Partial<Record<SourceKind, SourceKind>> = { gias_school: 'gias_group' };

export function formatOf(kind: SourceKind): SourceFormat {
  return SOURCES[kind];
}
