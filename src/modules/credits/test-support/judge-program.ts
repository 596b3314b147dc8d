import { type Queryable, sql } from '../../../platform/postgres/index.ts';
import type { Answer, Deed, Executed } from './ledger-program.ts';

interface Entry {
  kind: string;
  account_id: string;
  credits: number;
  hold_id: string | null;
  subject: string | null;
  reason: string | null;
  grant_key: string | null;
}
type Pattern = Partial<Entry>;

export interface Books {
  /** The entries each committed transaction wrote, by its tag. */
  committed: Map<string, Entry[]>;
  /** Every entry but the grants the accounts started with. */
  entries: Entry[];
  /** Entries of transactions that left no witness. */
  unexplained: Entry[];
}

/** Rows written by one transaction share their `xmin`, which shows which transaction wrote an entry. */
export async function readBooks(db: Queryable, accounts: string[]): Promise<Books> {
  const witnesses = await db.query<{ tag: string }>(sql`select tag from witness`);
  const rows = await db.query<Entry & { tag: string | null }>(sql`
    select kind, account_id, credits, hold_id, subject, reason, grant_key, tag
    from credit_entries left join witness on witness.xmin = credit_entries.xmin
    where account_id = any(${accounts}) and reason is distinct from 'start' order by number`);
  const committed = new Map<string, Entry[]>(witnesses.map(({ tag }) => [tag, []]));
  const unexplained: Entry[] = [];
  for (const row of rows) (committed.get(row.tag ?? '') ?? unexplained).push(row);
  return { committed, entries: rows, unexplained };
}

/** Compares the answers that callers got with the entries, and lists the differences. */
export function judgeProgram(executed: Executed[], books: Books): string[] {
  const faults = books.unexplained.map((entry) => `written by no operation: ${JSON.stringify(entry)}`);
  for (const { tag, deed, outcome } of executed) {
    const written = books.committed.get(tag);
    const accuse = (what: string) =>
      faults.push(`${what}: ${JSON.stringify({ tag, deed, outcome, written })}`);
    if (outcome.was === 'done' && !written) accuse('reported as done, but lost');
    if ((outcome.was === 'refused' || outcome.was === 'rolled back') && written)
      accuse('reported as not done, but there');
    if (!written) continue;
    const answers = outcome.was === 'done' ? [outcome.answer] : possibleAnswers(deed);
    if (!answers.some((answer) => isExactly(written, effectOf(deed, answer)))) accuse('not its whole effect');
    if (outcome.was !== 'done') continue;
    const evidence = evidenceFor(deed, outcome.answer);
    if (!books.entries.some((entry) => matches(entry, evidence))) accuse('the answer is not borne out');
  }
  return faults;
}

/** Every entry an operation writes when it gives this answer. */
function effectOf(deed: Deed, answer: Answer): Pattern[] {
  switch (deed.do) {
    case 'grant': {
      const { accountId, credits, reason, key = null } = deed;
      return answer.granted
        ? [{ kind: 'grant', account_id: accountId, credits, reason, grant_key: key, hold_id: null }]
        : [];
    }
    case 'hold': {
      const { accountId, holdId, subject, credits } = deed;
      return [{ kind: 'hold', account_id: accountId, hold_id: holdId, subject, credits }];
    }
    case 'settle':
      return answer.repeated ? [] : [evidenceFor(deed, answer)];
    case 'charge': {
      const { accountId, subject, reason } = deed;
      return answer.charged
        ? [{ kind: 'charge', account_id: accountId, subject, reason, credits: 1, hold_id: null }]
        : [];
    }
  }
}

/** An entry that must exist, written by any operation, for the answer to be true. */
function evidenceFor(deed: Deed, answer: Answer): Pattern {
  switch (deed.do) {
    case 'grant':
      return deed.key === undefined
        ? { reason: deed.reason }
        : { account_id: deed.accountId, grant_key: deed.key };
    case 'hold':
      return { kind: 'hold', hold_id: deed.holdId };
    case 'settle': {
      const kind = answer.charged ? 'charge' : 'release';
      return { kind, hold_id: deed.holdId, reason: answer.recordedReason ?? '' };
    }
    case 'charge':
      return { kind: 'charge', account_id: deed.accountId, subject: deed.subject };
  }
}

/** For an operation that died before it could answer. */
function possibleAnswers(deed: Deed): Answer[] {
  if (deed.do !== 'settle')
    return [
      { granted: true, charged: true },
      { granted: false, charged: false },
    ];
  const asked = { charged: deed.outcome === 'charge', recordedReason: deed.reason };
  const alreadyPaid = { charged: false, recordedReason: 'already_charged' };
  return [{ repeated: true }, asked, ...(deed.outcome === 'charge' ? [alreadyPaid] : [])];
}

function isExactly(written: Entry[], expected: Pattern[]): boolean {
  return (
    written.length === expected.length && expected.every((pattern, i) => matches(written[i] ?? {}, pattern))
  );
}

function matches(entry: Pattern, pattern: Pattern): boolean {
  return (Object.keys(pattern) as (keyof Entry)[]).every((field) => entry[field] === pattern[field]);
}
