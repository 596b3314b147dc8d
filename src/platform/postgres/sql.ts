import { createHash } from 'node:crypto';

export interface Statement {
  text: string;
  values: unknown[];
  /** Named statements are planned once per connection; unnamed ones each time. */
  name?: string;
}

interface Prepared {
  text: string;
  name: string;
}

/** The strings of a template literal are the same array at every evaluation, so they can be the key. */
const preparedByTemplate = new WeakMap<TemplateStringsArray, Prepared>();

/**
 * sql`select … where id = ${id}`: every value becomes a parameter, never text, and the statement is prepared
 * under a name derived from its text.
 */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Statement {
  let prepared = preparedByTemplate.get(strings);
  if (!prepared) {
    const text = strings.reduce((joined, part, index) => `${joined}$${index}${part}`);
    prepared = { text, name: createHash('sha1').update(text).digest('base64url') };
    preparedByTemplate.set(strings, prepared);
  }
  return { text: prepared.text, name: prepared.name, values };
}

/**
 * The statement without its name, so that it is planned each time. For tables that fill and empty within
 * moments: a cached plan from when they were empty would scan the whole table.
 */
export function unprepared({ text, values }: Statement): Statement {
  return { text, values };
}
