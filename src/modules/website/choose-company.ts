import { findNamesakes, isSameName } from '../../shared/companies/company-name.ts';
import type { NamedCompany, RegisteredCompany, ReviewCandidate } from '../resolution/index.ts';

/** The company that a name identifies, the candidates, or none. */
type ChosenCompany =
  | { kind: 'one'; companyNumber: string }
  | { kind: 'several'; candidates: ReviewCandidate[] }
  | { kind: 'none' };

const SHOWN_MAX = 5;
/** Companies that resemble the name less are not shown. */
const SIMILAR_MIN = 0.5;

/** Only a name that identifies one company decides; between similar names the caller has to choose. */
export function chooseCompany(name: string, found: readonly NamedCompany[]): ChosenCompany {
  const worth = found.filter(({ score, company }) => score >= SIMILAR_MIN || isNamed(company, name));
  const { named, only } = findNamesakes(worth, name, {
    currentName: ({ company }) => company.company_name,
    formerNames: ({ company }) => company.previous_names,
  });
  if (only) return { kind: 'one', companyNumber: only.company.company_number };
  if (worth.length === 0) return { kind: 'none' };
  return { kind: 'several', candidates: presentCandidates(name, worth, named) };
}

/** By its current name or a previous one. */
export function isNamed(
  company: Pick<RegisteredCompany, 'company_name' | 'previous_names'>,
  name: string,
): boolean {
  return [company.company_name, ...company.previous_names].some((one) => isSameName(one, name));
}

function presentCandidates(
  name: string,
  worth: readonly NamedCompany[],
  named: readonly NamedCompany[],
): ReviewCandidate[] {
  const isExact = named.length > 0;
  const ordered = [...named, ...worth.filter((one) => !named.includes(one))];
  const shown = isExact ? ordered.slice(0, Math.max(named.length, SHOWN_MAX)) : ordered;
  const mass = (one: NamedCompany) => (named.includes(one) ? 1 : one.score ** 8 / (isExact ? 50 : 1));
  const all = shown.reduce((sum, one) => sum + mass(one), isExact ? 0 : 0.25);
  return shown.slice(0, SHOWN_MAX).map((one) => ({
    company_number: one.company.company_number,
    company_name: one.company.company_name,
    company_status: one.company.company_status,
    registered_postcode: one.company.registered_postcode,
    incorporated_on: one.company.incorporated_on,
    match_confidence: Math.round((mass(one) / all) * 1000) / 1000,
    reasons: [reason(name, one, { isNamed: named.includes(one), others: named.length - 1 })],
    would_settle: 'Send its company_number, which no other company has.',
  }));
}

function reason(
  name: string,
  { company, matchedName }: NamedCompany,
  { isNamed: same, others }: { isNamed: boolean; others: number },
): string {
  const typed = name.trim();
  if (same && !isSameName(company.company_name, name)) return `It was called “${typed}” before.`;
  if (same)
    return others > 0
      ? `It is one of ${others + 1} or more companies called “${typed}”.`
      : `It is called “${typed}”.`;
  return matchedName === null
    ? `Its name resembles “${typed}”.`
    : `It was called “${matchedName}” before, which resembles “${typed}”.`;
}
