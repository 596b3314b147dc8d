import { nameKey } from '../../../shared/company-name.ts';
import type { ClaimRole } from './claim.ts';
import type { Mention } from './detect/mention.ts';
import type { TextBlock } from './read/page-text.ts';

/** A mention with the statement it belongs to and the role it has in the end. */
export interface PlacedMention {
  mention: Mention;
  statement: number;
  role: ClaimRole;
}

interface Statement {
  id: number;
  /** The name it is about, as a key; null while only numbers have been seen. */
  name: string | null;
  role: ClaimRole | null;
  /** The first value of each kind. */
  values: Map<string, string>;
  /** The companies whose trading names stand in it. */
  holders: Set<Mention>;
  careOf: boolean;
  start: number;
  end: number;
  block: number;
  members: PlacedMention[];
}

/** How far apart the lines of one statement may stand: a footer puts links between them. */
const GAP_CHARACTERS_MAX = 420;
const GAP_BLOCKS_MAX = 14;
/** A name that follows a number it belongs to comes soon. */
const NAME_AFTER_MAX = 160;
/** Older statements are out of reach anyway. */
const RECENT = 8;
const ONE_EACH = new Set(['company_number', 'vat_number']);

/**
 * Puts what is said of one company together. A number belongs to the last name before it; where a sentence ended in
 * between, to the company the text is about rather than to a parent or partner it mentioned in passing.
 */
export function groupStatements(
  mentions: readonly Mention[],
  blocks: readonly TextBlock[],
  isApart: (from: number, to: number) => boolean,
): PlacedMention[] {
  const statements: Statement[] = [];
  const placed: PlacedMention[] = [];
  const byMention = new Map<Mention, Statement>();
  for (const current of mentions) {
    const statement = isName(current)
      ? placeName(current, statements, byMention, blocks)
      : placeFact(current, statements, blocks, isApart);
    const entry = { mention: current, statement: statement.id, role: 'unknown' as ClaimRole };
    statement.members.push(entry);
    if (!statement.values.has(current.kind)) statement.values.set(current.kind, current.value);
    if (current.linkedTo) statement.holders.add(current.linkedTo);
    statement.end = current.end;
    statement.block = current.block;
    if (current.role && (statement.role === null || isName(current))) statement.role ??= current.role;
    byMention.set(current, statement);
    placed.push(entry);
  }
  for (const statement of statements)
    for (const member of statement.members) member.role = member.mention.role ?? statement.role ?? 'unknown';
  return placed;
}

const isName = (candidate: Mention) => candidate.kind === 'legal_name' || candidate.kind === 'trading_name';

function placeName(
  current: Mention,
  statements: Statement[],
  byMention: Map<Mention, Statement>,
  blocks: readonly TextBlock[],
): Statement {
  const key = nameKey(current.value);
  const linked = current.linkedTo && byMention.get(current.linkedTo);
  if (linked) return linked;
  const last = statements.at(-1);
  const near = last && isNear(last, current, blocks);
  if (near && last.name !== null && sameName(last.name, key)) {
    // The full name decides from here on: "Larch" may open it, "Larch Homes Ltd" and "Larch Lets Ltd" are two.
    if (current.kind === 'legal_name') last.name = key;
    return last;
  }
  // "Registered in Ireland. © Larch Ltd": the number, or the place, came first.
  if (near && last.name === null && current.start - last.end <= NAME_AFTER_MAX && current.role !== 'agency') {
    last.name = key;
    return last;
  }
  // The holder of a trading name joins the statement that the trading name opened.
  if (near && last.holders.has(current)) {
    last.name = key;
    return last;
  }
  const earlier = statements
    .slice(-RECENT)
    .findLast((other) => other.name === key && isNear(other, current, blocks));
  return earlier ?? open(statements, current, key);
}

function sameName(a: string, b: string): boolean {
  return a === b || (a.length > 4 && b.startsWith(`${a} `)) || (b.length > 4 && a.startsWith(`${b} `));
}

function placeFact(
  current: Mention,
  statements: Statement[],
  blocks: readonly TextBlock[],
  isApart: (from: number, to: number) => boolean,
): Statement {
  // An accountant's address is where the company's post goes; what follows is still about the company.
  const near = statements
    .slice(-RECENT)
    .filter((statement) => !statement.careOf && isNear(statement, current, blocks));
  const last = near.at(-1);
  if (!last) return open(statements, current, null);
  let chosen = last;
  if (isApart(last.end, current.start) || last.block !== current.block) {
    const subject = near.findLast(
      (statement) =>
        statement.role !== 'group' && statement.role !== 'third_party' && statement.role !== 'agency',
    );
    if (subject) chosen = subject;
    else if (last.role === 'agency' || (last.role === 'third_party' && last.block !== current.block))
      return open(statements, current, null);
  }
  const said = chosen.values.get(current.kind);
  if (ONE_EACH.has(current.kind) && said !== undefined && said !== current.value) {
    const without = near.findLast(
      (statement) => !statement.values.has(current.kind) && statement.name !== null,
    );
    return without ?? open(statements, current, null);
  }
  return chosen;
}

function isNear(statement: Statement, current: Mention, blocks: readonly TextBlock[]): boolean {
  if (current.start - statement.end > GAP_CHARACTERS_MAX || current.block - statement.block > GAP_BLOCKS_MAX)
    return false;
  if (blocks[statement.block]?.source !== blocks[current.block]?.source) {
    // The words of the body and those of the footer are different statements, unless they touch.
    return current.block - statement.block <= 1;
  }
  return true;
}

function open(statements: Statement[], current: Mention, name: string | null): Statement {
  const statement: Statement = {
    id: statements.length,
    name,
    role: null,
    values: new Map(),
    holders: new Set(),
    careOf: current.doubts.includes('care_of') && isName(current),
    start: current.start,
    end: current.end,
    block: current.block,
    members: [],
  };
  statements.push(statement);
  return statement;
}
