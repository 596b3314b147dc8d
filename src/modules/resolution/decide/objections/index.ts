import type { Option } from '../../score/option.ts';
import type { SiteRows } from '../../score/score-site.ts';
import { ABROAD_OBJECTIONS } from './abroad.ts';
import { BRAND_OBJECTIONS } from './brand.ts';
import type { Objection as Rule } from './objection.ts';
import { PAGE_OBJECTIONS } from './page.ts';
import { RIVAL_OBJECTIONS } from './rivals.ts';
import { ROLE_OBJECTIONS } from './role.ts';
import { STATUS_OBJECTIONS } from './status.ts';

const ROWS = [
  ...ROLE_OBJECTIONS,
  ...RIVAL_OBJECTIONS,
  ...BRAND_OBJECTIONS,
  ...PAGE_OBJECTIONS,
  ...ABROAD_OBJECTIONS,
  ...STATUS_OBJECTIONS,
] as const;

type ObjectionId = (typeof ROWS)[number]['id'];
export type Objection = Rule & { id: ObjectionId };

export const OBJECTIONS: readonly Objection[] = ROWS;

/** Why a company that would be matched is shown to a person instead. None: it is matched. */
export function objectionsTo(option: Option, site: SiteRows): Objection[] {
  return OBJECTIONS.filter((objection) => objection.applies(option, site));
}
