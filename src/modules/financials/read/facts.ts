import { decodeHTML } from 'entities/decode';
import { type Context, ContextReader } from './context-reader.ts';
import { type ElementRule, type ElementRules, withoutPrefix } from './element-rule.ts';
import { isNegativeBefore, plainText } from './fact-text.ts';
import { saysNobodyEmployed } from './nobody-employed.ts';
import { hasUnseenRows, isInUnseenRow, type PrintedAmounts, printedAmounts } from './printed-amounts.ts';
import { type MarkupConsumer, type OpenTag, scanMarkup } from './scan-markup.ts';
import { ENTITY_TAGS, FIGURE_NAMES, FIGURE_TAGS, OWNER_NAMES } from './tags.ts';

/** A value that the document tags, as it is written. */
export interface Fact {
  /** The tag without its prefix. */
  name: string;
  context: Context;
  /** `GBP`; null for a number of things and for text. */
  currency: string | null;
  text: string;
  /** Without its prefix. */
  format: string;
  scale: number;
  /** The tag says that it is below zero. */
  isTaggedNegative: boolean;
  /** The page prints a bracket or a minus before it. */
  isPrintedNegative: boolean;
  /** The page does not show it. */
  isHidden: boolean;
  /** In a row of the page that is not shown. */
  isInUnseenRow: boolean;
}

export interface Facts {
  figures: Fact[];
  /** The statements of the document about itself. */
  entity: Fact[];
  /** What shows whose figures they are. */
  owner: Fact[];
  /** The identifiers of the company that contexts name after the register, each as often as it occurs. */
  identifiers: string[];
  /** The page says, without tags, that nobody was employed in the period, and in the one before. */
  nobodyEmployed: readonly [now: boolean, before: boolean];
  /** Only of a document with figures in rows that are not shown. */
  printed: PrintedAmounts | undefined;
  /** The address of the schema that it names first, of those of the UK if there are any. */
  taxonomy: string | null;
  /** Tags of a taxonomy of the UK; of any. */
  ukTags: number;
  allTags: number;
}

/**
 * The statements of a document, to be put together when all of it was seen: contexts often follow the facts.
 */
interface RawFact {
  tag: OpenTag;
  name: string;
  kind: FactKind;
  to: number;
  isHidden: boolean;
}

type FactKind = 'figures' | 'entity' | 'owner';

/** A piece of a fact that continues elsewhere. */
interface Piece {
  tag: OpenTag;
  to: number;
}

const FACT_NAMES = [...FIGURE_NAMES, ...OWNER_NAMES, ...Object.keys(ENTITY_TAGS)];

const UK_NAMESPACE = /frc\.org\.uk|xbrl\.org\/uk\/|companieshouse\.gov\.uk|govtalk\.gov\.uk/;

/**
 * Reports of listed companies are tagged twice: for the register of the UK, and for the exchanges by another
 * taxonomy.
 */
const UK_TARGET = 'UKFRS';

export const isUkTaxonomy = (address: string) => UK_NAMESPACE.test(address);

/**
 * The facts of a document. Its bytes are taken as Latin-1, which costs nothing, and the few texts that matter
 * are decoded one by one.
 */
export function readFacts(bytes: Buffer): Facts {
  const text = textOf(bytes);
  const collector = new FactCollector(text);
  scanMarkup(text, collector);
  return collector.finish();
}

/** UTF-16 is turned into UTF-8 first; it is rare. */
function textOf(bytes: Buffer): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!isLittle && !isBig) return bytes.toString('latin1');
  const pairs = isBig ? Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16() : bytes;
  return Buffer.from(pairs.toString('utf16le')).toString('latin1');
}

const ASCII = /^[\0-\x7f]*$/;
const CONTINUATIONS_MAX = 100;
/** Figures, dates, names and addresses are shorter, with all the markup of their page. */
const FACT_MARKUP_MAX = 20_000;

