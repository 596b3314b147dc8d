import { parseCompanyNumber } from '../../../shared/companies/company-number.ts';
import { parseDomainName } from '../../../shared/internet/domain-name.ts';
import { FIGURES, type Figures } from '../period.ts';
import { checkSums } from './check-sums.ts';
import { chooseValues } from './choose-values.ts';
import { daysBetween, parseDay, readPrintedDay } from './dates.ts';
import { type Fact, type Facts, isUkTaxonomy, readFacts } from './facts.ts';
import { type FactsByTag, groupByTag } from './facts-by-tag.ts';
import { AMOUNT_MAX, readNumber, toWholeUnits } from './number.ts';
import { withoutRemarks } from './remarks.ts';
import { ENTITY_TAGS } from './tags.ts';
import { settleUnseenRows } from './unseen-rows.ts';
import { isDivided, isOfWhole } from './whole-or-part.ts';
import { chooseOwner } from './whose-figures.ts';

/** The content of a document of accounts. */
export interface AccountsDocument {
  /** As its tags or contexts say; null when they do not. */
  companyNumber: string | null;
  taxonomy: string | null;
  accountsType: string | null;
  website: string | null;
  consolidated: boolean;
  currency: string;
  /** Its own period, then the one before. */
  periods: [StatedPeriod, ...StatedPeriod[]];
  doubts: Doubt[];
}

interface StatedPeriod {
  start: string | null;
  end: string;
  dormant: boolean | null;
  figures: Figures;
}

/** Why the figures of a document may be wrong. */
type Doubt = 'sums_fail' | 'figure_too_large' | 'number_differs' | 'values_differ' | 'group_untagged';

/** Why a document has no figures to load. */
export class NoAccountsError extends Error {}

/** Reads a document. `balanceSheetDate` is that of its file name. Throws `NoAccountsError`. */
export function readDocument(bytes: Buffer, balanceSheetDate: string | null): AccountsDocument {
  const facts = settleUnseenRows(readFacts(bytes));
  refuseOthers(bytes, facts);
  const said = new DocumentStatements(facts);
  const end = chooseEnd(said, facts, balanceSheetDate);
  const currency =
    mostFrequent(facts.figures.flatMap((fact) => (fact.context.end === end && fact.currency) || [])) ?? 'GBP';
  const byTag = groupByTag(facts.figures);
  const scope = said.member('scope', 'ScopeAccountsDimension');
  const owner = chooseOwner(facts, { end, currency, scope });
  const { consolidated, isGroup, usesGroupContexts } = owner;
  const start = chooseStart(said, facts, end);
  const doubts = new Set<Doubt>();
  const [isNobodyEmployed, wasNobodyEmployed] = facts.nobodyEmployed;
  const read = (period: { start: string | null; end: string; isNobodyEmployed: boolean }) =>
    readPeriod(byTag, { ...period, currency, isGroup, usesGroupContexts }, doubts);
  const dormant = said.dormant();
  const periods: AccountsDocument['periods'] = [
    { start, end, dormant, figures: read({ start, end, isNobodyEmployed }) },
  ];
  const previousEnd =
    choosePreviousEnd(facts.figures, { start, end }) ??
    choosePreviousEnd(withoutRemarks(facts.figures).flat(), { start, end });
  if (previousEnd !== null) {
    const previous = { start: startBefore(facts, previousEnd), end: previousEnd };
    const figures = read({ ...previous, isNobodyEmployed: wasNobodyEmployed });
    periods.push({ ...previous, dormant: null, figures });
  }
  if (facts.figures.some((fact) => readNumber(fact) === 'too large')) doubts.add('figure_too_large');
  const { net_assets, shareholder_funds } = periods[0].figures;
  if (owner.isUntagged || (consolidated && net_assets === null && shareholder_funds === null))
    doubts.add('group_untagged');
  return {
    companyNumber: said.companyNumber(),
    taxonomy: facts.taxonomy,
    accountsType: said.member('accountsType', 'AccountsTypeDimension'),
    website: said.website(),
    consolidated,
    currency,
    periods,
    doubts: [...doubts],
  };
}

function refuseOthers(bytes: Buffer, { allTags, ukTags, taxonomy }: Facts): void {
  const beginning = bytes.toString('latin1', 0, 4_096);
  if (/<!ENTITY/i.test(beginning)) throw new NoAccountsError('it defines entities of its own');
  if (allTags === 0) throw new NoAccountsError('it has no XBRL tags');
  if (ukTags === 0 && !isUkTaxonomy(taxonomy ?? ''))
    throw new NoAccountsError(`its tags are not of a UK taxonomy (${taxonomy ?? 'it names none'})`);
}

/** The statements of the document about itself. */
class DocumentStatements {
  readonly #facts: readonly Fact[];
  readonly #identifiers: readonly string[];

  constructor({ entity, identifiers }: Facts) {
    this.#facts = entity;
    this.#identifiers = identifiers;
  }

  of(what: (typeof ENTITY_TAGS)[keyof typeof ENTITY_TAGS]): Fact[] {
    return this.#facts.filter(({ name }) => ENTITY_TAGS[name as keyof typeof ENTITY_TAGS] === what);
  }

