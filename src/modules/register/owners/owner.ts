import { nameKey } from '../../../shared/company-name.ts';
import type { SignificantPerson } from '../live/company-record.ts';
import { ukNumberOf } from './uk-number.ts';

/** A company or legal person that owns or controls a company: a row of `company_owners` without the owned company. */
export interface Owner {
  owner_id: string;
  kind: string;
  owner_name: string;
  /** A number of the UK register, or `~` and the key of the name. */
  owner_key: string;
  registration_number: string | null;
  country_registered: string | null;
  place_registered: string | null;
  natures_of_control: string[];
  notified_on: string | null;
  ceased_on: string | null;
  ceased: boolean;
}

/** Also the beneficial owners of overseas entities. */
const OWNER_KIND = /^(?:corporate-entity|legal-person)-/;

export const isOwnerKind = (kind: string): boolean => OWNER_KIND.test(kind);

/** Undefined for people, and for entries without a name. */
export function ownerOf(person: SignificantPerson): Owner | undefined {
  const { id, kind, name, natures_of_control, notified_on, ceased_on, ceased, registration_number } = person;
  if (name === null || !isOwnerKind(kind)) return undefined;
  const filed = {
    registration_number,
    country_registered: person.country_registered ?? null,
    place_registered: person.place_registered ?? null,
  };
  return {
    owner_id: id ?? `${kind}/${nameKey(name)}`,
    kind,
    owner_name: name,
    owner_key: ukNumberOf(filed) ?? nameOwnerKey(name),
    ...filed,
    natures_of_control,
    notified_on,
    ceased_on,
    ceased,
  };
}

/** The key of an owner that is not on the UK register. */
export function nameOwnerKey(name: string): string {
  return `~${nameKey(name) || name.toUpperCase()}`;
}
