/** A JSON schema as `openapi.json` has them. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  description?: string;
}

export interface ApiSchema {
  components: { schemas: Record<string, JsonSchema> };
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** Words of the language, which can name neither a key in a class nor an argument. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Names of components that mean something else in Python. */
const RENAMED: Readonly<Record<string, string>> = { Error: 'ErrorBody' };

/**
 * The objects of the API as TypedDicts. Python 3.10 has no `NotRequired`: an object with optional keys is a
 * class of its required ones, and one that inherits it with `total=False`.
 */
export class PythonTypes {
  readonly #api: ApiSchema;
  readonly #definitions = new Map<string, string>();

  constructor(api: ApiSchema) {
    this.#api = api;
  }

  /** Defines a name for a schema: a class for an object, an alias for anything else. */
  define(component: string, schema: JsonSchema): void {
    const name = RENAMED[component] ?? component;
    if (this.#definitions.has(name)) return;
    // Taken before its properties are visited, which may refer to it.
    this.#definitions.set(name, '');
    const isObject = schema.type === 'object' && schema.properties !== undefined;
    const text = isObject
      ? this.#class(name, schema)
      : `${name} = ${this.reference(schema, `${name}Value`)}\n`;
    // After the names that it uses.
    this.#definitions.delete(name);
    this.#definitions.set(name, text);
  }

  /** The type of a schema in an annotation. Objects without a name are named after their place. */
  reference(schema: JsonSchema, suggested: string, prefix = ''): string {
    if (schema.$ref) {
      const component = schema.$ref.split('/').at(-1) ?? '';
      return `${prefix}${RENAMED[component] ?? component}`;
    }
    if (schema.anyOf) {
      const options = schema.anyOf.map((option) => this.reference(option, suggested, prefix));
      const unique = [...new Set(options)].sort((a, b) => Number(a === 'None') - Number(b === 'None'));
      return unique.join(' | ');
    }
    const constants = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    if (constants) return `Literal[${constants.map(literal).join(', ')}]`;
    if (schema.type === 'array') {
      return `list[${schema.items ? this.reference(schema.items, `${suggested}Item`, prefix) : 'Any'}]`;
    }
    if (schema.type === 'object') {
      if (schema.properties) {
        this.define(suggested, schema);
        return `${prefix}${suggested}`;
      }
      const values = schema.additionalProperties;
      const value = typeof values === 'object' ? this.reference(values, `${suggested}Value`, prefix) : 'Any';
      return `dict[str, ${value}]`;
    }
    return SIMPLE[schema.type ?? ''] ?? 'Any';
  }

  /** The object that a schema is, or that it is where it is not null. */
  objectOf({ $ref, ...schema }: JsonSchema): JsonSchema {
    const component = $ref?.split('/').at(-1);
    if (component) return this.objectOf(this.#api.components.schemas[component] ?? {});
    const options = schema.anyOf?.map((option) => this.objectOf(option)) ?? [schema];
    return options.find(({ properties }) => properties !== undefined) ?? {};
  }

  pascal(name: string): string {
    return name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  }

  render(): string {
    const all = [...this.#definitions.values()];
    const classes = all.filter((text) => text.startsWith('class '));
    // After the classes: they are evaluated when the module is loaded, and what they name must be there.
    const others = all.filter((text) => !text.startsWith('class '));
    return `from __future__ import annotations

from typing import Any, Literal, TypedDict


${classes.join('\n\n')}

${others.join('')}`;
  }

  #class(name: string, { properties = {}, required = [], description }: JsonSchema): string {
    const line = ([key, schema]: [string, JsonSchema]) =>
      `    ${key}: ${this.reference(schema, `${name}${this.pascal(key)}`)}\n`;
    const entries = Object.entries(properties);
    if (entries.some(([key]) => KEYWORDS.has(key))) return this.#call(name, { properties, required });
    const needed = entries.filter(([key]) => required.includes(key)).map(line);
    const optional = entries.filter(([key]) => !required.includes(key)).map(line);
    const about = description
      ? `    """${description.replaceAll('\\', '\\\\').replaceAll('"""', "'''")}"""\n\n`
      : '';
    const bodyOf = (lines: string[], text: string) => `${text}${lines.join('')}` || '    pass\n';
    if (optional.length === 0) return `class ${name}(TypedDict):\n${bodyOf(needed, about)}`;
    if (needed.length === 0) return `class ${name}(TypedDict, total=False):\n${bodyOf(optional, about)}`;
    return `class _${name}(TypedDict):\n${bodyOf(needed, '')}\n\nclass ${name}(_${name}, total=False):\n${bodyOf(optional, about)}`;
  }

  /**
   * For keys that cannot be written in a class. Python's words are keys of few objects, whose keys are all
   * required.
   */
  #call(name: string, { properties = {}, required = [] }: JsonSchema): string {
    const entries = Object.entries(properties).map(([key, schema]) => {
      if (!required.includes(key)) throw new Error(`${name}.${key} is optional beside a word of Python's`);
      return `"${key}": ${JSON.stringify(this.reference(schema, `${name}${this.pascal(key)}`))}`;
    });
    return `${name} = TypedDict("${name}", {${entries.join(', ')}})\n`;
  }
}

function literal(value: string | number | boolean | null): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}
