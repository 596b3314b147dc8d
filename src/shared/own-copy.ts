/**
 * The same text in memory of its own. V8 keeps a part of a string as a reference to the whole, and a joined
 * string as references to its parts: a word that is remembered would keep its page in memory.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
