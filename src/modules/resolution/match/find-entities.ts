import { editDistance } from '../../../shared/edit-distance.ts';
import { legalFormClass, lookUpKey } from '../extract/legal-name.ts';
import { isDummyNumber } from '../extract/number-tokens.ts';
import type { NameSpan, NumberToken, PageReading } from '../extract/page-reading.ts';
import { isCapitalised } from '../extract/tokens.ts';
import type { Brand } from './brand.ts';
import { blockAt, type Entity, type Mention } from './entity.ts';
import { addForeignTwins } from './foreign-twins.ts';
import { holderNamed, NumberWindow } from './holder-named.ts';
import { likeness } from './likeness.ts';
import { type NameEntry, NameIndex } from './name-index.ts';
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
  await builder.readUnknownNames(unknown);
  builder.joinMisprintedNames();
  builder.readBareNames();
  builder.dropShadowed();
  const entities = builder.entities();
  return [...entities, ...addForeignTwins(entities)];
}

class EntityBuilder {
  private readonly pages: readonly PageReading[];
  private readonly brand: Brand;
  private readonly register: Pick<RegisterReader, 'findByName'>;
  private readonly index: NameIndex;
  private readonly byNumber: Map<string, RegisteredCompany>;
  private readonly found = new Map<string, Entity>();
  private readonly printedNumbers: Set<string>;
  private readonly postcodes: Set<string>;
  private readonly squashed: ReadonlyMap<PageReading, SquashedText>;
  private readonly siteKey: string;

  constructor({ pages, brand, companies, register, squashed }: SiteToRead) {
    this.pages = pages;
    this.brand = brand;
    this.register = register;
    // A database answers in any order.
    this.index = new NameIndex([...companies].sort((a, b) => (a.company_number < b.company_number ? -1 : 1)));
    this.byNumber = new Map(companies.map((company) => [company.company_number, company]));
    this.printedNumbers = new Set(
      pages.flatMap(({ numbers }) => numbers.flatMap(({ readings }) => readings.map(({ number }) => number))),
    );
    this.postcodes = new Set(pages.flatMap(({ postcodes }) => postcodes.map(({ value }) => value)));
    this.squashed = squashed;
    this.siteKey = [...squashed.values()].map(({ key }) => key).join(' ');
  }

  entities(): Entity[] {
    return [...this.found.values()];
  }

