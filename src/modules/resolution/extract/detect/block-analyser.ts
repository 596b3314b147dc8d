import type { PageDocument } from '../analyse-text.ts';
import type { TextBlock } from '../read/page-text.ts';
import {
  findCopyrightNames,
  findRegisteredSubjects,
  findTradingAs,
  findTradingNamesOf,
  lineAsName,
} from './bare-names.ts';
import { foreignRegistrations } from './foreign-registrations.ts';
import { isLei } from './check-digits.ts';
import { MAY_HOLD_LABEL } from './label-words.ts';
import { type Mention, mention } from './mention.ts';
import { findLegalNames } from './names.ts';
import { findNumbers } from './numbers.ts';
import { statedPlaces } from './places.ts';
import { findEmailDomains, findPostcodes } from './postcodes.ts';
import { linkMentions } from './register-links.ts';
import { HYPOTHETICAL, type RoleFinding, roleOf, roleOfSection } from './roles.ts';
import { sentenceAround } from './sentences.ts';
import { findSoleTraders } from './sole-traders.ts';

/** A block without any of these holds nothing to find, and most blocks have none. */
const WORTH_READING =
  /\d[\d .-]{3}|©|@|\b(?:ltd|limited|plc|llp|cic|inc|llc|gmbh|copyright|trading|t\/a|registered|incorporated|sole|proprietor|self|partnership|corp|corporation|cyf|cyfyngedig|dac|pty|handelsregister|amtsgericht|registro)\b|\b(?:AG|SE|SAS|SA|BV|NV|SL|AB|AS|Oy|ApS|KG|UG|S\.[AaLlRrPp]|B\.V|N\.V|P\.L\.C|L\.L|A\/S|SARL|Srl|SRL|SpA|UAB|SIA|CIO|Sp\.|d\.o\.o|FZE|DMCC)/i;
const NEIGHBOUR_LENGTH_MAX = 260;
const LEAD_IN_LENGTH_MAX = 400;
const REGISTRATION_WORDS = /compan(?:y|ies)|registered|incorporated|\breg\b/i;

export class BlockAnalyser {
  private readonly page: PageDocument;
  private readonly mentions: Mention[] = [];
  private section: RoleFinding | null = null;
  private leadIn: RoleFinding | null = null;

  constructor(page: PageDocument) {
    this.page = page;
  }

  run(): Mention[] {
    for (const [index, block] of this.page.blocks.entries()) this.analyse(block, index);
    this.mentions.push(...linkMentions(this.page.links, this.page.blocks, this.mentions));
    return this.mentions.sort((a, b) => a.start - b.start || rank(a) - rank(b));
  }

  private analyse(block: TextBlock, index: number): void {
    const text = this.page.text.slice(block.start, block.end);
    if (block.heading) this.section = block.source === 'text' ? roleOfSection(text) : null;
    else if (block.source === 'footer') this.section = null;
    if (!block.item) this.leadIn = leadIn(text);
    if (!WORTH_READING.test(text)) return;
    const names = this.namesIn(block, index, text);
    const foreign = foreignRegistrations(text, block.start, index);
    const numbers = this.numbersIn(block, index, text, names, foreign);
    const places = this.placesIn(block, index, text, numbers, foreign);
    const subject = this.subjectFromLine(block, index, names, [...numbers, ...places]);
    this.mentions.push(
      ...subject,
      ...names,
      ...foreign,
      ...numbers,
      ...places,
      ...findPostcodes(this.page.text, block.start, block.end, index, this.neighbourStart(index)),
      ...findEmailDomains(this.page.text, block.start, block.end, index),
      ...findSoleTraders(this.page.text, block.start, block.end, index),
      ...leis(text, block.start, index),
    );
  }

