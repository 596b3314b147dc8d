import { lookUpKey } from '../../../src/modules/resolution/extract/legal-name.ts';
import type { Entity } from '../../../src/modules/resolution/match/entity.ts';
import type { Option } from '../../../src/modules/resolution/score/option.ts';
import type { MatchStatus } from '../../../src/modules/resolution/verdict/verdict.ts';
import { parseCompanyNumber } from '../../../src/shared/companies/company-number.ts';

/** The facts about a labelled site. */
export interface SiteTruth {
  match_status: MatchStatus;
  acceptable_statuses: readonly MatchStatus[];
  acceptable_numbers: readonly string[];
  /** The role of each organisation on the pages, where it was labelled. */
  roles: readonly { name: string; number?: string | null; role: string }[] | null;
}

/** The places of the roles in ROLES. */
const [OPERATOR, GROUP, THIRD, BRAND] = [0, 1, 2, 3];
const GROUP_ROLES = new Set(['group_parent', 'sister', 'subsidiary', 'predecessor']);
const OPERATOR_ROLES = new Set(['operator', 'foreign_operator']);

const mayMatch = (truth: SiteTruth) =>
  truth.match_status === 'matched' || truth.acceptable_statuses.includes('matched');

/** The role classes that the labels allow for an organisation; none when they do not say. */
export function allowedRoles(truth: SiteTruth, entity: Entity): number[] {
  const role = labelledRole(truth, entity);
  const isForeignSite = truth.match_status === 'non_uk_entity';
  if (entity.type === 'company' && truth.acceptable_numbers.includes(entity.id))
    return mayMatch(truth) ? [OPERATOR] : [];
  if (isForeignSite && entity.type === 'foreign') {
    if (role !== null) return [OPERATOR_ROLES.has(role) ? OPERATOR : THIRD];
    return truth.roles ? [GROUP, THIRD, BRAND] : [];
  }
  if (role !== null) return [classOfRole(role)];
  if (isForeignSite && !truth.roles && entity.mentions.some(({ foreignPlace }) => foreignPlace)) return [];
  const isBare = entity.type === 'company' && entity.mentions.every(({ form }) => form === 'bare');
  return isBare ? [BRAND] : [GROUP, THIRD, BRAND];
}

export function classOfRole(role: string): number {
  if (OPERATOR_ROLES.has(role)) return OPERATOR;
  if (GROUP_ROLES.has(role)) return GROUP;
  return role === 'trading_name' ? BRAND : THIRD;
}

function labelledRole({ roles }: SiteTruth, entity: Entity): string | null {
  const found = roles?.find(
    ({ name, number }) =>
      (number && parseCompanyNumber(number) === entity.id) || lookUpKey(name) === entity.key,
  );
  return found?.role ?? null;
}

/** Which options are right; none when the site teaches nothing. */
export function rightOptions(truth: SiteTruth, options: readonly Option[]): number[] {
  const pick = (test: (option: Option) => boolean) =>
    options.flatMap((option, i) => (test(option) ? [i] : []));
  if (truth.match_status === 'scrape_failed') return [];
  if (truth.match_status === 'non_uk_entity') return pick(({ type }) => type === 'foreign');
  const right = mayMatch(truth) ? pick(({ id }) => truth.acceptable_numbers.includes(id)) : [];
  if (right.length > 0) return right;
  return pick(({ type }) => type === 'nobody' || type === 'unregistered');
}
