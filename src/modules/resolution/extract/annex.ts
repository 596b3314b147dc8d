import type { Claim, ClaimRole, ClaimSource } from './claim.ts';
import { cleanText, type PageMarkup, type TextBlock } from './read/page-text.ts';
import { splitLongBlocks } from './read/split-blocks.ts';
import { readState } from './structured/inline-state.ts';
import { readJsonLd } from './structured/json-ld.ts';
import { readProperty, type StructuredValue } from './structured/structured-claims.ts';

/**
 * What the page says beside its readable text: its title, structured data, meta tags, alternative texts and the state of
 * its scripts. Each becomes a line behind the text, so that a quote from it has a place too.
 */
export class Annex {
  readonly blocks: TextBlock[];
  /** The readable text with the lines of the annex behind it. */
  readonly text: string;
  private readonly lines: string[] = [];
  private length: number;
  private readonly markup: PageMarkup;
  private readonly pending: Omit<Claim, 'statement'>[] = [];
  private readonly groups: number[] = [];
  private group = 0;

  constructor(markup: PageMarkup) {
    this.markup = markup;
    this.length = markup.text.length;
    this.blocks = splitLongBlocks(markup.text, markup.blocks);
    this.readFreeText();
    this.readJsonLd();
    this.readMicrodata();
    this.readMetas();
    this.text = [markup.text, ...this.lines].join('');
  }

  /** The claims of structured data; free texts of the annex are analysed like the page itself. */
  claims(firstStatement: number): Claim[] {
    return this.pending.map((claim, index) => ({
      ...claim,
      statement: firstStatement + (this.groups[index] ?? 0),
    }));
  }

  private readFreeText(): void {
    if (this.markup.title) this.addLine(this.markup.title.slice(0, TITLE_MAX), 'title');
    for (const alt of this.markup.alts) if (WORDS_OF_COMPANIES.test(alt)) this.addLine(alt, 'alt');
    for (const { name, content } of this.markup.metas)
      if (
        /^(?:description|og:description|copyright|dcterms\.rightsholder|rights)$/.test(name) &&
        WORDS_OF_COMPANIES.test(content)
      )
        this.addLine(content, 'meta');
    for (const state of this.markup.states) {
      for (const { key, value } of readState(state)) {
        const plain = /<[a-z]/i.test(value)
          ? value.replace(/<\/(?:p|div|li|h\d|td)>|<br\s*\/?>/gi, '\n').replace(/<[^>]{0,500}>/g, '')
          : value;
        for (const line of plain.split('\n')) if (line.trim() !== '') this.addState(labelOf(key, line), line);
      }
    }
  }

  /** The label helps to read the value, and is no part of what the page says. */
  private addState(label: string, line: string): void {
    const { start, block } = this.addLine(label + line.trim(), 'state');
    const added = this.blocks[block];
    if (added) added.wordsFrom = start + label.length;
  }

  private readJsonLd(): void {
    const facts = readJsonLd(this.markup.jsonLd);
    let organisation = -1;
    for (const fact of facts) {
      if (fact.organisation !== organisation) {
        organisation = fact.organisation;
        this.group++;
      }
      const values = readProperty(fact.property, fact.value);
      if (values.length > 0) this.addValues(values, fact.value, 'json_ld', fact.role);
    }
  }

  private readMicrodata(): void {
    let scope = '';
    for (const item of this.markup.microdata) {
      if (!ORGANISATION_ITEM.test(item.itemType) && !ADDRESS_PROPERTIES.test(item.property)) continue;
      const shown = this.markup.text.slice(item.start, Math.min(item.end, item.start + 2 * PROPERTY_MAX));
      const value = item.content ?? shown.replace(/\s+/g, ' ').trim();
      const values = value.length <= PROPERTY_MAX ? readProperty(item.property, value) : [];
      if (values.length === 0) continue;
      const holder = item.heldAs.replace(/\.?address$/, '');
      if (holder !== scope || this.group === 0) {
        scope = holder;
        this.group++;
      }
      const role = /parentorganization|suborganization|memberof/.test(holder)
        ? 'group'
        : holder === '' || /publisher|seller|provider/.test(holder)
          ? 'operator'
          : 'third_party';
      this.addValues(values, value, 'microdata', role);
    }
  }

  private readMetas(): void {
    for (const { name, content } of this.markup.metas) {
      const value = cleanText(content).trim();
      if (
        !/^(?:og:site_name|application-name|author|publisher|copyright)$/.test(name) ||
        value.length < 2 ||
        value.length > 120
      )
        continue;
      const stripped = value.replace(/^(?:copyright|©|\(c\)|\s|\d{4}|[-–,])+/i, '');
      if (stripped === '' || /^https?:|@/.test(stripped)) continue;
      this.group++;
      const role: ClaimRole = name === 'author' ? 'unknown' : 'operator';
      this.addValues(readProperty('name', stripped), value, 'meta', role, name === 'copyright');
    }
  }

  private addValues(
    values: StructuredValue[],
    line: string,
    source: ClaimSource,
    role: ClaimRole,
    copyright = false,
  ): void {
    const { start, end, block, text } = this.addLine(line.slice(0, 300), source, true);
    for (const { kind, value, country, doubts } of values) {
      this.groups.push(this.group);
      this.pending.push({
        kind,
        value,
        role,
        source,
        cue: copyright ? 'copyright' : 'structured_data',
        ukPart: null,
        country,
        doubts,
        block,
        start,
        end,
        quote: text,
      });
    }
  }

  private addLine(
    raw: string,
    source: ClaimSource,
    structured = false,
  ): { start: number; end: number; block: number; text: string } {
    const text = cleanText(raw.slice(0, LINE_MAX)).trim();
    if (this.length > 0) {
      this.lines.push('\n');
      this.length++;
    }
    const start = this.length;
    const end = start + text.length;
    this.lines.push(text);
    this.length = end;
    const block = this.blocks.length;
    this.blocks.push({
      start,
      end,
      source,
      heading: false,
      item: false,
      hidden: false,
      header: null,
      structured,
    });
    return { start, end, block, text };
  }
}

const TITLE_MAX = 300;
/** Lines are not split as the blocks of the text are, and no description for people is longer. */
const LINE_MAX = 5_000;
/** Longer values of microdata are whole parts of the page. */
const PROPERTY_MAX = 200;
const WORDS_OF_COMPANIES =
  /\b(?:ltd|limited|plc|llp|cic|inc|llc|gmbh|registered|company\s+(?:no|num|reg)|trading|vat|charity)\b|©|copyright/i;
const ORGANISATION_ITEM =
  /organization|corporation|business|store|agency|service|postaladdress|attorney|company|^$/;
const ADDRESS_PROPERTIES = /^(?:postalcode|legalname|vatid|taxid)$/;

/** A key such as `companyNumber` reads as the label of its value. */
function labelOf(key: string, value: string): string {
  const words = cleanText(key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')).trim();
  return /compan|regist|vat|charity|legal|crn|trading|copyright/i.test(words) && value.length < 200
    ? `${words}: `
    : '';
}
