/** The handlers of the elements of a document. Names are without their prefixes, which mean nothing here. */
export interface MarkupConsumer {
  /** Whether an element with this name is wanted; others are passed over. */
  wants(name: string): boolean;
  /** Whether its end is wanted as well. */
  wantsEnd(name: string): boolean;
  /** A wanted element begins. */
  open(tag: OpenTag): void;
  /** An element ends whose end is wanted: its content ends at `to`. */
  close(name: string, to: number): void;
}

export interface OpenTag {
  name: string;
  /** Without its colon; empty for none. */
  prefix: string;
  /** As they are written. */
  attributes: Map<string, string>;
  /** Where the tag begins, and where the content of the element does. */
  from: number;
  to: number;
  /** It has no content and no end tag. */
  isEmpty: boolean;
}

const SPACE = 0x20;
const SLASH = 0x2f;
const COLON = 0x3a;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;

/**
 * Passes once over the markup of an XML or XHTML document, without building a tree. Nearly all of a filed
 * document is layout that nobody reads, so only the names of its tags are looked at. Entities are not
 * expanded, and nothing that the document refers to is loaded. Markup that is not well-formed is read as far
 * as tags can be told apart.
 */
export function scanMarkup(text: string, consumer: MarkupConsumer): void {
  let openWanted = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    const next = text.charCodeAt(at + 1);
    let end: number;
    if (next === SLASH) {
      end = text.indexOf('>', at);
      if (end < 0) return;
      if (openWanted > 0) {
        const name = localName(text, at + 2, nameEnd(text, at + 2));
        if (consumer.wantsEnd(name)) {
          consumer.close(name, at);
          openWanted -= 1;
        }
      }
    } else if (next === EXCLAMATION || next === QUESTION) {
      end = skipDeclaration(text, at);
    } else if (isNameStart(next)) {
      const nameTo = nameEnd(text, at + 1);
      const name = localName(text, at + 1, nameTo);
      if (consumer.wants(name)) {
        const attributes = new Map<string, string>();
        end = readAttributes(text, nameTo, attributes);
        if (end < 0) return;
        const isEmpty = text.charCodeAt(end - 1) === SLASH;
        const prefix = text.slice(at + 1, Math.max(at + 1, nameTo - name.length - 1));
        consumer.open({ name, prefix, attributes, from: at, to: end + 1, isEmpty });
        if (!isEmpty && consumer.wantsEnd(name)) openWanted += 1;
      } else {
        end = tagEnd(text, nameTo);
      }
    } else {
      end = at;
    }
    if (end < 0) return;
    at = text.indexOf('<', end + 1);
  }
}

function isNameStart(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f || code > 0x7f;
}

function nameEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= SPACE || code === GREATER || code === SLASH) break;
  }
  return at;
}

function localName(text: string, from: number, to: number): string {
  for (let at = to - 1; at > from; at -= 1) {
    if (text.charCodeAt(at) === COLON) return text.slice(at + 1, to);
  }
  return text.slice(from, to);
}

/** Where the tag ends. A ">" in a quoted value does not end it. */
function tagEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === GREATER) return at;
    if (code === QUOTE || code === APOSTROPHE) {
      at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
      if (at < 0) return text.indexOf('>', from);
    }
  }
  return -1;
}

/** Fills the map, by the names as they are written. Returns where the tag ends. */
function readAttributes(text: string, from: number, attributes: Map<string, string>): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === GREATER) return at;
    if (code <= SPACE || code === SLASH) {
      at += 1;
      continue;
    }
    const nameFrom = at;
    while (at < text.length && !isNameEnd(text.charCodeAt(at))) at += 1;
    const name = text.slice(nameFrom, at);
    while (text.charCodeAt(at) <= SPACE) at += 1;
    // A sign that can begin no name, such as a quote that stands alone.
    if (text.charCodeAt(at) !== EQUALS) {
      if (at === nameFrom) at += 1;
      continue;
    }
    at += 1;
    while (text.charCodeAt(at) <= SPACE) at += 1;
    const quote = text.charCodeAt(at);
    if (quote !== QUOTE && quote !== APOSTROPHE) continue;
    const valueTo = text.indexOf(quote === QUOTE ? '"' : "'", at + 1);
    if (valueTo < 0) return text.indexOf('>', from);
    attributes.set(name, text.slice(at + 1, valueTo));
    at = valueTo + 1;
  }
  return -1;
}

function isNameEnd(code: number): boolean {
  return code <= SPACE || code === EQUALS || code === GREATER || code === SLASH;
}

/**
 * The end of a comment, a CDATA section, a processing instruction or a document type, which may hold
 * declarations.
 */
function skipDeclaration(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return endOf(text, '-->', at + 4);
  if (text.startsWith('<![CDATA[', at)) return endOf(text, ']]>', at + 9);
  if (text.charCodeAt(at + 1) === QUESTION) return endOf(text, '?>', at + 2);
  const end = tagEnd(text, at + 2);
  const subset = text.indexOf('[', at);
  if (subset < 0 || subset > end) return end;
  return endOf(text, ']>', subset);
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length - 1;
}
