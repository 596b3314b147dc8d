import type { PageDocument } from '../page-document.ts';
import type { TextBlock } from '../read/page-text.ts';
import {
  type BareName,
  findCopyrightNames,
  findRegisteredSubjects,
  findTradingAs,
  findTradingNamesOf,
  lineAsName,
} from './bare-names.ts';
import { findBlankNumbers } from './blank-numbers.ts';
import { isLei } from './check-digits.ts';
import { foreignRegistrations } from './foreign-registrations.ts';
import { isNamedInPassing } from './in-passing.ts';
import { type Mention, mention } from './mention.ts';
import { findLegalNames, TEMPLATE_NAME } from './names.ts';
import { findNumbers } from './numbers.ts';
import { statedPlaces } from './places.ts';
import { findEmailDomains, findPostcodes } from './postcodes.ts';
import { linkMentions } from './register-links.ts';
import { HYPOTHETICAL, IN_PASSING, type RoleFinding, roleOf, roleOfSection } from './roles.ts';
import { sentenceAround } from './sentences.ts';
import { SIGNAL, signalsIn } from './signals.ts';
import { findSoleTraders } from './sole-traders.ts';

const HEAD_MAX = 250_000;
const TAIL_MAX = 150_000;
const NEIGHBOUR_LENGTH_MAX = 260;
const LEAD_IN_LENGTH_MAX = 400;
/** A label stands at the end of a heading; a heading as long as a page would be read again for every cell below it. */
const HEADER_MAX = 200;
const UNFINISHED_MAX = 80;
const LINE_ABOVE_MAX = 40;
/** "Larch Ltd (no. 1) and Elm Ltd": what is said of the first is said of both. */
const JOINED = /^\.?\s*(?:\([^()]{0,60}\))?\s*(?:,?\s*(?:and|&|or)|,)\s+(?:the\s+)?$/i;

export class BlockAnalyser {
  private readonly page: PageDocument;
  private readonly mentions: Mention[] = [];
  private section: RoleFinding | null = null;
  private leadIn: RoleFinding | null = null;
  private readonly domains = new Set<string>();
  /** The block before holds words that label numbers. */
  private labelled = false;

  constructor(page: PageDocument) {
    this.page = page;
  }

  run(): Mention[] {
    for (const [index, block] of this.page.blocks.entries()) this.analyse(block, index);
    this.mentions.push(...linkMentions(this.page.links, this.page.blocks, this.mentions));
    return this.mentions.sort((a, b) => a.start - b.start || rank(a) - rank(b));
  }

  private analyse(block: TextBlock, index: number): void {
    if (block.structured || this.isInTheMiddle(block)) return;
    const { text: all } = this.page;
    const signals = signalsIn(all, block.start, block.end);
    const labelledBefore = this.labelled;
    this.labelled = (signals & SIGNAL.label) !== 0;
    if (block.heading)
      this.section = block.source === 'text' ? roleOfSection(all.slice(block.start, block.end)) : null;
    else if (block.source === 'footer') this.section = null;
    if (!block.item) this.leadIn = leadIn(all, block);
    if (signals === 0) return;
    const text = all.slice(block.start, block.end);
    const names = this.namesIn(block, index, text, signals);
    const foreign = mayBeForeign(signals) ? foreignRegistrations(text, block.start, index) : [];
    const labelled = labelledBefore || block.header !== null || names.length > 0;
    const mayCount = signals & SIGNAL.number && (labelled || signals & (SIGNAL.label | SIGNAL.oddNumber));
    const numbers = mayCount ? this.numbersIn(block, index, names, foreign) : [];
    if (signals & SIGNAL.label) numbers.push(...findBlankNumbers(text, block.start, index));
    const places = signals & SIGNAL.registration ? this.placesIn(block, index, text, numbers, foreign) : [];
    this.mentions.push(
      ...this.subjectFromLine(block, index, names, [...numbers, ...places]),
      ...names,
      ...foreign,
      ...numbers,
      ...places,
    );
    if (signals & SIGNAL.postcode)
      this.mentions.push(...findPostcodes(all, block.start, block.end, index, this.neighbourStart(index)));
    if (signals & SIGNAL.mailbox) this.addMailboxes(findEmailDomains(all, block.start, block.end, index));
    if (signals & SIGNAL.soleTrader)
      this.mentions.push(...findSoleTraders(all, block.start, block.end, index));
    if (signals & SIGNAL.lei) this.mentions.push(...leis(text, block.start, index));
  }

  private addMailboxes(mailboxes: readonly Mention[]): void {
    for (const mailbox of mailboxes) {
      if (this.domains.has(mailbox.value)) continue;
      this.domains.add(mailbox.value);
      this.mentions.push(mailbox);
    }
  }

