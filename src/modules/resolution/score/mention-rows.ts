import { memoizeByObject } from '../../../shared/memoize.ts';
import { featuresOf } from '../features/feature.ts';
import { MENTION_FEATURES } from '../features/mention.ts';
import { type MentionFacts, mentionFacts, ownId } from '../features/mention-facts.ts';
import type { Entity, Mention } from '../match/entity.ts';
import type { MentionRow } from '../observe/mention-row.ts';
import { nearWords } from '../observe/near-words.ts';
import type { SiteView } from '../observe/site-view.ts';
import { placeOf } from './mention-place.ts';

const ROWS_EACH_MAX = 24;
const BLOCK_WORDS = 600;
const LEADER_WINDOW = 200;

export function mentionRows(view: SiteView): MentionRow[] {
  const isTwin = ({ twinOf }: Entity) => twinOf !== null;
  const rows = view.entities.filter((entity) => !isTwin(entity)).flatMap((entity) => rowsOf(view, entity));
  return [...rows, ...view.entities.filter(isTwin).flatMap((entity) => twinRows(entity, rows))];
}

/** The words that name a company name its foreign twin too, so both have the same roles. */
function twinRows(twin: Entity, rows: readonly MentionRow[]): MentionRow[] {
  const isTwinned = ({ entity, mention: { page, start } }: MentionRow) =>
    entity.id === twin.twinOf &&
    twin.mentions.some((own) => own.page.url === page.url && own.start === start);
  return rows.filter(isTwinned).map((row) => ({ ...row, entity: twin, leader: row.leader ?? row }));
}

function rowsOf(view: SiteView, entity: Entity): MentionRow[] {
  const rows = new Map<string, MentionRow>();
  const wording = wordingsOf(view);
  for (const mention of entity.mentions) {
    const { page, block, form, start } = mention;
    const id = `${form} ${start - block.start} ${wording(mention)}`;
    const row = rows.get(id);
    row?.pages.add(page.url);
    row?.kinds.add(page.kind);
    if (!row && rows.size < ROWS_EACH_MAX) rows.set(id, newRow(view, entity, mention));
  }
  const described = [...rows.values()];
  for (const row of described) {
    if (row.mention.form === 'number') row.leader = leaderOf(row.mention, described);
    addFeatures(view, row);
  }
  return described;
}

/** A number for the words of a block: blocks with equal words have equal numbers. Each block is read once. */
const wordingsOf = memoizeByObject((_: SiteView) => {
  const numbers = new Map<string, number>();
  const numberOf = new Map<Mention['block'], number>();
  return ({ page, block }: Mention): number => {
    const known = numberOf.get(block);
    if (known !== undefined) return known;
    const words = page.text.slice(block.start, Math.min(block.end, block.start + BLOCK_WORDS));
    const number = numbers.get(words) ?? numbers.size;
    numbers.set(words, number);
    numberOf.set(block, number);
    return number;
  };
});

function newRow(view: SiteView, entity: Entity, mention: Mention): MentionRow {
  const [pages, kinds] = [new Set([mention.page.url]), new Set([mention.page.kind])];
  const place = placeOf(view, mention);
  return { entity, mention, pages, kinds, place, features: new Map(), words: null, leader: null, roles: [] };
}

/** The row of a single mention without a site, as the fit needs it. */
export function mentionRow(view: SiteView, entity: Entity, mention: Mention): MentionRow {
  const row = newRow(view, entity, mention);
  addFeatures(view, row);
  return row;
}

/** The nearest name of the same company right before a number, in the same block. */
function leaderOf({ page, block, start }: Mention, rows: readonly MentionRow[]): MentionRow | null {
  const before = rows.filter(
    ({ mention: { form, page: itsPage, block: itsBlock, end } }) =>
      form !== 'number' &&
      itsPage === page &&
      itsBlock === block &&
      end <= start &&
      start - end < LEADER_WINDOW,
  );
  return before.sort((a, b) => b.mention.end - a.mention.end)[0] ?? null;
}

function addFeatures(view: SiteView, row: MentionRow): void {
  if (!row.leader) row.words = nearWords(view, row.mention, ownId(row.entity));
  row.features = new Map(row.place.features);
  featuresOf<MentionFacts, string>(MENTION_FEATURES, mentionFacts(view, row), row.features);
}
