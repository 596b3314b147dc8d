import { editDistance } from '../../../shared/edit-distance.ts';
import { legalFormClass, lookUpKey } from '../extract/legal-name.ts';
import { numberLabelOf } from '../extract/number-labels.ts';
import { isDummyNumber } from '../extract/number-tokens.ts';
import type { NameSpan, NumberReadingHow, NumberToken, PageReading } from '../extract/page-reading.ts';
import { isCapitalised } from '../extract/tokens.ts';
import type { TextRange } from '../html/index.ts';
import type { Brand } from './brand.ts';
import { blockAt, type Entity, isVerifiedNumber, type Mention } from './entity.ts';
import { addForeignTwins } from './foreign-twins.ts';
import { holderNamed, NumberWindow } from './holder-named.ts';
import { likeness } from './likeness.ts';
import { type NameEntry, NameIndex } from './name-index.ts';
import { printedIdentifiers } from './printed-identifiers.ts';
import { followsCapital, isNameLike, isSmallWordAt, spelling } from './printed-name.ts';
import type { RegisteredCompany, RegisterReader } from './register-reader.ts';
import type { SquashedText } from './squashed-text.ts';

const HOLDER_WINDOW = 350;
const POSTCODE_WINDOW = 500;
const SIMILAR_NAMES_MAX = 3;
const SIMILAR_KEY_MIN = 8;
const MENTIONS_EACH_MAX = 60;
const BARE_SEARCHES_MAX = 16;
const MISPRINT_WINDOW = 160;
const MISPRINT_LIKENESS = 0.6;

export interface SiteToRead {
  pages: readonly PageReading[];
  brand: Brand;
  companies: readonly RegisteredCompany[];
  squashed: ReadonlyMap<PageReading, SquashedText>;
  register: Pick<RegisterReader, 'findByName'>;
}

/** Every organisation that the pages name, with each place where they do. The registered spelling decides what a name is. */
export async function findEntities(site: SiteToRead): Promise<Entity[]> {
  const builder = new EntityBuilder(site);
  const unknown = builder.readNames();
  builder.readNumbers();
  builder.readIdentifiers();
  await builder.readUnknownNames(unknown);
  builder.joinMisprintedNames();
  builder.readBareNames();
  builder.dropShadowed();
  const entities = builder.entities();
  return [...entities, ...addForeignTwins(entities)];
}

interface PrintedNumber {
  page: PageReading;
  token: NumberToken;
  how: NumberReadingHow;
  company: RegisteredCompany;
}

interface PageName {
  page: PageReading;
  span: NameSpan;
}

class EntityBuilder {
  private readonly site: SiteToRead;
  private readonly index: NameIndex;
  private readonly byNumber: Map<string, RegisteredCompany>;
  private readonly found = new Map<string, Entity>();
  /** Every number that a company of the register has. */
  private readonly printed: PrintedNumber[] = [];
  /** Also of companies that are identified by a number of another register. */
  private readonly printedNumbers: Set<string>;
  private readonly postcodes: Set<string>;
  private readonly siteKey: string;

  constructor(site: SiteToRead) {
    const { pages, companies, squashed } = site;
    this.site = site;
    // A database answers in any order.
    this.index = new NameIndex([...companies].sort((a, b) => (a.company_number < b.company_number ? -1 : 1)));
    this.byNumber = new Map(companies.map((company) => [company.company_number, company]));
    for (const page of pages)
      for (const token of page.numbers)
        for (const { number, how } of token.readings) {
          const company = this.byNumber.get(number);
          if (company) this.printed.push({ page, token, how, company });
        }
    this.printedNumbers = new Set(this.printed.map(({ company }) => company.company_number));
    for (const { company_number: number, identifiers = [] } of companies)
      if (identifiers.length > 0) this.printedNumbers.add(number);
    this.postcodes = new Set(pages.flatMap(({ postcodes }) => postcodes.map(({ value }) => value)));
    this.siteKey = [...squashed.values()].map(({ key }) => key).join(' ');
  }

  entities(): Entity[] {
    return [...this.found.values()];
  }

  /** The names that the register does not hold are handed back. */
  readNames(): PageName[] {
    const printed = this.site.pages.flatMap((page) => page.names.map((span) => ({ page, span })));
    return printed.filter(({ page, span }) => !this.readName(page, span));
  }

