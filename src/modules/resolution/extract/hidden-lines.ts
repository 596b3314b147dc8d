import { type BlockSource, cleanText, type PageMarkup, splitLongBlocks } from '../html/index.ts';
import { readState } from './structured/inline-state.ts';
import { readJsonLd } from './structured/json-ld.ts';

const TITLE_MAX = 300;
/** No description for people is longer. */
const LINE_MAX = 5_000;
/** Longer values of microdata are whole parts of the page. */
const PROPERTY_MAX = 200;
const WORDS_OF_COMPANIES =
  /\b(?:ltd|limited|plc|llp|cic|inc|llc|gmbh|registered|company\s+(?:no|num|reg)|trading|vat|charity)\b|©|copyright/i;
const TEXT_METAS = /^(?:description|og:description|copyright|dcterms\.rightsholder|rights|author|publisher)$/;
const NAME_METAS = /^(?:og:site_name|application-name)$/;
const ORGANISATION_ITEM = /organization|corporation|business|store|agency|service|attorney|company|^$/;
const MICRODATA_PROPERTIES = /^(?:legalname|vatid|taxid|name)$/;

/**
 * The page's text with its blocks, and after it, as labelled lines, what a reader does not see: the title,
 * structured data, meta tags, alternative texts and the state of scripts. So they are read by the same
 * functions as the page, and a quote from them has a place too.
 */
export function withHiddenLines(markup: PageMarkup): Pick<PageMarkup, 'text' | 'blocks'> {
  const blocks = splitLongBlocks(markup.text, markup.blocks);
  let { text } = markup;
  for (const [source, raw, label = ''] of hiddenLines(markup)) {
    const words = cleanText(raw.slice(0, LINE_MAX)).trim();
    if (words === '') continue;
    const start = text.length + 1;
    text += `\n${label}${words}`;
    const wordsFrom = start + label.length;
    blocks.push({ start, end: text.length, source, heading: false, hidden: false, header: null, wordsFrom });
  }
  return { text, blocks };
}

function* hiddenLines(markup: PageMarkup): Generator<[source: BlockSource, words: string, label?: string]> {
  if (markup.title) yield ['title', markup.title.slice(0, TITLE_MAX)];
  for (const alt of markup.alts) if (WORDS_OF_COMPANIES.test(alt)) yield ['alt', alt];
  for (const { name, content } of markup.metas)
    if (NAME_METAS.test(name) || (TEXT_METAS.test(name) && WORDS_OF_COMPANIES.test(content)))
      yield ['meta', content, name === 'copyright' ? 'copyright ' : ''];
  for (const state of markup.states)
    for (const { key, value } of readState(state))
      for (const line of plainLines(value)) yield ['state', line, stateLabel(key, line)];
  for (const { property, value, role } of readJsonLd(markup.jsonLd))
    yield ['json_ld', value, `${role === 'operator' ? '' : `${role} `}${propertyLabel(property)}: `];
  for (const { itemType, property, content, start, end } of markup.microdata) {
    if (!ORGANISATION_ITEM.test(itemType) || !MICRODATA_PROPERTIES.test(property)) continue;
    const value = content ?? markup.text.slice(start, Math.min(end, start + 2 * PROPERTY_MAX));
    if (value.length <= PROPERTY_MAX) yield ['microdata', value, `${propertyLabel(property)}: `];
  }
}

function plainLines(value: string): string[] {
  const plain = /<[a-z]/i.test(value)
    ? value.replace(/<\/(?:p|div|li|h\d|td)>|<br\s*\/?>/gi, '\n').replace(/<[^>]{0,500}>/g, '')
    : value;
  return plain.split('\n').filter((line) => line.trim() !== '');
}

/** A key such as `companyNumber` reads as the label of its value. */
function stateLabel(key: string, value: string): string {
  const words = cleanText(spaced(key).replace(/[_-]+/g, ' ')).trim();
  const isLabel = /compan|regist|vat|charity|legal|crn|trading|copyright/i.test(words) && value.length < 200;
  return isLabel ? `${words}: ` : '';
}

const PROPERTY_LABELS: Record<string, string> = {
  legalname: 'legal name',
  vatid: 'VAT number',
  taxid: 'VAT number',
  companyregistrationnumber: 'company registration number',
  companynumber: 'company number',
  registrationnumber: 'company registration number',
  crn: 'company number',
  leicode: 'LEI',
  postalcode: 'address',
};

function propertyLabel(property: string): string {
  return PROPERTY_LABELS[property] ?? spaced(property.replace(/^identifier\s*/, ''));
}

const spaced = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2');
