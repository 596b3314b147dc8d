import {
  type BlockSource,
  cleanText,
  type PageMarkup,
  splitLongBlocks,
  type TextBlock,
} from '../html/index.ts';
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

/** The page's text with its blocks; what a reader does not see stands in labelled lines after the visible text. */
export interface WholeText {
  text: string;
  blocks: TextBlock[];
  visibleLength: number;
}

/**
 * Adds the title, structured data, meta tags, alternative texts and the state of scripts as lines, so that they are read
 * by the same functions as the page and a quote from them has a place too.
 */
export function withHiddenLines(markup: PageMarkup): WholeText {
  const blocks = splitLongBlocks(markup.text, markup.blocks);
  const lines: string[] = [markup.text];
  let length = markup.text.length;
  const addLine = (label: string, raw: string, source: BlockSource) => {
    const words = cleanText(raw.slice(0, LINE_MAX)).trim();
    if (words === '') return;
    const line = `\n${label}${words}`;
    const start = length + 1;
    lines.push(line);
    length += line.length;
    blocks.push({
      start,
      end: length,
      source,
      heading: false,
      hidden: false,
      header: null,
      ...(label !== '' && { wordsFrom: start + label.length }),
    });
  };
  if (markup.title) addLine('', markup.title.slice(0, TITLE_MAX), 'title');
  for (const alt of markup.alts) if (WORDS_OF_COMPANIES.test(alt)) addLine('', alt, 'alt');
  for (const { name, content } of markup.metas)
    if (NAME_METAS.test(name) || (TEXT_METAS.test(name) && WORDS_OF_COMPANIES.test(content)))
      addLine(name === 'copyright' ? 'copyright ' : '', content, 'meta');
  for (const state of markup.states)
    for (const { key, value } of readState(state))
      for (const line of plainLines(value)) addLine(stateLabel(key, line), line, 'state');
  for (const { property, value, role } of readJsonLd(markup.jsonLd))
    addLine(`${role === 'operator' ? '' : `${role} `}${propertyLabel(property)}: `, value, 'json_ld');
  for (const item of markup.microdata) {
    if (!ORGANISATION_ITEM.test(item.itemType) || !MICRODATA_PROPERTIES.test(item.property)) continue;
    const value =
      item.content ?? markup.text.slice(item.start, Math.min(item.end, item.start + 2 * PROPERTY_MAX));
    if (value.length <= PROPERTY_MAX) addLine(`${propertyLabel(item.property)}: `, value, 'microdata');
  }
  return { text: lines.join(''), blocks, visibleLength: markup.text.length };
}

function plainLines(value: string): string[] {
  const plain = /<[a-z]/i.test(value)
    ? value.replace(/<\/(?:p|div|li|h\d|td)>|<br\s*\/?>/gi, '\n').replace(/<[^>]{0,500}>/g, '')
    : value;
  return plain.split('\n').filter((line) => line.trim() !== '');
}

/** A key such as `companyNumber` reads as the label of its value. */
function stateLabel(key: string, value: string): string {
  const words = cleanText(key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')).trim();
  return /compan|regist|vat|charity|legal|crn|trading|copyright/i.test(words) && value.length < 200
    ? `${words}: `
    : '';
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
  return (
    PROPERTY_LABELS[property] ?? property.replace(/^identifier\s*/, '').replace(/([a-z])([A-Z])/g, '$1 $2')
  );
}