  /** False when the register holds none of the names that the words may be. */
  private readName(page: PageReading, span: NameSpan): boolean {
    const options = span.starts
      .map(({ start, key }) => ({
        start,
        entries: this.entriesOf(key, span.form, page.text.slice(start, span.end)),
      }))
      .filter(({ entries }) => entries.length > 0);
    const settled = options.find(({ entries }) => entries.some((entry) => this.isCorroborated(entry)));
    const chosen = settled ?? options.find(({ start }) => !isSmallWordAt(page.text, start)) ?? options[0];
    if (!chosen || (span.foreign && !settled)) return false;
    const entries = this.settle(chosen.entries);
    for (const entry of entries) {
      this.add(this.companyEntity(entry.company), page, {
        start: chosen.start,
        end: span.end,
        form: 'name',
        kind: entry.kind,
        full: entry.form === span.form || entry.form === '',
        formAgrees: entry.form === span.form,
        mayBeLonger: followsCapital(page.text, chosen.start),
        bearers: entries.length,
      });
    }
    return true;
  }

  /** Bearers of the legal form that is printed, else of any; brackets as printed tell some of them apart. */
  private entriesOf(key: string, form: string, printed: string): NameEntry[] {
    const all = this.index.find(key);
    const sameForm = all.filter((entry) => entry.form === form);
    const entries = sameForm.length > 0 ? sameForm : all.filter(({ kind }) => kind !== 'loose');
    const current = entries.filter(({ kind }) => kind !== 'former');
    // Who prints its own number beside a name that it had before means itself, whoever bears that name now.
    const isFormerSettled = entries.some(
      ({ kind, company }) => kind === 'former' && this.printedNumbers.has(company.company_number),
    );
    const preferred = current.length > 0 && !isFormerSettled ? current : entries;
    if (preferred.length < 2) return preferred;
    const asPrinted = spelling(printed);
    const literal = preferred.filter(({ name }) => spelling(name) === asPrinted);
    return literal.length > 0 ? literal : preferred;
  }

  private isCorroborated({ company }: NameEntry): boolean {
    return (
      this.printedNumbers.has(company.company_number) ||
      (company.registered_postcode !== null && this.postcodes.has(company.registered_postcode))
    );
  }

  /** Of several bearers the one whose number is printed on the site, else the one whose postcode is. */
  private settle(entries: readonly NameEntry[]): NameEntry[] {
    const byNumber = entries.filter(({ company }) => this.printedNumbers.has(company.company_number));
    if (byNumber.length > 0) return byNumber;
    const byPostcode = entries.filter((entry) => this.isCorroborated(entry));
    return byPostcode.length > 0 ? byPostcode : [...entries];
  }

