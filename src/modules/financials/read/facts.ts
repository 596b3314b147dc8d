import { decodeHTML } from 'entities/decode';
import { isNegativeBefore, plainText } from './fact-text.ts';
import { type MarkupConsumer, type OpenTag, scanMarkup } from './scan-markup.ts';
import { ENTITY_TAGS, FIGURE_NAMES, OWNER_NAMES, VERSION_DIMENSION } from './tags.ts';

/** The day or period of a fact, and its dimensions beside the company as a whole. */
export interface Context {
  /** Both are the same day for a fact of one day. */
  start: string;
  end: string;
  isInstant: boolean;
  /** Member by dimension, without prefixes. */
  dimensions: ReadonlyMap<string, string>;
}

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
}

export interface Facts {
  figures: Fact[];
  /** The statements of the document about itself. */
  entity: Fact[];
  /** What shows whose figures they are. */
  owner: Fact[];
  /** The identifiers of the company that contexts name after the register, each as often as it occurs. */
  identifiers: string[];
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
}

type FactKind = 'figures' | 'entity' | 'owner';

interface RawContext {
  id: string;
  start: string;
  end: string;
  instant: string;
  dimensions: Map<string, string>;
}

const STRUCTURE = [
  ...[
    'html',
    'xbrl',
    'schemaRef',
    'context',
    'identifier',
    'instant',
    'startDate',
    'endDate',
    'explicitMember',
    'typedMember',
  ],
  ...['unit', 'measure', 'nonFraction', 'nonNumeric', 'continuation'],
];
/** In an old XBRL document the facts are elements of their own names. */
const WANTED = new Set([...STRUCTURE, ...FIGURE_NAMES, ...OWNER_NAMES, ...Object.keys(ENTITY_TAGS)]);

const WITHOUT_END = new Set(['html', 'xbrl', 'schemaRef']);

const UK_NAMESPACE = /frc\.org\.uk|xbrl\.org\/uk\/|companieshouse\.gov\.uk|govtalk\.gov\.uk/;

/** Its spelling varies; in old documents the scheme and the identifier are names of the company. */
const REGISTER_SCHEME = /companies-?house/i;

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

class FactCollector implements MarkupConsumer {
  readonly #text: string;
  readonly #decode: (raw: string) => string;
  readonly #facts: RawFact[] = [];
  /** Open facts, whose ends have not been read; they may be nested. */
  readonly #open: (RawFact | null)[] = [];
  readonly #contexts = new Map<string, RawContext>();
  readonly #units = new Map<string, string>();
  readonly #continued = new Map<string, { tag: OpenTag; to: number }>();
  readonly #namespaces = new Map<string, string>();
  #context: RawContext | undefined;
  #unit = '';
  #member: { dimension: string; from: number } | undefined;
  #valueFrom = 0;
  #isIdentifierOfRegister = false;
  readonly #identifiers: string[] = [];
  #hasUkTarget = false;
  #continuation: { tag: OpenTag; to: number } | undefined;
  #taxonomy: string | null = null;
  #ukTags = 0;
  #allTags = 0;

  constructor(text: string) {
    this.#text = text;
    const declared = /encoding=["']([\w-]+)/.exec(text.slice(0, 200))?.[1] ?? '';
    const isLatin = /^(iso-8859-1|windows-1252|latin1)$/i.test(declared);
    // Only what is not ASCII needs decoding.
    this.#decode = isLatin
      ? (raw) => raw
      : (raw) => (ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString());
  }

  wants(name: string): boolean {
    return WANTED.has(name);
  }

  wantsEnd(name: string): boolean {
    return WANTED.has(name) && !WITHOUT_END.has(name);
  }

  open(tag: OpenTag): void {
    const { name, attributes, to } = tag;
    switch (name) {
      case 'nonFraction':
      case 'nonNumeric':
        this.#openFact(tag, attributes.get('name') ?? '', true);
        break;
      case 'html':
      case 'xbrl':
        this.#noteNamespaces(attributes);
        break;
      case 'schemaRef':
        this.#noteTaxonomy(attributes.get('xlink:href') ?? attributes.get('href'));
        break;
      case 'context':
        this.#context = {
          id: attributes.get('id') ?? '',
          start: '',
          end: '',
          instant: '',
          dimensions: new Map(),
        };
        break;
      case 'identifier':
        this.#isIdentifierOfRegister = REGISTER_SCHEME.test(attributes.get('scheme') ?? '');
        this.#valueFrom = to;
        break;
      case 'unit':
        this.#unit = attributes.get('id') ?? '';
        break;
      case 'explicitMember':
      case 'typedMember':
        this.#member = { dimension: withoutPrefix(attributes.get('dimension') ?? ''), from: to };
        break;
      case 'continuation':
        this.#continuation = { tag, to };
        this.#continued.set(attributes.get('id') ?? '', this.#continuation);
        break;
      case 'instant':
      case 'startDate':
      case 'endDate':
      case 'measure':
        this.#valueFrom = to;
        break;
      default:
        this.#openFact(tag, name, false);
    }
  }

