import { preferred } from '../extract/search.ts';
import type { Brand } from './brand.ts';
import { squash } from './likeness.ts';
import { type NameEntry, NameIndex } from './name-index.ts';
import { type Nation, nationOfAddresses, nationOfNumber, nationSaidAfter } from './nations.ts';
import { mayBeCouncil, spelling } from './printed-name.ts';
import type { PagesAndRows, RegisteredNumber } from './printed-numbers.ts';
import { publicRegisterWeight } from './public-registers.ts';
import type { RegisteredCompany } from './register-lookup.ts';

export interface BrandedSite extends PagesAndRows {
  brand: Brand;
  /**
   * Companies with names similar to an unregistered name of the site, which may be a misspelling of theirs.
   */
  similar?: readonly RegisteredCompany[];
}

/** The companies that have a printed name, and which of several is meant. */
export class SameNamedCompanies {
  private readonly site: BrandedSite;
  private readonly index: NameIndex;
  /**
   * The numbers of companies that a printed number identifies, be it their own or one of another register.
   */
  private readonly numbered: Set<string>;
  private readonly postcodes: Set<string | null>;
  private readonly hasUkBrand: boolean;

  constructor(site: BrandedSite, registered: readonly RegisteredNumber[]) {
    const { pages, companies, brand } = site;
    this.site = site;
    // Sorted, because a database returns rows in any order.
    this.index = new NameIndex([...companies].sort((a, b) => (a.company_number < b.company_number ? -1 : 1)));
    const identified = companies.filter(({ identifiers = [] }) => identifiers.length > 0);
    const numbered = [...registered.map(({ company }) => company), ...identified];
    this.numbered = new Set(numbered.map(({ company_number: number }) => number));
    this.postcodes = new Set(pages.flatMap(({ postcodes }) => postcodes.map(({ value }) => value)));
    this.hasUkBrand = brand.names.some((name) => name.endsWith('UK'));
  }

  of(key: string): readonly NameEntry[] {
    return this.index.companiesNamed(key);
  }

  /** Companies with the printed legal form, else with any; printed brackets distinguish some of them. */
  ofPrinted(key: string, form: string, printed: string): readonly NameEntry[] {
    const all = this.hasUkBrand
      ? [...this.index.find(key), ...this.namedLikeBrand(key)]
      : this.index.find(key);
    const sameForm = all.filter((entry) => entry.form === form);
    const others = mayBeCouncil(printed) ? [] : all.filter(({ kind }) => kind !== 'loose');
    const entries = sameForm.length > 0 ? sameForm : others;
    // A company that prints its own number beside its former name means itself, even if another company has
    // that name now.
    const isFormerSettled = entries.some((entry) => entry.kind === 'former' && this.isNumbered(entry));
    const named = isFormerSettled ? entries : preferred(entries, ({ kind }) => kind !== 'former');
    if (named.length < 2) return named;
    const settled = this.settle(named);
    if (settled.length < named.length) return settled;
    const asPrinted = spelling(printed);
    return preferred(
      this.ofNation(key, named),
      ({ name }) => spelling(name) === asPrinted || this.isOfBrand(name),
    );
  }

  /**
   * Of companies on different registers, keeps those on the register that the words after the name, or all
   * addresses, point to.
   */
  private ofNation(key: string, entries: readonly NameEntry[]): readonly NameEntry[] {
    const nationOf = ({ company }: NameEntry) => nationOfNumber(company.company_number);
    if (new Set(entries.map(nationOf)).size < 2) return entries;
    const nation = this.nationSaidOf(key) ?? nationOfAddresses(this.site.pages);
    return nation ? preferred(entries, (entry) => nationOf(entry) === nation) : entries;
  }

  /** Undefined if the words after this name say no register, or several. */
  private nationSaidOf(key: string): Nation | undefined {
    const said = new Set<Nation>();
    for (const page of this.site.pages)
      for (const { starts, end } of page.names) {
        const nation = starts.some((start) => start.key === key) ? nationSaidAfter(page, end) : undefined;
        if (nation) said.add(nation);
      }
    return said.size === 1 ? [...said][0] : undefined;
  }

  /** "Acme Ltd" on acmeuk.co.uk may mean ACME UK LIMITED even if ACME LIMITED exists. */
  private namedLikeBrand(key: string): readonly NameEntry[] {
    const withUk = `${key}UK`;
    if (!this.site.brand.names.includes(withUk) || this.index.companiesNamed(key).length === 0) return [];
    return this.index.companiesNamed(withUk).filter(({ kind }) => kind === 'current');
  }

  /** Whether the site calls itself by this spelling: THE ACME COMPANY at theacmecompany.co.uk. */
  private isOfBrand(name: string): boolean {
    const words = squash(spelling(name));
    return /^THE|UK$/.test(words) && this.site.brand.names.includes(words);
  }

  private readonly isNumbered = ({ company }: NameEntry) => this.numbered.has(company.company_number);

  readonly isCorroborated = ({ company }: NameEntry) =>
    this.numbered.has(company.company_number) || this.postcodes.has(company.registered_postcode);

  /**
   * Chooses, of several companies with the name, the one whose number is printed on the site, else the one
   * whose postcode is, else the only one that another register gives the site.
   */
  settle(entries: readonly NameEntry[]): readonly NameEntry[] {
    const corroborated = preferred(preferred(entries, this.isNumbered), this.isCorroborated);
    return preferred(corroborated, ({ company }) => publicRegisterWeight(company) > 0);
  }
}
