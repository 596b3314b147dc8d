import type { PageKind } from '../crawl/crawled-site.ts';
import type { Claim, ClaimSource } from './claim.ts';
import { BlockAnalyser } from './detect/block-analyser.ts';
import type { Mention } from './detect/mention.ts';
import { sentenceAround, sentenceEndsBetween } from './detect/sentences.ts';
import type { PageDocument } from './page-document.ts';
import type { TextBlock } from './read/page-text.ts';
import { groupStatements, type PlacedMention } from './statements.ts';

/**
 * Finds what the blocks of a page say, puts it into statements and gives each its role. The claims have no quotes yet;
 * their offsets are those of the value.
 */
export function analyseText(page: PageDocument): Claim[] {
  const mentions = new BlockAnalyser(page).run();
  const placed = groupStatements(mentions, page.blocks, (from, to) => isApart(page.text, from, to));
  settleRoles(placed, page);
  return placed.map((entry) => toClaim(entry, page));
}

/** A sentence ends between the two, or a bar stands there, as footers have between their parts. */
function isApart(text: string, from: number, to: number): boolean {
  return sentenceEndsBetween(text, from, to) || /\s[|·•]\s/.test(text.slice(from, to));
}

/** Pages on which a firm tells who it is: what is registered there is the operator, unless the words say otherwise. */
const TELLING_PAGES: ReadonlySet<PageKind> = new Set([
  'home',
  'privacy',
  'terms',
  'legal',
  'contact',
  'about',
  'cookies',
  'complaints',
  'modern_slavery',
  'delivery',
]);
const STATEMENT_LENGTH_MAX = 420;

function settleRoles(placed: PlacedMention[], page: PageDocument): void {
  const registered = new Set(placed.filter(speaksOfRegistration).map((entry) => entry.statement));
  const named = new Set(
    placed
      .filter(({ mention }) => mention.kind === 'legal_name' || mention.kind === 'trading_name')
      .map((entry) => entry.statement),
  );
  spreadHypothesis(placed);
  spreadPassing(placed);
  for (const entry of placed) {
    const { doubts } = entry.mention;
    if (entry.role !== 'unknown' || doubts.includes('hypothetical') || doubts.includes('in_passing'))
      continue;
    const block = page.blocks[entry.mention.block];
    if (!block || !registered.has(entry.statement)) continue;
    if (!named.has(entry.statement) && isAboutSomeoneElse(page.text, entry, block)) continue;
    const short = block.end - block.start <= STATEMENT_LENGTH_MAX;
    if (
      block.source === 'footer' ||
      (TELLING_PAGES.has(page.kind) && (short || page.kind !== 'home')) ||
      short
    )
      entry.role = 'operator';
  }
}

/** What belongs to an example is an example too. */
function spreadHypothesis(placed: readonly PlacedMention[]): void {
  const imagined = new Set(
    placed.filter(({ mention }) => mention.doubts.includes('hypothetical')).map((entry) => entry.statement),
  );
  for (const { mention, statement } of placed)
    if (imagined.has(statement) && !mention.doubts.includes('hypothetical'))
      mention.doubts = [...mention.doubts, 'hypothetical'];
}

/** What is said of a company that is only named in passing is said in passing too; where it is also named outright, it is not. */
function spreadPassing(placed: readonly PlacedMention[]): void {
  const named = placed.filter(({ mention }) => mention.kind === 'legal_name');
  const outright = new Set(
    named.filter(({ mention }) => !mention.doubts.includes('in_passing')).map(({ statement }) => statement),
  );
  const passing = new Set(
    named.map(({ statement }) => statement).filter((statement) => !outright.has(statement)),
  );
  for (const { mention, statement } of placed) {
    const others = mention.doubts.filter((doubt) => doubt !== 'in_passing');
    mention.doubts = passing.has(statement) ? [...others, 'in_passing'] : others;
  }
}

/** "The owner of the market is registered …": a report, not what a site says of itself. */
function isAboutSomeoneElse(text: string, { mention }: PlacedMention, block: TextBlock): boolean {
  if (block.source === 'footer') return false;
  const { start } = sentenceAround(text, mention.start, mention.end, block.start, block.end);
  const before = text.slice(start, mention.start);
  return (
    /^\W*(?:\w+\W+)?(?:the|that|this|a|an)\s+(?!compan|business|firm|charity|web|site|registered|organi|society|trust|partnership|uk\b|limited|private)\w+\s+(?:of|is|was|behind|has|that|which|who)\b/i.test(
      before,
    ) && !/\b(?:we|our|us)\b/i.test(before)
  );
}

/** It names a number, a place of registration or a registered office. */
function speaksOfRegistration({ mention }: PlacedMention): boolean {
  return (
    mention.kind === 'company_number' || mention.cue === 'registration' || mention.cue === 'registered_office'
  );
}

function toClaim({ mention, statement, role }: PlacedMention, page: PageDocument): Claim {
  const block = page.blocks[mention.block];
  return {
    kind: mention.kind,
    value: mention.value,
    role,
    source: sourceOf(mention, block),
    cue: mention.cue,
    ukPart: mention.ukPart,
    country: mention.country,
    doubts: block?.hidden ? [...new Set([...mention.doubts, 'hidden' as const])] : mention.doubts,
    statement,
    block: mention.block,
    start: mention.start,
    end: mention.end,
    quote: '',
  };
}

function sourceOf(mention: Mention, block: TextBlock | undefined): ClaimSource {
  if (mention.fromLink) return 'link';
  // A footer is one whatever stands in it; in a page without, the copyright line speaks for the site.
  if (mention.cue === 'copyright' && block?.source === 'text') return 'copyright';
  return block?.source ?? 'text';
}