class FactCollector implements MarkupConsumer {
  readonly #text: string;
  readonly #decode: (raw: string) => string;
  readonly #contexts: ContextReader;
  readonly #facts: RawFact[] = [];
  /** Open facts, whose ends have not been read; they may be nested. */
  readonly #open: (RawFact | null)[] = [];
  readonly #continued = new Map<string, Piece>();
  /** The open piece of a continued fact. */
  #piece: Piece | undefined;
  #isInHidden = false;
  readonly #namespaces = new Map<string, string>();
  #hasUkTarget = false;
  #taxonomy: string | null = null;
  #ukTags = 0;
  #allTags = 0;
  readonly #hasUnseenRows: boolean;

  constructor(text: string) {
    this.#text = text;
    this.#hasUnseenRows = hasUnseenRows(text);
    this.#contexts = new ContextReader(text);
    const declared = /encoding=["']([\w-]+)/.exec(text.slice(0, 200))?.[1] ?? '';
    const isLatin = /^(iso-8859-1|windows-1252|latin1)$/i.test(declared);
    // Only what is not ASCII needs decoding.
    this.#decode = isLatin
      ? (raw) => raw
      : (raw) => (ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString());
  }

  static readonly #inlineFact: ElementRule<FactCollector> = {
    open: (collector, tag) => collector.#openFact(tag, tag.attributes.get('name') ?? '', true),
    close: (collector, to) => collector.#closeFact(to),
  };

