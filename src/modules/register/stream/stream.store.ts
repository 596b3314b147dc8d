import { type Queryable, type Statement, sql, type Transaction } from '../../../platform/postgres/index.ts';
import type { CompanyRecord, ProfileExtras, RegisteredFacts } from '../live/company-record.ts';
import { writeCompany } from '../live/live.store.ts';
import type { LiveProfile } from '../live/normalise-profile.ts';
import { applyOwner, deleteOwner } from '../owners/owners.store.ts';
import { SANDBOX_SOURCE } from '../register-state.ts';
import type { StreamName } from './plan-streams.ts';
import type { EventContent, ListName } from './read-event.ts';

/** Well below PostgreSQL's deadlock timeout of one second. */
const LOCK_WAIT = '400ms';

export interface StreamPosition {
  source: string;
  stream: StreamName;
}

/** The last REST fetch of a company. */
interface DetailTimes {
  fetchedAt: Date | null;
  /** A fetch is running now. */
  isBeingFetched: boolean;
}

export type StreamStore = typeof streamStore;

/** How far the streams were read, and what their events change in the register. */
export const streamStore = {
  /**
   * From here on the transaction fails quickly on a lock it cannot get. An import swaps whole tables, and
   * must not deadlock with a reader of streams.
   */
  async failFastOnLocks(tx: Transaction): Promise<void> {
    await tx.execute(sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`);
  },

  async findTimepoint(db: Queryable, { source, stream }: StreamPosition): Promise<number | undefined> {
    const row = await db.first<{ timepoint: number | null }>(sql`
      select timepoint from stream_positions where source = ${source} and stream = ${stream}`);
    return row?.timepoint ?? undefined;
  },

  /** Reads the timepoint and locks it until the transaction ends. */
  async lockTimepoint(
    tx: Transaction,
    { source, stream }: StreamPosition,
    now: Date,
  ): Promise<number | undefined> {
    const row = await tx.first<{ timepoint: number | null }>(sql`
      insert into stream_positions as place (source, stream, heard_at) values (${source}, ${stream}, ${now})
      on conflict (source, stream) do update set heard_at = excluded.heard_at
      returning timepoint`);
    return row?.timepoint ?? undefined;
  },

  async saveTimepoint(
    tx: Transaction,
    { source, stream }: StreamPosition,
    { timepoint, now }: { timepoint: number; now: Date },
  ): Promise<void> {
    await tx.execute(sql`
      update stream_positions set timepoint = ${timepoint}, heard_at = ${now}
      where source = ${source} and stream = ${stream}`);
  },

  /** The next connection starts with new events only. */
  async forgetTimepoint(db: Queryable, { source, stream }: StreamPosition): Promise<void> {
    await db.execute(sql`
      update stream_positions set timepoint = null where source = ${source} and stream = ${stream}`);
  },

  async touch(db: Queryable, { source, stream }: StreamPosition, now: Date): Promise<void> {
    await db.execute(sql`
      insert into stream_positions as place (source, stream, heard_at) values (${source}, ${stream}, ${now})
      on conflict (source, stream) do update set heard_at = greatest(place.heard_at, excluded.heard_at)`);
  },

  /** When any process last received something from the stream. */
  async findHeardAt(db: Queryable, { source, stream }: StreamPosition): Promise<Date | undefined> {
    const row = await db.first<{ heard_at: Date }>(sql`
      select heard_at from stream_positions where source = ${source} and stream = ${stream}`);
    return row?.heard_at;
  },

  async readDetailTimes(tx: Transaction, numbers: string[], now: Date): Promise<Map<string, DetailTimes>> {
    const rows = await tx.query<{ company_number: string; fetched_at: Date | null; claimed: boolean }>(sql`
      select company_number, fetched_at, coalesce(claimed_until > ${now}, false) as claimed
      from company_details where company_number = any(${numbers}::text[])`);
    return new Map(
      rows.map((row) => [row.company_number, { fetchedAt: row.fetched_at, isBeingFetched: row.claimed }]),
    );
  },

  /** Whether the register belongs to this source: the sandbox's stream only to the sandbox's register. */
  async isRegisterOf(tx: Transaction, source: string): Promise<boolean> {
    // An import may replace the sandbox's register with a real one, never the reverse. The lock orders the
    // two.
    const row = await tx.first<{ source: string | null }>(
      source === SANDBOX_SOURCE
        ? sql`select source from register_state for share nowait`
        : sql`select source from register_state`,
    );
    return (row?.source === SANDBOX_SOURCE) === (source === SANDBOX_SOURCE);
  },

  /**
   * Applies an event to the stored company and to its owners; does nothing else for companies that are not
   * stored. Fails with a lock timeout instead of waiting, so it never blocks an import.
   */
  async apply(
    tx: Transaction,
    number: string,
    { content, at, day }: { content: EventContent; at: Date; day: string },
  ): Promise<void> {
    await applyToOwners(tx, number, { content, at });
    switch (content.part) {
      case 'profile':
        return applyProfile(tx, number, content.profile, at);
      case 'company_deleted':
        return applyRemoval(tx, number, { at, day });
      case 'insolvency':
        return replacePart(tx, number, 'insolvency', () => content.insolvency);
      case 'entry_deleted':
        return replacePart(tx, number, content.list, (items) =>
          (items as { id: string | null }[]).filter(({ id }) => id !== content.id),
        );
      case 'officers':
      case 'persons_with_significant_control':
      case 'charges':
        return replacePart(tx, number, content.part, (items) => withEntry(items, content));
      default:
        // A filing itself changes no stored data; the change it made arrives on another stream.
        return;
    }
  },
};

/** Owners are kept for every company, whether its details are stored or not. */
async function applyToOwners(
  tx: Transaction,
  number: string,
  { content, at }: { content: EventContent; at: Date },
): Promise<void> {
  if (content.part === 'persons_with_significant_control') {
    await applyOwner(tx, number, { person: content.item, at });
  } else if (content.part === 'entry_deleted' && content.list === 'persons_with_significant_control') {
    await deleteOwner(tx, number, { id: content.id, at });
  }
}

async function applyProfile(
  tx: Transaction,
  number: string,
  { facts, extras }: LiveProfile,
  at: Date,
): Promise<void> {
  const held = await tx.first<{ record: CompanyRecord }>(sql`
    select to_jsonb(company) as record from companies company where company_number = ${number}
    for no key update nowait`);
  if (!held) return;
  const changed = changedFacts(held.record, facts);
  if (changed.size > 0) {
    if (changed.has('company_name') || changed.has('previous_names')) {
      // An import that writes names holds these rows, and locks the company next.
      await tx.query(sql`
        select 1 from company_names where company_id = (select id from companies where company_number = ${number})
        for update nowait`);
    }
    await writeCompany(tx, { facts, parts: { charges: null } }, at);
  }
  await tx.execute(sql`
    update company_details set profile = coalesce(profile, '{}') || ${JSON.stringify(known(extras))}::jsonb
    where company_number = ${number} and found and not (coalesce(profile, '{}') @> ${JSON.stringify(known(extras))}::jsonb)`);
}

/** Values that an event leaves out stay as they were. */
function known(extras: ProfileExtras): Partial<ProfileExtras> {
  return Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== null));
}

async function applyRemoval(
  tx: Transaction,
  number: string,
  { at, day }: { at: Date; day: string },
): Promise<void> {
  await tx.query(sql`select 1 from companies where company_number = ${number} for no key update nowait`);
  await tx.execute(sql`
    update companies set removed_on = ${day}::date, row_hash = 0, live_at = ${at}
    where company_number = ${number} and removed_on is null`);
}

type PartName = ListName | 'insolvency';

/** The columns are named here, so that no text from outside is ever part of a statement. */
const PART_STATEMENTS: Record<PartName, { select: string; update: string }> = {
  officers: partStatements('officers'),
  persons_with_significant_control: partStatements('persons_with_significant_control'),
  charges: partStatements('charges'),
  insolvency: partStatements('insolvency'),
};

function partStatements(column: PartName) {
  return {
    select: `select ${column} as part from company_details
      where company_number = $1 and found and ${column} is not null for no key update nowait`,
    update: `update company_details set ${column} = $2::jsonb where company_number = $1`,
  };
}

/** An unknown list stays unknown: one entry is not the complete list. */
async function replacePart(
  tx: Transaction,
  number: string,
  part: PartName,
  change: (held: unknown) => unknown,
): Promise<void> {
  const { select, update } = PART_STATEMENTS[part];
  const held = await tx.first<{ part: unknown }>(statement(`read ${part}`, select, [number]));
  if (!held) return;
  const next = JSON.stringify(change(held.part));
  await tx.execute(statement(`write ${part}`, update, [number, next]));
}

function statement(name: string, text: string, values: unknown[]): Statement {
  return { name: `stream ${name}`, text, values };
}

type EntryContent = Extract<EventContent, { item: unknown }>;

/**
 * Replaces the entry, or appends a new one. An event without identity verification leaves the stored one
 * unchanged.
 */
function withEntry(held: unknown, { item }: EntryContent): unknown[] {
  const items = held as EntryContent['item'][];
  const index = item.id === null ? -1 : items.findIndex(({ id }) => id === item.id);
  const before = items[index];
  if (!before) return [...items, item];
  const isSilent = 'identity_verification_details' in item && item.identity_verification_details === null;
  const stored = 'identity_verification_details' in before ? before.identity_verification_details : null;
  return items.with(index, isSilent ? { ...item, identity_verification_details: stored } : item);
}

/** The facts that differ. Many profile events change none. */
function changedFacts(held: RegisteredFacts, received: RegisteredFacts): Set<keyof RegisteredFacts> {
  const names = Object.keys(received) as (keyof RegisteredFacts)[];
  return new Set(names.filter((name) => written(held[name]) !== written(received[name])));
}

/** PostgreSQL reorders the fields of a JSON object. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, field) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