  private namesIn(block: TextBlock, index: number, text: string): Mention[] {
    const { text: all } = this.page;
    const names = findLegalNames(all, block.start, block.end, index);
    const legal = names.filter(({ kind }) => kind === 'legal_name');
    const bare = [
      ...findTradingNamesOf(all, block.start, block.end, index, names),
      ...findTradingAs(all, block.start, block.end, index, names),
    ];
    const free = (candidate: Mention) => ![...names, ...bare].some((other) => overlaps(other, candidate) && other !== candidate);
    bare.push(...findCopyrightNames(all, block.start, block.end, index).filter(free));
    bare.push(...findRegisteredSubjects(all, block.start, block.end, index, [...names, ...bare]).filter(free));
    const kept = bare.filter((candidate) => !legal.some((name) => overlaps(name, candidate) && name !== candidate));
    const result = [...names, ...kept].sort((a, b) => a.start - b.start);
    for (const name of result) if (name.kind !== 'sole_trader') this.giveRole(name, result, block, text);
    return result;
  }

  private giveRole(name: Mention, names: readonly Mention[], block: TextBlock, blockText: string): void {
    const { text } = this.page;
    const sentence = sentenceAround(text, name.start, name.end, block.start, block.end);
    // A line break inside a paragraph may only wrap the sentence.
    const from = Math.max(block.start, Math.min(sentence.start, name.start - 60));
    const before = text.slice(sentence.start === name.start ? Math.max(from, lastSentenceEnd(text, from, name.start)) : sentence.start, name.start).replaceAll('\n', ' ');
    const after = text.slice(name.end, Math.min(block.end, name.end + 260)).replaceAll('\n', ' ');
    if (HYPOTHETICAL.test(before)) name.doubts = [...name.doubts, 'hypothetical'];
    if (/\bc\/o[\s:]*$|\bcare\s+of[\s:]*$/i.test(before)) name.doubts = [...name.doubts, 'care_of'];
    if (/lorem ipsum/i.test(blockText)) name.doubts = [...name.doubts, 'template_left'];
    if (name.role !== null) return;
    const followsName = names.some((other) => other.kind === 'legal_name' && other.end <= name.start && other.start >= sentence.start);
    const found = roleOf(name.value, { before, after, followsName }) ?? this.roleOfPlace(block, after);
    if (found) {
      name.role = found.role;
      name.cue ??= found.cue;
    }
  }

  private roleOfPlace(block: TextBlock, after: string): RoleFinding | null {
    if (block.item && this.leadIn) return this.leadIn;
    if (this.section && block.source === 'text') return this.section;
    if (block.source === 'footer' && /^[^.]{0,90}\b(?:registered|incorporated|company\s*(?:no|num|reg)|authorised|regulated)/i.test(after))
      return { role: 'operator', cue: 'registration' };
    return null;
  }

  private numbersIn(block: TextBlock, index: number, text: string, names: readonly Mention[], taken: readonly Mention[]): Mention[] {
    if (!/\d{2}/.test(text)) return [];
    const previous = this.page.blocks[index - 1];
    const header = block.header ? this.page.text.slice(block.header.start, block.header.end) : null;
    const labelFloor = previous && previous.source === block.source ? Math.max(previous.start, previous.end - 90) : block.start;
    const labels = MAY_HOLD_LABEL.test(text) || MAY_HOLD_LABEL.test(this.page.text.slice(labelFloor, block.start)) || (header !== null && MAY_HOLD_LABEL.test(header));
    if (!labels && names.length === 0 && !/\bZ[A-C]?\d{6}/.test(text)) return [];
    return findNumbers({
      text: this.page.text,
      start: block.start,
      end: block.end,
      block: index,
      names,
      taken,
      labelFloor,
      header,
      neighbourhood: this.page.text.slice(this.neighbourStart(index), this.neighbourEnd(index)),
    });
  }

