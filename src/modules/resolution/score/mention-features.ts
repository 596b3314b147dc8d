import { editDistance } from '../../../shared/edit-distance.ts';
import type { PageKind } from '../crawl/crawled-site.ts';
import { isCompanyLabel, numberLabelOf } from '../extract/number-labels.ts';
import { isDummyNumber } from '../extract/number-tokens.ts';
import type { NumberToken } from '../extract/page-reading.ts';
import { brandLikeness } from '../match/brand.ts';
import type { Entity, Mention } from '../match/entity.ts';
import type { RegisteredCompany } from '../match/register-reader.ts';
import { featuresOf, featureTable } from './feature-table.ts';
import type { Features } from './linear-model.ts';
import { type MentionPlace, placeOf } from './mention-place.ts';
import { nearWords } from './near-words.ts';
import type { SiteView } from './site-view.ts';

/** The same words in the same block on several pages (a footer) are one row. */
export interface MentionRow {
  entity: Entity;
  mention: Mention;
  pages: Set<string>;
  kinds: Set<PageKind>;
  place: MentionPlace;
  /** Of rows without a leader also the words around the mention. */
  features: Features;
  /** The row whose role this one shares: that of the name before a number, or of the company that a twin stands for. */
  leader: MentionRow | null;
  /** Filled in by the role model: operator, group, third party, brand. */
  roles: number[];
}

/** The name with its legal form, or the number. */
export const isStrong = ({ mention }: MentionRow) => mention.form !== 'bare';

/** Whether one of the phrases of the lexicon is beside one of the mentions. */
export function hasPhrase(rows: readonly MentionRow[], ids: readonly string[]): boolean {
  return rows.some(({ place }) => ids.some((id) => place.phrases.has(id)));
}

const ROWS_EACH_MAX = 24;
const BLOCK_WORDS = 600;
const LEADER_WINDOW = 200;
const NEAR = 300;
const OTHER_NUMBER_WINDOW = 200;
const SELF_HEADING =
  /controller|who we are|about us|information about us|contact|company|details|operator|owner|identity|definitions|parties|provider/i;
const OTHERS_HEADING =
  /third|partner|supplier|processor|share|payment|cookies|disclos|services we use|link|analytics|delivery|insur|credit|complain/i;

export function mentionRows(view: SiteView): MentionRow[] {
  const isTwin = ({ twinOf }: Entity) => twinOf !== null;
  const rows = view.entities.filter((entity) => !isTwin(entity)).flatMap((entity) => rowsOf(view, entity));
  return [...rows, ...view.entities.filter(isTwin).flatMap((entity) => twinRows(entity, rows))];
}

/** A foreign twin is named by the same words as its company: what they say of the role holds for both. */
function twinRows(twin: Entity, rows: readonly MentionRow[]): MentionRow[] {
  const isTwinned = ({ entity, mention: { page, start } }: MentionRow) =>
    entity.id === twin.twinOf &&
    twin.mentions.some((own) => own.page.url === page.url && own.start === start);
  return rows.filter(isTwinned).map((row) => ({ ...row, entity: twin, leader: row.leader ?? row }));
}

function rowsOf(view: SiteView, entity: Entity): MentionRow[] {
  const rows = new Map<string, MentionRow>();
  for (const mention of entity.mentions) {
    const { page, block, form, start } = mention;
    const words = page.text.slice(block.start, Math.min(block.end, block.start + BLOCK_WORDS));
    const id = `${form} ${start - block.start} ${words}`;
    const row = rows.get(id);
    row?.pages.add(page.url);
    row?.kinds.add(page.kind);
    if (!row && rows.size < ROWS_EACH_MAX) rows.set(id, newRow(view, entity, mention));
  }
  const described = [...rows.values()];
  for (const row of described) {
    if (row.mention.form === 'number') row.leader = leaderOf(row.mention, described);
    row.features = rowFeatures(view, row);
  }
  return described;
}

function newRow(view: SiteView, entity: Entity, mention: Mention): MentionRow {
  const [pages, kinds] = [new Set([mention.page.url]), new Set([mention.page.kind])];
  const place = placeOf(view, mention);
  return { entity, mention, pages, kinds, place, features: new Map(), leader: null, roles: [] };
}