  /** Of a text that no person would read to its end, the beginning and the end are read: there the disclosures stand. */
  private isInTheMiddle(block: TextBlock): boolean {
    return block.start > HEAD_MAX && block.end < this.page.text.length - TAIL_MAX;
  }

  private namesIn(block: TextBlock, index: number, text: string, signals: number): Mention[] {
    const { text: all } = this.page;
    const { start, end } = block;
    const names = signals & SIGNAL.form ? findLegalNames(all, start, end, index) : [];
    const bare: Mention[] = [];
    if (signals & SIGNAL.trading) {
      bare.push(...findTradingNamesOf(all, start, end, index, names));
      bare.push(...findTradingAs(all, start, end, index, [...names, ...bare]));
    }
    const free = (candidate: Mention) => ![...names, ...bare].some((other) => overlaps(other, candidate));
    if (signals & SIGNAL.copyright) bare.push(...findCopyrightNames(all, start, end, index).filter(free));
    if (signals & SIGNAL.registration)
      bare.push(...findRegisteredSubjects(all, start, end, index, [...names, ...bare]).filter(free));
    if (names.length === 0 && bare.length === 0) return [];
    const legal = names.filter(({ kind }) => kind === 'legal_name');
    const kept = bare.filter((candidate) => !legal.some((name) => overlaps(name, candidate)));
    const result = [...names, ...kept].sort((a, b) => a.start - b.start);
    const isFiller = /lorem ipsum/i.test(text);
    for (const name of result) if (name.kind !== 'sole_trader') this.giveRole(name, result, block, isFiller);
    return result;
  }

  private giveRole(name: Mention, names: readonly Mention[], block: TextBlock, isFiller: boolean): void {
    const { text } = this.page;
    const sentence = sentenceAround(text, name.start, name.end, block.start, block.end);
    // A line break inside a paragraph may only wrap the sentence.
    const from = Math.max(block.start, Math.min(sentence.start, name.start - 60));
    const inBlock = text
      .slice(
        sentence.start === name.start
          ? Math.max(from, lastSentenceEnd(text, from, name.start))
          : sentence.start,
        name.start,
      )
      .replaceAll('\n', ' ');
    const before = name.start === block.start ? this.unfinishedBefore(name.block) : inBlock;
    const after = text.slice(name.end, Math.min(block.end, name.end + 260)).replaceAll('\n', ' ');
    if (HYPOTHETICAL.test(before)) name.doubts = [...name.doubts, 'hypothetical'];
    if (/\bc\/o[\s:]*$|\bcare\s+of[\s:]*$/i.test(before)) name.doubts = [...name.doubts, 'care_of'];
    if (isFiller) name.doubts = [...name.doubts, 'template_left'];
    if (TEMPLATE_NAME.test(name.value))
      name.doubts = [...new Set([...name.doubts, 'template_left' as const])];
    if (name.role !== null) return;
    const twin = names.findLast((other) => other.kind === 'legal_name' && other.end <= name.start);
    if (twin && JOINED.test(text.slice(twin.end, name.start))) {
      name.role = twin.role;
      name.cue ??= twin.cue;
      if (twin.doubts.includes('in_passing')) name.doubts = [...name.doubts, 'in_passing'];
      return;
    }
    const followsName = names.some(
      (other) => other.kind === 'legal_name' && other.end <= name.start && other.start >= sentence.start,
    );
    const found = roleOf({ name: name.value, before, after, followsName });
    const said = found === IN_PASSING ? null : found;
    const passage = {
      before,
      above: this.lineAbove(name, block),
      after: text.slice(name.end, Math.min(block.end, name.end + 260)),
      isInStory: this.isStory(block),
    };
    const inPassing = found === IN_PASSING || (said === null && isNamedInPassing(passage));
    if (inPassing) name.doubts = [...name.doubts, 'in_passing'];
    const given = said ?? this.roleOfPlace(block, after, inPassing);
    if (given) {
      name.role = given.role;
      name.cue ??= given.cue;
    }
  }

  /** The line above a name that opens its own, in its block or in the one before. */
  private lineAbove(name: Mention, block: TextBlock): string {
    const { text, blocks } = this.page;
    const previous = blocks[name.block - 1];
    if (name.start > block.start) {
      if (text.charAt(name.start - 1) !== '\n') return '';
      return shortLine(
        text
          .slice(block.start, name.start - 1)
          .split('\n')
          .at(-1) ?? '',
      );
    }
    return previous?.source === block.source ? shortLine(text.slice(previous.start, previous.end)) : '';
  }

