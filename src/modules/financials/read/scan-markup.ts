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
 * document is layout that is not needed, so only the names of its tags are read. Entities are not expanded,
 * and nothing that the document refers to is loaded. Markup that is not well-formed is read as far as tags
 * can be recognised.
 */
export function scanMarkup(text: string, consumer: MarkupConsumer): void {
  let openWanted = 0;
  let offset = text.indexOf('<');
  while (offset >= 0) {
    const next = text.charCodeAt(offset + 1);
    let end: number;
    if (next === SLASH) {
      end = text.indexOf('>', offset);
      if (end < 0) return;
      if (openWanted > 0) {
        const name = localName(text, offset + 2, nameEnd(text, offset + 2));
        if (consumer.wantsEnd(name)) {
          consumer.close(name, offset);
          openWanted -= 1;
        }
      }
    } else if (next === EXCLAMATION || next === QUESTION) {
      end = skipDeclaration(text, offset);
    } else if (isNameStart(next)) {
      const nameTo = nameEnd(text, offset + 1);
      const name = localName(text, offset + 1, nameTo);
      if (consumer.wants(name)) {
        const attributes = new Map<string, string>();
        end = readAttributes(text, nameTo, attributes);
        if (end < 0) return;
        const isEmpty = text.charCodeAt(end - 1) === SLASH;
        const prefix = text.slice(offset + 1, Math.max(offset + 1, nameTo - name.length - 1));
        consumer.open({ name, prefix, attributes, from: offset, to: end + 1, isEmpty });
        if (!isEmpty && consumer.wantsEnd(name)) openWanted += 1;
      } else {
        end = tagEnd(text, nameTo);
      }
    } else {
      end = offset;
    }
    if (end < 0) return;
    offset = text.indexOf('<', end + 1);
  }
}

function isNameStart(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f || code > 0x7f;
}

function nameEnd(text: string, from: number): number {
  let offset = from;
  for (; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code <= SPACE || code === GREATER || code === SLASH) break;
  }
  return offset;
}

function localName(text: string, from: number, to: number): string {
  for (let offset = to - 1; offset > from; offset -= 1) {
    if (text.charCodeAt(offset) === COLON) return text.slice(offset + 1, to);
  }
  return text.slice(from, to);
}

/** Where the tag ends. A ">" in a quoted value does not end it. */
function tagEnd(text: string, from: number): number {
  for (let offset = from; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === GREATER) return offset;
    if (code === QUOTE || code === APOSTROPHE) {
      offset = text.indexOf(code === QUOTE ? '"' : "'", offset + 1);
      if (offset < 0) return text.indexOf('>', from);
    }
  }
  return -1;
}

/** Fills the map, by the names as they are written. Returns where the tag ends. */
function readAttributes(text: string, from: number, attributes: Map<string, string>): number {
  let offset = from;
  while (offset < text.length) {
    const code = text.charCodeAt(offset);
    if (code === GREATER) return offset;
    if (code <= SPACE || code === SLASH) {
      offset += 1;
      continue;
    }
    const nameFrom = offset;
    while (offset < text.length && !isNameEnd(text.charCodeAt(offset))) offset += 1;
    const name = text.slice(nameFrom, offset);
    while (text.charCodeAt(offset) <= SPACE) offset += 1;
    // A character that cannot begin a name, such as a quote by itself.
    if (text.charCodeAt(offset) !== EQUALS) {
      if (offset === nameFrom) offset += 1;
      continue;
    }
    offset += 1;
    while (text.charCodeAt(offset) <= SPACE) offset += 1;
    const quote = text.charCodeAt(offset);
    if (quote !== QUOTE && quote !== APOSTROPHE) continue;
    const valueTo = text.indexOf(quote === QUOTE ? '"' : "'", offset + 1);
    if (valueTo < 0) return text.indexOf('>', from);
    attributes.set(name, text.slice(offset + 1, valueTo));
    offset = valueTo + 1;
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
function skipDeclaration(text: string, offset: number): number {
  if (text.startsWith('<!--', offset)) return endOf(text, '-->', offset + 4);
  if (text.startsWith('<![CDATA[', offset)) return endOf(text, ']]>', offset + 9);
  if (text.charCodeAt(offset + 1) === QUESTION) return endOf(text, '?>', offset + 2);
  const end = tagEnd(text, offset + 2);
  if (end < 0) return end;
  const subset = text.slice(offset, end).indexOf('[');
  return subset < 0 ? end : endOf(text, ']>', offset + subset);
}

function endOf(text: string, mark: string, from: number): number {
  const offset = text.indexOf(mark, from);
  return offset < 0 ? -1 : offset + mark.length - 1;
}