/** The features of a mention that stands alone, as the fit needs them. */
export function mentionFeatures(view: SiteView, entity: Entity, mention: Mention): Features {
  return rowFeatures(view, newRow(view, entity, mention));
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

const idOf = ({ twinOf, id }: Entity) => twinOf ?? id;

/** From 0 for a company that no other site names to 1 for one that twenty name as somebody else. */
export function namedBySites(company: RegisteredCompany | null): number {
  return Math.min(1, Math.log1p(company?.named_by_sites ?? 0) / Math.log(20));
}

function rowFeatures(view: SiteView, row: MentionRow): Features {
  const features: Features = row.leader ? new Map() : nearWords(view, row.mention, idOf(row.entity));
  for (const [name, value] of row.place.features) features.set(name, value);
  return featuresOf(FEATURES, describe(view, row), features);
}

/** What the features of a mention are read from. */
function describe(view: SiteView, row: MentionRow) {
  const { page, block, start, end, form, number } = row.mention;
  const self = idOf(row.entity);
  const othersWithin = (from: number, to: number) =>
    view.spansWithin(page, from, to).filter(({ kind, id }) => kind === 'organisation' && id !== self);
  const near = page.numbers.filter((one) => Math.abs(one.start - start) < NEAR && one.start !== start);
  const isOther = (token: NumberToken) =>
    token.start > start && token.start - end < OTHER_NUMBER_WINDOW && isOtherCompany(page.text, token, self);
  const otherNumber = form === 'number' ? undefined : near.find(isOther);
  return {
    row,
    block,
    number,
    otherNumber,
    region: ['text', 'header', 'footer'].includes(block.source) ? block.source : 'hidden',
    others: new Set(othersWithin(block.start, block.end).map(({ id }) => id)).size,
    hasOwnNumberNear: near.some((token) => isNumberOf(token, self)),
    isNextToOther: otherNumber !== undefined && othersWithin(end, otherNumber.start).length === 0,
    like: brandLikeness(view.brand, row.entity),
  };
}

const FEATURES = featureTable<ReturnType<typeof describe>>({
  form: ({ row }) => row.mention.form,
  kind: ({ row }) => row.mention.kind ?? 'number',
  label: ({ number }) => number?.label,
  how: ({ number }) => number?.how,
  'n:near': ({ number }) => number?.holder.near,
  'n:site': ({ number }) => number?.holder.onSite,
  'n:stranger': ({ number }) => number?.holder.near === 0 && number.label,
  'n:postcode': ({ number }) => number?.isAtPostcode,
  mayBeLonger: ({ row }) => row.mention.mayBeLonger,
  'type:foreign': ({ row: { entity } }) => entity.type === 'foreign' && entity.twinOf === null,
  namedBySites: ({ row }) => namedBySites(row.entity.company),
  region: ({ region }) => region,
  source: ({ region, block }) => region === 'hidden' && block.source,
  page: ({ row }) => row.kinds,
  'page+region': ({ row, region }) => [...row.kinds].map((kind) => `${kind}:${region}`),
  pages: ({ row }) => Math.min(row.pages.size, 4) / 4,
  'h:self': ({ block }) => SELF_HEADING.test(block.heading),
  'h:others': ({ block }) => OTHERS_HEADING.test(block.heading),
  shortBlock: ({ block }) => block.end - block.start < 90,
  'line+region': ({ row, region }) => `${row.place.line}:${region}`,
  othersInBlock: ({ others }) => Math.min(others, 4) / 4,
  aloneInBlock: ({ others }) => others === 0,
  ownParticulars: ({ others, row }) => others === 0 && row.place.line === 'particulars',
  inList: ({ others }) => others >= 3,
  postcodeNear: ({ row: { entity, mention } }) =>
    mention.page.postcodes.some(
      ({ value, start }) =>
        value === entity.company?.registered_postcode && Math.abs(start - mention.start) < NEAR,
    ),
  ownNumberNear: ({ hasOwnNumberNear }) => hasOwnNumberNear,
  otherNumberNear: ({ otherNumber }) => otherNumber !== undefined,
  contradicted: ({ row, isNextToOther }) => row.mention.form === 'name' && isNextToOther,
  like: ({ like }) => like,
  'like:same': ({ like }) => like > 0.95,
  'like:close': ({ like }) => like > 0.7 && like <= 0.95,
  'like:some': ({ like }) => like > 0.4 && like <= 0.7,
  'like:none': ({ like }) => like <= 0.4,
});

function isNumberOf({ readings }: NumberToken, company: string): boolean {
  return readings.some(({ number }) => number === company);
}

/** A company number, and neither the company's own nor one typing error away from it: that is a slip. */
function isOtherCompany(text: string, token: NumberToken, self: string): boolean {
  const { digits } = token;
  const own = self.replace(/\D/g, '');
  return (
    digits.length >= 6 &&
    !isDummyNumber(digits) &&
    !isNumberOf(token, self) &&
    editDistance(digits, own, 1) > 1 &&
    editDistance(digits.padStart(own.length, '0'), own, 1) > 1 &&
    isCompanyLabel(numberLabelOf(text, token))
  );
}