  close(name: string, to: number): void {
    switch (name) {
      case 'nonFraction':
      case 'nonNumeric':
        this.#closeFact(to);
        return;
      case 'context':
        if (this.#context) this.#contexts.set(this.#context.id, this.#context);
        this.#context = undefined;
        return;
      case 'identifier':
        if (this.#isIdentifierOfRegister)
          this.#identifiers.push(this.#text.slice(this.#valueFrom, to).trim());
        return;
      case 'unit':
        this.#unit = '';
        return;
      case 'explicitMember':
      case 'typedMember':
        if (this.#member && this.#context) {
          const member =
            name === 'typedMember' ? 'typed' : withoutPrefix(this.#text.slice(this.#member.from, to).trim());
          this.#context.dimensions.set(this.#member.dimension, member);
        }
        return;
      case 'continuation':
        if (this.#continuation) this.#continuation.to = to;
        return;
      case 'instant':
      case 'startDate':
      case 'endDate':
        if (this.#context)
          this.#context[DATES[name]] = this.#text.slice(this.#valueFrom, to).trim().slice(0, 10);
        return;
      case 'measure':
        if (this.#unit)
          this.#units.set(this.#unit, withoutPrefix(this.#text.slice(this.#valueFrom, to).trim()));
        return;
      default:
        this.#closeFact(to);
    }
  }

  finish(): Facts {
    this.#settleVersions();
    const facts: Record<FactKind, Fact[]> = { figures: [], entity: [], owner: [] };
    const target = this.#hasUkTarget ? UK_TARGET : undefined;
    for (const raw of this.#facts) {
      if (raw.tag.attributes.get('target') !== target) continue;
      const fact = this.#factOf(raw);
      if (fact) facts[raw.kind].push(fact);
    }
    return {
      ...facts,
      identifiers: this.#identifiers,
      taxonomy: this.#taxonomy,
      ukTags: this.#ukTags,
      allTags: this.#allTags,
    };
  }

  /**
   * Some software marks every value as the original one. That divides nothing, so it is no dimension of the
   * value; if there are also revised values, the original ones are no longer valid.
   */
  #settleVersions(): void {
    const contexts = [...this.#contexts.values()];
    const isRevised = ({ dimensions }: RawContext) => dimensions.get(VERSION_DIMENSION) === 'Revised';
    const isOriginal = ({ dimensions }: RawContext) => dimensions.get(VERSION_DIMENSION) === 'Original';
    const meant = contexts.some(isRevised) ? isRevised : isOriginal;
    for (const context of contexts) if (meant(context)) context.dimensions.delete(VERSION_DIMENSION);
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
    const fact = kind ? { tag, name, kind, to: tag.to } : null;
    if (fact) this.#facts.push(fact);
    if (!tag.isEmpty) this.#open.push(fact);
  }

  #closeFact(to: number): void {
    const fact = this.#open.pop();
    if (fact) fact.to = to;
  }

  #factOf({ tag, name, to, kind }: RawFact): Fact | undefined {
    const { attributes } = tag;
    const context = contextOf(this.#contexts.get(attributes.get('contextRef') ?? ''));
    if (!context || isNil(attributes)) return undefined;
    const unit = this.#units.get(attributes.get('unitRef') ?? '') ?? attributes.get('unitRef') ?? '';
    return {
      name,
      context,
      currency: /^[A-Z]{3}$/.test(unit) ? unit : null,
      text: this.#textOf(tag, to, attributes.get('continuedAt')),
      format: withoutPrefix(attributes.get('format') ?? ''),
      scale: Number(attributes.get('scale') ?? 0) || 0,
      isTaggedNegative: attributes.get('sign') === '-',
      isPrintedNegative: kind === 'figures' && isNegativeBefore(this.#text, tag.from),
    };
  }

  /** The text of a fact, with the pieces that it continues with elsewhere. */
  #textOf(tag: OpenTag, to: number, continuedAt: string | undefined): string {
    let text = plainText(this.#text.slice(tag.to, to));
    let next = continuedAt;
    for (let pieces = 0; next !== undefined && pieces < CONTINUATIONS_MAX; pieces += 1) {
      const piece = this.#continued.get(next);
      if (!piece) break;
      text += plainText(this.#text.slice(piece.tag.to, piece.to));
      next = piece.tag.attributes.get('continuedAt');
    }
    const decoded = this.#decode(text);
    return (decoded.includes('&') ? decodeHTML(decoded) : decoded).trim();
  }
}

const ASCII = /^[\0-\x7f]*$/;
const CONTINUATIONS_MAX = 100;
const DATES = { instant: 'instant', startDate: 'start', endDate: 'end' } as const;

function kindOf(name: string): FactKind | undefined {
  if (FIGURE_NAMES.has(name)) return 'figures';
  if (OWNER_NAMES.has(name)) return 'owner';
  return Object.hasOwn(ENTITY_TAGS, name) ? 'entity' : undefined;
}

function withoutPrefix(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function isNil(attributes: ReadonlyMap<string, string>): boolean {
  const nil = attributes.get('xsi:nil') ?? attributes.get('nil');
  return nil === 'true' || nil === '1';
}

function contextOf(raw: RawContext | undefined): Context | undefined {
  if (!raw) return undefined;
  const { start, end, instant, dimensions } = raw;
  if (instant) return { start: instant, end: instant, isInstant: true, dimensions };
  return end ? { start, end, isInstant: false, dimensions } : undefined;
}
