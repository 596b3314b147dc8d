/**
 * Reading HTML: one tokeniser, and what it gives to its consumers. The crawl takes
 * links and signs of a page from it (`crawl/scan-page.ts`), `readMarkup` its text in blocks and its markup. It knows nothing
 * of companies.
 */
export {
  type BlockSource,
  cleanText,
  type PageMarkup,
  type TextBlock,
  type TextRange,
} from './page-text.ts';
export { readMarkup } from './read-markup.ts';
export { type Attributes, decodeText, type HtmlConsumer, NO_ATTRIBUTES, scanHtmlInTurns } from './scanner.ts';
export { splitLongBlocks } from './split-blocks.ts';
