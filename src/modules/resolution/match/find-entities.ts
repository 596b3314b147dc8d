import { editDistance } from '../../../shared/edit-distance.ts';
import type { ExtractedPage, NameSpan } from '../extract/extracted-page.ts';
import { legalFormClass, lookUpKey } from '../extract/legal-name.ts';
import { isCapitalised } from '../extract/tokens.ts';
import { blockAt, type Entity, isVerifiedNumber, type Mention } from './entity.ts';
import { addForeignTwins } from './foreign-twins.ts';
import { likeness } from './likeness.ts';
import { articleBefore, followsCapital, isNameLike, isSmallWordAt, mayBeCouncil } from './printed-name.ts';
import { numberPlaces, type RegisteredNumber, registeredNumbers } from './printed-numbers.ts';
import type { RegisteredCompany } from './register-lookup.ts';
import { type BrandedSite, SameNamedCompanies } from './same-named.ts';

/** Names, bare names and numbers each: a name in every line must not hide the number. */
const MENTIONS_EACH_MAX = 60;
const BARE_SEARCHES_MAX = 16;
const BARE_KEY_MIN = 5;
const MISPRINT_WINDOW = 160;
const MISPRINT_LIKENESS = 0.6;

/**
 * Every organisation that the pages name, with each place where they do. The registered spelling decides what
 * a name is.
 */
export function findEntities(site: BrandedSite): Entity[] {
  const builder = new EntityBuilder(site);
  const unknown = builder.readNames();
  builder.readNumbers();
  builder.readUnknownNames(unknown);
  builder.joinMisprintedNames();
  builder.joinSimilarNames();
  builder.readBareNames();
  const entities = builder.entities();
  return [...entities, ...addForeignTwins(entities, site.pages)];
}

interface PageName {
  page: ExtractedPage;
  span: NameSpan;
}

class EntityBuilder {
  private readonly site: BrandedSite;
  private readonly numbers: readonly RegisteredNumber[];
  private readonly sameNamed: SameNamedCompanies;
  private readonly siteKey: string;
  private readonly found = new Map<string, Entity>();

  constructor(site: BrandedSite) {
    this.site = site;
    this.numbers = registeredNumbers(site);
    this.sameNamed = new SameNamedCompanies(site, this.numbers);
    this.siteKey = [...site.squashed.values()].map(({ key }) => key).join(' ');
  }

  entities(): Entity[] {
    return [...this.found.values()];
  }

  /** Returns the names that are not on the register. */
  readNames(): PageName[] {
    const printed = this.site.pages.flatMap((page) => page.names.map((span) => ({ page, span })));
    return printed.filter((name) => !this.readName(name));
  }

  /** False if the register has none of the names that the words may be. */
  private readName({ page, span: { starts, end, form, foreign } }: PageName): boolean {
    const options = starts
      .map(({ start, key }) => {
        const article = articleBefore(page.text, start);
        return { start, entries: this.sameNamed.ofPrinted(key, form, article + page.text.slice(start, end)) };
      })
      .filter((option) => option.entries.length > 0);
    const settled = options.find((option) => option.entries.some(this.sameNamed.isCorroborated));
    const chosen = settled ?? options.find(({ start }) => !isSmallWordAt(page.text, start)) ?? options[0];
    if (!chosen || (foreign && !settled)) return false;
    const entries = this.sameNamed.settle(chosen.entries);
    const place = { start: chosen.start, end, form: 'name', companyCount: entries.length } as const;
    const mayBeLonger = followsCapital(page.text, chosen.start);
    for (const { company, kind, form: registered } of entries) {
      const full = kind !== 'trading' && (registered === form || registered === '');
      this.addMention(company, page, { ...place, kind, full, mayBeLonger });
    }
    return true;
  }