  days(what: 'balanceSheetDate' | 'start' | 'end'): string[] {
    return this.of(what).flatMap(({ text, format }) => readPrintedDay(text, format) ?? []);
  }

  /** As tagged; some software writes it only into the contexts. */
  companyNumber(): string | null {
    const tagged = this.of('number').map(({ text }) => text);
    for (const texts of [tagged, this.#identifiers]) {
      const number = mostFrequent(texts.flatMap((text) => parseCompanyNumber(text) ?? []));
      if (number !== undefined) return number;
    }
    return null;
  }

  dormant(): boolean | null {
    const said = this.of('dormant').flatMap((fact) => truthOf(fact) ?? []);
    const denied = this.of('notDormant').flatMap((fact) => truthOf(fact) ?? []);
    const all = new Set([...said, ...denied.map((isNot) => !isNot)]);
    const [only] = all;
    return all.size === 1 && only !== undefined ? only : null;
  }

  /** The value of a tag without content is a member of its context. */
  member(what: 'accountsType' | 'scope', dimension: string): string | null {
    for (const { context } of this.of(what)) {
      const member = context.dimensions.get(dimension);
      if (member !== undefined) return member;
    }
    return null;
  }

  website(): string | null {
    for (const { text } of this.of('website')) {
      const domain = parseWebsite(text);
      if (domain !== null) return domain;
    }
    return null;
  }
}

function parseWebsite(text: string): string | null {
  try {
    return parseDomainName(text, () => true);
  } catch {
    return null;
  }
}

function truthOf({ text, format }: Fact): boolean | undefined {
  const said = /true$/i.test(format) ? 'true' : /false$/i.test(format) ? 'false' : text.toLowerCase();
  return said === 'true' || said === '1' ? true : said === 'false' || said === '0' ? false : undefined;
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | undefined;
  for (const [value, count] of counts)
    if (best === undefined || count > (counts.get(best) ?? 0)) best = value;
  return best;
}

/**
 * The day that most of these agree on: the file name, the tags for the balance sheet and for the end of the
 * period. Each of them is wrong in some documents. A day without figures is none.
 */
function chooseEnd(said: DocumentStatements, { figures }: Facts, named: string | null): string {
  const votes = [named, said.days('balanceSheetDate')[0], said.days('end')[0]].filter((day) => day != null);
  const withFigures = new Set(
    figures.filter(({ context }) => isOfWhole(context)).map(({ context }) => context.end),
  );
  const backed = votes.filter((day) => withFigures.has(day));
  const end = mostFrequent(backed.length > 0 ? backed : votes) ?? newestOf(withFigures);
  if (end === undefined) throw new NoAccountsError('it states no day of a balance sheet');
  return end;
}

function newestOf(days: Iterable<string>): string | undefined {
  return [...days]
    .filter((day) => parseDay(day))
    .sort()
    .at(-1);
}

const PERIOD_DAYS_MAX = 600;

function isPossiblePeriod(start: string, end: string): boolean {
  const days = daysBetween(start, end);
  return days >= 0 && days <= PERIOD_DAYS_MAX;
}

/** As tagged, else of most facts whose period ends on that day. */
function chooseStart(said: DocumentStatements, facts: Facts, end: string): string | null {
  const tagged = said.days('start').find((start) => isPossiblePeriod(start, end));
  return tagged ?? startBefore(facts, end);
}

function startBefore({ figures, entity }: Facts, end: string): string | null {
  const starts = [...figures, ...entity].flatMap(({ context }) =>
    !context.isInstant &&
    context.end === end &&
    parseDay(context.start) &&
    isPossiblePeriod(context.start, end)
      ? context.start
      : [],
  );
  return mostFrequent(starts) ?? null;
}

/** The newest day before this period that has figures of the whole company. */
function choosePreviousEnd(
  figures: readonly Fact[],
  { start, end }: { start: string | null; end: string },
): string | null {
  const days = new Set<string>();
  for (const { context } of figures) {
    if (context.end < end && parseDay(context.end) && (isOfWhole(context) || isDivided(context)))
      days.add(context.end);
  }
  const ordered = [...days].sort().reverse();
  // Some software dates the balance sheet before on the first day itself; an opening balance in a note has
  // that day too.
  return ordered.find((day) => start === null || day < start) ?? ordered[0] ?? null;
}

/** More than there are people. */
const EMPLOYEES_MAX = 2_000_000_000;

function readPeriod(
  facts: FactsByTag,
  question: Parameters<typeof chooseValues>[1],
  doubts: Set<Doubt>,
): Figures {
  const chosen = chooseValues(facts, question);
  const { values, failed } = checkSums(chosen);
  if (failed.length > 0) doubts.add('sums_fail');
  if (chosen.contradicted.length > 0) doubts.add('values_differ');
  return Object.fromEntries(
    FIGURES.map((figure) => {
      const value = values.get(figure);
      if (value === undefined) return [figure, null];
      if (Math.abs(value) <= (figure === 'employees' ? EMPLOYEES_MAX : AMOUNT_MAX))
        return [figure, toWholeUnits(value)];
      doubts.add('figure_too_large');
      return [figure, null];
    }),
  ) as Figures;
}
