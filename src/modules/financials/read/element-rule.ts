import type { OpenTag } from './scan-markup.ts';

/** What a reader does where an element opens, and where its content ends. */
export interface ElementRule<Reader> {
  open(reader: Reader, tag: OpenTag): void;
  close?(reader: Reader, to: number): void;
}

export type ElementRules<Reader> = ReadonlyMap<string, ElementRule<Reader>>;

export function withoutPrefix(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}