  readNumbers(): void {
    for (const { company, page, start, end, number } of numberPlaces(this.site, this.numbers, this.siteKey))
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

  /**
   * An unregistered name right before the number of a company with a similar name is a misprint of that
   * company's name.
   */
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
        const name = { form: 'name', kind: 'near', full: true, companyCount: 1 } as const;
        holder.mentions.push({ page, block, start, end, ...name });
        this.found.delete(id);
      }
    }
  }

  /**
   * An unregistered name may be a misspelling: it becomes a mention of each company with a similar name.
   */
  joinSimilarNames(): void {
    const { similar = [] } = this.site;
    if (similar.length === 0) return;
    for (const { id, type, name: printed, mentions } of this.entities()) {
      const meant = type === 'unregistered' ? similar.filter((company) => isMisspelt(printed, company)) : [];
      if (meant.length === 0) continue;
      this.found.delete(id);
      const name = { form: 'name', kind: 'near', full: true, companyCount: meant.length } as const;
      for (const { page, start, end } of mentions)
        for (const company of meant) this.addMention(company, page, { start, end, ...name });
    }
  }

  /**
   * Names without a legal form: those of companies that were found already, that of the brand, and those that
   * the words around them announce.
   */
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
    const named = this.sameNamed.of(key);
    if (named.length === 0 || !this.siteKey.includes(key)) return;
    const entries = this.sameNamed.settle(named);
    const companyCount = entries.length;
    for (const page of this.site.pages)
      for (const { start, end } of this.site.squashed.get(page)?.find(key) ?? []) {
        if (!isNameAlone(page, start, end)) continue;
        const place = { start, end, form: 'bare', companyCount } as const;
        const mayBeLonger = followsCapital(page.text, start);
        for (const { company, form, kind: nameKind } of entries) {
          // A name of one word may be an ordinary word, and a former name is not the name.
          const { company_name: name } = company;
          const full = form === '' && name.trim().includes(' ') && lookUpKey(name) === key;
          const kind = nameKind === 'trading' ? 'trading' : 'current';
          this.addMention(company, page, { ...place, kind, full, mayBeLonger });
        }
      }
  }

  private addMention(company: RegisteredCompany, page: ExtractedPage, mention: PlacedMention): void {
    const { company_number: id, company_name: name } = company;
    const known = this.found.get(id);
    this.add(known ?? this.open({ id, type: 'company', name, key: lookUpKey(name), company }), page, mention);
  }

  private open(about: Pick<Entity, 'id' | 'type' | 'name' | 'key'> & Partial<Entity>): Entity {
    const entity = { company: null, country: null, twinOf: null, mentions: [], ...about };
    this.found.set(entity.id, entity);
    return entity;
  }

  private add(entity: Entity, page: ExtractedPage, mention: PlacedMention): void {
    const sameForm = entity.mentions.filter(({ form }) => form === mention.form);
    if (sameForm.length >= MENTIONS_EACH_MAX) return;
    entity.mentions.push({ page, block: blockAt(page, mention.start), ...mention });
  }
}

const MISSPELT_LIKENESS = 0.8;
const MISSPELT_ERRORS = 2;

/**
 * Whether a printed name may be the company's with an error or two, or with a word left out, and the same
 * legal form.
 */
function isMisspelt(printed: string, { company_name, previous_names }: RegisteredCompany): boolean {
  const key = lookUpKey(printed);
  const form = legalFormClass(printed);
  return [company_name, ...previous_names].some((name) => {
    if (legalFormClass(name) !== form) return false;
    const own = lookUpKey(name);
    if (likeness(own, key) >= MISSPELT_LIKENESS) return true;
    return key.length > 3 * MISSPELT_ERRORS && editDistance(own, key, MISSPELT_ERRORS) <= MISSPELT_ERRORS;
  });
}

type PlacedMention = Omit<Mention, 'page' | 'block'>;

/** The words begin with a capital, and are not part of a web address or of a name with a legal form. */
function isNameAlone({ text, names }: ExtractedPage, start: number, end: number): boolean {
  const isAddress =
    /[@/.-]/.test(text.charAt(start - 1)) || /^\.(?:co|com|org|net|uk|io)\b/.test(text.slice(end, end + 5));
  const isInside = ({ printedStart, starts, end: nameEnd }: NameSpan) =>
    start < nameEnd && end > Math.min(printedStart, starts.at(-1)?.start ?? printedStart);
  return !isAddress && isCapitalised(text.slice(start, start + 2)) && !names.some(isInside);
}