  /** "Registered in Guernsey" without a number still says where the company is. */
  private placesIn(block: TextBlock, index: number, text: string, numbers: readonly Mention[], foreign: readonly Mention[]): Mention[] {
    if (!REGISTRATION_WORDS.test(text)) return [];
    return statedPlaces(text)
      .filter((place) => place.country !== 'GB')
      .filter((place) => ![...numbers, ...foreign].some((other) => other.kind === 'foreign_registration' && other.country === place.country))
      .map((place) =>
        mention(
          'foreign_registration',
          place.country,
          { start: block.start + place.start, end: block.start + place.end, block: index },
          { country: place.country, cue: 'registration' },
        ),
      );
  }

  /** A registration without a name, under a line that can only be one. */
  private subjectFromLine(block: TextBlock, index: number, names: readonly Mention[], facts: readonly Mention[]): Mention[] {
    const fact = facts.find(({ kind }) => kind === 'company_number' || kind === 'foreign_registration');
    if (!fact || names.some((name) => name.kind !== 'foreign_form')) return [];
    const { text } = this.page;
    const lineStart = text.lastIndexOf('\n', fact.start - 1) + 1;
    const segment = text.slice(block.start, fact.start).search(/\s[|·•–—]\s/);
    const lastName = this.mentions.findLast(({ kind }) => kind === 'legal_name' || kind === 'trading_name');
    if (lastName && index - lastName.block <= 3 && block.start - lastName.end < 300) return [];
    const candidates = [
      segment > 0 ? lineAsName(text, block.start, block.start + segment) : null,
      lineStart > block.start ? lineAsName(text, block.start, Math.max(block.start, text.indexOf('\n', block.start))) : null,
      this.lineBefore(index),
    ];
    const found = candidates.find((candidate) => candidate !== null);
    if (!found) return [];
    const at = { start: found.start, end: found.end, block: found.start < block.start ? index - 1 : index };
    return [mention('legal_name', found.value, at, { cue: 'registration', doubts: ['unlabelled'] })];
  }

  private lineBefore(index: number) {
    const previous = this.page.blocks[index - 1];
    return previous ? lineAsName(this.page.text, previous.start, previous.end) : null;
  }

  private neighbourStart(index: number): number {
    const block = this.page.blocks[index];
    const previous = this.page.blocks[index - 1];
    if (!previous || !block) return block?.start ?? 0;
    if (previous.source !== block.source) return block.start;
    return previous.end - previous.start <= NEIGHBOUR_LENGTH_MAX ? previous.start : block.start;
  }

  private neighbourEnd(index: number): number {
    const block = this.page.blocks[index];
    const next = this.page.blocks[index + 1];
    if (!next || !block) return block?.end ?? 0;
    if (next.source !== block.source) return block.end;
    return next.end - next.start <= NEIGHBOUR_LENGTH_MAX ? next.end : block.end;
  }
}

/** "We share data with these processors:" tells about the list below it. */
function leadIn(text: string): RoleFinding | null {
  if (text.length > LEAD_IN_LENGTH_MAX || !/[:–-]\s*$/.test(text)) return null;
  return roleOfSection(text);
}

function lastSentenceEnd(text: string, from: number, to: number): number {
  const slice = text.slice(from, to);
  const end = Math.max(slice.lastIndexOf('. '), slice.lastIndexOf('! '), slice.lastIndexOf('? '));
  return end < 0 ? from : from + end + 2;
}

function leis(text: string, offset: number, block: number): Mention[] {
  if (!/[A-Z0-9]{18}\d{2}/.test(text)) return [];
  return [...text.matchAll(/(?<![A-Z0-9])[A-Z0-9]{18}\d{2}(?![A-Z0-9])/g)]
    .filter((hit) => isLei(hit[0]))
    .map((hit) => mention('lei', hit[0], { start: offset + hit.index, end: offset + hit.index + 20, block }));
}

const overlaps = (a: Mention, b: Mention) => a.start < b.end && b.start < a.end;

/** At the same place the name comes before what is said of it. */
function rank(found: Mention): number {
  return found.kind === 'legal_name' ? 0 : found.kind === 'trading_name' ? 1 : 2;
}
