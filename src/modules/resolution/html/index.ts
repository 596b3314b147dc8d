/**
 * Reads HTML with one tokeniser and two consumers: the crawl collects links and properties of a page
 * (`crawl/scan-page.ts`), and `readMarkup` reads its text in blocks and the data in its markup. Apart from
 * `isIdentifyingLink`, nothing here depends on companies.
 */
export {
  type BlockSource,
  cleanText,
  type PageMarkup,
  splitLongBlocks,
  type TextBlock,
  type TextRange,
} from './page-text.ts';
export { readMarkup } from './read-markup.ts';
export {
  type Attributes,
  decodeText,
  type HtmlConsumer,
  NO_ATTRIBUTES,
  scanHtmlInTurns,
} from './tokenizer.ts';