  /** The names that the register does not hold are handed back. */
  readNames(): { page: PageReading; span: NameSpan }[] {
    const unknown: { page: PageReading; span: NameSpan }[] = [];
    for (const page of this.pages) {
      for (const span of page.names) if (!this.readName(page, span)) unknown.push({ page, span });
    }
    return unknown;
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
    const printed = { start: chosen.start, end: span.end };
    const entries = this.settle(chosen.entries);
    for (const entry of entries) {
      this.add(this.companyEntity(entry.company), page, {
        ...printed,
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
    const literal = preferred.filter(({ name }) => spelling(name) === spelling(printed));
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

  async readUnknownNames(unknown: readonly { page: PageReading; span: NameSpan }[]): Promise<void> {
    const printed = unknown.flatMap(({ page, span }) => {
      const name = page.text.slice(span.printedStart, span.end).replace(/\s+/g, ' ').trim();
      const core = page.text.slice(span.printedStart, span.coreEnd);
      return isNameLike(core, span) ? [{ page, span, name, key: lookUpKey(name) }] : [];
    });
    const counts = new Map<string, number>();
    for (const { span, key } of printed)
      if (!span.foreign && key.length >= SIMILAR_KEY_MIN) counts.set(key, (counts.get(key) ?? 0) + 1);
    const similar = new Map<string, RegisteredCompany[]>();
    // A search for misspelt names is dear, and tells nothing where a company prints its number.
    const isNumbered = this.entities().some(({ mentions }) =>
      mentions.some(({ number }) => (number?.holder.near ?? 0) > 0),
    );
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
      const place = { start: span.printedStart, end: span.end, form: 'name' as const };
      const near = similar.get(key) ?? [];
      for (const company of near)
        this.add(this.companyEntity(company), page, {
          ...place,
          kind: 'near',
          full: true,
          bearers: near.length,
        });
      if (near.length > 0) continue;
      const type = span.foreign ? 'foreign' : 'unregistered';
      const entity = this.entity(`${type}:${key}`, () => ({ type, name, key, country: span.country }));
      this.add(entity, page, { ...place, kind: 'other', full: true });
    }
  }

  /** Registered names that are one or two typing errors away. */
  private async findSimilar(name: string, form: string): Promise<RegisteredCompany[]> {
    const key = lookUpKey(name);
    const errorsMax = key.length >= 14 ? 2 : 1;
    const hits = await this.register.findByName(name, { limit: 8 });
    const scored = hits
      .map(({ company, matchedName }) => ({ company, name: matchedName ?? company.company_name }))
      .filter((hit) => legalFormClass(hit.name) === form && digitsOf(lookUpKey(hit.name)) === digitsOf(key))
      .map((hit) => ({ ...hit, errors: editDistance(key, lookUpKey(hit.name), errorsMax) }))
      .filter(({ errors }) => errors <= errorsMax);
    const best = Math.min(...scored.map(({ errors }) => errors));
    return scored.filter(({ errors }) => errors === best).map(({ company }) => company);
  }

  readNumbers(): void {
    for (const page of this.pages) for (const token of page.numbers) this.readNumber(page, token);
  }

  private readNumber(page: PageReading, token: NumberToken): void {
    const held = token.readings.filter(({ number }) => this.byNumber.has(number));
    if (held.length === 0) return;
    const window = new NumberWindow(
      page.text.slice(Math.max(0, token.start - HOLDER_WINDOW), token.end + HOLDER_WINDOW),
    );
    for (const { number, how } of held) {
      const company = this.byNumber.get(number);
      if (!company) continue;
      const holder = holderNamed(company, window, this.siteKey);
      const isAtPostcode = page.postcodes.some(
        ({ value, start }) =>
          value === company.registered_postcode && Math.abs(start - token.start) < POSTCODE_WINDOW,
      );
      if (isDummyNumber(token.digits) && holder.near === 0) continue;
      const isPlausible = holder.near > 0 || (isAtPostcode && /compan|regist|SC|NI|LLP/i.test(window.text));
      if (how === 'guessed' && !isPlausible) continue;
      this.add(this.companyEntity(company), page, {
        start: token.start,
        end: token.end,
        form: 'number',
        full: false,
        number: {
          how,
          label: token.label,
          crowded: token.crowded,
          digits: token.digits,
          holder,
          isAtPostcode,
        },
      });
    }
  }

  /** A name that the register does not hold, right before the number of a company called much like it, is that company's. */
  joinMisprintedNames(): void {
    const numbers = this.entities().flatMap((entity) =>
      entity.mentions.flatMap((mention) =>
        mention.number && mention.number.holder.near > 0 ? [{ entity, mention }] : [],
      ),
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
        holder.entity.mentions.push({
          page,
          block,
          start,
          end,
          form: 'name',
          kind: 'near',
          full: true,
          bearers: 1,
        });
        this.found.delete(printed.id);
      }
    }
  }

  /** Names without their legal form: of companies met otherwise, of the brand, and where the words announce a name. */
  readBareNames(): void {
    const met = [...this.found.values()]
      .filter(({ company }) => company !== null)
      .slice(0, BARE_SEARCHES_MAX);
    const keys = new Set(met.map(({ key }) => key).filter((key) => key.length >= 5));
    for (const key of keys) this.readBareName(key);
    const announced = new Map(this.pages.flatMap(({ bareNames }) => bareNames.map(({ key }) => [key, true])));
    for (const key of [...this.brand.names, ...announced.keys()]) {
      if (keys.has(key) || this.index.find(key).length === 0) continue;
      keys.add(key);
      this.readBareName(key);
    }
  }

  private readBareName(key: string): void {
    const entries = this.settle(this.index.find(key).filter(({ kind }) => kind !== 'loose'));
    if (entries.length === 0 || !this.siteKey.includes(key)) return;
    for (const page of this.pages) {
      for (const { start, end } of this.squashed.get(page)?.find(key) ?? []) {
        const isAddress =
          /[@/.-]/.test(page.text.charAt(start - 1)) ||
          /^\.(?:co|com|org|net|uk|io)\b/.test(page.text.slice(end, end + 5));
        if (
          isAddress ||
          !isCapitalised(page.text.slice(start, start + 2)) ||
          this.isInsideName(page, start, end)
        )
          continue;
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

  private isInsideName(page: PageReading, start: number, end: number): boolean {
    return page.names.some((span) => {
      const from = Math.min(span.printedStart, span.starts.at(-1)?.start ?? span.printedStart);
      return start < span.end && end > from;
    });
  }

  /** A bare name inside a longer name of another company is no mention: "Acme Homes" says nothing of Acme. */
  dropShadowed(): void {
    const spans = this.entities().flatMap(({ id, mentions }) =>
      mentions
        .filter(({ form }) => form === 'bare')
        .map(({ page, start, end }) => ({ id, page, start, end })),
    );
    for (const entity of this.found.values()) {
      entity.mentions = entity.mentions.filter(
        (mention) =>
          mention.form !== 'bare' ||
          !spans.some(
            (other) =>
              other.id !== entity.id &&
              other.page === mention.page &&
              other.start <= mention.start &&
              other.end >= mention.end &&
              other.end - other.start > mention.end - mention.start,
          ),
      );
    }
    for (const [id, { mentions }] of this.found) if (mentions.length === 0) this.found.delete(id);
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

/** Alpha 1 and Alpha 2 are two companies, not one and a typing error. */
const digitsOf = (key: string) => key.replace(/\D/g, '');

/** One ordinary word is no name in full. */
function nameHasWords(company: RegisteredCompany): boolean {
  return company.company_name.trim().includes(' ');
}
