import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HtmlConsumer, Tokenizer } from './tokenizer.ts';

export { decodeHTML as decodeText } from 'entities/decode';
export { type Attributes, type HtmlConsumer, NO_ATTRIBUTES } from './tokenizer.ts';

/** Reads the whole page at once. */
export function scanHtml(html: string, consumer: HtmlConsumer): void {
  new Tokenizer(html, consumer).readUntil(html.length);
}

/** Pages are read in pieces of about this size, so that a long one does not hold up everybody else. */
const PIECE_CHARACTERS = 131_072;

/** Reads the page in pieces and lets other work run between them. */
export async function scanHtmlInTurns(html: string, consumer: HtmlConsumer): Promise<void> {
  const tokenizer = new Tokenizer(html, consumer);
  for (let end = PIECE_CHARACTERS; tokenizer.readUntil(end); end += PIECE_CHARACTERS) await nextTurn();
}
