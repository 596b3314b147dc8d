import type { Insolvency, InsolvencyCase, InsolvencyPractitioner } from './company-detail.ts';
import { dayOf, listOf, objectOf, textOf, textsOf } from './official-values.ts';

export const NO_INSOLVENCY: Insolvency = { statuses: [], cases: [] };

/** All the insolvency cases of a company, from the REST API or the stream. */
export function normaliseInsolvency(data: unknown): Insolvency {
  const insolvency = objectOf(data);
  // The specification says one status; the service sends a list, or none.
  const single = textOf(insolvency.status);
  return {
    statuses: single === null ? textsOf(insolvency.status) : [single],
    cases: listOf(insolvency.cases)
      .map(normaliseCase)
      .filter((found) => found !== undefined),
  };
}

function normaliseCase(data: unknown): InsolvencyCase | undefined {
  const official = objectOf(data);
  const type = textOf(official.type);
  if (type === null) return undefined;
  return {
    number: textOf(official.number) ?? (typeof official.number === 'number' ? String(official.number) : null),
    type,
    dates: listOf(official.dates).flatMap((value) => {
      const entry = objectOf(value);
      const kind = textOf(entry.type);
      const date = dayOf(entry.date);
      return kind === null || date === null ? [] : [{ type: kind, date }];
    }),
    practitioners: listOf(official.practitioners)
      .map(normalisePractitioner)
      .filter((found) => found !== undefined),
  };
}

function normalisePractitioner(data: unknown): InsolvencyPractitioner | undefined {
  const practitioner = objectOf(data);
  const name = textOf(practitioner.name);
  if (name === null) return undefined;
  return {
    name,
    role: textOf(practitioner.role),
    appointed_on: dayOf(practitioner.appointed_on),
    ceased_to_act_on: dayOf(practitioner.ceased_to_act_on),
  };
}
