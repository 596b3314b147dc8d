import { legalFormClass, lookUpKey } from '../extract/legal-name.ts';
import type { NameKind } from './entity.ts';
import type { RegisteredCompany } from './register-lookup.ts';
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
  /** Names from other public registers, which count only where no company is registered under them. */
  private readonly trading = new Map<string, NameEntry[]>();

  constructor(companies: readonly RegisteredCompany[]) {
    for (const company of companies) {
      this.add(this.byKey, { company, name: company.company_name, kind: 'current' });
      for (const name of company.previous_names) this.add(this.byKey, { company, name, kind: 'former' });
      for (const name of company.trading_names ?? [])
        this.add(this.trading, { company, name, kind: 'trading' });
    }
  }

  /** Companies with the printed name; with a looser spelling only where none has the printed one. */
  find(key: string): readonly NameEntry[] {
    const exact = this.companiesNamed(key);
    if (exact.length > 0) return exact;
    const loose = keyVariants(key).flatMap((variant) => this.companiesNamed(variant));
    return loose.flatMap((entry) => (entry.kind === 'current' ? { ...entry, kind: 'loose' } : []));
  }

  companiesNamed(key: string): readonly NameEntry[] {
    return this.byKey.get(key) ?? this.trading.get(key) ?? [];
  }

  private add(index: Map<string, NameEntry[]>, named: Omit<NameEntry, 'form'>): void {
    const key = lookUpKey(named.name);
    const entries = index.get(key) ?? [];
    if (!entries.some((entry) => entry.company === named.company))
      entries.push({ ...named, form: legalFormClass(named.name) });
    index.set(key, entries);
  }
}
