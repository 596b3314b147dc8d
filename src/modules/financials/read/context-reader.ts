import { type ElementRule, type ElementRules, withoutPrefix } from './element-rule.ts';
import { VERSION_DIMENSION } from './tags.ts';

/** The day or period of a fact, and its dimensions beside the company as a whole. */
export interface Context {
  /** Both are the same day for a fact of one day. */
  start: string;
  end: string;
  isInstant: boolean;
  /** Member by dimension, without prefixes. */
  dimensions: ReadonlyMap<string, string>;
}

interface RawContext {
  id: string;
  start: string;
  end: string;
  instant: string;
  dimensions: Map<string, string>;
}

/** Identifiers, days, members and units are shorter. */
const VALUE_MAX = 1_000;

/** Its spelling varies; in old documents the scheme and the identifier are names of the company. */
const REGISTER_SCHEME = /companies-?house/i;

/** Reads what the facts of a document refer to: contexts with the number of their company, and units. */
export class ContextReader {
  /** The identifiers of the company that contexts name after the register, each as often as it occurs. */
  readonly identifiers: string[] = [];
  readonly #text: string;
  readonly #contexts = new Map<string, RawContext>();
  readonly #units = new Map<string, string>();
  /** The open elements. */
  #context: RawContext | undefined;
  #unit = '';
  #dimension = '';
  #isIdentifierOfRegister = false;
  /** Where the content of the open element begins whose text is read. */
  #valueFrom = 0;

  constructor(text: string) {
    this.#text = text;
  }

  static readonly rules: ElementRules<ContextReader> = new Map<string, ElementRule<ContextReader>>([
    [
      'context',
      {
        open(reader, { attributes }) {
          const id = attributes.get('id') ?? '';
          reader.#context = { id, start: '', end: '', instant: '', dimensions: new Map() };
        },
        close(reader) {
          if (reader.#context) reader.#contexts.set(reader.#context.id, reader.#context);
          reader.#context = undefined;
        },
      },
    ],
    [
      'identifier',
      {
        open(reader, { attributes, to }) {
          reader.#isIdentifierOfRegister = REGISTER_SCHEME.test(attributes.get('scheme') ?? '');
          reader.#valueFrom = to;
        },
        close(reader, to) {
          if (reader.#isIdentifierOfRegister) reader.identifiers.push(reader.#valueTo(to));
        },
      },
    ],
    ['instant', ContextReader.#dateRule('instant')],
    ['startDate', ContextReader.#dateRule('start')],
    ['endDate', ContextReader.#dateRule('end')],
    ['explicitMember', ContextReader.#memberRule(withoutPrefix)],
    ['typedMember', ContextReader.#memberRule(() => 'typed')],
    [
      'unit',
      {
        open(reader, { attributes }) {
          reader.#unit = attributes.get('id') ?? '';
        },
        close(reader) {
          reader.#unit = '';
        },
      },
    ],
    [
      'measure',
      {
        open(reader, { to }) {
          reader.#valueFrom = to;
        },
        close(reader, to) {
          if (reader.#unit) reader.#units.set(reader.#unit, withoutPrefix(reader.#valueTo(to)));
        },
      },
    ],
  ]);

  static #dateRule(key: 'start' | 'end' | 'instant'): ElementRule<ContextReader> {
    return {
      open(reader, { to }) {
        reader.#valueFrom = to;
      },
      close(reader, to) {
        if (reader.#context) reader.#context[key] = reader.#valueTo(to).slice(0, 10);
      },
    };
  }

  static #memberRule(memberOf: (value: string) => string): ElementRule<ContextReader> {
    return {
      open(reader, { attributes, to }) {
        reader.#dimension = withoutPrefix(attributes.get('dimension') ?? '');
        reader.#valueFrom = to;
      },
      close(reader, to) {
        reader.#context?.dimensions.set(reader.#dimension, memberOf(reader.#valueTo(to)));
      },
    };
  }

  /**
   * Call it when all of the document was read. Some software marks every value as the original one. That
   * divides nothing, so it is no dimension of the value; if there are also revised values, the original ones
   * are no longer valid.
   */
  settleVersions(): void {
    const contexts = [...this.#contexts.values()];
    const isRevised = ({ dimensions }: RawContext) => dimensions.get(VERSION_DIMENSION) === 'Revised';
    const isOriginal = ({ dimensions }: RawContext) => dimensions.get(VERSION_DIMENSION) === 'Original';
    const meant = contexts.some(isRevised) ? isRevised : isOriginal;
    for (const context of contexts) if (meant(context)) context.dimensions.delete(VERSION_DIMENSION);
  }

  /** Undefined if the document has no such context, or one without a day. */
  contextOf(id: string): Context | undefined {
    const raw = this.#contexts.get(id);
    if (!raw) return undefined;
    const { start, end, instant, dimensions } = raw;
    if (instant) return { start: instant, end: instant, isInstant: true, dimensions };
    return end ? { start, end, isInstant: false, dimensions } : undefined;
  }

  /** `GBP`; null for a number of things. A unit that the document does not define may be called so itself. */
  currencyOf(unit: string): string | null {
    const measure = this.#units.get(unit) ?? unit;
    return /^[A-Z]{3}$/.test(measure) ? measure : null;
  }

  #valueTo(to: number): string {
    return this.#text.slice(this.#valueFrom, Math.min(to, this.#valueFrom + VALUE_MAX)).trim();
  }
}
