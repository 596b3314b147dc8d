import { legalFormClass, lookUpKey } from '../extract/legal-name.ts';
import type { NameKind } from './entity.ts';
import type { RegisteredCompany } from './register-reader.ts';
import { keyVariants } from './site-query.ts';

/** A registered name that a printed key may mean. */
export interface NameEntry {
  company: RegisteredCompany;
  name: string;
  kind: NameKind;
  form: string;
}

/** The companies that a look-up found, by every spelling of their names. */
export class NameIndex {
  private readonly byKey = new Map<string, NameEntry[]>();

  constructor(companies: readonly RegisteredCompany[]) {
    for (const company of companies) {
      this.add(company, company.company_name, 'current');
      for (const previous of company.previous_names) this.add(company, previous, 'former');
    }
  }

  /** Companies with the printed name; with a looser spelling only where none has the printed one. */
  find(key: string): readonly NameEntry[] {
    const exact = this.bearersOf(key);
    if (exact.length > 0) return exact;
    const loose = keyVariants(key).flatMap((variant) => this.bearersOf(variant));
    return loose.flatMap((entry) => (entry.kind === 'current' ? { ...entry, kind: 'loose' } : []));
  }

  bearersOf(key: string): readonly NameEntry[] {
    return this.byKey.get(key) ?? [];
  }

  private add(company: RegisteredCompany, name: string, kind: NameKind): void {
    const key = lookUpKey(name);
    const entries = this.byKey.get(key) ?? [];
    if (!entries.some((entry) => entry.company === company))
      entries.push({ company, name, kind, form: legalFormClass(name) });
    this.byKey.set(key, entries);
  }
}
