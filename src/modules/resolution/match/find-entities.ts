import { lookUpKey } from '../extract/legal-name.ts';
import type { NameSpan, PageReading } from '../extract/page-reading.ts';
import { preferred } from '../extract/search.ts';
import { isCapitalised } from '../extract/tokens.ts';
import type { Brand } from './brand.ts';
import { blockAt, type Entity, isVerifiedNumber, type Mention } from './entity.ts';
import { addForeignTwins } from './foreign-twins.ts';
import { likeness } from './likeness.ts';
import { type NameEntry, NameIndex } from './name-index.ts';
import { followsCapital, isNameLike, isSmallWordAt, mayBeCouncil, spelling } from './printed-name.ts';
import { type HeldNumber, heldNumbers, numberPlaces, type PagesAndRows } from './printed-numbers.ts';
import type { RegisteredCompany } from './register-reader.ts';

const MENTIONS_EACH_MAX = 60;
const BARE_SEARCHES_MAX = 16;
const BARE_KEY_MIN = 5;
const MISPRINT_WINDOW = 160;
const MISPRINT_LIKENESS = 0.6;

export interface SiteToRead extends PagesAndRows {
  brand: Brand;
}

/** Every organisation that the pages name, with each place where they do. The registered spelling decides what a name is. */
export function findEntities(site: SiteToRead): Entity[] {
  const builder = new EntityBuilder(site);
  const unknown = builder.readNames();
  builder.readNumbers();
  builder.readUnknownNames(unknown);
  builder.joinMisprintedNames();
  builder.readBareNames();
  const entities = builder.entities();
  return [...entities, ...addForeignTwins(entities, site.pages)];
}

interface PageName {
  page: PageReading;
  span: NameSpan;
}

class EntityBuilder {
  private readonly site: SiteToRead;
  private readonly index: NameIndex;
  private readonly held: readonly HeldNumber[];
  /** Numbers of companies that are identified by one, also by one of another register. */
  private readonly numbered: Set<string>;
  private readonly postcodes: Set<string | null>;
  private readonly siteKey: string;
  private readonly found = new Map<string, Entity>();

  constructor(site: SiteToRead) {
    const { pages, companies, squashed } = site;
    this.site = site;
    // A database answers in any order.
    this.index = new NameIndex([...companies].sort((a, b) => (a.company_number < b.company_number ? -1 : 1)));
    this.held = heldNumbers(site);
    const identified = companies.filter(({ identifiers = [] }) => identifiers.length > 0);
    const numbered = [...this.held.map(({ company }) => company), ...identified];
    this.numbered = new Set(numbered.map(({ company_number: number }) => number));
    this.postcodes = new Set(pages.flatMap(({ postcodes }) => postcodes.map(({ value }) => value)));
    this.siteKey = [...squashed.values()].map(({ key }) => key).join(' ');
  }

  entities(): Entity[] {
    return [...this.found.values()];
  }

  /** The names that the register does not hold are handed back. */
  readNames(): PageName[] {
    const printed = this.site.pages.flatMap((page) => page.names.map((span) => ({ page, span })));
    return printed.filter((name) => !this.readName(name));
  }

  /** False when the register holds none of the names that the words may be. */
  private readName({ page, span: { starts, end, form, foreign } }: PageName): boolean {
    const options = starts
      .map(({ start, key }) => ({ start, entries: this.entriesOf(key, form, page.text.slice(start, end)) }))
      .filter(({ entries }) => entries.length > 0);
    const settled = options.find(({ entries }) => entries.some(this.isCorroborated));
    const chosen = settled ?? options.find(({ start }) => !isSmallWordAt(page.text, start)) ?? options[0];
    if (!chosen || (foreign && !settled)) return false;
    const entries = this.settle(chosen.entries);
    const place = { start: chosen.start, end, form: 'name', bearers: entries.length } as const;
    const mayBeLonger = followsCapital(page.text, chosen.start);
    for (const { company, kind, form: registered } of entries) {
      const full = registered === form || registered === '';
      this.addMention(company, page, { ...place, kind, full, mayBeLonger });
    }
    return true;
  }

  /** Companies with the printed legal form, else with any; printed brackets tell some of them apart. */
  private entriesOf(key: string, form: string, printed: string): readonly NameEntry[] {
    const all = this.index.find(key);
    const sameForm = all.filter((entry) => entry.form === form);
    const others = mayBeCouncil(printed) ? [] : all.filter(({ kind }) => kind !== 'loose');
    const entries = sameForm.length > 0 ? sameForm : others;
    // A company that prints its own number beside its former name means itself, even if another has that name now.
    const isFormerSettled = entries.some((entry) => entry.kind === 'former' && this.isNumbered(entry));
    const bearers = isFormerSettled ? entries : preferred(entries, ({ kind }) => kind !== 'former');
    if (bearers.length < 2) return bearers;
    const asPrinted = spelling(printed);
    return preferred(bearers, ({ name }) => spelling(name) === asPrinted);
  }

  private readonly isNumbered = ({ company }: NameEntry) => this.numbered.has(company.company_number);