  async readUnknownNames(unknown: readonly PageName[]): Promise<void> {
    const printed = unknown.flatMap(({ page, span }) => {
      const name = page.text.slice(span.printedStart, span.end).replace(/\s+/g, ' ').trim();
      const core = page.text.slice(span.printedStart, span.coreEnd);
      const key = lookUpKey(name);
      return isNameLike(name, core, span) && !this.isBrand(span, key) ? [{ page, span, name, key }] : [];
    });
    const counts = new Map<string, number>();
    for (const { span, key } of printed)
      if (!span.foreign && key.length >= SIMILAR_KEY_MIN) counts.set(key, (counts.get(key) ?? 0) + 1);
    const similar = new Map<string, RegisteredCompany[]>();
    // A search for misspelt names is dear, and tells nothing where a company prints its number.
    const isNumbered = this.entities().some(({ mentions }) => mentions.some(isVerifiedNumber));
    const wanted = (isNumbered ? [] : [...counts])
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, SIMILAR_NAMES_MAX);
    await Promise.all(
      wanted.map(async ([key]) => {
        const one = printed.find((other) => other.key === key);
        if (one) similar.set(key, await this.findSimilar(one.name, one.span.form));
      }),
    );
    for (const { page, span, name, key } of printed) {
      const place = { start: span.printedStart, end: span.end, form: 'name', full: true } as const;
      const near = similar.get(key) ?? [];
      for (const company of near)
        this.add(this.companyEntity(company), page, { ...place, kind: 'near', bearers: near.length });
      if (near.length > 0) continue;
      const type = span.foreign ? 'foreign' : 'unregistered';
      const entity = this.entity(`${type}:${key}`, () => ({ type, name, key, country: span.country }));
      this.add(entity, page, { ...place, kind: 'other' });
    }
  }

  /** What looks like a foreign form before the name is a part of the site's own: "SAS Tarn Tools" on sastarntools.co.uk. */
  private isBrand({ foreign, form }: NameSpan, key: string): boolean {
    return foreign && this.site.brand.names.includes(`${form.toUpperCase()}${key}`);
  }

  /** Registered names that are one or two typing errors away. */
  private async findSimilar(name: string, form: string): Promise<RegisteredCompany[]> {
    const key = lookUpKey(name);
    const errorsMax = key.length >= 14 ? 2 : 1;
    const hits = await this.site.register.findByName(name, { limit: 8 });
    const scored = hits
      .map(({ company, matchedName }) => ({ company, name: matchedName ?? company.company_name }))
      .filter((hit) => legalFormClass(hit.name) === form && digitsOf(lookUpKey(hit.name)) === digitsOf(key))
      .map((hit) => ({ ...hit, errors: editDistance(key, lookUpKey(hit.name), errorsMax) }))
      .filter(({ errors }) => errors <= errorsMax);
    const best = Math.min(...scored.map(({ errors }) => errors));
    return scored.filter(({ errors }) => errors === best).map(({ company }) => company);
  }

  readNumbers(): void {
    let window: NumberWindow | undefined;
    let around: NumberToken | undefined;
    for (const { page, token, how, company } of this.printed) {
      const { start, end, crowded, digits } = token;
      if (!window || around !== token) window = this.windowAround(page, token);
      around = token;
      const holder = holderNamed(company, window, this.siteKey);
      const isAtPostcode = page.postcodes.some(
        ({ value, start: at }) =>
          value === company.registered_postcode && Math.abs(at - start) < POSTCODE_WINDOW,
      );
      if (isDummyNumber(digits) && holder.near === 0) continue;
      const isPlausible = holder.near > 0 || (isAtPostcode && /compan|regist|SC|NI|LLP/i.test(window.text));
      if (how === 'guessed' && !isPlausible) continue;
      this.add(this.companyEntity(company), page, {
        start,
        end,
        form: 'number',
        full: false,
        number: { how, label: numberLabelOf(page.text, token), crowded, digits, holder, isAtPostcode },
      });
    }
  }

  private windowAround(page: PageReading, { start, end }: TextRange): NumberWindow {
    const range = {
      start: Math.max(0, start - HOLDER_WINDOW),
      end: Math.min(page.text.length, end + HOLDER_WINDOW),
    };
    return new NumberWindow(page, range, this.site.squashed.get(page)?.keyBetween(range) ?? '');
  }

  /** A charity number or LEI counts as a company's number where a source gives it to the company and the site names it. */
  readIdentifiers(): void {
    for (const page of this.site.pages) {
      for (const { start, end, identifier } of printedIdentifiers(page)) {
        const company = this.site.companies.find(({ identifiers = [] }) =>
          identifiers.some(({ kind, value }) => kind === identifier.kind && value === identifier.value),
        );
        if (!company) continue;
        const holder = holderNamed(company, this.windowAround(page, { start, end }), this.siteKey);
        if (!holder.onSite) continue;
        const number = { how: 'direct', label: 'registered', crowded: false, isAtPostcode: false } as const;
        this.add(this.companyEntity(company), page, {
          start,
          end,
          form: 'number',
          full: false,
          number: { ...number, digits: identifier.value, holder, identifier },
        });
      }
    }
  }

  /** A name that the register does not hold, right before the number of a company called much like it, is that company's. */
  joinMisprintedNames(): void {
    const numbers = this.entities().flatMap((entity) =>
      entity.mentions.filter(isVerifiedNumber).map((mention) => ({ entity, mention })),
    );
    for (const printed of this.entities().filter(({ type }) => type === 'unregistered')) {
      for (const { page, block, start, end } of printed.mentions) {
        const holder = numbers.find(
          ({ entity, mention }) =>
            mention.page === page &&
            mention.start > end &&
            mention.start - end < MISPRINT_WINDOW &&
            likeness(entity.key, printed.key) > MISPRINT_LIKENESS,
        );
        if (!holder) continue;
        const name = { form: 'name', kind: 'near', full: true, bearers: 1 } as const;
        holder.entity.mentions.push({ page, block, start, end, ...name });
        this.found.delete(printed.id);
      }
    }
  }

  /** Names without their legal form: of companies met otherwise, of the brand, and where the words announce a name. */
  readBareNames(): void {
    const met = this.entities()
      .filter(({ company }) => company !== null)
      .slice(0, BARE_SEARCHES_MAX);
    const keys = new Set(met.map(({ key }) => key).filter((key) => key.length >= 5));
    for (const key of keys) this.readBareName(key);
    const announced = this.site.pages.flatMap(({ bareNames }) => bareNames.map(({ key }) => key));
    for (const key of [...this.site.brand.names, ...announced]) {
      if (keys.has(key) || this.index.find(key).length === 0) continue;
      keys.add(key);
      this.readBareName(key);
    }
  }

  private readBareName(key: string): void {
    const entries = this.settle(this.index.find(key).filter(({ kind }) => kind !== 'loose'));
    if (entries.length === 0 || !this.siteKey.includes(key)) return;
    for (const page of this.site.pages) {
      for (const { start, end } of this.site.squashed.get(page)?.find(key) ?? []) {
        if (!isNameAlone(page, start, end)) continue;
        for (const { company, form } of entries)
          this.add(this.companyEntity(company), page, {
            start,
            end,
            form: 'bare',
            kind: 'current',
            full: form === '' && nameHasWords(company),
            bearers: entries.length,
            mayBeLonger: followsCapital(page.text, start),
          });
      }
    }
  }

  /** A bare name inside a longer name of another company is no mention: "Acme Homes" says nothing of Acme. */
  dropShadowed(): void {
    const spans = this.entities().flatMap((entity) =>
      entity.mentions.filter(({ form }) => form === 'bare').map((mention) => ({ entity, mention })),
    );
    const isShadowed = (own: (typeof spans)[number]) =>
      spans.some(({ entity, mention }) => entity !== own.entity && isWithin(own.mention, mention));
    const shadowed = new Set(spans.filter(isShadowed).map(({ mention }) => mention));
    for (const entity of this.entities()) {
      entity.mentions = entity.mentions.filter((mention) => !shadowed.has(mention));
      if (entity.mentions.length === 0) this.found.delete(entity.id);
    }
  }

  private companyEntity(company: RegisteredCompany): Entity {
    return this.entity(company.company_number, () => ({
      type: 'company',
      name: company.company_name,
      key: lookUpKey(company.company_name),
      company,
    }));
  }

  private entity(id: string, make: () => Pick<Entity, 'type' | 'name' | 'key'> & Partial<Entity>): Entity {
    const known = this.found.get(id);
    if (known) return known;
    const entity: Entity = { id, company: null, country: null, twinOf: null, mentions: [], ...make() };
    this.found.set(id, entity);
    return entity;
  }

  private add(entity: Entity, page: PageReading, mention: Omit<Mention, 'page' | 'block'>): void {
    if (entity.mentions.length >= MENTIONS_EACH_MAX) return;
    entity.mentions.push({ page, block: blockAt(page, mention.start), ...mention });
  }
}

/** The words are no part of a web address, begin in capitals and stand in no name with a legal form. */
function isNameAlone({ text, names }: PageReading, start: number, end: number): boolean {
  const isAddress =
    /[@/.-]/.test(text.charAt(start - 1)) || /^\.(?:co|com|org|net|uk|io)\b/.test(text.slice(end, end + 5));
  const isInside = ({ printedStart, starts, end: nameEnd }: NameSpan) =>
    start < nameEnd && end > Math.min(printedStart, starts.at(-1)?.start ?? printedStart);
  return !isAddress && isCapitalised(text.slice(start, start + 2)) && !names.some(isInside);
}

function isWithin({ page, start, end }: Mention, other: Mention): boolean {
  const isLonger = other.end - other.start > end - start;
  return isLonger && other.page === page && other.start <= start && other.end >= end;
}

/** Alpha 1 and Alpha 2 are two companies, not one and a typing error. */
const digitsOf = (key: string) => key.replace(/\D/g, '');

/** One ordinary word is no name in full. */
function nameHasWords(company: RegisteredCompany): boolean {
  return company.company_name.trim().includes(' ');
}