  /** In an old XBRL document the facts are elements of their own names. */
  static readonly #namedFact: ElementRule<FactCollector> = {
    open: (collector, tag) => collector.#openFact(tag, tag.name, false),
    close: (collector, to) => collector.#closeFact(to),
  };

  static readonly #root: ElementRule<FactCollector> = {
    open: (collector, { attributes }) => collector.#noteNamespaces(attributes),
  };

  static readonly rules: ElementRules<FactCollector> = new Map<string, ElementRule<FactCollector>>([
    ...FACT_NAMES.map((name) => [name, FactCollector.#namedFact] as const),
    ['nonFraction', FactCollector.#inlineFact],
    ['nonNumeric', FactCollector.#inlineFact],
    ['html', FactCollector.#root],
    ['xbrl', FactCollector.#root],
    [
      'schemaRef',
      {
        open: (collector, { attributes }) =>
          collector.#noteTaxonomy(attributes.get('xlink:href') ?? attributes.get('href')),
      },
    ],
    [
      'hidden',
      {
        open(collector, { isEmpty }) {
          collector.#isInHidden = !isEmpty;
        },
        close(collector) {
          collector.#isInHidden = false;
        },
      },
    ],
    [
      'continuation',
      {
        open(collector, tag) {
          collector.#piece = { tag, to: tag.to };
          collector.#continued.set(tag.attributes.get('id') ?? '', collector.#piece);
        },
        close(collector, to) {
          if (collector.#piece) collector.#piece.to = to;
        },
      },
    ],
  ]);

  wants(name: string): boolean {
    return WANTED.has(name);
  }

  wantsEnd(name: string): boolean {
    return WANTED_ENDS.has(name);
  }

  open(tag: OpenTag): void {
    ContextReader.rules.get(tag.name)?.open(this.#contexts, tag);
    FactCollector.rules.get(tag.name)?.open(this, tag);
  }

  close(name: string, to: number): void {
    ContextReader.rules.get(name)?.close?.(this.#contexts, to);
    FactCollector.rules.get(name)?.close?.(this, to);
  }

  finish(): Facts {
    this.#contexts.settleVersions();
    const facts: Record<FactKind, Fact[]> = { figures: [], entity: [], owner: [] };
    const target = this.#hasUkTarget ? UK_TARGET : undefined;
    for (const raw of this.#facts) {
      if (raw.tag.attributes.get('target') !== target) continue;
      const fact = this.#factOf(raw);
      if (fact) facts[raw.kind].push(fact);
    }
    return {
      ...facts,
      identifiers: this.#contexts.identifiers,
      nobodyEmployed: facts.figures.some(isHiddenEmployees) ? saysNobodyEmployed(this.#text) : [false, false],
      printed: facts.figures.some((fact) => fact.isInUnseenRow) ? printedAmounts(this.#text) : undefined,
      taxonomy: this.#taxonomy,
      ukTags: this.#ukTags,
      allTags: this.#allTags,
    };
  }

  #noteTaxonomy(address: string | undefined): void {
    if (address === undefined) return;
    if (this.#taxonomy === null || (!isUkTaxonomy(this.#taxonomy) && isUkTaxonomy(address)))
      this.#taxonomy = address;
  }

  #noteNamespaces(attributes: ReadonlyMap<string, string>): void {
    for (const [name, value] of attributes)
      if (name.startsWith('xmlns:') && !this.#namespaces.has(name.slice(6)))
        this.#namespaces.set(name.slice(6), value);
  }

  /**
   * Facts of other taxonomies have the same names for other things, so the namespace must be of the UK where
   * it is known.
   */
  #openFact(tag: OpenTag, qualified: string, isInline: boolean): void {
    const prefix = isInline ? qualified.slice(0, Math.max(0, qualified.lastIndexOf(':'))) : tag.prefix;
    const namespace = this.#namespaces.get(prefix);
    const isUk = namespace === undefined || UK_NAMESPACE.test(namespace);
    this.#allTags += 1;
    if (isUk && namespace !== undefined) this.#ukTags += 1;
    if (tag.attributes.get('target') === UK_TARGET) this.#hasUkTarget = true;
    const name = withoutPrefix(qualified);
    const kind = isUk && tag.attributes.has('contextRef') ? kindOf(name) : undefined;
    const fact = kind ? { tag, name, kind, to: tag.to, isHidden: this.#isInHidden } : null;
    if (fact) this.#facts.push(fact);
    if (!tag.isEmpty) this.#open.push(fact);
  }

  #closeFact(to: number): void {
    const fact = this.#open.pop();
    if (fact) fact.to = to;
  }

  #factOf({ tag, name, to, kind, isHidden }: RawFact): Fact | undefined {
    const { attributes } = tag;
    const context = this.#contexts.contextOf(attributes.get('contextRef') ?? '');
    if (!context || isNil(attributes)) return undefined;
    return {
      name,
      context,
      currency: this.#contexts.currencyOf(attributes.get('unitRef') ?? ''),
      text: this.#textOf(tag, to, attributes.get('continuedAt')),
      format: withoutPrefix(attributes.get('format') ?? ''),
      scale: Number(attributes.get('scale') ?? 0) || 0,
      isTaggedNegative: attributes.get('sign') === '-',
      isPrintedNegative: kind === 'figures' && isNegativeBefore(this.#text, tag.from),
      isHidden,
      isInUnseenRow: kind === 'figures' && this.#hasUnseenRows && isInUnseenRow(this.#text, tag.from),
    };
  }

  /** The text of a fact, with the pieces that it continues with elsewhere. */
  #textOf(tag: OpenTag, to: number, continuedAt: string | undefined): string {
    let text = this.#plainText(tag.to, to);
    let next = continuedAt;
    for (let pieces = 0; next !== undefined && pieces < CONTINUATIONS_MAX; pieces += 1) {
      const piece = this.#continued.get(next);
      if (!piece) break;
      text += this.#plainText(piece.tag.to, piece.to);
      next = piece.tag.attributes.get('continuedAt');
    }
    const decoded = this.#decode(text);
    return (decoded.includes('&') ? decodeHTML(decoded) : decoded).trim();
  }

  #plainText(from: number, to: number): string {
    return plainText(this.#text.slice(from, Math.min(to, from + FACT_MARKUP_MAX)));
  }
}

const RULES = [...ContextReader.rules, ...FactCollector.rules];
const WANTED = new Set(RULES.map(([name]) => name));
const WANTED_ENDS = new Set(RULES.filter(([, rule]) => rule.close).map(([name]) => name));

function kindOf(name: string): FactKind | undefined {
  if (FIGURE_NAMES.has(name)) return 'figures';
  if (OWNER_NAMES.has(name)) return 'owner';
  return Object.hasOwn(ENTITY_TAGS, name) ? 'entity' : undefined;
}

/** Such a number counts only where the page agrees. */
const isHiddenEmployees = ({ name, isHidden }: Fact) => isHidden && FIGURE_TAGS.employees.tags.includes(name);

function isNil(attributes: ReadonlyMap<string, string>): boolean {
  const nil = attributes.get('xsi:nil') ?? attributes.get('nil');
  return nil === 'true' || nil === '1';
}
