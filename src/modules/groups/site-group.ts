import { nameKey } from '../../shared/companies/company-name.ts';
import type { GroupParent } from './group.ts';

/** How the operator of a website relates to the companies that own it. */
export interface SiteGroup {
  /** Nearest first. */
  parents: SiteParent[];
  /** One sentence that says why the operator was chosen and not a parent. */
  reason: string;
}

interface SiteParent {
  company_number: string | null;
  company_name: string;
  nature_of_control: string[];
  since: string | null;
  /** `site`: only the website says that it is a parent. */
  source: 'psc' | 'site';
  named_on_site: boolean;
}

interface NamedCompany {
  name: string;
  company_number: string | null;
}

export interface SiteFindings {
  operator: { company_number: string; company_name: string };
  /** Every company that the pages name. */
  named: readonly NamedCompany[];
  /** The companies that the pages call the operator's parent. */
  calledParent: readonly NamedCompany[];
  /** Whether the pages print the operator's number. */
  printsNumber: boolean;
}

/** Null if the operator has no known parent. */
export function siteGroupOf(parents: readonly GroupParent[], findings: SiteFindings): SiteGroup | null {
  const filed = parents.map(
    ({ company_number, company_name, nature_of_control, since, source }): SiteParent => ({
      company_number,
      company_name,
      nature_of_control,
      since,
      source,
      named_on_site: findings.named.some((entity) => isSame(entity, { company_number, name: company_name })),
    }),
  );
  const isKnown = (entity: NamedCompany) =>
    isSame(entity, {
      company_number: findings.operator.company_number,
      name: findings.operator.company_name,
    }) ||
    filed.some(({ company_number, company_name }) => isSame(entity, { company_number, name: company_name }));
  const onlySite = findings.calledParent
    .filter((entity) => !isKnown(entity))
    .map(
      ({ name, company_number }): SiteParent => ({
        company_number,
        company_name: name,
        nature_of_control: [],
        since: null,
        source: 'site',
        named_on_site: true,
      }),
    );
  const all = [...filed, ...onlySite];
  return all.length === 0 ? null : { parents: all, reason: reasonOf(all, findings) };
}

/** Compares numbers if both have one, otherwise names. */
function isSame(one: NamedCompany, other: NamedCompany): boolean {
  if (one.company_number !== null && other.company_number !== null)
    return one.company_number === other.company_number;
  return nameKey(one.name) === nameKey(other.name);
}

function reasonOf(parents: SiteParent[], { operator, printsNumber }: SiteFindings): string {
  const named = parents.filter(({ named_on_site }) => named_on_site).map(({ company_name }) => company_name);
  const how = printsNumber
    ? `prints the number ${operator.company_number} of ${operator.company_name}`
    : `names ${operator.company_name} as the company that runs it`;
  if (named.length === 0) {
    const one = parents.length === 1 ? 'its parent' : 'any of its parents';
    return `The site ${how}, and does not name ${one}.`;
  }
  const [verb, role] = named.length === 1 ? ['is', 'a parent'] : ['are', 'parents'];
  return `The site ${how}; ${list(named)} ${verb} named only as ${role} of it.`;
}

function list(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