  private readonly isCorroborated = ({ company }: NameEntry) =>
    this.numbered.has(company.company_number) || this.postcodes.has(company.registered_postcode);

  /** Of several companies with the name, the one whose number is printed on the site, else the one whose postcode is. */
  private settle(entries: readonly NameEntry[]): readonly NameEntry[] {
    return preferred(preferred(entries, this.isNumbered), this.isCorroborated);
  }

  readNumbers(): void {
    for (const { company, page, start, end, number } of numberPlaces(this.site, this.held, this.siteKey))
      this.addMention(company, page, { start, end, form: 'number', full: false, number });
  }

  readUnknownNames(unknown: readonly PageName[]): void {
    for (const { page, span } of unknown) {
      const name = page.text.slice(span.printedStart, span.end).replace(/\s+/g, ' ').trim();
      const core = page.text.slice(span.printedStart, span.coreEnd);
      if (!isNameLike(name, core, span) || mayBeCouncil(name)) continue;
      const key = lookUpKey(name);
      const type = span.foreign ? 'foreign' : 'unregistered';
      const id = `${type}:${key}`;
      const entity = this.found.get(id) ?? this.open({ id, type, name, key, country: span.country });
      const { printedStart: start, end } = span;
      this.add(entity, page, { start, end, form: 'name', full: true, kind: 'other' });
    }
  }

  /** A name that the register does not hold, right before the number of a company called much like it, is that company's. */
  joinMisprintedNames(): void {
    const numbers = this.entities().flatMap((entity) =>
      entity.mentions.filter(isVerifiedNumber).map((mention) => ({ entity, mention })),
    );
    for (const { id, type, key, mentions } of this.entities()) {
      if (type !== 'unregistered') continue;
      for (const { page, block, start, end } of mentions) {
        const holder = numbers.find(
          ({ entity, mention }) =>
            mention.page === page &&
            mention.start > end &&
            mention.start - end < MISPRINT_WINDOW &&
            likeness(entity.key, key) > MISPRINT_LIKENESS,
        )?.entity;
        if (!holder) continue;
        const name = { form: 'name', kind: 'near', full: true, bearers: 1 } as const;
        holder.mentions.push({ page, block, start, end, ...name });
        this.found.delete(id);
      }
    }
  }

  /** Names without their legal form: of companies met otherwise, of the brand, and where the words announce a name. */
  readBareNames(): void {
    const met = this.entities().filter(({ company }) => company !== null);
    const keys = new Set([
      ...met.slice(0, BARE_SEARCHES_MAX).flatMap(({ key }) => (key.length >= BARE_KEY_MIN ? key : [])),
      ...this.site.brand.names,
      ...this.site.pages.flatMap(({ bareNames }) => bareNames),
    ]);
    for (const key of keys) this.readBareName(key);
  }

  private readBareName(key: string): void {
    const named = this.index.bearersOf(key);
    if (named.length === 0 || !this.siteKey.includes(key)) return;
    const entries = this.settle(named);
    const bearers = entries.length;
    for (const page of this.site.pages)
      for (const { start, end } of this.site.squashed.get(page)?.find(key) ?? []) {
        if (!isNameAlone(page, start, end)) continue;
        const place = { start, end, form: 'bare', kind: 'current', bearers } as const;
        const mayBeLonger = followsCapital(page.text, start);
        for (const { company, form } of entries) {
          // One ordinary word is no name in full, nor is a former name.
          const { company_name: name } = company;
          const full = form === '' && name.trim().includes(' ') && lookUpKey(name) === key;
          this.addMention(company, page, { ...place, full, mayBeLonger });
        }
      }
  }

  private addMention(company: RegisteredCompany, page: PageReading, mention: PlacedMention): void {
    const { company_number: id, company_name: name } = company;
    const known = this.found.get(id);
    this.add(known ?? this.open({ id, type: 'company', name, key: lookUpKey(name), company }), page, mention);
  }

  private open(about: Pick<Entity, 'id' | 'type' | 'name' | 'key'> & Partial<Entity>): Entity {
    const entity = { company: null, country: null, twinOf: null, mentions: [], ...about };
    this.found.set(entity.id, entity);
    return entity;
  }

  private add(entity: Entity, page: PageReading, mention: PlacedMention): void {
    if (entity.mentions.length >= MENTIONS_EACH_MAX) return;
    entity.mentions.push({ page, block: blockAt(page, mention.start), ...mention });
  }
}

type PlacedMention = Omit<Mention, 'page' | 'block'>;

/** The words begin with a capital, and are not part of a web address or of a name with a legal form. */
function isNameAlone({ text, names }: PageReading, start: number, end: number): boolean {
  const isAddress =
    /[@/.-]/.test(text.charAt(start - 1)) || /^\.(?:co|com|org|net|uk|io)\b/.test(text.slice(end, end + 5));
  const isInside = ({ printedStart, starts, end: nameEnd }: NameSpan) =>
    start < nameEnd && end > Math.min(printedStart, starts.at(-1)?.start ?? printedStart);
  return !isAddress && isCapitalised(text.slice(start, start + 2)) && !names.some(isInside);
}