  private isStory(block: TextBlock): boolean {
    return block.source === 'text' && (this.page.kind === 'home' || this.page.kind === 'other');
  }

  /** "Site by" on a line of its own goes on in the next one. */
  private unfinishedBefore(index: number): string {
    const previous = this.page.blocks[index - 1];
    if (!previous || previous.source !== this.page.blocks[index]?.source) return '';
    if (previous.end - previous.start > UNFINISHED_MAX) return '';
    const line = this.page.text.slice(previous.start, previous.end);
    return /\sby\s*:?\s*$/i.test(line) ? `${line.trimEnd()} ` : '';
  }

  private roleOfPlace(block: TextBlock, after: string, inPassing: boolean): RoleFinding | null {
    if (block.item && this.leadIn) return this.leadIn;
    if (this.section && block.source === 'text') return this.section;
    if (
      !inPassing &&
      block.source === 'footer' &&
      /^[^.]{0,90}\b(?:registered|incorporated|company\s*(?:no|num|reg)|authorised|regulated)/i.test(after)
    )
      return { role: 'operator', cue: 'registration' };
    return null;
  }

  private numbersIn(
    block: TextBlock,
    index: number,
    names: readonly Mention[],
    taken: readonly Mention[],
  ): Mention[] {
    const previous = this.page.blocks[index - 1];
    const header = block.header
      ? this.page.text.slice(Math.max(block.header.start, block.header.end - HEADER_MAX), block.header.end)
      : null;
    const labelFloor =
      previous && previous.source === block.source
        ? Math.max(previous.start, previous.end - 90)
        : block.start;
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
  private placesIn(
    block: TextBlock,
    index: number,
    text: string,
    numbers: readonly Mention[],
    foreign: readonly Mention[],
  ): Mention[] {
    return statedPlaces(text)
      .filter((place) => place.country !== 'GB')
      .filter(
        (place) =>
          ![...numbers, ...foreign].some(
            (other) => other.kind === 'foreign_registration' && other.country === place.country,
          ),
      )
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
  private subjectFromLine(
    block: TextBlock,
    index: number,
    names: readonly Mention[],
    facts: readonly Mention[],
  ): Mention[] {
    const fact = facts.find(({ kind }) => kind === 'company_number' || kind === 'foreign_registration');
    if (!fact || names.some((name) => name.kind !== 'foreign_form')) return [];
    const { text } = this.page;
    const before = text.slice(block.start, Math.max(block.start, fact.start));
    const firstLine = before.indexOf('\n');
    const segment = before.search(/\s[|·•–—]\s|\.\s/);
    const lastName = this.mentions.findLast(({ kind }) => kind === 'legal_name' || kind === 'trading_name');
    if (lastName && index - lastName.block <= 3 && block.start - lastName.end < 300) return [];
    const own =
      (segment > 0 ? lineAsName(text, block.start, block.start + segment) : null) ??
      (firstLine > 0 ? lineAsName(text, block.start, block.start + firstLine) : null);
    const found = own ? { ...own, block: index } : this.lineBefore(index);
    return found
      ? [mention('legal_name', found.value, found, { cue: 'registration', doubts: ['unlabelled'] })]
      : [];
  }

  /** One of the three short lines above, or what stands before the first bar in it. */
  private lineBefore(index: number): (BareName & { block: number }) | null {
    const { text, blocks } = this.page;
    for (let block = index - 1; block >= Math.max(0, index - 3); block--) {
      const { start, end, source } = blocks[block] ?? { start: 0, end: 0, source: 'text' };
      if (source !== blocks[index]?.source || end - start > 160) return null;
      const bar = text.slice(start + 1, end).search(/\s[|·•]\s/);
      const found = lineAsName(text, start, bar > 0 ? start + 1 + bar : end);
      if (found) return { ...found, block };
    }
    return null;
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

function shortLine(line: string): string {
  return line.length > LINE_ABOVE_MAX ? '' : line.replace(/[:\s]+$/, '');
}

function mayBeForeign(signals: number): boolean {
  return (
    (signals & SIGNAL.foreign) !== 0 ||
    (signals & (SIGNAL.label | SIGNAL.oddNumber)) === (SIGNAL.label | SIGNAL.oddNumber)
  );
}

/** "We share data with these processors:" tells about the list below it. */
function leadIn(text: string, block: TextBlock): RoleFinding | null {
  if (block.end - block.start > LEAD_IN_LENGTH_MAX || text.charAt(block.end - 1) !== ':') return null;
  return roleOfSection(text.slice(block.start, block.end));
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
